import CopyModel

/// Finds what a program mentions, in one walk over its bytes. Words count wherever they stand but in comments, which the caller
/// leaves out: what is taken for a mention by mistake only leaves a string judged.
struct MentionReader {
  enum Part: UInt8 {
    case whole
    /// A literal that others follow in one text.
    case opening
    /// A literal that others stand before.
    case ending
    /// A name behind a dot.
    case member
    /// A name behind an at sign.
    case attribute
    /// A name in a line that gives a type another name.
    case alias
    /// A name with low lines as it is written, as resources of Android have them.
    case resource
    /// All of a literal.
    case literal
  }

  /// What programs start with.
  static let starts = [word("main", .attribute), word("UIApplicationMain"), word("NSApplicationMain")]

  /// What finds resources by names that are put together.
  static let lookups = ["getIdentifier", "getField", "getDeclaredField", "declaredFields"].map { word($0) }

  /// Who shows all that an error says without being asked for each part.
  static let advisers = ["AppKit", "Cocoa", "UIDocument"].map { word($0) }

  private static func word(_ name: String, _ part: Part = .whole) -> UInt32 {
    let name = ByteBuffer(Array(name.utf8))
    return withExtendedLifetime(name) { hash(name.bytes, as: part) }
  }

  /// Names of more parts than this are known by their last ones.
  private static let longestName = 5
  /// Letters of the shortest piece of a key that tells anything.
  private static let shortestPiece = 3

  private let text: Bytes
  private var hashes: Set<UInt32> = []
  private var counts = MentionCounts()
  /// Hashes of the name at hand: of all its parts so far, of all but the first, and so on.
  private var names: [UInt64] = []
  private var place = 0
  private var isInAlias = false
  private var start = 0
  /// The literal before the one at hand, and where it ends.
  private var (last, lastEnd): (UInt32, Int) = (0, 0)

  private init(_ text: Bytes) { self.text = text }

  /// What `text` mentions, and how often what is looked up.
  static func mentions(in text: Bytes) -> (hashes: Set<UInt32>, counts: MentionCounts) {
    var reader = MentionReader(text)
    reader.read()
    return (reader.hashes, reader.counts)
  }

  private mutating func read() {
    while place < text.count {
      let byte = text[place]
      if byte.isASCIIWord || byte >= 0x80 {
        readWord()
      } else {
        if !joinsNames(at: place) { names.removeAll(keepingCapacity: true) }
        if byte == UInt8(ascii: "\n") { isInAlias = false }
        place += 1
      }
    }
    place = 0
    while place < text.count {
      place = text.firstIndex(of: UInt8(ascii: "\""), or: UInt8(ascii: "\""), from: place)
      if place < text.count { readLiteral() }
    }
  }

  /// Whether what stands here goes on with a name: `title.text`, `title?.text`, `[title setText:…]`.
  private func joinsNames(at place: Int) -> Bool {
    switch text[place] {
    case UInt8(ascii: "."), UInt8(ascii: "-"): true
    case UInt8(ascii: "?"), UInt8(ascii: "!"): text.hasLiteral(".", at: place + 1)
    case UInt8(ascii: " "): text.hasLiteral("set", at: place + 1)
    default: false
    }
  }

  /// One part of a name. Each end of the name is noted: tables and types may stand before what follows the key.
  private mutating func readWord() {
    let start = place
    while place < text.count, text[place].isASCIIWord || text[place] >= 0x80 { place += 1 }
    let word = text.slice(start..<place)
    for index in names.indices { names[index] = LiteralHash.folded(word, after: names[index]) }
    names.append(LiteralHash.folded(word))
    if names.count > Self.longestName { names.removeFirst() }
    for name in names { hashes.insert(Self.mixed(name, .whole)) }
    switch start > 0 ? text[start - 1] : 0 {
    case UInt8(ascii: "."): hashes.insert(Self.mixed(LiteralHash.folded(word), .member))
    case UInt8(ascii: "@"): hashes.insert(Self.mixed(LiteralHash.folded(word), .attribute))
    default: break
    }
    if word.contains(UInt8(ascii: "_")) {
      let resource = Self.mixed(LiteralHash.exact(word), .resource)
      hashes.insert(resource)
      if isString(at: start) { counts.add(resource) }
    }
    if isInAlias { hashes.insert(Self.mixed(LiteralHash.folded(word), .alias)) }
    isInAlias = isInAlias || word.equals("typealias")
  }

  /// `R.string.delete_title`, `@string/delete_title`
  private func isString(at start: Int) -> Bool {
    start > 6 && text.hasLiteral("string", at: start - 7)
      && (text[start - 1] == UInt8(ascii: ".") || text[start - 1] == UInt8(ascii: "/"))
  }

  // MARK: Literals

  /// A literal to its mark, or to the end of its line; a long one to the next mark.
  private mutating func readLiteral() {
    start = place
    let isLong = text.hasLiteral("\"\"\"", at: place)
    place += isLong ? 3 : 1
    var (pieces, from) = ([Range<Int>](), place)
    while place < text.count, !(isLong ? text.hasLiteral("\"\"\"", at: place) : endsLine) {
      if text[place] == UInt8(ascii: "\""), !isLong { break }
      guard let end = endOfValue else {
        place += 1
        continue
      }
      pieces.append(from..<place)
      (place, from) = (end, end)
    }
    pieces.append(from..<min(place, text.count))
    place = min(place + (isLong ? 3 : 1), text.count)
    add(pieces)
  }

  private var endsLine: Bool { text[place] == UInt8(ascii: "\n") || text[place] == UInt8(ascii: "\r") }

  /// Where the escape or the value ends that begins here; nil where none does.
  private var endOfValue: Int? {
    switch text[place] {
    case UInt8(ascii: "\\"):
      text.hasLiteral("(", at: place + 1) ? endOfBrackets(place + 1, ")") : min(place + 2, text.count)
    case UInt8(ascii: "$"): text.hasLiteral("{", at: place + 1) ? endOfBrackets(place + 1, "}") : endOfName(place + 1)
    case UInt8(ascii: "%"): LiteralHash.endOfPlaceholder(at: place, in: text)
    default: nil
    }
  }

  private func endOfName(_ start: Int) -> Int {
    text.slice(from: start).firstIndex { !$0.isASCIIWord }.map { start + $0 } ?? text.count
  }

  /// Behind the bracket that closes the one at `start`, or at the end of the line.
  private func endOfBrackets(_ start: Int, _ closing: Unicode.Scalar) -> Int {
    var (place, depth) = (start, 0)
    while place < text.count, text[place] != UInt8(ascii: "\n") {
      if text[place] == text[start] { depth += 1 }
      if text[place] == UInt8(ascii: closing) { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }

  /// The whole literal, and its ends where more is joined to them.
  private mutating func add(_ pieces: [Range<Int>]) {
    let whole = pieces.reduce(LiteralHash.start) { LiteralHash.folded(text.slice($1), after: $0) }
    hashes.insert(Self.mixed(whole, .whole))
    let literal = Self.hash(ofLiteral: pieces.map { text.slice($0) })
    hashes.insert(literal)
    if !isSaidAgain(literal) { counts.add(literal) }
    (last, lastEnd) = (literal, place)
    guard let first = pieces.first, let last = pieces.last else { return }
    let sign = text.slice(from: place).first { $0 > 0x20 }
    let before = text.slice(0..<start).last { $0 > 0x20 }
    if pieces.count > 1 || sign == UInt8(ascii: "+") || text.slice(first).last.map(Self.isJoint) == true {
      add(first, as: .opening)
    }
    if pieces.count > 1 || before == UInt8(ascii: "+") || text.slice(last).first.map(Self.isJoint) == true {
      add(last, as: .ending)
    }
  }

  /// `NSLocalizedString("Open", comment: "Open")`: a comment that repeats the key looks nothing up.
  private func isSaidAgain(_ literal: UInt32) -> Bool {
    literal == last && lastEnd < start && !text.slice(lastEnd..<start).contains(UInt8(ascii: "\n"))
  }

  /// A piece with spaces in it is prose, of which no key is made: “Catalog \(id) failed”.
  private mutating func add(_ piece: Range<Int>, as part: Part) {
    let copy = text.slice(piece)
    if copy.contains(UInt8(ascii: " ")) { return }
    if copy.count(where: \.isASCIIWord) >= Self.shortestPiece { hashes.insert(Self.hash(copy, as: part)) }
  }

  // MARK: Hashes

  /// The hash of a key as a literal has it: letters and digits as they are, all that stands between them alike. “Done...” is no
  /// “Done”, nor “Open Gate” an “OpenGate”.
  static func hash(ofLiteral key: Bytes) -> UInt32 {
    var (pieces, from, place) = ([Bytes](), 0, 0)
    while place < key.count {
      let end = endOfValue(at: place, in: key)
      if end != nil { pieces.append(key.slice(from..<place)) }
      (place, from) = end.map { ($0, $0) } ?? (place + 1, from)
    }
    pieces.append(key.slice(from: min(from, key.count)))
    return hash(ofLiteral: pieces)
  }

  /// Behind the placeholder that stands at `place` of a key; nil for none.
  private static func endOfValue(at place: Int, in key: Bytes) -> Int? {
    if key[place] == UInt8(ascii: "%") { return LiteralHash.endOfPlaceholder(at: place, in: key) }
    guard key.hasLiteral("${", at: place) else { return nil }
    return key.slice(from: place).firstIndex(of: UInt8(ascii: "}")).map { place + $0 + 1 }
  }

  private static func hash(ofLiteral pieces: some Sequence<Bytes>) -> UInt32 {
    var (hash, isGap, isFirst) = (LiteralHash.start, false, true)
    for piece in pieces {
      isGap = isGap || !isFirst
      isFirst = false
      for byte in piece {
        guard byte.isASCIIWord || byte >= 0x80 else {
          isGap = true
          continue
        }
        if isGap { hash = LiteralHash.exact(0x20, after: hash) }
        isGap = false
        hash = LiteralHash.exact(byte, after: hash)
      }
    }
    return mixed(isGap ? LiteralHash.exact(0x20, after: hash) : hash, .literal)
  }

  /// The hash of a key, or of a piece of it, values aside.
  static func hash(_ copy: Bytes, as part: Part) -> UInt32 {
    var (hash, place) = (LiteralHash.start, 0)
    while place < copy.count {
      let end = copy.firstIndex(of: UInt8(ascii: "%"), or: UInt8(ascii: "%"), from: place)
      hash = LiteralHash.folded(copy.slice(place..<end), after: hash)
      place = end < copy.count ? LiteralHash.endOfPlaceholder(at: end, in: copy) : end
    }
    return mixed(hash, part)
  }

  /// The hash of the name of a resource; nil for a name without low lines.
  static func hash(ofResource name: Bytes) -> UInt32? {
    name.contains(UInt8(ascii: "_")) ? mixed(LiteralHash.exact(name), .resource) : nil
  }

  /// The hash of `Texts.gate`, as a member of `Texts`.
  static func hash(_ name: Bytes, of home: Bytes) -> UInt32 {
    mixed(LiteralHash.folded(name, after: LiteralHash.folded(home)), .whole)
  }

  private static func mixed(_ hash: UInt64, _ part: Part) -> UInt32 {
    UInt32(truncatingIfNeeded: (hash ^ UInt64(part.rawValue)) &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }

  private static func isJoint(_ byte: UInt8) -> Bool { "._-:/ ".utf8.contains(byte) }

  /// Where a key may have been joined: behind and before its marks, before a capital or a digit behind a small letter.
  static func joints(of key: Bytes) -> [Int] {
    key.indices.dropFirst().filter { index in
      let (before, next) = (key[index - 1], key[index])
      let isSmall = (0x61...0x7A).contains(before)
      return isJoint(before) || isJoint(next) || isSmall && ((0x41...0x5A).contains(next) || next.isASCIIDigit)
    }
  }
}
