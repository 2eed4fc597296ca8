internal import CPango

/// A set of faces, by their places in a register.
typealias FaceSet = Set<Int>

/// The faces that texts were set in.
struct FaceRegister {
  private var faces: [FontFace] = []
  /// The place of each font's face, by the font's address.
  private var known: [UInt: Int] = [:]
  /// The fonts are held, so that no other can come to stand at the address of one of them.
  private var held: [Owned] = []
  private var used = FaceSet()

  /// Counts faces as used.
  mutating func use(_ set: FaceSet) {
    if !set.isSubset(of: used) { used.formUnion(set) }
  }

  /// The faces that were used, in the order of their names.
  var fingerprints: [String] { used.map { faces[$0].description }.sorted() }

  /// Forgets which faces were used.
  mutating func forgetUse() { used = [] }

  /// The faces of lines, together with others.
  mutating func register(_ lines: [Line], with others: FaceSet) -> FaceSet {
    var set = others
    for line in lines {
      unsafe line.forEachRun { font, _ in
        if let font = unsafe font { unsafe set.insert(register(font)) }
      }
    }
    return set
  }

  /// The face of a font, which is one face at one size.
  mutating func register(_ font: UnsafeMutablePointer<PangoFont>) -> Int {
    let address = UInt(bitPattern: font)
    if let index = known[address] { return index }
    let face = unsafe FontFace(font)
    let index = faces.firstIndex(of: face) ?? faces.count
    if index == faces.count { faces.append(face) }
    unsafe held.append(Owned(sharing: UnsafeMutableRawPointer(font)))
    known[address] = index
    return index
  }
}

extension Typesetter {
  /// The faces that texts were set in since the last reset, each as name, revision and checksum:
  /// `Inter-Regular 3.019 030e5ef7`.
  package var usedFaces: [String] { faces.fingerprints }

  /// Starts the list of used faces anew, so that it tells about one fixture alone.
  package func resetUsedFaces() { faces.forgetUse() }
}
