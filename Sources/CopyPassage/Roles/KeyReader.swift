import CopyModel

/// Reads the structure of keys: `delete.alert.title`, `alert_delete_message`, `btnCancel`, `Alert.Delete.Confirm`.
///
/// The part is named by the last words, by a whole dotted segment, or by a prefix; the surface by words anywhere.
enum KeyReader {
  static func read(_ key: Bytes, scan: CueScan) -> RoleReading {
    var reading = RoleReading()
    let end = meaningfulEnd(of: scan, in: key)
    let partHit = partHit(in: scan, end: end, key: key)
    for hit in scan.hits where !hit.cue.contains(.loose) || isFirm(hit, before: partHit, end: end, key: key) {
      reading.surfaces.formUnion(hit.cue.intersection(.surfaces))
    }
    if let hit = partHit {
      reading.part = hit.cue.firstPart
      reading.isLoose = hit.cue.contains(.loose)
      // “Alert body” is one of an alert, wherever the alert comes up.
      if !hit.cue.isDisjoint(with: [.alert, .error]) { reading.surfaces.remove(.aside) }
      reading.words = hit.range
      reading.isAtEnd = hit.words.upperBound >= end
    } else if let hit = scan.hits.last(where: { !$0.cue.isDisjoint(with: .surfaces) }) {
      reading.words = hit.range
      reading.isAtEnd = hit.words.upperBound >= end
    }
    if let last = scan.hits.last, last.words.upperBound == end, last.cue.contains(.answer) {
      reading.endsInAnswer = true
      if reading.part.isEmpty { (reading.words, reading.isAtEnd) = (last.range, true) }
    }
    return reading
  }

  /// Whether a word of many senses stands where only one makes sense: at the end of the key or of a segment, at the
  /// start, or before the part.
  private static func isFirm(_ hit: CueHit, before part: CueHit?, end: Int, key: Bytes) -> Bool {
    let next = hit.range.upperBound
    // “The tank is empty” is no empty state.
    if hit.words.upperBound >= end { return hit.words.lowerBound == 0 || !hit.cue.contains(.aside) }
    return hit.words.lowerBound == 0 || key[next] == UInt8(ascii: ".")
      || hit.words.upperBound == part?.words.lowerBound
  }

  /// Behind the last word that is longer than a letter: `_%@`, `.V2` and `-x` tell nothing.
  private static func meaningfulEnd(of scan: CueScan, in key: Bytes) -> Int {
    (scan.words.lastIndex { $0.range.count > 1 } ?? -1) + 1
  }

  private static func partHit(in scan: CueScan, end: Int, key: Bytes) -> CueHit? {
    let parts = scan.hits.lazy.filter { !$0.cue.isDisjoint(with: .parts) }
    if let last = parts.last(where: { $0.words.upperBound == end }) { return named(last, before: scan, key) }
    if let segment = parts.last(where: { !$0.cue.contains(.loose) && isSegment($0.range, of: key) }) { return segment }
    // `fan.state.on`: what the last word is a value of.
    if let owner = parts.last(where: { $0.cue == [.label, .loose] && $0.words.upperBound == end - 1 }),
      isSegment(owner.range, of: key)
    {
      return owner
    }
    // As a prefix only words that are nothing else: “message_details” is about messages.
    guard let first = parts.first, first.words.lowerBound == 0, first.words.upperBound < end else {
      return parts.last { !$0.cue.isDisjoint(with: [.button, .menuItem, .preview]) && $0.words.count > 1 }
    }
    return first.cue.isDisjoint(with: [.button, .menuItem, .title, .help]) ? nil : first
  }

  /// `button.title` is a button; the phrase may stand in two segments.
  private static func named(_ hit: CueHit, before scan: CueScan, _ key: Bytes) -> CueHit {
    if isTorn(hit, key) { return CueHit(cue: .title, range: hit.range, words: hit.words) }
    guard hit.cue.contains(.title), let index = scan.hits.firstIndex(where: { $0.words == hit.words }), index > 0 else {
      return hit
    }
    let previous = scan.hits[index - 1]
    let isAdjacent = previous.words.upperBound == hit.words.lowerBound
    guard isAdjacent, !previous.cue.isDisjoint(with: [.button, .menuItem, .help, .preview]) else { return hit }
    return CueHit(
      cue: previous.cue, range: previous.range.lowerBound..<hit.range.upperBound,
      words: previous.words.lowerBound..<hit.words.upperBound)
  }

  /// `perform_action.title`: the title of what is called so, no “action title”.
  private static func isTorn(_ hit: CueHit, _ key: Bytes) -> Bool {
    guard hit.cue.contains(.button), hit.words.count > 1, hit.range.lowerBound > 0 else { return false }
    return key.slice(hit.range).contains(UInt8(ascii: ".")) && !isBorder(hit.range.lowerBound - 1, key)
  }

  private static func isBorder(_ index: Int, _ key: Bytes) -> Bool {
    index < 0 || index >= key.count || [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":")].contains(key[index])
  }

  private static func isSegment(_ range: Range<Int>, of key: Bytes) -> Bool {
    isBorder(range.lowerBound - 1, key) && isBorder(range.upperBound, key)
  }
}

extension RoleCue {
  private static let partsByWeight: [RoleCue] = [
    .preview, .menuItem, .button, .help, .label, .title, .message, .prose,
  ]

  /// The most telling part among these cues; empty for none.
  package var firstPart: RoleCue { Self.partsByWeight.first(where: contains) ?? [] }
}

/// What key and comment tell of the occasion of a string, beyond its role: whether the button acts or only closes,
/// whether the text welcomes. Read only for copy that a rule is about to report.
enum PurposeReader {
  /// The purposes that the words of `key` and `comment` name, or two that follow each other.
  static func read(key: Bytes, comment: Bytes, with table: CueTable = .builtIn) -> RoleCue {
    words(of: key, in: table).union(words(of: comment, in: table))
  }

  private static func words(of text: Bytes, in table: CueTable) -> RoleCue {
    var (cues, scanner, before) = (RoleCue(), WordScanner(text, .key), UInt64?.none)
    while let word = scanner.next() {
      let phrase = CueTable.extend(CueTable.seed(.purpose), by: word.hash)
      cues.formUnion(table.find(phrase).cue)
      if let before { cues.formUnion(table.find(CueTable.extend(before, by: word.hash)).cue) }
      before = phrase
    }
    return cues
  }
}
