import Testing

@testable import CopyText

/// Sets of lists hold any number of them.
@Suite struct TermListsTests {
  private let lists = (0..<300).map { TermList("list-\($0)") }

  @Test func aSetHoldsWhatWasPutInAlone() {
    let even = TermLists(lists.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element))
    for (offset, list) in lists.enumerated() { #expect(even.contains(list) == offset.isMultiple(of: 2)) }
  }

  @Test func eachListIsVisitedOnce() {
    var seen: [TermList] = []
    TermLists(lists + lists).forEachList { seen.append($0) }
    #expect(Set(seen) == Set(lists))
    #expect(seen.count == lists.count)
  }

  @Test(arguments: [(3, 3), (3, 299), (299, 3), (150, 299), (299, 299)])
  func setsMeetWhereTheyShareAList(_ left: Int, _ right: Int) {
    let isApart = TermLists([lists[left]]).isDisjoint(with: TermLists([lists[right], lists[7]]))
    #expect(isApart == (left != right))
    #expect(TermLists([lists[left]]).union(TermLists([lists[right]])) == TermLists([lists[right], lists[left]]))
  }

  @Test func theEmptySetHasNone() {
    #expect(TermLists().isEmpty)
    #expect(!TermLists([lists[299]]).isEmpty)
  }
}
