internal import CPNGShim

/// A keyword with a text, as a PNG carries them beside its pixels.
package struct PNGText: Hashable, Sendable {
  package var keyword: String
  package var text: String

  package init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }
}

extension Picture {
  /// The picture as PNG: the same bytes for the same picture and texts.
  ///
  /// Neither filters nor much compression, because goldens are written more often than they are
  /// sent anywhere, and no time.
  package func png(texts: [PNGText] = []) throws(PNGFailure) -> [UInt8] {
    let carried = CarriedTexts(texts)
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let failure = unsafe png_shim_encode(
      rgba,
      UInt32(width),
      UInt32(height),
      isOpaque ? 1 : 0,
      carried.items,
      carried.items.count,
      &bytes,
      &count
    )
    try PNGFailure.check(failure, width: width, height: height)
    defer { unsafe png_shim_free(bytes) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Reads a picture from a PNG of any kind.
  package init(png: [UInt8]) throws(PNGFailure) {
    try PNGFailure.judge(png)
    var pixels: UnsafeMutablePointer<UInt8>?
    var width: UInt32 = 0
    var height: UInt32 = 0
    let failure = unsafe png_shim_decode(
      png,
      png.count,
      Self.greatestArea,
      &pixels,
      &width,
      &height
    )
    try PNGFailure.check(failure, width: Int(width), height: Int(height))
    defer { unsafe png_shim_free(pixels) }
    let count = Int(width) * Int(height) * 4
    let rgba = unsafe Array(UnsafeBufferPointer(start: pixels, count: count))
    guard let picture = Picture(width: Int(width), height: Int(height), rgba: rgba) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    self = picture
  }

  /// A screen at three pixels a point has three million; a whole content may have thirty screens.
  private static let greatestArea: UInt64 = 100_000_000
}

extension PNGFailure {
  fileprivate static func check(
    _ failure: PNGShimFailure,
    width: Int,
    height: Int
  ) throws(PNGFailure) {
    switch failure.status {
    case PNG_SHIM_DONE: return
    case PNG_SHIM_TRUNCATED: throw .truncated
    case PNG_SHIM_TOO_LARGE: throw .tooLarge(width: width, height: height)
    case PNG_SHIM_NO_MEMORY: throw .outOfMemory
    default: throw .damaged(message(of: failure))
    }
  }

  private static func message(of failure: PNGShimFailure) -> String {
    unsafe withUnsafeBytes(of: failure.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// What stands in a PNG before its pixels.
package struct PNGHeader: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// The texts in the order of the file.
  package var texts: [PNGText]

  /// Reads the beginning of a PNG and decodes no pixel.
  package init(png: [UInt8]) throws(PNGFailure) {
    try PNGFailure.judge(png)
    var width: UInt32 = 0
    var height: UInt32 = 0
    var texts: [PNGText] = []
    let failure = unsafe withUnsafeMutablePointer(to: &texts) { list in
      unsafe png_shim_read_header(png, png.count, &width, &height, list) { list, keyword, text in
        guard let list = unsafe list, let keyword = unsafe keyword, let text = unsafe text else {
          return
        }
        let found = unsafe PNGText(String(cString: keyword), String(cString: text))
        unsafe list.assumingMemoryBound(to: [PNGText].self).pointee.append(found)
      }
    }
    try PNGFailure.check(failure, width: Int(width), height: Int(height))
    self.width = Int(width)
    self.height = Int(height)
    self.texts = texts
  }

  /// The text under a keyword.
  package subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.text
  }
}

/// Texts as C wants them, for as long as this lives.
@safe private final class CarriedTexts {
  private(set) var items: [PNGShimText] = unsafe []
  private let storage: UnsafeMutableBufferPointer<CChar>

  init(_ texts: [PNGText]) {
    let strings = texts.flatMap { [$0.keyword, $0.text] }.map { $0.utf8CString }
    unsafe storage = .allocate(capacity: strings.reduce(0) { $0 + $1.count })
    _ = unsafe storage.initialize(from: strings.joined())
    var offset = 0
    var starts: [UnsafePointer<CChar>?] = unsafe []
    for string in strings {
      unsafe starts.append(storage.baseAddress.map { unsafe UnsafePointer($0 + offset) })
      offset += string.count
    }
    unsafe items = stride(from: 0, to: starts.count, by: 2).map {
      unsafe PNGShimText(keyword: starts[$0], text: starts[$0 + 1])
    }
  }

  deinit { unsafe storage.deallocate() }
}
