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
      .bad("Delete ⟦\\(name)⟧?", .alertTitle), .good("Delete %@?", .alertTitle),
      .bad("⟦\\(%@)⟧ was sent.", .text, better: "%@ was sent."), .good("Tap \\( to open.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isInCatalogue else { return }
    for token in copy.tokens where token.kind == .placeholder && copy.bytes.hasLiteral("\\(", at: Int(token.start)) {
      let inside = Int(token.start) + 2..<token.end - 1
      if !inside.isEmpty, copy.bytes[inside.lowerBound] == UInt8(ascii: "%") {
        // A translator copied the frame: what stands in it is filled in, the frame shows.
        let bare = Fix(
          [Splice(Int(token.start)..<inside.lowerBound, ""), Splice(inside.upperBound..<token.end, "")], isSafe: false)
        report.add(.showsFrame(copy.text(inside)), at: token.range, fixes: [bare])
      } else {
        report.add(.isNeverFilled(copy.text(token.range)), at: token.range)
      }
    }
  }
}

extension Message {
  fileprivate static func showsFrame(_ conversion: String) -> Message {
    "“\\(” and “)” show around the value. Write “\(conversion)” alone"
  }

  fileprivate static func isNeverFilled(_ code: String) -> Message {
    "“\(code)” is never filled in here. Write “%@” and hand the value to the formatter"
  }
}
