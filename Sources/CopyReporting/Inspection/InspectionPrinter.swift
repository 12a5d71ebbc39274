import CopyFiles
import CopyKernel
import CopyPassage

/// Prints inspection records.
package struct InspectionPrinter {
  private let format: String
  private let style: TerminalStyle
  private var isFirst = true

  /// `format` is `human`, `json`, or `jsonl`.
  package init(format: String, isColored: Bool) {
    self.format = format
    style = TerminalStyle(isColored: isColored)
  }

  package func begin() -> [UInt8] { format == "json" ? Array("{\"version\":1,\"strings\":[".utf8) : [] }
  package func end() -> [UInt8] { format == "json" ? Array("\n]}\n".utf8) : [] }

  package mutating func print(_ records: [InspectionRecord]) -> [UInt8] {
    var (bytes, writer) = ([UInt8](), JSONWriter())
    for record in records {
      if format == "human" {
        bytes += human(record).utf8
        continue
      }
      writer.removeAll()
      Self.write(record, to: &writer)
      if format == "json" { bytes += (isFirst ? "\n" : ",\n").utf8 }
      bytes += writer.bytes
      if format == "jsonl" { bytes.append(0x0A) }
      isFirst = false
    }
    return bytes
  }

  private func human(_ record: InspectionRecord) -> String {
    let path = record.path == "-" ? "stdin" : record.path
    let reason = record.roleReason
    let place = record.line.flatMap { line in record.column.map { ":\(line):\($0)" } } ?? ""
    var text = "\(style.strong(path + place)) \(style.faint(record.key ?? ""))\n"
    text += "    \(TextDisplay.visible(Excerpt.shortened(record.value)))\n"
    if let base = record.base { text += "    translates      \(TextDisplay.visible(Excerpt.shortened(base)))\n" }
    text += "    role \(record.role.name)\(style.faint(" (\(reason), \(Self.percent(record.roleConfidence)))"))"
    text += record.group.map { ", in \($0)" } ?? ""
    text += "\n    form \(record.form)\(style.faint(" (\(Self.percent(record.formConfidence)))"))"
    text += ", casing \(record.casing), end mark \(record.terminal)\n"
    if let title = record.titleCase, title != record.value {
      text += "    title style     \(Excerpt.shortened(title))\n"
    }
    if let sentence = record.sentenceCase, sentence != record.value {
      text += "    sentence style  \(Excerpt.shortened(sentence))\n"
    }
    if let platform = record.platform {
      text += "    shown on \(platform.platforms.text)\(style.faint(" (\(platform.reasonText))"))\n"
    }
    for fit in record.fits {
      text += "    \(fit.surface): \(FitText.summary(fit))\n"
    }
    if !record.translations.isEmpty { text += "    translated: \(record.translations)\n" }
    return text + "\n"
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  private static func write(_ record: InspectionRecord, to writer: inout JSONWriter) {
    writer.object {
      $0.field("id", json: record.id)
      $0.field("path", record.path)
      $0.field("line", record.line)
      $0.field("column", record.column)
      $0.field("key", record.key)
      $0.field("locale", record.locale)
      $0.field("value", record.value)
      $0.field("role", record.role.name)
      $0.field("roleEvidence", record.roleEvidence.name)
      $0.field("roleConfidence", record.roleConfidence, digits: 3)
      $0.field("group", record.group)
      $0.field("form", record.form)
      $0.field("formConfidence", record.formConfidence, digits: 3)
      $0.field("casing", record.casing)
      $0.field("terminal", record.terminal)
      $0.field("titleCase", record.titleCase)
      $0.field("sentenceCase", record.sentenceCase)
      if let platform = record.platform { $0.platform(platform) }
      $0.widths(record.fits)
      if record.expansions.isEmpty {
        $0.field("expansion", json: nil)
      } else {
        $0.object("expansion") { $0.expansions(record.expansions) }
      }
      if let base = record.base { $0.field("base", base) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func platform(_ answer: PlatformAnswer) {
    array("platforms") { list in for platform in answer.platforms.members { list.element(platform.rawValue) } }
    array("platformEvidence") { list in for reason in answer.reasons { list.element(reason) } }
  }
}
