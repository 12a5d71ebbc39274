import CopyModel

/// Takes out of a review what is not to be told, before diagnostics are made of it. Edits follow: what is not told is not
/// mended either.
protocol FindingSieve {
  /// Sifts a review, or each piece of one.
  func sift(_ review: inout Review)
  /// Whether it must see all that is said of `catalog` at once; where not, it is given pieces.
  func needsWhole(of catalog: Catalog) -> Bool
}
