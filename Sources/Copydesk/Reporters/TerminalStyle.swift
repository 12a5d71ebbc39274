import CopyModel

/// Colours for a terminal, or none.
struct TerminalStyle: Sendable {
  let isColored: Bool

  func strong(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func bad(_ text: String) -> String { wrap(text, "31") }
  func good(_ text: String) -> String { wrap(text, "32") }

  func paint(_ text: String, for severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "33")
    case .note: wrap(text, "36")
    case .off: text
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? TerminalControl.styled(text, code) : text
  }
}
