import CopyKernel
import CopyModel

/// Reads what developers write about a string: “Title of the alert shown when…”, “Open invalid alert -> message”.
///
/// The part is named before the first “of”, “for”, “when”…; what follows names the surface, or a part that knows
/// better (“Title for a button”). With arrows the part stands behind the last one.
enum CommentReader {
  static func read(scan: CueScan) -> RoleReading {
    var reading = RoleReading()
    if scan.hits.isEmpty { return reading }
    let arrow = scan.words.lastIndex { $0.hash == FoldedHash.arrow }
    let head = tellingHead(in: scan, from: arrow.map { $0 + 1 } ?? 0)
    var isOwn = false
    if let hit = partHit(in: scan, range: head) {
      isOwn = hit.cue.contains(.own)
      reading.part = hit.cue.firstPart
      reading.words = hit.range
      reading.isLoose = hit.cue.contains(.loose)
    }
    // “Get help with permissions button text”: the copy itself stands before the part.
    if reading.part.isEmpty, let hit = scan.hits.last, hit.words.upperBound == scan.words.count, hit.words.count > 1,
      hit.cue.contains(.button)
    {
      (reading.part, reading.words) = (.button, hit.range)
    }
    let next = complement(behind: head.upperBound, in: scan)
    let isOwner = scan.hit(at: head.upperBound)?.cue.contains(.owner) ?? false
    // An accessibility label says what its control is; it is not on it.
    let mayBeMore = isOwner && !isOwn && (reading.isVague || reading.part == .label)
    if mayBeMore, let hit = betterPart(in: scan, range: next, than: reading.part) {
      reading.part = hit.cue.firstPart
      reading.words = hit.range
    }
    reading.surfaces = surfaces(in: scan, head: head, next: next, context: arrow.map { 0..<$0 })
    if reading.words.isEmpty, let hit = scan.hits.first(where: { !$0.cue.isDisjoint(with: reading.surfaces) }) {
      reading.words = hit.range
    }
    return reading
  }

  /// Without a start that tells nothing: “Format string for the title of…” begins with its title.
  private static func tellingHead(in scan: CueScan, from start: Int) -> Range<Int> {
    let head = headRange(in: scan, from: start)
    let fillers = scan.hits.lazy.filter { head.contains($0.words.lowerBound) && $0.cue == .filler }
    guard !head.isEmpty, fillers.reduce(0, { $0 + $1.words.count }) == head.count else { return head }
    return complement(behind: head.upperBound, in: scan)
  }

  private static func headRange(in scan: CueScan, from start: Int) -> Range<Int> {
    let link = scan.hits.first { $0.words.lowerBound >= start && $0.cue.contains(.link) }
    return start..<max(start, link?.words.lowerBound ?? scan.words.count)
  }

  /// From behind the link to the next one.
  private static func complement(behind link: Int, in scan: CueScan) -> Range<Int> {
    var start = link
    while let hit = scan.hits.first(where: { $0.words.contains(start) }), hit.cue.contains(.link) {
      start = hit.words.upperBound
    }
    return headRange(in: scan, from: min(start, scan.words.count))
  }

  /// The last part named, but a button, menu item or help text before anything else.
  private static func partHit(in scan: CueScan, range: Range<Int>) -> CueHit? {
    let parts = scan.hits.lazy.filter {
      range.contains($0.words.lowerBound) && !$0.cue.isDisjoint(with: .parts)
        && (!$0.cue.contains(.loose) || isWhole($0, in: scan))
    }
    if let own = parts.last(where: { $0.cue.contains(.own) }) { return own }
    return parts.last { !$0.cue.isDisjoint(with: [.button, .menuItem, .help, .preview]) } ?? parts.last { _ in true }
  }

  private static func betterPart(in scan: CueScan, range: Range<Int>, than part: RoleCue) -> CueHit? {
    guard !part.isEmpty else { return nil }
    let better: RoleCue = part == .prose ? [.button, .menuItem, .help, .preview, .label] : [.button, .menuItem, .help]
    return scan.hits.first {
      range.contains($0.words.lowerBound) && !$0.cue.isDisjoint(with: better)
        && (part == .prose || !$0.cue.contains(.loose))
    }
  }

  /// Near the part every surface counts; far from it only those that are worth believing.
  private static func surfaces(in scan: CueScan, head: Range<Int>, next: Range<Int>, context: Range<Int>?) -> RoleCue {
    var (near, far) = (RoleCue(), RoleCue())
    for hit in scan.hits where isWhole(hit, in: scan) {
      let index = hit.words.lowerBound
      let isNear = head.contains(index) || next.contains(index) || context?.contains(index) ?? false
      if isNear { near.formUnion(hit.cue) } else { far.formUnion(hit.cue) }
    }
    let strong: RoleCue = [.alert, .error, .notification, .menu, .aside]
    let reach: RoleCue = near.isDisjoint(with: strong) ? [.alert, .notification, .aside] : .alert
    return near.intersection(.surfaces).union(far.intersection(reach))
  }

  /// Whether the words stand for themselves: “the alert shown”, “alert title”, not “the alert management screen”.
  private static func isWhole(_ hit: CueHit, in scan: CueScan) -> Bool {
    let end = hit.words.upperBound
    if hit.cue.isDisjoint(with: .loose), !hit.cue.isDisjoint(with: .parts) { return true }
    guard end < scan.words.count, scan.words[end].hash != FoldedHash.arrow else { return true }
    if scan.words[end].range.lowerBound - hit.range.upperBound > 1 { return true }
    return !(scan.hit(at: end)?.cue.subtracting(.page) ?? []).isEmpty
  }
}

/// What the last comment told: tools write the same one at string after string.
final class CommentMemory {
  private let comment = ByteBuffer()
  private var known: RoleReading?
  /// Whether it told so of an answer; nil where that makes no difference.
  private var isAnswer: Bool?

  /// What `comment` told last, if it was the one before.
  func reading(of comment: Bytes, in value: ValueShapeReader) -> RoleReading? {
    guard self.comment.bytes.equals(comment), isAnswer.map({ $0 == value.shape.isAnswer }) ?? true else { return nil }
    return known
  }

  /// Remembers what `comment` tells.
  func remember(_ reading: RoleReading, of comment: Bytes, isAnswer: Bool?) {
    self.comment.removeAll()
    self.comment.append(comment)
    (known, self.isAnswer) = (reading, isAnswer)
  }
}
