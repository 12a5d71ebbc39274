package import CopyModel
import CopyPassage

/// Shows a change of a file, line by line, in the form that `patch` and people read.
///
/// Lines are compared by their bytes, since an edit may change the way a letter is written and nothing else, and since
/// CR LF is one character to Swift. A file in another encoding is shown in UTF-8.
package enum UnifiedDiff {
  /// Lines of context around a change.
  private static let context = 2

  /// The change from `old` to `new`, as UTF-8; empty when there is none.
  package static func text(path: String, old: ByteBuffer, new: ByteBuffer) -> [UInt8] {
    let format = CatalogReader.format(of: path)
    let (old, new) = (format.source(old), format.source(new))
    let (before, after) = (old.text.linesWithEnds, new.text.linesWithEnds)
    return withExtendedLifetime((old, new)) {
      let hunks = hunks(before, after)
      guard !hunks.isEmpty else { return [] }
      // A tab ends a name that holds spaces, as in the output of Git.
      let name = path.contains(" ") ? path + "\t" : path
      return hunks.reduce(into: Array("--- \(name)\n+++ \(name)\n".utf8)) { write($1, before, after, to: &$0) }
    }
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Edits keep the number of lines but where they join or part some: then one hunk spans all that differs.
  private static func hunks(_ old: [Bytes], _ new: [Bytes]) -> [Hunk] {
    guard old.count == new.count else { return [spanning(old, new)] }
    var hunks: [Hunk] = []
    for index in old.indices where !old[index].equals(new[index]) {
      let start = hunks.last.flatMap { index - $0.old.upperBound <= 2 * context ? $0.old.lowerBound : nil }
      if start != nil { hunks.removeLast() }
      let range = (start ?? index)..<index + 1
      hunks.append(Hunk(old: range, new: range))
    }
    return hunks
  }

  private static func spanning(_ old: [Bytes], _ new: [Bytes]) -> Hunk {
    var start = 0
    while start < min(old.count, new.count), old[start].equals(new[start]) { start += 1 }
    var (left, right) = (old.count, new.count)
    while left > start, right > start, old[left - 1].equals(new[right - 1]) { (left, right) = (left - 1, right - 1) }
    return Hunk(old: start..<left, new: start..<right)
  }

  private static func write(_ hunk: Hunk, _ old: [Bytes], _ new: [Bytes], to text: inout [UInt8]) {
    let lead = max(0, hunk.old.lowerBound - context)..<hunk.old.lowerBound
    let tail = hunk.old.upperBound..<min(old.count, hunk.old.upperBound + context)
    let around = lead.count + tail.count
    let left = range(from: lead.lowerBound, count: around + hunk.old.count)
    let right = range(from: hunk.new.lowerBound - lead.count, count: around + hunk.new.count)
    text += "@@ -\(left) +\(right) @@\n".utf8
    for line in old[lead] { write(" ", line, to: &text) }
    writeBody(hunk, old, new, to: &text)
    for line in old[tail] { write(" ", line, to: &text) }
  }

  /// An empty range is named by the line before it.
  private static func range(from start: Int, count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  /// Each old line stands above its new one; lines that stay inside a hunk are shown once.
  private static func writeBody(_ hunk: Hunk, _ old: [Bytes], _ new: [Bytes], to text: inout [UInt8]) {
    guard hunk.old.count == hunk.new.count else {
      for line in old[hunk.old] { write("-", line, to: &text) }
      for line in new[hunk.new] { write("+", line, to: &text) }
      return
    }
    for (left, right) in zip(old[hunk.old], new[hunk.new]) {
      if left.equals(right) {
        write(" ", left, to: &text)
      } else {
        write("-", left, to: &text)
        write("+", right, to: &text)
      }
    }
  }

  private static func write(_ mark: String, _ line: Bytes, to text: inout [UInt8]) {
    text += mark.utf8
    text.append(contentsOf: line)
    if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
  }
}
