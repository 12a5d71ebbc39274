import CopyModel

/// The pass itself: from a byte to the token that begins there.
struct TokenScan {
  let copy: Bytes
  /// The pieces between word boundaries, from the one at hand on; they cover the copy. Found when first needed.
  private var segments: UnsafePointer<WordSegment>?
  var tokens: TokenList
  let tables: Tables

  private var position = 0
  /// Whether the lexicon knows all words so far, which are ASCII then.
  private(set) var knowsAllWords = true

  /// What the pass looks things up in.
  struct Tables {
    let classes: UnsafePointer<ByteClass>
    let shapes: UnsafePointer<ByteShape>
    let ends: UnsafePointer<WordEnd>
    let scalars: ScalarTable
    /// Nil when the copy isn't English.
    let lexicon: WordTable?
    let memory: WordMemory.Facts
    let names: NameTable.Index
    /// Outlives the pass; to keep it would cost more than most strings take.
    let breaker: Unmanaged<Tokenizer.Breaker>
  }

  init(copy: Bytes, tokens: TokenList, tables: Tables) {
    (self.copy, self.tokens, self.tables) = (copy, tokens, tables)
  }

  mutating func run() {
    while position < copy.count { step() }
  }

  /// The end of the segment that holds `position`.
  private mutating func segmentEnd() -> Int {
    var segment = if let segments { segments } else { tables.breaker.takeUnretainedValue().segments(of: copy) }
    while segment.pointee.range.upperBound <= position { segment += 1 }
    segments = segment
    return segment.pointee.range.upperBound
  }

  private mutating func step() {
    switch tables.classes[Int(copy[position])] {
    case .letter: if !letters() { word(segmentEnd()) }
    case .space: run(.space) { $0 == 0x20 || $0 == 0x09 }
    case .punctuation: add(.punctuation, to: position + 1)
    case .digit: if !digits() { number(segmentEnd()) }
    case .newline: run(.newline) { $0 >= 0x0A && $0 <= 0x0D }
    case .multibyte: multibyte()
    case .other: add(.other, to: position + 1)
    default: composite()
    }
  }

  @inline(__always)
  private mutating func add(_ kind: Token.Kind, to end: Int, traits: Token.Traits = []) {
    tokens.append(Token(kind, position..<end, traits: traits))
    position = end
  }

  @inline(__always)
  private mutating func run(_ kind: Token.Kind, while isPart: (UInt8) -> Bool) {
    var end = position + 1
    while end < copy.count, isPart(copy[end]) { end += 1 }
    add(kind, to: end)
  }

  /// A word of ASCII letters; false where it takes more than a look at them to tell its end.
  private mutating func letters() -> Bool {
    guard copy[position].isASCIILetter else { return false }
    if tables.lexicon != nil, let word = ShortWord(copy, at: position, tables.ends) {
      take(word)
      return true
    }
    guard let run = LetterRun(copy, from: position, tables.ends) else { return false }
    let token = Token(
      .word, start: position, end: run.end, traits: run.traits, tags: tags(of: run),
      hash: run.hasApostrophe ? 0 : run.hash)
    append(token, mayBeginName: mayBeginName(run))
    return true
  }

  @inline(__always)
  private mutating func take(_ word: ShortWord) {
    let fact = tables.memory.fact(of: word) { learn(word) }
    let token = Token(
      .word, start: position, end: position &+ word.length, traits: word.traits, tags: fact.tags, hash: fact.hash)
    append(token, mayBeginName: fact.mayBeginName)
  }

  /// What the tables know of the word at hand.
  @inline(never)
  private func learn(_ word: ShortWord) -> WordMemory.Fact {
    guard let run = LetterRun(copy, from: position, tables.ends) else { preconditionFailure("a word that ends") }
    return WordMemory.Fact(tags: tags(of: run), hash: run.hash, mayBeginName: mayBeginName(run))
  }

  @inline(__always)
  private mutating func append(_ token: Token, mayBeginName: Bool) {
    if token.tags == [] || token.traits.contains(.isNonASCII) { knowsAllWords = false }
    if mayBeginName { tokens.appendCandidate(token) } else { tokens.append(token) }
    position = token.end
  }

  @inline(__always)
  private func mayBeginName(_ run: LetterRun) -> Bool {
    tables.names.mayHold(run.hash) || tables.names.mayHold(run.singularHash)
  }

  @inline(__always)
  private func tags(of run: LetterRun) -> WordTags {
    guard let lexicon = tables.lexicon else { return [] }
    let word = Bytes(rebasing: copy[position..<run.end])
    return run.hasApostrophe
      ? lexicon.tags(ofContraction: word, count: run.foldedCount, hash: run.wordHash)
      : lexicon.tags(of: word, hash: run.hash)
  }

  /// A number of digits alone; false where it may go on.
  private mutating func digits() -> Bool {
    var end = position
    while end < copy.count, copy[end].isASCIIDigit { end += 1 }
    guard WordEnd.isCertain(copy, at: end, tables.ends) else { return false }
    add(.number, to: end)
    return true
  }

  private mutating func word(_ segmentEnd: Int) {
    let end = wordEnd(segmentEnd)
    let shape = WordShape(copy, position..<end, tables.shapes, tables.scalars)
    if shape.hasAtSign, let sign = copy[position..<end].firstIndex(of: UInt8(ascii: "@")), email(sign) { return }
    if shape.hasPeriod || shape.isWebLike(copy, position, end) {
      if let token = address(end, shape) { return add(token.kind, to: token.end) }
    }
    if end < copy.count, copy[end] == UInt8(ascii: ":") || copy[end] == UInt8(ascii: "@") || copy[end] == 0x2B {
      if addressBehind(end) { return }
    }
    if shape.isVersion(copy, position, end) { return add(.version, to: end) }
    let tags = lookUp(shape, end)
    let token = Token(.word, position..<end, traits: shape.traits, tags: tags)
    append(token, mayBeginName: tables.names.mayHold(shape.hash) || tables.names.mayHold(shape.singularHash))
  }

  @inline(__always)
  private func lookUp(_ shape: WordShape, _ end: Int) -> WordTags {
    guard let lexicon = tables.lexicon else { return [] }
    let word = Bytes(rebasing: copy[position..<end])
    return shape.isPlain ? lexicon.tags(of: word, hash: shape.hash) : lexicon.tags(of: word)
  }

  /// A URL without a scheme, or a file name.
  private func address(_ end: Int, _ shape: WordShape) -> (kind: Token.Kind, end: Int)? {
    let scanner = AddressScanner(copy: copy)
    if let end = scanner.web(at: position) { return (.url, end) }
    if end < copy.count, copy[end] == UInt8(ascii: "@") { return nil }
    return shape.hasPeriod && scanner.isFileName(position..<end) ? (.fileName, end) : nil
  }

  /// A URL whose scheme is the word that ends here, or an e-mail address whose first part it is.
  private mutating func addressBehind(_ end: Int) -> Bool {
    let scanner = AddressScanner(copy: copy)
    if let end = scanner.url(schemeEnd: end) {
      add(.url, to: end)
      return true
    }
    return copy[end] == UInt8(ascii: "@") && email(end)
  }

  /// Makes one token of the address around the at sign, of which parts may be tokens already.
  private mutating func email(_ sign: Int) -> Bool {
    guard let range = AddressScanner(copy: copy).email(sign: sign, notBefore: limit()) else { return false }
    position = min(position, range.lowerBound)
    while tokens.count > 0, tokens[tokens.count - 1].end > position {
      position = min(position, Int(tokens[tokens.count - 1].start))
      tokens.removeLast()
    }
    add(.email, to: range.upperBound)
    return true
  }

  /// How far back an address may reach: to the last token that is no word, digit or joining mark.
  private func limit() -> Int {
    var index = tokens.count
    while index > 0 {
      let kind = tokens[index - 1].kind
      guard kind == .word || kind == .number || kind == .punctuation || kind == .fileName else {
        return tokens[index - 1].end
      }
      index -= 1
    }
    return 0
  }

  /// UAX #29 has narrow no-break spaces as parts of words, for “1 000”; behind a word they are spaces, as before a French “?”.
  private func wordEnd(_ segmentEnd: Int) -> Int {
    var end = segmentEnd
    while end - 3 > position, copy.hasLiteral("\u{202F}", at: end - 3) { end -= 3 }
    return end
  }

  private mutating func number(_ segmentEnd: Int) {
    let end = wordEnd(segmentEnd)
    var (periods, hasLetter) = (0, false)
    for index in position..<end {
      if copy[index] == UInt8(ascii: ".") { periods += 1 }
      if copy[index].isASCIILetter || copy[index] >= 0x80 { hasLetter = true }
    }
    guard hasLetter else { return add(periods > 1 ? .version : .number, to: end) }
    word(end)
  }

  private mutating func composite() {
    let placeholder = PlaceholderScanner(copy: copy)
    let found: (end: Int, kind: Token.Kind)?
    switch tables.classes[Int(copy[position])] {
    case .percent:
      found = placeholder.percent(at: position, follows: tokens.count > 0 ? tokens[tokens.count - 1] : nil)
    case .brace: found = template() ?? placeholder.braces(at: position).map { ($0, .placeholder) }
    case .dollar: found = placeholder.dollar(at: position).map { ($0, .placeholder) }
    case .backslash: found = placeholder.interpolation(at: position).map { ($0, .placeholder) }
    case .less: found = template() ?? MarkupScanner(copy: copy).tag(at: position).map { ($0, .markup) }
    case .ampersand: found = MarkupScanner(copy: copy).entity(at: position).map { ($0, .entity) }
    case .slash: found = AddressScanner(copy: copy).path(at: position).map { ($0, .path) }
    case .dot:
      let scanner = AddressScanner(copy: copy)
      found =
        scanner.hiddenPath(at: position).map { ($0, .path) }
        ?? scanner.bareExtension(at: position).map { ($0, .fileName) }
    case .eyes: found = EmoticonScanner(copy: copy).face(at: position).map { ($0, .emoji) }
    default: found = nil
    }
    if let found { add(found.kind, to: found.end) } else { add(.punctuation, to: position + 1) }
  }

  /// `{{name}}`, `{% if new %}`, `<%= name %>`; what shows nothing itself is markup.
  private func template() -> (end: Int, kind: Token.Kind)? {
    // “{{שם}}” is the name of a field, in a text about templates.
    guard let found = TemplateScan.template(in: copy, at: position),
      copy.slice(position..<found.end).contains(where: \.isASCIIWord)
    else { return nil }
    return (found.end, found.isOrder ? .markup : .placeholder)
  }

  private mutating func multibyte() {
    let scalar = copy.scalar(at: position)
    let next = position + scalar.length
    let entry = tables.scalars[scalar.value]
    if let end = ShortcutScanner(copy: copy).end(at: position, scalar.value) { return add(.shortcut, to: end) }
    if scalar.value >= 0x2190, entry.traits.contains(.extendedPictographic) || isRegional(scalar.value) {
      return add(.emoji, to: segmentEnd())
    }
    switch entry.category {
    case .lineSeparator, .paragraphSeparator: add(.newline, to: next)
    case .spaceSeparator: add(.space, to: next)
    case .decimalNumber: number(segmentEnd())
    case _ where entry.category.isPunctuation: add(.punctuation, to: next)
    case _ where entry.category.isLetter || entry.category.isMark: word(segmentEnd())
    default: add(.other, to: next)
    }
  }

  /// The letters that flags are made of.
  private func isRegional(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }
}
