import CopyModel

@testable import CopyEngine
@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// What holds of fixing any file: no fix triggers another finding, loses what is filled in, or leaves work for a second run.
struct FixingLaws {
  let path: String
  let bytes: ByteBuffer
  /// What it translates, as fixed before it.
  let base: BaseCatalog?

  /// What breaks a law, in words for a test; empty where all hold.
  func breaches(_ extent: FileFixer.Extent) throws -> [String] {
    var settings = Settings()
    settings.proposes = extent.rewritesSets
    let reviewer = try FileReviewer(settings: settings)
    let fixer = FileFixer(reviewer, extent: extent, base: base)
    let once = try fixer.fix(bytes, path: path)
    guard once.edits > 0 else { return [] }
    let before = reviewer.review(bytes, path: path, base: base)
    let after = reviewer.review(once.bytes, path: path, base: base)
    let twice = try fixer.fix(once.bytes, path: path)
    return (twice.edits > 0 ? ["\(path): a second run makes \(twice.edits) edits"] : [])
      + lost(before.review, after.review) + triggered(before.review, after.review, extent)
  }

  /// Strings in which a conversion is gone or new, unless a finding was about just that.
  private func lost(_ before: Review, _ after: Review) -> [String] {
    let (old, new) = (before.catalog, after.catalog)
    guard old.entries.count == new.entries.count else { return [] }
    let mended = Set(
      before.findings.filter { $0.rule.hasPrefix("placeholder-") || $0.rule == "l10n-placeholder" }.map(\.entry))
    return old.entries.indices.compactMap { index in
      let (was, now) = (old.bytes(old.entries[index].value), new.bytes(new.entries[index].value))
      if was.equals(now) || mended.contains(index) { return nil }
      let counts = [was, now].map { FormatConversions.conversions(in: $0).map(\.text).sorted() }
      return counts[0] == counts[1] ? nil : "\(path): “\(was.text)” became “\(now.text)”"
    }
  }

  /// Rules that say more of a string, or of the file as a whole, than they did. An alert that is rewritten may keep a note.
  private func triggered(_ before: Review, _ after: Review, _ extent: FileFixer.Extent) -> [String] {
    guard before.catalog.entries.count == after.catalog.entries.count else {
      return after.findings.count > before.findings.count ? ["\(path): more findings than before"] : []
    }
    let (old, new) = (
      Self.tally(before.findings), Self.tally(after.findings.filter { !extent.rewritesSets || $0.severity > .note })
    )
    return new.compactMap { place, count in
      guard count > old[place, default: 0], !Self.wasSilenced(place, old), isToldAlike(place.entry, before, after)
      else {
        return nil
      }
      let entry = after.catalog.entries[place.entry]
      let was = before.catalog.bytes(before.catalog.entries[place.entry].value)
      return "\(path): \(place.rule) of “\(after.catalog.bytes(entry.value).text)”, which was “\(was.text)”"
    }.sorted()
  }

  /// Whether the role was as clear before: with its marks in order a text tells more of what it is for, and what is found
  /// then comes of that.
  private func isToldAlike(_ entry: Int, _ before: Review, _ after: Review) -> Bool {
    before.roles[entry].role == after.roles[entry].role && before.roles[entry].isWeak == after.roles[entry].isWeak
  }

  private struct Place: Hashable {
    var entry: Int
    var rule: String
  }

  private static func tally(_ findings: [Finding]) -> [Place: Int] {
    findings.reduce(into: [:]) { $0[Place(entry: $1.entry, rule: $1.rule), default: 0] += 1 }
  }

  /// Whether a stronger rule spoke of the same string before, so that this one was not heard.
  private static func wasSilenced(_ place: Place, _ old: [Place: Int]) -> Bool {
    old.keys.contains { $0.entry == place.entry && Precedence.mayPrecede($0.rule, place.rule) }
  }
}
