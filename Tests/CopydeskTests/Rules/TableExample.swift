import CopyFormats
import CopyModel

@testable import CopyKernel
@testable import CopyPassage

/// An example that is a whole translation beside its base, as files.
struct TableExample {
  private struct Line {
    var key, variation, text: String
    var isMarked: Bool
  }

  private let example: RuleExample
  private let lines, baseLines: [Line]

  init(_ example: RuleExample) {
    self.example = example
    (lines, baseLines) = (Self.lines(example.marked), Self.lines(example.base ?? ""))
  }

  /// The texts of the lines that are to be reported, the base’s behind the others.
  var marked: [String] { (lines + baseLines).filter(\.isMarked).map(\.text) }

  /// The files it may stand in. `.strings` files hold no plural forms.
  var disguises: [(ByteBuffer, BaseCatalog?, path: String)] {
    var all: [(ByteBuffer, BaseCatalog?, path: String)] = []
    if (lines + baseLines).allSatisfy(\.variation.isEmpty) {
      let base = BaseCatalog(ByteBuffer(Array(strings(baseLines).utf8)), path: "base.strings")
      all.append((ByteBuffer(Array(strings(lines).utf8)), base, "a.strings"))
    }
    // A catalogue’s keys are its base: there is no text beyond them.
    let keys = Set(baseLines.map(\.key))
    if lines.allSatisfy({ keys.contains($0.key) }) {
      all.append((ByteBuffer(Array(catalog(keys.sorted()).utf8)), nil, "a.xcstrings"))
    }
    return all
  }

  private static func lines(_ text: String) -> [Line] {
    text.split(separator: "\n").map { line in
      let isMarked = line.hasPrefix("⟦")
      let parts = line.filter { $0 != "⟦" && $0 != "⟧" }.split(separator: "=", maxSplits: 1)
      let key = parts[0].split(separator: "|")
      return Line(
        key: String(key[0]).trimmed, variation: key.count > 1 ? String(key[1]).trimmed : "",
        text: parts.count > 1 ? String(parts[1]).trimmed : "", isMarked: isMarked)
    }
  }

  private func strings(_ lines: [Line]) -> String {
    lines.map { "\"\($0.key)\" = \"\(StringsFormat().escape($0.text, for: Entry()))\";\n" }.joined()
  }

  private func catalog(_ keys: [String]) -> String {
    let entries = keys.map { key in
      let languages = [("en", baseLines), ("\(example.locale)", lines)].compactMap { language, lines in
        localization(lines.filter { $0.key == key }).map { "\"\(language)\": \($0)" }
      }
      return "\"\(key)\": { \"localizations\": { \(languages.joined(separator: ", ")) } }"
    }
    return "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries.joined(separator: ", ")) }, \"version\": \"1.0\" }"
  }

  private func localization(_ lines: [Line]) -> String? {
    guard let first = lines.first else { return nil }
    if first.variation.isEmpty { return "{ \(unit(first.text)) }" }
    let forms = lines.map { "\"\($0.variation.split(separator: ".").last ?? "")\": { \(unit($0.text)) }" }
    return "{ \"variations\": { \"plural\": { \(forms.joined(separator: ", ")) } } }"
  }

  private func unit(_ text: String) -> String {
    "\"stringUnit\": { \"state\": \"translated\", \"value\": \"\(StringCatalogFormat().escape(text, for: Entry()))\" }"
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
