import Testing

@testable import CopyModel

@Suite struct SpliceTests {
  @Test func ordersAndRefusesWhatCollides() {
    #expect([Splice(4..<5, "b"), Splice(0..<1, "a")].inOrder == [Splice(0..<1, "a"), Splice(4..<5, "b")])
    #expect([Splice(0..<2, ""), Splice(1..<3, "")].inOrder == nil)
    #expect([Splice(1..<1, "a"), Splice(1..<1, "b")].inOrder == nil)
    #expect([Splice(0..<2, "a"), Splice(2..<3, "b")].inOrder != nil)
    #expect([Splice(0..<2, "a."), Splice(2..<2, ".")].inOrder == nil)
    #expect([Splice(0..<2, "a"), Splice(2..<2, ".")].inOrder != nil)
  }

  @Test func applies() {
    let copy = ByteBuffer(Array("one two".utf8))
    let splices = [Splice(0..<3, "1"), Splice(3..<3, ","), Splice(7..<7, "!")]
    #expect(splices.applied(to: copy.bytes) == "1, two!")
  }
}
