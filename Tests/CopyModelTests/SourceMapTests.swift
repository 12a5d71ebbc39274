import Testing

@testable import CopyModel

@Suite struct SourceMapTests {
  /// The text `>ab\né_c<` where `\n` is an escape of two bytes for one, and `_` stands for nothing.
  private static let map = SourceMap([
    MapSegment(decoded: 0, text: 1, isEscape: false), MapSegment(decoded: 2, text: 3, isEscape: true),
    MapSegment(decoded: 3, text: 5, isEscape: false), MapSegment(decoded: 5, text: 7, isEscape: true),
    MapSegment(decoded: 5, text: 8, isEscape: false), MapSegment(decoded: 6, text: 9, isEscape: false),
  ])

  @Test(arguments: [
    (0..<6, 1..<9), (0..<1, 1..<2), (1..<3, 2..<5), (2..<3, 3..<5), (3..<5, 5..<7), (5..<6, 8..<9), (2..<2, 3..<3),
    (3..<3, 5..<5), (6..<6, 9..<9), (0..<0, 1..<1),
  ])
  func findsTheWayBack(decoded: Range<Int>, text: Range<Int>) {
    #expect(Self.map.textRange(of: decoded) == text)
  }

  @Test func findsEscapesByTheirEnd() {
    #expect(Self.map.escape(endingAt: 5)?.text == 3)
    #expect(Self.map.escape(endingAt: 8)?.text == 7)
    for place in [0, 1, 3, 4, 6, 7, 9, 12] { #expect(Self.map.escape(endingAt: place) == nil, "\(place)") }
  }

  @Test func copyThatStandsAsItIs() {
    let map = SourceMap(verbatimFrom: 10, count: 3)
    #expect(map.textRange(of: 0..<3) == 10..<13)
    #expect(map.textRange(of: 3..<3) == 13..<13)
    #expect(SourceMap(verbatimFrom: 10, count: 0).textRange(of: 0..<0) == 10..<10)
    #expect(map.escape(endingAt: 13) == nil)
  }
}
