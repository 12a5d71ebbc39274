import CopyModel

/// What a change of case changed, letter by letter.
enum CaseDiff {
  /// Splices that make `old` into `new`, one for each run of changed letters.
  ///
  /// Scalars are taken in pairs. Where a mapping changes their number (ß, ŉ) one splice spans all that differs.
  static func splices(from old: Bytes, to new: Bytes) -> [Splice] {
    guard !old.equals(new) else { return [] }
    var splices: [Splice] = []
    var (left, right, run) = (0, 0, Run?.none)
    while left < old.count, right < new.count {
      let (width, otherWidth) = (utf8Length(lead: old[left]), utf8Length(lead: new[right]))
      guard left + width <= old.count, right + otherWidth <= new.count else { return [whole(old, new)] }
      let isSame = old.slice(left..<left + width).equals(new.slice(right..<right + otherWidth))
      if isSame, let ended = run {
        splices.append(ended.splice(left, right, new))
        run = nil
      } else if !isSame, run == nil {
        run = Run(old: left, new: right)
      }
      (left, right) = (left + width, right + otherWidth)
    }
    guard left == old.count, right == new.count else { return [whole(old, new)] }
    return splices + (run.map { [$0.splice(left, right, new)] } ?? [])
  }

  private struct Run {
    let old, new: Int

    func splice(_ oldEnd: Int, _ newEnd: Int, _ copy: Bytes) -> Splice {
      Splice(old..<oldEnd, copy.slice(new..<newEnd).text)
    }
  }

  private static func whole(_ old: Bytes, _ new: Bytes) -> Splice { Splice(0..<old.count, new.text) }
}
