/// The font of a piece of text on a surface, as far as widths depend on it.
package struct TextFont: Sendable, Hashable {
  /// In points.
  package var size: Float
  package var weight: Weight
  /// Points added to each cluster.
  package var tracking: Float

  /// How heavy strokes are.
  package enum Weight: String, Sendable, CaseIterable {
    case regular, medium, semibold, bold

    /// Between regular (0) and semibold (1), and beyond.
    var value: Float {
      switch self {
      case .regular: 0
      case .medium: 0.5
      case .semibold: 1
      case .bold: 1.5
      }
    }
  }

  package init(size: Float, weight: Weight, tracking: Float = 0) {
    (self.size, self.weight, self.tracking) = (size, weight, tracking)
  }
}
