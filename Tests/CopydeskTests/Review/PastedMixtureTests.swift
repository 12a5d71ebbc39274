import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// Of texts that are put together from known parts, the parts are found again, and nothing but copy is edited.
@Suite struct PastedMixtureTests {
  private static let seeds = 0..<8

  private func mixtures(_ seed: Int) -> [PastedMixture] { (0..<40).map { PastedMixture(UInt64(seed * 1_000 + $0)) } }

  /// Parts that are read as what they are, of all that are no marks: copy as one string in its role, else as none.
  private func right(in mixture: PastedMixture) -> (count: Int, of: Int) {
    let catalog = CatalogReader.read(ByteBuffer(Array(mixture.text.utf8)), path: "")
    var (place, right, all) = (0, 0, 0)
    for part in mixture.parts {
      let range = place..<place + part.text.utf8.count
      place = range.upperBound
      if part.kind == .mark { continue }
      let found = catalog.entries.filter { $0.raw.overlaps(range) }
      let isCopy =
        found.count == 1 && found[0].raw == range && (part.role.isEmpty || found[0].role.name.hasSuffix(part.role))
      all += 1
      if part.kind == .copy ? isCopy : found.isEmpty { right += 1 }
    }
    return (right, all)
  }

  @Test func `Parts are read as what they are`() {
    let found = Self.seeds.flatMap(mixtures).map(right)
    let share = Double(found.map(\.count).reduce(0, +)) / Double(found.map(\.of).reduce(0, +))
    #expect(share > 0.98)
  }

  @Test(arguments: Self.seeds) func `Nothing but copy is edited`(seed: Int) throws {
    let reviewer = try FileReviewer(settings: Settings())
    for mixture in mixtures(seed) {
      let bytes = ByteBuffer(Array(mixture.text.utf8))
      guard let fixed = try? FileFixer(reviewer, extent: .suggestions).fix(bytes, path: "") else { continue }
      var rest = fixed.bytes.bytes.text[...]
      for part in mixture.parts where part.kind != .copy {
        let found = rest.firstRange(of: part.text)
        #expect(found != nil, "“\(part.text)” is gone:\n\(mixture.text)\n→\n\(fixed.bytes.bytes.text)")
        rest = found.map { rest[$0.upperBound...] } ?? rest
      }
    }
  }
}
