import CopyModel

/// The names and texts that programs mention anywhere, so that strings can be told that no program uses any more.
///
/// What is kept are hashes of letters and digits, case aside, as generated names follow the keys: `R.string.delete_title`,
/// `L10n.Delete.title`, and `"delete.title"` all mention the key `delete.title`. What a constant mentions that nobody names
/// is mentioned nowhere.
package struct ProgramMentions: Sendable {
  /// A declaration that stands there for those who name it.
  private struct Named: Sendable {
    let owner: UInt64
    let name: UInt32
    let hashes: Set<UInt32>
  }

  private var hashes: Set<UInt32> = []
  /// What stands in declarations that nobody names.
  private var inVain: Set<UInt32> = []
  /// What stands in declarations that nobody may name; `hashes` has what stands elsewhere.
  private var named: [Named] = []

  /// Of this many constants one may be named nowhere.
  private static let mostUnnamed = 2

  package init() {}

  /// What the program `text` mentions.
  ///
  /// - Parameter named: the declarations in it that are used by their names alone, in order.
  init(_ text: Bytes, _ named: [FlowNamed] = []) {
    let inOrder = named.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    var rest = inOrder[...]
    hashes = read(text, 0..<text.count, &rest)
  }

  /// What stands in `range`; what stands in declarations there is noted for each of these.
  private mutating func read(_ text: Bytes, _ range: Range<Int>, _ rest: inout ArraySlice<FlowNamed>) -> Set<UInt32> {
    var (found, end) = (Set<UInt32>(), range.lowerBound)
    while let one = rest.first, Int(one.range.lowerBound) < range.upperBound {
      rest.removeFirst()
      guard Int(one.range.lowerBound) >= end, Int(one.range.upperBound) <= range.upperBound else { continue }
      found.formUnion(MentionReader.hashes(in: text.slice(end..<Int(one.range.lowerBound))))
      end = Int(one.range.upperBound)
      let name = MentionReader.hash(text.slice(Int(one.name.lowerBound)..<Int(one.name.upperBound)), as: .whole)
      let own = read(text, Int(one.name.upperBound)..<end, &rest)
      self.named.append(Named(owner: one.owner, name: name, hashes: own))
    }
    return found.union(MentionReader.hashes(in: text.slice(end..<range.upperBound)))
  }

  /// What all files of a program mention together.
  init(of files: [ProgramFacts]) {
    for file in files { hashes.formUnion(file.mentions.hashes) }
    // What a protocol asks of a type, it may ask for by names that stand here once.
    let bound = Set(files.flatMap { $0.flow.types.filter { !$0.parents.isEmpty }.map(\.name) })
    var waiting: [UInt32: [Named]] = [:]
    var reached: [Named] = []
    for one in files.flatMap(\.mentions.named) {
      let isUsed = hashes.contains(one.name) || bound.contains(one.owner)
      if isUsed { reached.append(one) } else { waiting[one.name, default: []].append(one) }
    }
    while let one = reached.popLast() {
      for hash in one.hashes where hashes.insert(hash).inserted { reached += waiting.removeValue(forKey: hash) ?? [] }
    }
    // Where few are named, those who name them aren’t in the run.
    let (unnamed, all) = (waiting.values.reduce(0) { $0 + $1.count }, files.reduce(0) { $0 + $1.mentions.named.count })
    if unnamed * Self.mostUnnamed > all {
      for one in waiting.values.joined() { hashes.formUnion(one.hashes) }
      return
    }
    inVain = waiting.values.reduce(into: []) { all, more in all.formUnion(more.flatMap(\.hashes)) }
  }

  /// Whether a program mentions `key`, or a piece of it that other words are joined to when the program runs: “status_”.
  func holds(_ key: Bytes) -> Bool {
    if holdsWhole(key) { return true }
    return MentionReader.joints(of: key).contains { joint in
      holds(key.slice(0..<joint), as: .opening) || holds(key.slice(from: joint), as: .ending)
    }
  }

  /// Whether a program mentions `key`, and only where nothing uses it.
  func holdsInVain(_ key: Bytes) -> Bool { inVain.contains(MentionReader.hash(key, as: .whole)) && !holds(key) }

  /// Whether a program mentions all of `name`.
  func holdsWhole(_ name: Bytes) -> Bool { holds(name, as: .whole) }

  private func holds(_ piece: Bytes, as part: MentionReader.Part) -> Bool {
    hashes.contains(MentionReader.hash(piece, as: part))
  }
}

/// Finds what a program mentions, in one walk over its bytes. Words count wherever they stand, in comments too: what is
/// taken for a mention by mistake only leaves a string judged.
private struct MentionReader {
  enum Part: UInt8 {
    case whole
    /// A literal that others follow in one text.
    case opening
    /// A literal that others stand before.
    case ending
  }

  /// Names of more parts than this are known by their last ones.
  private static let longestName = 5
  /// Letters of the shortest piece of a key that tells anything.
  private static let shortestPiece = 3

  private let text: Bytes
  private var hashes: Set<UInt32> = []
  /// Hashes of the name at hand: of all its parts so far, of all but the first, and so on.
  private var names: [UInt64] = []
  private var place = 0
  private var start = 0

  private init(_ text: Bytes) { self.text = text }

  /// What `text` mentions.
  static func hashes(in text: Bytes) -> Set<UInt32> {
    var reader = MentionReader(text)
    reader.read()
    return reader.hashes
  }

  private mutating func read() {
    while place < text.count {
      let byte = text[place]
      if byte.isASCIIWord || byte >= 0x80 {
        readWord()
      } else {
        if !joinsNames(at: place) { names.removeAll(keepingCapacity: true) }
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

  private mutating func add(_ piece: Range<Int>, as part: Part) {
    let copy = text.slice(piece)
    if copy.count(where: \.isASCIIWord) >= Self.shortestPiece { hashes.insert(Self.hash(copy, as: part)) }
  }

  // MARK: Hashes

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
