import CopyModel
import Foundation
import Testing

@testable import CopyText

@Suite struct FontRulerTests {
  @Test(arguments: [[], [0], Array("OTTO".utf8), [UInt8](repeating: 0xFF, count: 4096)])
  func whatIsNoFontIsRefused(_ bytes: [UInt8]) {
    #expect(throws: FontData.Failure.noFont) { try FontData(ByteBuffer(bytes)) }
  }

  /// A font with nothing but a box, a space and an A of half an em, made here so that no font need be installed.
  @Test func shapesWithTheFontAndFallsBackOnTheTable() throws {
    let fitter = LineFitter(ruler: try FontRuler([FontData(ByteBuffer(TinyFont.bytes))]))
    let font = TextFont(size: 10, weight: .regular)
    let (pair, spaced) = (ByteBuffer(Array("AA".utf8)), ByteBuffer(Array("A A".utf8)))
    #expect(fitter.width(of: pair.bytes, in: font, locale: .english) == 10)
    #expect(fitter.width(of: spaced.bytes, in: font, locale: .english) == 12.5)
    let mixed = ByteBuffer(Array("A사A".utf8))
    #expect(abs(fitter.width(of: mixed.bytes, in: font, locale: .english) - 19.2) < 0.01)
    let tracked = TextFont(size: 10, weight: .regular, tracking: 1)
    #expect(fitter.width(of: pair.bytes, in: tracked, locale: .english) == 12)
  }

  @Test func linesComeFromTheFont() throws {
    let fitter = LineFitter(ruler: try FontRuler([FontData(ByteBuffer(TinyFont.bytes))]))
    let text = ByteBuffer(Array("AA AA AA".utf8))
    let font = TextFont(size: 10, weight: .regular)
    #expect(fitter.lineCount(of: text.bytes, in: font, column: 25, locale: .english) == 2)
    #expect(fitter.lineCount(of: text.bytes, in: font, column: 12, locale: .english) == 3)
  }
}

/// A TrueType font of 1000 units with three glyphs: a box, the space (250 wide), and A (500 wide).
enum TinyFont {
  static let bytes: [UInt8] = {
    let tables: [(String, [UInt8])] = [
      ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", words([500, 0, 250, 0, 500, 0])),
      ("maxp", words([0, 0x5000, 3])),
    ]
    var directory = long(0x10000) + words([tables.count, 64, 2, 16])
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, data) in tables {
      directory += Array(tag.utf8) + long(0) + long(start + body.count) + long(data.count)
      body += data + [UInt8](repeating: 0, count: (4 - data.count % 4) % 4)
    }
    return directory + body
  }()

  /// Format 4: space and A.
  private static let cmap =
    words([0, 1, 3, 1]) + long(12)
    + words([
      4, 40, 0, 6, 4, 1, 2, 0x20, 0x41, 0xFFFF, 0, 0x20, 0x41, 0xFFFF, 0x10000 - 0x1F, 0x10000 - 0x3F, 1, 0, 0, 0,
    ])
  private static let head: [UInt8] =
    long(0x10000) + long(0x10000) + long(0) + long(0x5F0F_3CF5) + words([0, 1000]) + [UInt8](repeating: 0, count: 16)
    + words([0, 0, 500, 700, 0, 8, 2, 0, 0])
  private static let hhea: [UInt8] =
    long(0x10000) + words([800, 0x10000 - 200, 0, 500, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 3])

  private static func words(_ values: [Int]) -> [UInt8] { values.flatMap { [UInt8($0 >> 8 & 255), UInt8($0 & 255)] } }
  private static func long(_ value: Int) -> [UInt8] { words([value >> 16, value & 0xFFFF]) }
}
