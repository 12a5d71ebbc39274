import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Swift’s interpolation in a catalogue stays as it is.
struct PlaceholderInterpolation: TextRule {
  static let info = RuleInfo(
    "placeholder-interpolation", "No interpolation of Swift stands in a catalogue.",
    why: "“\\(name)” is filled in by the compiler, which never sees a catalogue: people read the code.",
    source: "Apple, Localizing strings that contain interpolation", roles: .all, needs: .any(of: .backslash),
    severity: .warning,
    examples: [
      .bad("Delete ⟦\\(name)⟧?", .alertTitle), .good("Delete %@?", .alertTitle), .good("Tap \\( to open.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isInCatalogue else { return }
    for token in copy.tokens where token.kind == .placeholder && copy.bytes.hasLiteral("\\(", at: Int(token.start)) {
      report.add(.isNeverFilled(copy.text(token.range)), at: token.range)
    }
  }
}

extension Message {
  fileprivate static func isNeverFilled(_ code: String) -> Message {
    "“\(code)” is never filled in here. Write “%@” and hand the value to the formatter"
  }
}
