package import CopyConfiguration
import CopyFiles
import CopyKernel
package import CopyModel
package import CopyPassage

/// Prints what is known of a string, for people.
package struct StringExplanationPage {
  /// Why there is nothing to print.
  package struct UnknownKey: Error, CustomStringConvertible {
    package let description: String
  }

  private let style: TerminalStyle

  package init(isColored: Bool) { style = TerminalStyle(isColored: isColored) }

  /// The page of the string at `address` of the file at `index` of `plan`, which holds `bytes` and translates `base`.
  package func text(
    of address: StringAddress, in bytes: ByteBuffer, base: BaseCatalog?, plan: SettingsPlan, at index: Int
  ) throws -> String {
    let explainer = try StringExplainer(
      bytes, path: address.path, base: base, settings: plan[index], configuration: plan.configuration(at: index))
    let explanations = explainer.explanations(of: address.key)
    guard !explanations.isEmpty else {
      let nearest = Nearest.name(to: address.key, among: explainer.keys)
      throw UnknownKey(
        description: "“\(address.path)” has no key “\(address.key)”" + (nearest.map { "; is it “\($0)”?" } ?? ""))
    }
    return explanations.map(text).joined(separator: "\n")
  }

  private func text(_ string: StringExplanation) -> String {
    let head = "\(style.strong("\(string.path):\(string.line):\(string.column)")) \(style.faint(string.key))\n"
    return head + "    \(TextDisplay.visible(Excerpt.shortened(string.text)))\n\n" + role(string) + platform(string)
      + set(string)
      + analysis(string) + rules(string) + advice(string)
  }

  private func role(_ string: StringExplanation) -> String {
    let place = string.rolePlace.map { " at \($0)" } ?? ""
    return row("Role", string.role.role.name)
      + row(
        "",
        style.faint("\(string.roleReason)\(place) (\(string.role.evidence.name), \(percent(string.role.confidence)))"))
      + string.otherUses.map { row("", style.faint("also \($0)")) }.joined()
      + use(string)
  }

  private func use(_ string: StringExplanation) -> String {
    guard string.isUnused || string.mayBeUnused else { return "" }
    let answer = string.isUnused ? "none" : "perhaps none"
    return row("Use", "\(answer) " + style.faint("(no program that was read mentions the key)"))
  }

  private func platform(_ string: StringExplanation) -> String {
    guard let platform = string.platform else { return "" }
    return row("Platform", platform.platforms.text) + row("", style.faint(platform.reasonText))
  }

  private func set(_ string: StringExplanation) -> String {
    guard let name = string.setName else { return row("Set", style.faint("none")) }
    return row("Set", "\(string.setKind.name) “\(name)”")
      + string.members.map { member in
        row(
          "",
          "\(member.isThis ? "▸" : " ") \(member.part): \(Excerpt.shortened(member.text))  \(style.faint(member.key))")
      }.joined()
  }

  private func analysis(_ string: StringExplanation) -> String {
    row("Language", string.locale.description)
      + row("Words", string.words.isEmpty ? style.faint("none") : string.words.joined(separator: " · "))
      + row("Form", "\(string.form.name) \(style.faint("(\(percent(string.formConfidence)))"))")
      + row("Casing", string.casing.name + (string.caseStyle.map { " " + style.faint("(\($0))") } ?? ""))
      + row("End mark", string.terminal.name)
  }

  private func rules(_ string: StringExplanation) -> String {
    let (loud, quiet) = (string.trials.filter { !$0.messages.isEmpty }, string.trials.filter(\.messages.isEmpty))
    var text = "\nRules\n"
    for trial in loud {
      let reason = trial.isSilenced ? style.faint(" (left to a stronger rule)") : ""
      let doubts = trial.doubts.map { style.faint(" (not safe: \($0.text))") }.joined()
      for message in trial.messages {
        text +=
          "  \(style.paint(trial.level.name, for: trial.level))  \(style.strong(trial.rule)): \(message)\(reason)\(doubts)\n"
      }
      for better in trial.suggestions {
        text += "    \(style.good("→ \(Excerpt.change(from: string.text, to: better))"))\n"
      }
    }
    return text + list("in order", quiet.map(\.rule)) + list("off", string.off)
  }

  /// A list that is broken into lines.
  private func list(_ name: String, _ ids: [String]) -> String {
    guard !ids.isEmpty else { return "" }
    var lines = ["  \(name):"]
    for (index, id) in ids.enumerated() {
      let piece = " \(id)\(index == ids.count - 1 ? "" : ",")"
      if (lines.last?.count ?? 0) + piece.count > 100 { lines.append("   ") }
      lines[lines.count - 1] += piece
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Lines that change the role, ready to paste.
  private func advice(_ string: StringExplanation) -> String {
    if string.role.evidence == .explicit {
      return "\nThe input itself says the role, so a configuration can’t change it.\n"
    }
    let other = otherRole(than: string.role.role, string)
    let rest = Role.allCases.filter { $0 != string.role.role && $0 != other && $0 != .unknown }.map(\.name)
    return """

      To change the role, paste into \(ConfigurationFinder.fileName):

      roles:
        - {key: \(Self.quoted(string.key)), role: \(other.name)}
        # or \(rest.joined(separator: ", "))

      """
  }

  /// What the string most likely is instead.
  private func otherRole(than role: Role, _ string: StringExplanation) -> Role {
    let likely: [Role] = string.form.isComplete ? [.text, .alertMessage] : [.label, .button]
    return likely.first { $0 != role } ?? .text
  }

  /// A double-quoted scalar of YAML.
  package static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.element(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func row(_ name: String, _ text: String) -> String {
    "\(name)\(String(repeating: " ", count: 10 - name.count))\(text)\n"
  }

  private func percent(_ share: Float) -> String { "\(Int((share * 100).rounded())) %" }
}

/// A string as people name it on the command line: `FILE:KEY`.
package struct StringAddress: Sendable, Equatable {
  package let path: String
  package let key: String

  /// Nil where no file stands before a colon. Both may have colons: the longest file that exists wins.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    for colon in bytes.indices.reversed() where bytes[colon] == UInt8(ascii: ":") {
      let path = String(decoding: bytes[..<colon], as: UTF8.self)
      guard let status = try? FileStatus(of: path, for: .find), status.kind == .file else { continue }
      self.path = path
      key = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
      return
    }
    return nil
  }
}
