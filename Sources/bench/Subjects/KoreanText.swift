/// Korean sentences that are the same in every run and never the same twice.
struct KoreanText {
  private var state: UInt64

  private static let words = [
    "오늘", "서울", "성수동", "팝업", "스토어에서", "새로운", "컬렉션을", "만나보세요", "한정판",
    "굿즈와", "함께", "특별한", "하루를", "보내고", "친구들과", "추억을", "남기는", "공간입니다",
    "예약은", "필수이며", "입장", "인원은", "제한됩니다", "커피", "한", "잔과", "디저트를", "즐기며",
    "전시를", "관람할", "수", "있어요",
  ]

  init(seed: UInt64) {
    state = seed
  }

  mutating func sentence(words count: Int) -> String {
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Self.words[Int(state >> 33) % Self.words.count]
    }
    .joined(separator: " ")
  }

  /// As many paragraphs as a screen and a half of a chat.
  static var paragraphs: [String] {
    var text = KoreanText(seed: 32)
    return (0..<32).map { text.sentence(words: 12 + $0 % 9) }
  }
}
