package import CopyModel

/// Shows a change of a file, line by line, in the form that `patch` and people read.
package enum UnifiedDiff {
  /// Lines of context around a change.
  private static let context = 2

  package static func text(path: String, old: ByteBuffer, new: ByteBuffer) -> String {
    let before = lines(of: SourceText(old)), after = lines(of: SourceText(new))
    var text = "--- \(path)\n+++ \(path)\n"
    for hunk in hunks(before, after) { text += write(hunk, before, after) }
    return text
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func lines(of source: SourceText) -> [Substring] {
    source.text.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Edits keep the number of lines but where they join or part some: then one hunk spans all that differs.
  private static func hunks(_ old: [Substring], _ new: [Substring]) -> [Hunk] {
    guard old.count == new.count else { return [spanning(old, new)] }
    var hunks: [Hunk] = []
    for index in old.indices where old[index] != new[index] {
      if let last = hunks.last, index - last.old.upperBound < 2 * context {
        hunks[hunks.count - 1].old = last.old.lowerBound..<index + 1
        hunks[hunks.count - 1].new = last.new.lowerBound..<index + 1
      } else {
        hunks.append(Hunk(old: index..<index + 1, new: index..<index + 1))
      }
    }
    return hunks
  }

  private static func spanning(_ old: [Substring], _ new: [Substring]) -> Hunk {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (left, right) = (old.count, new.count)
    while left > start, right > start, old[left - 1] == new[right - 1] { (left, right) = (left - 1, right - 1) }
    return Hunk(old: start..<left, new: start..<right)
  }

  private static func write(_ hunk: Hunk, _ old: [Substring], _ new: [Substring]) -> String {
    let lead = max(0, hunk.old.lowerBound - context)..<hunk.old.lowerBound
    let tail = hunk.old.upperBound..<min(old.count, hunk.old.upperBound + context)
    let (count, newCount) = (lead.count + hunk.old.count + tail.count, lead.count + hunk.new.count + tail.count)
    let newStart = hunk.new.lowerBound - lead.count + 1
    var text = "@@ -\(lead.lowerBound + 1),\(count) +\(newStart),\(newCount) @@\n"
    for line in old[lead] { text += " \(line)\n" }
    text += body(hunk, old, new)
    for line in old[tail] { text += " \(line)\n" }
    return text
  }

  /// Lines that stay inside a hunk are shown once.
  private static func body(_ hunk: Hunk, _ old: [Substring], _ new: [Substring]) -> String {
    guard hunk.old.count == hunk.new.count else {
      return old[hunk.old].map { "-\($0)\n" }.joined() + new[hunk.new].map { "+\($0)\n" }.joined()
    }
    return zip(hunk.old, hunk.new).map { left, right in
      old[left] == new[right] ? " \(old[left])\n" : "-\(old[left])\n+\(new[right])\n"
    }.joined()
  }
}
