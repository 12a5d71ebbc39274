import CopyKernel
package import CopyModel
import CopyPassage
package import CopyReview
import CopyText

/// What an editor shows beside a string: what is said of it, why, and how wide it is.
package struct StringNote: Sendable {
  /// Markdown, or plain text.
  package let text: String
  /// The string, or what is wrong with the file.
  package let span: ByteSpan
}

extension FileReviewer {
  /// What is known of the string, with all that is said of it, or of the problem, at `offset` of the text of `file`; nil where there is none.
  ///
  /// - Parameter marked: whether the text is Markdown.
  package func note(at offset: Int, in file: FileReview, marked: Bool) -> StringNote? {
    let entry = Self.entry(at: offset, in: file.review.catalog)
    let findings = file.diagnostics.filter { diagnostic in
      if entry != nil, diagnostic.entry == entry { return true }
      guard diagnostic.entry == nil, let span = diagnostic.place?.span else { return false }
      return diagnostic.path == file.review.catalog.path && span.offset <= offset && offset <= span.end
    }
    guard let place = entry.map({ Self.span(of: $0, in: file.review.catalog) }) ?? findings.first?.place?.span else {
      return nil
    }
    let page = NotePage(marked: marked, rules: reviewer.engine.settings.allRules)
    var parts = findings.map { page.text(of: $0, fit: fit(of: $0, in: file.review)) }
    if let entry { parts.append(text(of: entry, in: file, page)) }
    return StringNote(text: parts.joined(separator: marked ? "\n\n---\n\n" : "\n\n"), span: place)
  }

  /// How the first suggestion fits where it would be shown.
  private func fit(of diagnostic: Diagnostic, in review: Review) -> Fit? {
    guard let better = diagnostic.suggestions.first, let index = diagnostic.entry else { return nil }
    return reviewer.fits(of: better.text, at: index, set: review.set(of: index), in: review).0.first
  }

  private func text(of index: Int, in file: FileReview, _ page: NotePage) -> String {
    let (review, guess) = (file.review, file.review.roles[index])
    let entry = review.catalog.entries[index]
    let (fits, expansions) = reviewer.fits(
      of: review.catalog.bytes(entry.value).text, at: index, set: review.set(of: index), in: review)
    let program = reviewer.engine.settings.program
    return page.text(
      of: guess, reason: guess.reason.text(of: entry, in: review.catalog, program), fits: fits, expansions: expansions)
  }

  /// The entry whose text or key holds the place.
  private static func entry(at offset: Int, in catalog: Catalog) -> Int? {
    let place = offset - catalog.source.markLength
    return catalog.entries.indices.first { index in
      let entry = catalog.entries[index]
      if entry.flags.contains(.hasNoPlace) { return false }
      let key = entry.key
      return entry.raw.lowerBound <= place && place <= entry.raw.upperBound
        || !key.isInArena && key.start <= place && place <= key.range.upperBound && !key.isEmpty
    }
  }

  private static func span(of index: Int, in catalog: Catalog) -> ByteSpan {
    catalog.source.span(of: catalog.entries[index].raw)
  }
}

/// Writes notes.
struct NotePage {
  let marked: Bool
  let rules: [RuleInfo]

  /// A finding with its reason and source; `fit` is that of its first suggestion.
  func text(of diagnostic: Diagnostic, fit: Fit?) -> String {
    var parts = ["\(strong(diagnostic.rule)) (\(diagnostic.severity.name)): \(plain(diagnostic.message))"]
    if !diagnostic.notes.isEmpty { parts.append(diagnostic.notes.map(plain).joined(separator: "\n")) }
    if let rule = rules.first(where: { $0.id == diagnostic.rule }) {
      parts.append(plain(rule.why))
      parts.append("Source: \(plain(rule.source))")
    }
    if let better = diagnostic.suggestions.first {
      let fit = fit.map { ", \(FitText.summary($0))" } ?? ""
      parts.insert("Better: “\(plain(better.text))”\(fit)", at: 1)
    }
    return parts.joined(separator: "\n\n")
  }

  /// What a string is for, and how it fits where it is shown.
  func text(of guess: RoleGuess, reason: String, fits: [Fit], expansions: [Expansion]) -> String {
    var lines = ["\(strong("Role")) \(guess.role.name): \(plain(reason))"]
    for fit in fits { lines.append("\(strong("Width")) in \(plain(fit.surfaceName)): \(FitText.summary(fit))") }
    let long = expansions.filter { $0.verdict != .fits }.map { "\($0.locale)" }
    if !long.isEmpty { lines.append("\(strong("Translations")) probably too long: \(long.joined(separator: ", "))") }
    // Two spaces at its end break a line in Markdown.
    return lines.joined(separator: marked ? "  \n" : "\n")
  }

  private func strong(_ text: String) -> String { marked ? "**\(text)**" : text }

  /// Copy may hold any mark of Markdown.
  private func plain(_ text: String) -> String {
    guard marked else { return text }
    return text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
