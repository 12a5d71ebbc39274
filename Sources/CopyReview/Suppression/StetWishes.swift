import CopyKernel
import CopyModel
import CopyPassage

/// All directives of a file, by the entries that they hold for.
struct StetWishes {
  /// A directive with the comment that it stands in.
  struct Comment {
    let directive: StetDirective
    let slice: TextSlice
    let catalog: Catalog
    /// The entry that is spoken of; nil in a comment about the file.
    let entry: Int?

    var locale: LocaleTag { entry.map { catalog.locale(of: catalog.entries[$0]) } ?? catalog.locale }

    /// Something to say of `range` of the comment. Where escapes stand between, the entry’s text is named instead.
    func problem(_ kind: CatalogProblem.Kind, _ message: String, at range: Range<Int>) -> CatalogProblem {
      let key = entry.map { catalog.bytes(catalog.entries[$0].key).text }
      let file =
        slice.isInArena
        ? entry.map { catalog.entries[$0].raw } ?? 0..<0
        : slice.start + range.lowerBound..<slice.start + range.upperBound
      return CatalogProblem(kind, message, at: catalog.source.span(of: file), key: key)
    }
  }

  /// Which part of which directive.
  struct Place: Hashable {
    let comment: Int
    /// -1 for a directive about all rules.
    let subject: Int
  }

  private(set) var comments: [Comment] = []
  private var byEntry: [Int: [Int]] = [:]
  private var fileWide: [Int] = []
  private let patterns: [StetPattern]
  private let catalog: Catalog

  init(_ catalog: Catalog, _ patterns: [StetPattern]) {
    self.catalog = catalog
    self.patterns = StetPattern.holding(patterns, in: catalog)
    for remark in catalog.remarks { add(remark, entry: nil) }
    var (last, numbers) = (TextSlice.none, [Int]())
    for (index, entry) in catalog.entries.enumerated() where !entry.comment.isEmpty {
      // The texts of one key share its comment.
      if entry.comment != last {
        last = entry.comment
        numbers = add(entry.comment, entry: index)
      }
      if !numbers.isEmpty { byEntry[index] = numbers }
    }
  }

  var isEmpty: Bool { comments.isEmpty && patterns.isEmpty }

  /// Notes the directives of a comment and returns the numbers of those that hold for its entry alone.
  @discardableResult
  private mutating func add(_ slice: TextSlice, entry: Int?) -> [Int] {
    var own: [Int] = []
    for directive in StetReader.directives(in: catalog.bytes(slice)) {
      if directive.isFileWide {
        fileWide.append(comments.count)
      } else if entry != nil {
        own.append(comments.count)
      } else {
        // A heading that a blank line parts from the next entry is about none.
        continue
      }
      comments.append(Comment(directive: directive, slice: slice, catalog: catalog, entry: entry))
    }
    return own
  }

  /// What silences `rule` on the entry at `index`; nil for nothing.
  func place(for rule: String, of index: Int) -> Place? {
    if let place = place(for: rule, in: byEntry[index] ?? []) ?? place(for: rule, in: fileWide) { return place }
    if patterns.isEmpty { return nil }
    let entry = catalog.entries[index]
    return patterns.contains { $0.silences(rule, catalog.bytes(entry.key), catalog.extras(of: entry)?.path) }
      ? Place(comment: -1, subject: -1) : nil
  }

  /// The same for what is said of a key rather than an entry.
  func place(for rule: String, ofKey key: String?) -> Place? {
    let entries = key.map { key in
      byEntry.keys.sorted().filter { catalog.bytes(catalog.entries[$0].key).elementsEqual(key.utf8) }
    }
    for entry in entries ?? [] { if let place = place(for: rule, of: entry) { return place } }
    return place(for: rule, in: fileWide)
  }

  private func place(for rule: String, in numbers: [Int]) -> Place? {
    for number in numbers {
      let subjects = comments[number].directive.subjects
      if subjects.isEmpty { return Place(comment: number, subject: -1) }
      if let subject = subjects.firstIndex(where: { Glob.matches($0.pattern, rule) }) {
        return Place(comment: number, subject: subject)
      }
    }
    return nil
  }
}
