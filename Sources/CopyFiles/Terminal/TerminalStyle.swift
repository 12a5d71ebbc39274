package import CopyModel

/// Colours for a terminal, or none.
package struct TerminalStyle: Sendable {
  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  package func strong(_ text: String) -> String { wrap(text, "1") }
  package func faint(_ text: String) -> String { wrap(text, "2") }
  package func bad(_ text: String) -> String { wrap(text, "31") }
  package func good(_ text: String) -> String { wrap(text, "32") }

  package func paint(_ text: String, for severity: Severity) -> String {
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
