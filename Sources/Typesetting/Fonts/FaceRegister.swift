internal import CPango

/// A set of faces, by their places in a register.
typealias FaceSet = Set<Int>

/// The faces that texts were set in.
@safe struct FaceRegister {
  private var faces: [FontFace] = []
  /// A font of Pango is one face at one size; it lives as long as the map that made it.
  private var known: [UnsafeMutablePointer<PangoFont>: Int] = unsafe [:]
  private var used = FaceSet()

  /// Counts faces as used.
  mutating func use(_ set: FaceSet) {
    if !set.isSubset(of: used) { used.formUnion(set) }
  }

  /// The faces that were used, in the order of their names.
  var fingerprints: [String] { used.map { faces[$0].description }.sorted() }

  /// Forgets which faces were used.
  mutating func forgetUse() { used = [] }

  /// The faces of lines, together with another.
  mutating func register(_ lines: [Line], _ other: FaceSet) -> FaceSet {
    var set = other
    for line in lines {
      unsafe line.forEachRun { font, _ in
        if let font = unsafe font { unsafe set.formUnion(register(font)) }
      }
    }
    return set
  }

  /// The face of a font.
  mutating func register(_ font: UnsafeMutablePointer<PangoFont>) -> FaceSet {
    if let index = unsafe known[font] { return [index] }
    let face = unsafe FontFace(font)
    let index = faces.firstIndex(of: face) ?? faces.count
    if index == faces.count { faces.append(face) }
    // Held, so that no other font can come to stand at the same address.
    _ = unsafe g_object_ref(UnsafeMutableRawPointer(font))
    unsafe known[font] = index
    return [index]
  }

  /// Lets go of the fonts.
  mutating func removeAll() {
    for unsafe font in unsafe known.keys { unsafe g_object_unref(UnsafeMutableRawPointer(font)) }
    unsafe known.removeAll()
  }
}

extension Typesetter {
  /// The faces that texts were set in since the last reset, each as name, revision and checksum:
  /// `Inter-Regular 4.0 3f2a9101`.
  package var usedFaces: [String] { faces.fingerprints }

  /// Starts the list of used faces anew, so that it tells about one fixture alone.
  package func resetUsedFaces() { faces.forgetUse() }
}
