package import CopyModel

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

/// Something that knows how wide text is: the table, or a font that is shaped.
package protocol TextRuler: AnyObject {
  /// Stores what each cluster of `text` takes in em at the place of its first byte, and marks that place; all other places
  /// become 0. `clusters` has room for all bytes of the text.
  func measure(_ text: Bytes, weight: TextFont.Weight, locale: LocaleTag, into clusters: ClusterWidths)
}

/// Room for the widths of clusters, a place for each byte of a text.
package struct ClusterWidths {
  /// In em.
  package let ems: UnsafeMutablePointer<Float>
  /// 1 where a cluster begins.
  package let starts: UnsafeMutablePointer<UInt8>
}

/// Measures by the table that is part of the program.
package final class TableRuler: TextRuler, Sendable {
  package static let shared = TableRuler()

  package func measure(_ text: Bytes, weight: TextFont.Weight, locale: LocaleTag, into clusters: ClusterWidths) {
    clusters.ems.initialize(repeating: 0, count: text.count)
    clusters.starts.initialize(repeating: 0, count: text.count)
    var start = 0
    var walk = ClusterWalk(text, weight: weight.value)
    walk.visit { offset, advance, starts in
      if starts {
        start = offset
        clusters.starts[start] = 1
      }
      clusters.ems[start] += advance
    }
  }
}
