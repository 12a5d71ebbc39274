import Testing

@testable import CopyModel

@Suite struct EntryTableTests {
  /// Entries of all kinds, far enough apart to lie in several chunks.
  private static func entry(_ number: Int) -> Entry {
    var entry = Entry()
    entry.key = TextSlice(file: number * 10..<number * 10 + 3)
    entry.setRaw(number * 10 + 4..<number * 10 + 9)
    entry.value = TextSlice(file: entry.raw)
    if number % 3 == 0 { entry.value = TextSlice(arena: number..<number + 2) }
    if number % 3 == 0 { (entry.firstSegment, entry.segmentCount) = (Int32(number), 2) }
    if number % 5 == 4 { entry.comment = TextSlice(file: number..<number + 1) }
    if number % 7 == 0 { (entry.role, entry.evidence, entry.style) = (.button, .explicit, .cancel) }
    if number % 11 == 0 { (entry.flags, entry.variation) = ([.isBare], TextSlice(arena: 5..<9)) }
    entry.locale = UInt16(number % 4)
    if number % 13 == 0 { (entry.extras, entry.group) = (Int32(number), 1) }
    return entry
  }

  private static func isSame(_ left: Entry, _ right: Entry) -> Bool { "\(left)" == "\(right)" }

  private static func table(of count: Int) -> EntryTable {
    (0..<count).reduce(into: EntryTable()) { $0.append(entry($1)) }
  }

  @Test("entries come out as they were put in", arguments: [0, 1, 7, 4_095, 4_096, 10_000])
  func keepsEntries(count: Int) {
    let table = Self.table(of: count)
    #expect(table.count == count)
    let wrong = table.indices.filter { !Self.isSame(table[$0], Self.entry($0)) }
    #expect(wrong.isEmpty)
  }

  @Test("an entry that changes leaves those alone that had the same")
  func changesOne() {
    var table = Self.table(of: 60)
    let before = Array(table)
    table[20].flags = [.isDamaged]
    table[21].comment = TextSlice(file: 3..<8)
    table[24].comment = .none
    #expect(table[20].flags == [.isDamaged] && table[21].comment.count == 5 && table[24].comment.isEmpty)
    let others = table.indices.filter { ![20, 21, 24].contains($0) }
    #expect(others.allSatisfy { Self.isSame(table[$0], before[$0]) })
  }

  @Test("a copy of a table stays as it was when the table changes")
  func leavesCopies() {
    var table = Self.table(of: 60)
    let copy = table
    table[20].flags = [.isDamaged]
    table.append(Self.entry(60))
    #expect(table.count == 61 && table[20].flags == [.isDamaged])
    #expect(copy.count == 60 && Self.isSame(copy[20], Self.entry(20)))
  }

  @Test(
    "what is cut off a list of chunks is gone, and what is left goes on", arguments: [0, 1, 4_095, 4_096, 4_097, 9_000])
  func cuts(start: Int) {
    var list = ChunkedArray<Int>()
    for number in 0..<9_000 { list.append(number) }
    list.removeAll(from: start)
    list.append(-1)
    #expect(list.count == start + 1)
    #expect(Array(list.elements(in: 0..<start)) == Array(0..<start) && list[start] == -1)
  }
}
