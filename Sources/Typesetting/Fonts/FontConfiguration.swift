internal import CPango
import Synchronization

/// The only fonts that exist for us, as fontconfig keeps them.
///
/// It is made from text in memory: nothing of the machine's own configuration is read, so the same
/// fonts answer the same on every machine. Once built it is never changed, and fontconfig counts
/// references to it atomically, which is what makes sharing it between threads sound.
@safe final class FontConfiguration: @unchecked Sendable {
  let pointer: OpaquePointer

  private init(_ families: [FoundFamily]) {
    // The name space of a process has one configuration; without memory nothing else works either.
    unsafe pointer = FcConfigCreate()
    let text = ConfigurationText(families).description
    unsafe text.withCString { start in
      _ = unsafe start.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count + 1) {
        unsafe FcConfigParseAndLoadFromMemory(pointer, $0, FcFalse)
      }
    }
    unsafe FcConfigSetRescanInterval(pointer, 0)
    _ = unsafe FcConfigBuildFonts(pointer)
  }

  deinit { unsafe FcConfigDestroy(pointer) }

  /// The configuration of a source, made on the first call.
  ///
  /// - Throws: `MissingFonts` where a family is in none of the directories.
  static func shared(for source: FontSource) throws(MissingFonts) -> FontConfiguration {
    let outcome: Result<FontConfiguration, MissingFonts> = made.withLock { made in
      if let known = made[source] { return .success(known) }
      return Result { () throws(MissingFonts) in try make(source) }.map { new in
        if made.isEmpty { becomeCurrent(new) }
        made[source] = new
        return new
      }
    }
    return try outcome.get()
  }

  private static let made = Mutex<[FontSource: FontConfiguration]>([:])

  private static func make(_ source: FontSource) throws(MissingFonts) -> FontConfiguration {
    let directories = source.directories
    let found = FontFamily.all.map { FoundFamily($0, in: directories) }
    let missing = zip(FontFamily.all, found).filter { $0.1 == nil }.map(\.0)
    guard missing.isEmpty else {
      throw MissingFonts(families: missing, searched: directories)
    }
    return FontConfiguration(found.compactMap(\.self))
  }

  /// Must come before the first call of Pango, which otherwise reads the machine's configuration
  /// in a thread of its own, and takes the preferred languages from the machine's locale.
  private static func becomeCurrent(_ configuration: FontConfiguration) {
    _ = unsafe FcConfigSetCurrent(configuration.pointer)
    _ = unsafe g_setenv("PANGO_LANGUAGE", "en", 1)
  }
}
