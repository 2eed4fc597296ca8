/// The text in which a golden keeps its captures: one element a line.
///
/// ```
/// proofsheet frames 1
/// variant iphone-15 393x852@3 light large ltr ko_KR Asia/Seoul now=2026-01-01T00:00:00Z
/// fonts Inter 4.0 3f2a91 · NotoSansCJKkr 2.004 81cc20
/// made-with proofsheet 1 · pango 1.50 · cldr 46
///
/// capture top
///   update insert feed/f0 at 2/0
///   content 393x2140 offset 0,-59
///   event tap feed/f0
///   diagnostic missing-binding feed/p2/title
///   section feed
///     layout interGroupSpacing=12
///     header              y=+0       393x44   z=1 Title / text title font=headline "성수"
///     cell p1             y=+0       393x112  FeedRow / hstack . padding=12,16,12,16
///       image image       x=+16 y=mid 88x88   background=gray5 cornerRadius=8
///       text title        x=+12 y=mid 261x44  lines=2 font=headline "성수 팝업 스토어"
///       absent text dday "dday?"
///     items p2...p40      y=+12      393x4356 count=39
/// ```
///
/// **Lines.** Two spaces of indentation are one level. Lines end with a line feed; a carriage
/// return before it is ignored. Empty lines mean nothing.
///
/// **Words** are bare where they can be: not empty, without spaces, quotes, and characters that
/// cannot be seen. Otherwise they stand in single quotes, and texts always stand in double
/// quotes, with the escapes `\n`, `\r`, `\t`, `\\`, `\"`, `\'` and `\u{XXXX}`. Some lines end with
/// a sentence, which is bare where the whole of it can be.
///
/// **Attributes** are `name=value`, or only `name` where the value is the word `true`. A value is
/// a number, several numbers with commas (a trailing comma where there are fewer than two), a
/// word, or a text. Three are shorter: a component is only its capitalised word, the text is only
/// the quoted text and comes last, and `z=`, `at=`, `kind=` and `from=` belong to the
/// element itself.
///
/// **Names** of items are paths relative to the section, those of everything inside an item are
/// relative to the item: `.` is the same path, a leading `/` marks a whole path. `header` and
/// `footer` are supplementaries named `@header` and `@footer`. What stands after ` / ` is the view
/// that fills its item.
///
/// **Places** are two coordinates, `x=` and `y=`; one that is left out is 0. Where both are plain,
/// they are written `x,y`. x counts from the edge where reading starts. A coordinate is one of
///
/// - `12`: from the near edge of what is around it. For a view that is its parent; for an item of
///   a section that scrolls sideways, the end of the headers before it; for a badge, its cell; for
///   anything else in a section, the end of the section before.
/// - `+12`: from the furthest edge of all earlier siblings, or of the one before it alone where
///   the other coordinate is `=`.
/// - `=`: the near edge of the sibling before, as in the line of a grid.
/// - `mid+2`: centred in what is around it, and moved by 2.
/// - `end-2`: its far edge 2 before that of what is around it.
/// - `items+8`: from the furthest edge of all items of the section.
///
/// `viewport=0,59` counts from the corner of the screen, which is where a pinned header is held.
///
/// `from=0,4` on the line of a stack is how far its content stands from where its padding and its
/// alignment would put it, as in a taller frame; the places of its children count from there.
///
/// So a card that grows changes its own line and the size of the content, and nothing else.
///
/// **Index paths** are counted from the order of the lines; `at=` is there where one differs.
package enum FramesFormat {
  /// The version that this code writes and reads.
  package static let version = 1

  static let signature = "proofsheet frames"
  static let indentation = 2
}
