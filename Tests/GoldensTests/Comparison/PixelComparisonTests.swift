import Goldens
import TestSupport
import Testing

@Suite struct PixelComparisonTests {
  @Test func comparesTheCommonAreaWhereARowIsMissing() throws {
    let tall = try #require(picture(width: 1179, height: 2556))
    let bytes = Array(tall.bytes.dropLast(1179 * 4))
    let short = try #require(PixelBuffer(width: 1179, height: 2555, bytes: bytes))
    let comparison = PixelComparison(tall, short)
    #expect(!comparison.isSame)
    #expect(comparison.sizeChanges == ["height 2556 -> 2555"])
    #expect(comparison.differing == 0 && comparison.box == nil)
  }

  @Test func countsEveryPixelAndBoxesThem() throws {
    let before = try #require(picture(width: 40, height: 30))
    var bytes = before.bytes
    for (column, row) in [(3, 2), (39, 2), (7, 29)] { bytes[(row * 40 + column) * 4 + 3] &+= 1 }
    let after = try #require(PixelBuffer(width: 40, height: 30, bytes: bytes))
    let comparison = PixelComparison(before, after)
    #expect(comparison.differing == 3)
    #expect(comparison.box?.columns == 3...39 && comparison.box?.rows == 2...29)
    #expect(comparison.first.map(\.column) == [3, 39, 7])
    #expect(comparison.sizeChanges.isEmpty)
  }

  @Test(arguments: UInt64(1)...20)
  func agreesWithCountingOneByOne(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func bytes() -> [UInt8] { (0..<9 * 7 * 4).map { _ in UInt8.random(in: 0...1, using: &random) } }
    let (a, b) = (bytes(), bytes())
    let count = (0..<63).count { a[$0 * 4..<$0 * 4 + 4] != b[$0 * 4..<$0 * 4 + 4] }
    let before = try #require(PixelBuffer(width: 9, height: 7, bytes: a))
    let after = try #require(PixelBuffer(width: 9, height: 7, bytes: b))
    #expect(PixelComparison(before, after).differing == count, "seed \(seed)")
  }

  @Test func refusesBytesThatDoNotFillThePicture() {
    #expect(PixelBuffer(width: 2, height: 2, bytes: [0]) == nil)
    #expect(PixelBuffer(width: -1, height: 0, bytes: []) == nil)
    #expect(PixelBuffer(width: .max, height: 2, bytes: []) == nil)
  }

  private func picture(width: Int, height: Int) -> PixelBuffer? {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for index in stride(from: 0, to: bytes.count, by: 37) { bytes[index] = UInt8(index % 251) }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}
