extension Fit {
  /// Writes the fields of a width object.
  package func write(to writer: inout JSONWriter) {
    writer.field("surface", surface)
    writer.field("edition", edition)
    writer.field("points", points, digits: 1)
    writer.field("column", column, digits: 1)
    writer.field("lines", lines)
    writer.field("maxLines", maxLines)
    writer.field("fit", verdict.rawValue)
  }
}

extension JSONWriter {
  /// `width`, the worst of `fits`, or null; where there are several, `widths` has all of them.
  package mutating func widths(_ fits: [Fit], _ expansions: [Expansion] = []) {
    guard let first = fits.first else { return field("width", json: nil) }
    let worst = fits.dropFirst().reduce(first) { $1.isWorse(than: $0) ? $1 : $0 }
    object("width") { writer in
      worst.write(to: &writer)
      if !expansions.isEmpty { writer.object("locales") { $0.expansions(expansions) } }
    }
    guard fits.count > 1 else { return }
    array("widths") { writer in
      for fit in fits { writer.object { fit.write(to: &$0) } }
    }
  }
}

extension JSONWriter {
  /// An object for each language, named by it.
  package mutating func expansions(_ expansions: [Expansion]) {
    for expansion in expansions { object(named: "\(expansion.locale)") { expansion.write(to: &$0) } }
  }
}
