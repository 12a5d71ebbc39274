package import CopyModel

/// How wide text is by the table: no font is read and nothing shaped.
package enum TextMeasure {
  /// The width of all of `text` on one line, in points.
  package static func width(of text: Bytes, in font: TextFont) -> Double {
    var (em, clusters) = (Float(0), 0)
    var walk = ClusterWalk(text, weight: font.weight.value)
    walk.visit { _, advance, starts in
      em += advance
      if starts { clusters += 1 }
    }
    return Double(em * font.size + Float(clusters) * font.tracking)
  }

  /// Stores the width of each cluster in points at the place of its first byte; all other places become 0.
  /// `widths` has room for all bytes of `text`.
  static func clusters(of text: Bytes, in font: TextFont, into widths: UnsafeMutablePointer<Float>) {
    widths.initialize(repeating: 0, count: text.count)
    var start = 0
    var walk = ClusterWalk(text, weight: font.weight.value)
    walk.visit { offset, advance, starts in
      if starts {
        start = offset
        widths[start] += font.tracking
      }
      widths[start] += advance * font.size
    }
  }
}
