import CopyModel
import CopyProgram
import CopyText
import Testing

/// Alerts that one function or maker hands on to another, which shows them.
@Suite("Alerts handed on")
struct HandedOnTests {
  // MARK: Names of keys

  @Test(arguments: [
    "R.string.localizable.harborShutTitle()", "R.string.localizable.harborShutTitle(preferredLanguages: [\"en\"])",
    "R.string.localizable.harborShutTitle(preferredLanguages: languages)",
    "R.string(preferredLanguages: languages).localizable.harborShutTitle()",
    "R.string.localizable.harborShutTitle(name, preferredLanguages: view?.locale.languages)",
  ])
  func `what R.swift makes of a key`(accessor: String) {
    let index = ProgramIndex(
      ProgramIndex.joined([
        Reading.facts(
          """
          class Pier {
            var languages: [String] = []
            func f(name: String) { let a = UIAlertController(title: \(accessor), message: nil, preferredStyle: .alert) }
          }
          """, .swift)
      ]))
    let key = ByteBuffer("harbor.shut.title".utf8)
    let other = ByteBuffer("string.localizable".utf8)
    withExtendedLifetime((key, other)) {
      #expect(index.sites(key: key.bytes, value: Bytes(start: nil, count: 0)).count == 1)
      #expect(index.sites(key: other.bytes, value: Bytes(start: nil, count: 0)).isEmpty)
    }
  }
}
