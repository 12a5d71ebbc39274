/// Where the literals of a file are parts of sets.
struct LiteralSites: Sendable {
  private var all: [Int32: (end: Int32, sites: [Int32])] = [:]

  mutating func add(_ copy: ProgramCopy, _ site: Int) {
    all[copy.start, default: (copy.end, [])].sites.append(Int32(site))
  }

  /// The sites of the literal whose text begins at `start`, behind its marks: `"`, `@"`, `#"`, `"""`.
  func sites(at start: Int) -> [Int32] {
    for before in 1...Self.longestMark {
      if let found = all[Int32(start - before)], Int(found.end) > start { return found.sites }
    }
    return []
  }

  private static let longestMark = 8
}
