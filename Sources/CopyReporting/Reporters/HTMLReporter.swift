import CPages
import CopyKernel
import CopyModel
import CopyReview
import CopyRules

/// `--format html`: one page with everything in it. Findings stand in it as JSON, and a small program shows those in sight.
struct HTMLReporter: Reporter {
  private var isFirst = true
  private var rules = Interned(), paths = Interned(), locales = Interned(), roles = Interned()
  /// Files and their numbers of strings, as JSON.
  private var files = JSONWriter()
  private var cards = CardWriter()
  private let known: [String: RuleInfo]

  /// - Parameter rules: what is known of rules, the project’s own among them.
  init(rules: [RuleInfo] = RuleRegistry.all.map(\.info)) {
    known = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  mutating func begin() -> [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>copydesk</title>
      <style>

      """.utf8) + Self.bytes(cpages_report_css()) + Array("</style>\n</head>\n<body>\n".utf8)
      + Self.bytes(cpages_report_html())
      + Array("<script type=\"application/json\" id=\"data\">\n{\"findings\":[".utf8)
  }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var (bytes, writer) = ([UInt8](), JSONWriter())
    for diagnostic in diagnostics {
      writer.removeAll()
      write(diagnostic, to: &writer)
      bytes += (isFirst ? "\n" : ",\n").utf8
      Self.append(writer.bytes, to: &bytes)
      isFirst = false
    }
    return bytes
  }

  mutating func endFile(_ path: String, _ summary: Summary) -> [UInt8] {
    files.array {
      $0.element(ReportPath.plain(path))
      $0.element(summary.strings)
    }
    return []
  }

  mutating func report(_ cards: [PreviewCard]) -> [UInt8] {
    for card in cards {
      let (path, locale) = (paths.index(of: ReportPath.plain(card.path)), locales.index(of: "\(card.locale)"))
      self.cards.add(card, path: path, locale: locale)
    }
    return []
  }

  mutating func end(_ summary: Summary) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      cards.writeSurfaces(to: &writer)
      writer.array("rules") { writer in
        for id in rules.names { writer.array { writeRule(id, to: &$0) } }
      }
      writer.array("paths") { for path in paths.names { $0.element(path) } }
      writer.array("locales") { for locale in locales.names { $0.element(locale) } }
      writer.array("roles") { for role in roles.names { $0.element(role) } }
      writer.object("summary") {
        $0.field("files", summary.files)
        $0.field("strings", summary.strings)
        $0.field("errors", summary.errors + summary.malformed)
        $0.field("warnings", summary.warnings)
        $0.field("notes", summary.notes)
      }
    }
    var bytes = Array("\n],\n\"files\":[".utf8)
    Self.append(files.bytes, to: &bytes)
    bytes += "],\n\"cards\":[".utf8
    Self.append(cards.bytes, to: &bytes)
    bytes += "],\n".utf8
    Self.append(Array(writer.bytes.dropFirst()), to: &bytes)
    return bytes + Array("\n</script>\n<script>\n".utf8) + Self.bytes(cpages_report_js())
      + Array("</script>\n</body>\n</html>\n".utf8)
  }

  private func writeRule(_ id: String, to writer: inout JSONWriter) {
    writer.element(id)
    writer.element(known[id]?.summary ?? "")
    writer.element(known[id]?.why ?? "")
  }

  /// A row: the program on the page knows what stands where.
  private mutating func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let words = Self.words(of: diagnostic)
    let level = diagnostic.severity == .error ? 0 : diagnostic.severity == .warning ? 1 : 2
    let numbers = [
      rules.index(of: diagnostic.rule), level, paths.index(of: ReportPath.plain(diagnostic.path)),
      diagnostic.place?.line ?? 0, diagnostic.place?.column ?? 0,
    ]
    let kinds = [locales.index(of: diagnostic.locale), roles.index(of: diagnostic.role.name)]
    writer.array { writer in
      for number in numbers { writer.element(number) }
      writer.element(diagnostic.key ?? "")
      for number in kinds { writer.element(number) }
      writer.element(diagnostic.text)
      writer.element(words.lowerBound)
      writer.element(words.upperBound)
      writer.element(diagnostic.message)
      writer.array { writer in
        for suggestion in diagnostic.suggestions {
          writer.array {
            $0.element(suggestion.text)
            $0.element(suggestion.isSafe ? 1 : 0)
          }
        }
      }
      writer.array { for note in diagnostic.notes { $0.element(note) } }
      writer.element(diagnostic.group ?? "")
    }
  }

  /// The words at fault in UTF-16, in which scripts count.
  private static func words(of diagnostic: Diagnostic) -> Range<Int> {
    let bytes = Array(diagnostic.text.utf8)
    let range = diagnostic.words.clamped(to: 0..<bytes.count)
    func units(_ slice: ArraySlice<UInt8>) -> Int { String(decoding: slice, as: UTF8.self).utf16.count }
    let start = units(bytes[..<range.lowerBound])
    return start..<start + units(bytes[range])
  }

  /// `<` would end the script; in JSON it stands in strings alone.
  private static func append(_ json: [UInt8], to bytes: inout [UInt8]) {
    for byte in json {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
  }

  private static func bytes(_ page: CPage) -> [UInt8] {
    Array(UnsafeBufferPointer(start: page.bytes, count: page.count))
  }
}

/// Names that come up often, by number.
private struct Interned {
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    names.append(name)
    indices[name] = names.count - 1
    return names.count - 1
  }
}

/// Writes alerts and notifications for the HTML report: rows of numbers and words, which the program on the page draws.
struct CardWriter {
  private var writer = JSONWriter()
  private var surfaces: [Surface] = []
  private var indices: [String: Int] = [:]

  /// All cards so far, divided by commas.
  var bytes: [UInt8] { writer.bytes }

  /// The surfaces that cards name by number: id, name, width, and whether text is centred.
  func writeSurfaces(to writer: inout JSONWriter) {
    writer.array("surfaces") { writer in
      for surface in surfaces {
        writer.array {
          $0.element(surface.id)
          $0.element(surface.name)
          $0.element(Self.tenths(surface.cardWidth))
        }
      }
    }
  }

  /// `path` and `locale` are numbers that the report has for them.
  mutating func add(_ card: PreviewCard, path: Int, locale: Int) {
    let surface = index(of: card.surface)
    writer.array { writer in
      writer.element(path)
      writer.element(card.group)
      writer.element(locale)
      writer.element(surface)
      writer.element((card.isCentred ? 1 : 0) + (card.isRightToLeft ? 2 : 0) + (card.areStacked ? 4 : 0))
      for text in [card.title, card.message] {
        writer.array { if let text { Self.write(text, to: &$0) } }
      }
      writer.array { writer in
        for button in card.buttons {
          writer.array {
            $0.element(button.text)
            $0.element(button.style.names.joined(separator: " "))
            $0.element(button.verdict == .overflows ? 1 : 0)
          }
        }
      }
    }
  }

  /// Size, weight, column, the first line that is one too many or -1, and the lines with their widths.
  private static func write(_ text: PreviewCard.Text, to writer: inout JSONWriter) {
    writer.element(tenths(text.size))
    writer.element(text.weight)
    writer.element(tenths(text.fit.column))
    writer.element(text.lines.indices.first { text.isExcess($0) } ?? -1)
    writer.array { writer in
      for line in text.lines {
        writer.element(line.text)
        writer.element(tenths(line.width))
      }
    }
  }

  /// Points as whole tenths, which are shorter to write.
  private static func tenths(_ length: Double) -> Int { Int((length * 10).rounded()) }

  private mutating func index(of surface: Surface) -> Int {
    if let index = indices[surface.id] { return index }
    surfaces.append(surface)
    indices[surface.id] = surfaces.count - 1
    return surfaces.count - 1
  }
}
