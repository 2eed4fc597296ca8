import Elements
import Geometry
import Rendering
import Testing
import Typesetting
import Views

extension RenderingTests {
  @Suite struct DrawingTests {
    let renderer: Renderer

    init() throws { renderer = Renderer(typesetter: try Typesetter()) }

    @Test(arguments: UserInterfaceStyle.allCases)
    func drawsTheSameBytesTwice(style: UserInterfaceStyle) throws {
      let list = DisplayList(sampleScreen(style))
      let other = Renderer(typesetter: try Typesetter())
      let fonts = ["Inter-Regular 1.0 00000000"]
      #expect(try renderer.png(of: list, fonts: fonts) == other.png(of: list, fonts: fonts))
    }

    @Test func givesThePictureThePixelsOfTheScreen() throws {
      let picture = try renderer.picture(of: DisplayList(sampleScreen()))
      #expect(picture.width == 640)
      #expect(picture.height == 960)
      #expect(picture.isOpaque)
      let whole = try renderer.picture(of: DisplayList(sampleScreen(), whole: true))
      #expect(whole.height == 1800)
    }

    @Test func carriesAPassportThatMatchesItsPixels() throws {
      let list = DisplayList(sampleScreen())
      let bytes = try renderer.png(of: list, fonts: ["a"])
      let passport = try #require(PicturePassport(PNGHeader(png: bytes)))
      #expect(passport.drawn == list.digest(fonts: ["a"]))
      #expect(passport.drawn != list.digest(fonts: ["b"]))
      #expect(passport.pixels == (try Picture(png: bytes)).digest)
    }

    @Test func drawsShapesWhereTheyAre() throws {
      let picture = try draw([
        view("rectangle", "a", rect(10, 10, 20, 20), [.color: .word("#FF0000")]),
        view("circle", "b", rect(40, 10, 20, 20), [.color: .word("#00FF00")]),
        view(
          "rectangle",
          "c",
          rect(70, 10, 20, 20),
          [.color: .word("blue"), .opacity: .points(0)]
        ),
      ])
      #expect(picture[10, 10] == [255, 0, 0])
      #expect(picture[29, 29] == [255, 0, 0])
      #expect(picture[30, 30] == [255, 255, 255])
      #expect(picture[50, 20] == [0, 255, 0])
      #expect(picture[41, 11] == [255, 255, 255])
      #expect(picture[80, 20] == [255, 255, 255])
    }

    @Test func putsEdgesOntoThePixelThatThousandthsMiss() throws {
      var capture = blank()
      capture.environment.scale = 3
      capture.sections = [
        CapturedSection(
          id: "s",
          elements: [
            view("rectangle", "a", rect(16.667, 0.1, 33.333, 10), [.color: .word("#FF0000")])
          ]
        )
      ]
      guard case .fill(let outline, _)? = DisplayList(capture).operations.last else {
        Issue.record("the rectangle is not the last operation")
        return
      }
      #expect(outline.rect.minX == 50.0 / 3)
      #expect(outline.rect.maxX == 50)
      #expect(outline.rect.minY == 0.1)
    }

    @Test func drawsBordersInsideTheFrame() throws {
      let picture = try draw([
        view(
          "zstack",
          "a",
          rect(10, 10, 20, 20),
          [.borderWidth: .points(2), .borderColor: .word("#0000FF")]
        )
      ])
      #expect(picture[10, 20] == [0, 0, 255])
      #expect(picture[11, 20] == [0, 0, 255])
      #expect(picture[12, 20] == [255, 255, 255])
      #expect(picture[9, 20] == [255, 255, 255])
    }

    @Test func cutsAtTheOutlineOnlyWhatIsClipped() throws {
      for isClipped in [false, true] {
        var box = view("zstack", "a", rect(10, 10, 20, 20), [:])
        if isClipped { box.attributes[.clipped] = .word("true") }
        box.children = [view("rectangle", "b", rect(10, 10, 40, 20), [.color: .word("#FF0000")])]
        let picture = try draw([box])
        #expect(picture[40, 20] == (isClipped ? [255, 255, 255] : [255, 0, 0]))
        #expect(picture[20, 20] == [255, 0, 0])
      }
    }

    @Test func mixesAGroupAsAWhole() throws {
      var box = view("zstack", "a", rect(0, 0, 40, 40), [.opacity: .points(0.5)])
      box.children = [
        view("rectangle", "b", rect(0, 0, 40, 40), [.color: .word("#FF0000")]),
        view("rectangle", "c", rect(0, 0, 40, 40), [.color: .word("#000000")]),
      ]
      let pixel = try draw([box])[20, 20]
      #expect(pixel.allSatisfy { (127...128).contains($0) })
    }

    @Test func drawsLaterAndHigherThingsOnTop() throws {
      var below = view("rectangle", "a", rect(0, 0, 40, 40), [.color: .word("#FF0000")])
      let above = view("rectangle", "b", rect(0, 0, 40, 40), [.color: .word("#00FF00")])
      #expect(try draw([below, above])[20, 20] == [0, 255, 0])
      below.zIndex = 1
      #expect(try draw([below, above])[20, 20] == [255, 0, 0])
    }

    @Test func fitsAndFillsPictures() throws {
      for (mode, corner) in [("fit", [255, 255, 255]), ("fill", [0, 0, 255])] as [(String, [UInt8])]
      {
        let picture = try draw([
          view(
            "image",
            "a",
            rect(0, 0, 80, 20),
            [.image: .text("img:10x10/0000FF"), .contentMode: .word(mode)]
          )
        ])
        #expect(picture[2, 1] == corner)
        #expect(picture[32, 1] == [0, 0, 255])
      }
    }

    @Test func drawsFilesAndHatchesMissingOnes() throws {
      let red = try #require(Picture(width: 1, height: 1, rgba: [255, 0, 0, 255])).png()
      let image = view("image", "a", rect(0, 0, 40, 40), [.image: .text("a.png")])
      let reading = Renderer(typesetter: try Typesetter()) { $0 == "a.png" ? red : nil }
      #expect(try reading.picture(of: list([image]))[20, 20] == [255, 0, 0])
      #expect(try draw([image])[1, 1] == [229, 229, 234])
    }

    @Test func movesWhatScrollsInsideASectionAndLeavesItsHeader() throws {
      var capture = blank()
      let header = Element(
        path: ElementPath(["s", "@header"]),
        kind: .supplementary("header"),
        frame: rect(0, 0, 20, 10),
        attributes: [.background: .word("#FF0000")]
      )
      let cell = Element(
        path: ElementPath(["s", "a"]),
        kind: .cell,
        frame: rect(60, 20, 20, 10),
        attributes: [.background: .word("#00FF00")]
      )
      capture.sections = [
        CapturedSection(
          id: "s",
          scrollOffset: FixedPoint(Point(x: 50, y: 0)),
          elements: [header, cell]
        )
      ]
      let picture = try renderer.picture(of: DisplayList(capture))
      #expect(picture[5, 5] == [255, 0, 0])
      #expect(picture[15, 25] == [0, 255, 0])
      #expect(picture[65, 25] == [255, 255, 255])
    }

    @Test func putsTextIntoItsContentRectangle() throws {
      let text: Attributes = [
        .text: .text("■"), .contentFrame: .numbers([50, 0, 40, 22].map { Thousandths($0) }),
      ]
      let picture = try draw([view("text", "a", rect(0, 0, 90, 22), text)])
      #expect(
        (0..<45).allSatisfy { x in (0..<22).allSatisfy { picture[x, $0] == [255, 255, 255] } }
      )
      #expect((50..<70).contains { x in (0..<22).contains { picture[x, $0] != [255, 255, 255] } })
    }

    @Test func drawsEmojiInColour() throws {
      let picture = try draw([view("text", "a", rect(0, 0, 40, 22), [.text: .text("🎉")])])
      let isColoured = (0..<40 * 22).contains { index in
        let pixel = picture[index % 40, index / 40]
        return Set(pixel).count > 1
      }
      #expect(isColoured)
    }

    @Test func refusesPicturesThatAreTooLarge() throws {
      let list = DisplayList(size: Size(width: 10, height: 1e6), scale: 3)
      #expect(throws: RenderingFailure.tooLarge(width: 30, height: 3e6)) {
        try renderer.picture(of: list)
      }
      let odd = DisplayList(size: Size(width: .nan, height: .infinity), scale: 3)
      #expect(throws: RenderingFailure.self) { try renderer.picture(of: odd) }
    }

    private func draw(_ elements: [Element]) throws -> Picture {
      try renderer.picture(of: list(elements))
    }

    private func list(_ elements: [Element]) -> DisplayList {
      var capture = blank()
      let cell = Element(
        path: ElementPath(["s", "i"]),
        kind: .cell,
        frame: rect(0, 0, 100, 100),
        children: elements
      )
      capture.sections = [CapturedSection(id: "s", elements: [cell])]
      return DisplayList(capture)
    }

    private func blank() -> Capture {
      let size = Size(width: 100, height: 100)
      return Capture(
        name: "blank",
        environment: Environment(size: size, scale: 1),
        contentSize: FixedSize(size),
        contentOffset: .zero
      )
    }
  }
}

extension Picture {
  /// Red, green and blue of a pixel.
  fileprivate subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(rgba[start..<start + 3])
  }
}
