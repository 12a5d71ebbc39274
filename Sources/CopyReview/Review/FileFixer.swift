import CopyFiles
import CopyFormats
package import CopyModel
package import CopyPassage

/// Applies the edits of a review to the bytes of its file.
package struct FileFixer {
  /// Which edits to apply.
  package enum Extent: Sendable {
    /// Those that keep the meaning.
    case safe
    /// Those, and the first suggestion of every other finding.
    case suggestions
    /// Those that a person chose, and no others.
    case chosen(ChosenEdits)

    /// Whether whole sets may be rewritten.
    package var rewritesSets: Bool { if case .safe = self { false } else { true } }
  }

  /// Why a file was left as it is.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// Read again, the new file has other keys or other copy than meant.
    case changedElsewhere(key: String)

    package var description: String {
      switch self {
      case .changedElsewhere(let key):
        "the edits would change more than the words meant\(key.isEmpty ? "" : ", at “\(key)”"). The file stays as it is"
      }
    }
  }

  /// More than the longest copy that is judged can need, with `Report.limit` faults of a kind a round.
  private static let rounds = 256

  private let reviewer: FileReviewer
  private let extent: Extent
  private let base: BaseCatalog?

  /// - Parameter base: what the files translate, where that stands in a file of its own.
  package init(_ reviewer: FileReviewer, extent: Extent, base: BaseCatalog? = nil) {
    (self.reviewer, self.extent, self.base) = (reviewer, extent, base)
  }

  /// A file as its edits make it.
  package struct Fixed {
    package var bytes: ByteBuffer
    /// How many edits made it.
    package var edits = 0
    /// What was found of it before.
    package let found: Int
    /// What is to be said of it as it is then.
    package var review: FileReview
    /// Why it was left as it was.
    package var failure: Failure?
  }

  /// The fixed bytes, and how many edits made them.
  package func fix(_ bytes: ByteBuffer, path: String) throws -> (bytes: ByteBuffer, edits: Int) {
    let first = reviewer.review(bytes, path: path, base: base, before: nil)
    let fixed = fixed(bytes, path: path, after: first)
    if let failure = fixed.failure { throw failure }
    return (fixed.bytes, fixed.edits)
  }

  /// Repeats until nothing is left to do: one edit may open the way for the next, and a rule reports a fault only so many
  /// times in one string. `first` is what is found before.
  func fixed(_ bytes: ByteBuffer, path: String, after first: FileReview) -> Fixed {
    var fixed = Fixed(bytes: bytes, found: first.summary.findings, review: first)
    for _ in 0..<Self.rounds {
      let plan = FixPlan(fixed.review, extent: extent)
      guard !plan.edits.isEmpty else { break }
      let next = Self.applying(plan.edits, to: fixed.bytes.bytes)
      do {
        try verify(next, path: path, plan: plan, review: fixed.review)
      } catch {
        return Fixed(bytes: bytes, found: fixed.found, review: first, failure: error)
      }
      (fixed.bytes, fixed.edits) = (next, fixed.edits + plan.edits.count)
      fixed.review = reviewer.review(next, path: path, base: base, before: fixed.review.review.strings)
    }
    return fixed
  }

  /// `bytes` after `edits`, which are in order and apart.
  package static func applying(_ edits: [Edit], to bytes: Bytes) -> ByteBuffer {
    let result = ByteBuffer(capacity: bytes.count + edits.reduce(0) { $0 + $1.bytes.count })
    var position = 0
    for edit in edits {
      result.append(bytes.slice(position..<edit.span.offset))
      result.append(contentsOf: edit.bytes)
      position = edit.span.end
    }
    result.append(bytes.slice(from: position))
    return result
  }

  /// Reads the new bytes back: the same keys in the same order, the meant copy where edits were, the old elsewhere. What
  /// was pasted must be taken for the same shape, too, with the same parts in the same sets.
  private func verify(_ new: ByteBuffer, path: String, plan: FixPlan, review: FileReview) throws(Failure) {
    let old = review.review.catalog
    let source = CatalogReader.seen(reviewer.source(new, review.format), path: path)
    let read = review.format.read(source, path: path, locale: old.locale)
    let isPasted = path.isEmpty
    if isPasted, type(of: CatalogReader.format(of: path, holding: new)) != type(of: review.format) {
      throw .changedElsewhere(key: "")
    }
    if isPasted, !plan.hasBlocks, read.groups.map(\.entries) != old.groups.map(\.entries) {
      throw .changedElsewhere(key: "")
    }
    var place = 0
    for (index, entry) in old.entries.enumerated() {
      let key = old.bytes(entry.key)
      let values = plan.values(at: index) ?? [Array(old.bytes(entry.value))]
      for value in values {
        guard place < read.entries.count, read.bytes(read.entries[place].key).equals(key),
          read.bytes(read.entries[place].value).elementsEqual(value),
          !isPasted || plan.hasBlocks || read.entries[place].role == entry.role
        else { throw .changedElsewhere(key: key.text) }
        place += 1
      }
    }
    if read.entries.count != place { throw .changedElsewhere(key: "") }
  }
}

/// What becomes of a file when its edits are made, one round after the other until nothing is left to do.
package struct FileEdits: Sendable {
  package private(set) var old: ByteBuffer
  package private(set) var new: ByteBuffer
  /// How many edits made it.
  package private(set) var count: Int
  /// What is found of it before.
  private let found: Int
  /// What is found of it afterwards.
  package private(set) var left: Int
  /// Why it stays as it is.
  package private(set) var failure: String?
  /// What else to know of the file that was written.
  package private(set) var remark: String?
  /// What it has for programs.
  package private(set) var copy: KnownCopy

  /// The file before and after; nil where nothing changes.
  package var change: (old: ByteBuffer, new: ByteBuffer)? { count > 0 ? (old, new) : nil }

  /// - Parameters:
  ///   - failure: why `old` stays as it is.
  ///   - copy: what the file has for programs.
  package init(_ fixed: FileFixer.Fixed, of old: ByteBuffer, failure: String?, copy: KnownCopy) {
    (self.old, new, count) = (old, fixed.bytes, fixed.edits)
    (found, left) = (fixed.found, fixed.review.summary.findings)
    (self.failure, self.copy) = (failure, copy)
  }

  /// The numbers alone, for a run that shows no words.
  package var withoutBytes: FileEdits {
    var numbers = self
    (numbers.old, numbers.new) = (ByteBuffer(), ByteBuffer())
    return numbers
  }

  /// Puts the new file in the place of the old one. Where that fails nothing has changed, and the failure is kept to be told.
  package mutating func write(to path: String) -> Bool {
    guard count > 0 else { return true }
    do {
      remark = AtomicFile.remark(beforeWriting: path)
      try AtomicFile.write(new.bytes, to: path, expecting: old.bytes)
      return true
    } catch {
      (new, count, left) = (old, 0, found)
      (failure, remark) = (failure ?? "\(error)", nil)
      return false
    }
  }

  /// How many fewer findings there are afterwards.
  package var settled: Int { found - left }

  /// What `later` edits, which start where these ended, make of it.
  package func followed(by later: FileEdits) -> FileEdits {
    var all = self
    (all.new, all.count, all.left) = (later.new, count + later.count, later.left)
    (all.failure, all.copy) = (failure ?? later.failure, later.copy)
    return all
  }
}

extension FileReviewer {
  /// The edits that keep the meaning, all rounds of them as one: what `--fix` makes of `bytes` as the file `path`.
  package func safeEdits(of bytes: ByteBuffer, path: String, base: BaseCatalog?) throws -> [Edit] {
    let fixed = try FileFixer(self, extent: .safe, base: base).fix(bytes, path: path)
    return fixed.edits > 0 ? Self.edits(from: bytes.bytes, to: fixed.bytes.bytes) : []
  }

  /// Line by line where lines stay lines, else all that lies between the first and the last difference.
  package static func edits(from old: Bytes, to new: Bytes) -> [Edit] {
    let (before, after) = (old.linesWithEnds, new.linesWithEnds)
    guard before.count == after.count else { return [edit(from: old, to: new, at: 0)] }
    var (edits, offset) = ([Edit](), 0)
    for (left, right) in zip(before, after) {
      if !left.equals(right) { edits.append(edit(from: left, to: right, at: offset)) }
      offset += left.count
    }
    return edits
  }

  /// What differs of two texts, in whole scalars.
  private static func edit(from old: Bytes, to new: Bytes, at offset: Int) -> Edit {
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    var tail = zip(old.slice(from: start).reversed(), new.slice(from: start).reversed()).prefix { $0 == $1 }.count
    while tail > 0, isInside(old, old.count - tail) || isInside(new, new.count - tail) { tail -= 1 }
    let written = Array(new.slice(start..<new.count - tail))
    return Edit(
      span: ByteSpan(offset: offset + start, length: old.count - tail - start), bytes: written,
      text: String(decoding: written, as: UTF8.self))
  }

  /// Whether the byte at `index` goes on with a scalar.
  private static func isInside(_ bytes: Bytes, _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
