import CopyModel

/// Reports so many problems of a file as are enough to find their cause.
struct ProblemLimit {
  /// Problems told one by one; one more says that others follow.
  static let limit = 1000

  private var count = 0

  /// Reports that something is wrong in `range` of the text.
  mutating func report(
    _ kind: CatalogProblem.Kind, _ message: String, at range: Range<Int>, key: String? = nil,
    to builder: borrowing CatalogBuilder
  ) {
    count += 1
    guard count <= Self.limit + 1 else { return }
    let isLast = count > Self.limit
    builder.add(
      CatalogProblem(
        kind, isLast ? "More places of this kind follow." : message, at: builder.catalog.source.span(of: range),
        key: isLast ? nil : key))
  }
}
