import CopyKernel
import CopyModel

/// What a SARIF report says of a rule: the page of `copydesk explain`.
enum SARIFRule {
  /// `info` is nil for a rule that only a result knows.
  static func write(_ id: String, _ info: RuleInfo?, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", id)
      guard let info else { return }
      writer.field("name", name(of: id))
      writer.object("shortDescription") { $0.field("text", SARIFText.message(info.summary)) }
      writer.object("fullDescription") { $0.field("text", SARIFText.message("\(info.summary) \(info.why)")) }
      writer.object("help") {
        $0.field("text", RulePage.plain(info))
        $0.field("markdown", RulePage.markdown(info, title: false))
      }
      writer.object("defaultConfiguration") { writer in
        let level = info.severity(in: .hig2022)
        writer.field("enabled", level != .off)
        writer.field("level", level == .off ? Severity.note.name : level.name)
      }
      writer.object("properties") { $0.array("tags") { $0.element(String(id.prefix { $0 != "-" })) } }
    }
  }

  /// `button-yes-no` as `ButtonYesNo`.
  private static func name(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// Text of SARIF messages (section 3.11): brackets and braces would be taken for links and placeholders.
enum SARIFText {
  static func message(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "{", "}": result.unicodeScalars.append(scalar)
      case "[", "]", "\\": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
  }
}
