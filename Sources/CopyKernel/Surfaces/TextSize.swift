/// How large people have set text: the sizes of Dynamic Type, smallest first.
public enum TextSize: String, CaseIterable, Sendable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// Whether it is one of the accessibility sizes, at which some surfaces grow.
  package var isAccessibility: Bool { position >= TextSize.ax1.position }

  /// Counted from 0, smallest first.
  package var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
