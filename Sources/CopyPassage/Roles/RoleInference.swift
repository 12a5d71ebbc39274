import CopyFiles
package import CopyModel
package import CopyProgram
import CopyRoles

/// Says of every entry what it is for: role, evidence, confidence and reason.
///
/// Strongest first: what the input declares, the configuration, Interface Builder's classes, the structure of the key,
/// the developer's comment, the words of the value; the last three are weighed together by `RoleModel`. Unknown when unsure.
/// One for each thread: it keeps its scratch.
package struct RoleInference {
  let table: CueTable
  /// What the configuration says of an entry: a role for its path and key, or nil.
  package var configured: (@Sendable (Entry, Catalog) -> Role?)?

  /// What the program says of its copy; nil where none was read.
  package var program: ProgramIndex?

  let keys = CueScanner()
  private let comments = CueScanner()
  private let value: ValueShapeReader
  let model = RoleModel()
  private let lastComment = CommentMemory()

  package init() { self.init(.builtIn) }

  /// Guesses by another vocabulary, in the shape of `roles.tsv`.
  package init(vocabulary: Bytes) { self.init(CueTable([vocabulary])) }

  private init(_ table: CueTable) { (self.table, value) = (table, ValueShapeReader(table)) }

  /// Guesses for all entries of `catalog`, in their order, on `jobs` threads where it is long.
  package func guesses(for catalog: Catalog, jobs: Int = 1) -> ContiguousArray<RoleGuess> {
    var guesses = cues(for: catalog, jobs: jobs)
    weigh(&guesses, of: catalog, jobs: jobs)
    takeLikeliest(&guesses, of: catalog, jobs: jobs)
    tellByStems(&guesses, of: catalog)
    shareRoles(&guesses, of: catalog)
    return guesses
  }

  /// What is known of each entry by itself, and what its words name, before they are weighed.
  package func cues(for catalog: Catalog, jobs: Int = 1) -> ContiguousArray<RoleGuess> {
    var guesses = inParts(of: catalog, jobs: jobs) { inference, places in
      let file = FileCue(path: catalog.path, in: inference.table)
      return ContiguousArray(places.map { inference.guess(catalog.entries[$0], in: catalog, file: file) })
    }
    forgetNamingSchemes(&guesses)
    return guesses
  }

  /// What `work` makes of each entry of `catalog`, in their order: of a long one part by part on `jobs` threads, each of which has
  /// an inference of its own.
  func inParts(
    of catalog: Catalog, jobs: Int,
    _ work: @escaping @Sendable (RoleInference, Range<Int>) -> ContiguousArray<RoleGuess>
  ) -> ContiguousArray<RoleGuess> {
    let (count, part) = (catalog.entries.count, 2_048)
    guard jobs > 1, count > 2 * part else { return work(self, 0..<count) }
    var guesses = ContiguousArray<RoleGuess>()
    guesses.reserveCapacity(count)
    Workers.run(
      count: (count + part - 1) / part, jobs: jobs,
      makeState: { [table, configured, program] in
        var inference = RoleInference(table)
        (inference.configured, inference.program) = (configured, program)
        return inference
      },
      work: { inference, index in work(inference, index * part..<min((index + 1) * part, count)) },
      consume: { guesses += $1 })
    return guesses
  }

  /// Catalogues with fewer entries are too small to show a naming scheme.
  private static let fewEntries = 24

  /// A word of many senses that gives half of a catalogue one role, “…Action” at each key, is how keys are built there, and
  /// tells nothing.
  private func forgetNamingSchemes(_ guesses: inout ContiguousArray<RoleGuess>) {
    guard guesses.count >= Self.fewEntries else { return }
    var counts = [Int](repeating: 0, count: Role.allCases.count)
    for guess in guesses where guess.isLoose && guess.evidence == .key { counts[Int(guess.role.rawValue)] += 1 }
    let schemes = Role.allCases.filter { counts[Int($0.rawValue)] * 2 > guesses.count }
    guard !schemes.isEmpty else { return }
    for (index, guess) in guesses.enumerated()
    where guess.isLoose && guess.evidence == .key && schemes.contains(guess.role) {
      guesses[index] = RoleGuess()
    }
  }

  /// What `entry` is for.
  package func guess(_ entry: Entry, in catalog: Catalog) -> RoleGuess {
    guess(entry, in: catalog, file: FileCue(path: catalog.path, in: table))
  }

  private func guess(_ entry: Entry, in catalog: Catalog, file: FileCue) -> RoleGuess {
    if entry.role != .unknown { return declaredGuess(entry, in: catalog) }
    if let role = configured?(entry, catalog) { return RoleGuess(role, .config, 1, .configured) }
    if entry.flags.contains(.isFragment) { return RoleGuess() }
    let file = catalog.extras(of: entry)?.path.map { FileCue(path: $0, in: table) } ?? file
    value.take(catalog.bytes(entry.value))
    guard value.hasWords else { return RoleGuess() }
    if let guess = elementGuess(entry, in: catalog) ?? interfaceGuess(entry, in: catalog, file) { return guess }
    let witness = witness(of: entry, in: catalog)
    var guess = programGuess(witness)
    if guess.role == .unknown {
      let isShared = guess.isShared
      let named = wordsGuess(entry, in: catalog, file)
      guess = plainGuess(witness, named: named, value.shape) ?? named
      guess.isShared = isShared
    } else if !entry.comment.isEmpty, let named = namedGuess(entry, in: catalog, file) {
      guess.isDisputed = named.evidence == .comment && named.role != guess.role
    }
    // What is a button’s title here and plain text there may look odd in its row with a button’s capitals.
    let isText = witness.plain != nil && !witness.uses.isEmpty
    guess.isElsewhere = guess.evidence == .source && (witness.isElsewhere || isText)
    guess.isJoined = witness.isJoined
    guess.isRecased = witness.isRecased
    guess.isSpoken = witness.isSpoken
    guess.isAside = witness.isAside
    return guess
  }

  /// By what the input or its program says.
  private func declaredGuess(_ entry: Entry, in catalog: Catalog) -> RoleGuess {
    guard entry.evidence == .source else { return RoleGuess(entry.role, entry.evidence, 1, .declared) }
    return RoleGuess(entry.role, .source, catalog.extras(of: entry)?.isAssumed == true ? Self.likely : 1, .ownCall)
  }

  /// By key and comment, the name of the file, or the words of the value.
  private func wordsGuess(_ entry: Entry, in catalog: Catalog, _ file: FileCue) -> RoleGuess {
    if let guess = namedGuess(entry, in: catalog, file) { return guess }
    if let guess = file.guess(value.shape) { return guess }
    guard let answer = WordingGrammar.decide(value.shape) else { return RoleGuess() }
    return RoleGuess(answer.role, .value, answer.confidence, .wording(answer.wording))
  }

  /// By the element of an interface that holds the text; nil where the file describes none.
  private func elementGuess(_ entry: Entry, in catalog: Catalog) -> RoleGuess? {
    guard let element = catalog.extras(of: entry)?.element else { return nil }
    let startsWithDigit = catalog.bytes(entry.value).first?.isASCIIDigit ?? false
    let answer = element.answer(value.shape, startsWithDigit: startsWithDigit)
    return RoleGuess(answer.role, .class, element.isPrototype ? RoleGrammar.doubtful : answer.confidence, .element)
  }

  /// By what Interface Builder wrote; nil for entries of another origin.
  private func interfaceGuess(_ entry: Entry, in catalog: Catalog, _ file: FileCue) -> RoleGuess? {
    let comment = catalog.bytes(entry.comment)
    guard let reader = InterfaceReader(key: catalog.bytes(entry.key), comment: comment, with: table) else { return nil }
    let answer = reader.decide(value.shape, isMenuFile: file.cue.contains(.menu))
    guard answer.role != .unknown else { return RoleGuess() }
    let isNamed = !reader.className.isEmpty
    let reason =
      isNamed
      ? RoleReason.interfaceClass(WordPlace(reader.className))
      : .interfaceAttribute(WordPlace(reader.attributeWords))
    return RoleGuess(answer.role, .class, answer.confidence, reason)
  }

  /// By key and comment; nil where neither tells.
  private func namedGuess(_ entry: Entry, in catalog: Catalog, _ file: FileCue) -> RoleGuess? {
    let name = identifier(of: entry, in: catalog)
    let scan = name.map { keys.read($0, at: .key, with: table) }
    let key = if let name, let scan { KeyReader.read(name, scan: scan) } else { RoleReading() }
    let comment = readComment(of: entry, in: catalog)
    let isCommented = comment.outweighs(key)
    var reading = isCommented ? comment : key
    guard !reading.isEmpty else { return nil }
    reading.surfaces.formUnion(key.surfaces.union(comment.surfaces).union(file.cue.intersection(.page)))
    let grammar = RoleGrammar(
      part: reading.part, surfaces: reading.surfaces, value: .passUnretained(value), endsInAnswer: key.endsInAnswer,
      isNamedByKey: !isCommented, isLoose: reading.isLoose)
    let answer = grammar.decide()
    guard answer.role != .unknown else { return reading.part.isEmpty ? nil : RoleGuess() }
    var confidence = reading.isDisputed ? min(answer.confidence, 0.6) : answer.confidence
    if catalog.locale(of: entry).isBase, !grammar.isBorneOut(answer.role, isFirm: !isCommented && reading.isFirm) {
      confidence = min(confidence, RoleGrammar.doubtful)
    }
    let words = WordPlace(reading.words)
    let reason = isCommented ? RoleReason.comment(words) : reading.isAtEnd ? .keyEnd(words) : .keyPart(words)
    var guess = RoleGuess(answer.role, isCommented ? .comment : .key, confidence, reason)
    guess.isLoose = reading.isLoose
    guess.isConfirmed = !key.part.isEmpty && key.part == comment.part && !reading.isDisputed
    return guess
  }

  /// Whether an entry’s value has words, numbers left out.
  func hasWords(_ entry: Entry, in catalog: Catalog) -> Bool {
    value.take(catalog.bytes(entry.value))
    return value.hasWords
  }

  /// What the value of an entry looks like.
  func shape(of entry: Entry, in catalog: Catalog) -> ValueShape {
    value.take(catalog.bytes(entry.value))
    return value.shape
  }

  /// Keys in natural language are copy, not names.
  private func identifier(of entry: Entry, in catalog: Catalog) -> Bytes? {
    guard let key = NameText.identifier(in: catalog.bytes(entry.key)) else { return nil }
    return NameText.hasSameLetters(key, catalog.bytes(entry.value)) ? nil : key
  }

  private func readComment(of entry: Entry, in catalog: Catalog) -> RoleReading {
    let comment = catalog.bytes(entry.comment)
    if comment.isEmpty || NameText.hasSameLetters(comment, catalog.bytes(entry.value)) { return RoleReading() }
    if let known = lastComment.reading(of: comment, in: value) { return known }
    // Only where lines disagree does the value decide.
    let isAnswer = comment.contains(UInt8(ascii: "\n")) ? value.shape.isAnswer : nil
    let reading = read(comment, isAnswer: isAnswer ?? false)
    lastComment.remember(reading, of: comment, isAnswer: isAnswer)
    return reading
  }

  /// A comment of several lines tells of several uses of the string.
  private func read(_ comment: Bytes, isAnswer: Bool) -> RoleReading {
    var (reading, start) = (RoleReading(), 0)
    // A comment without a space is an identifier of the source.
    if !comment.contains(UInt8(ascii: " ")) {
      let named = KeyReader.read(comment, scan: comments.read(comment, at: .key, with: table))
      return named.part.isEmpty ? RoleReading() : named
    }
    while start < comment.count {
      let end = comment[start...].firstIndex(of: UInt8(ascii: "\n")) ?? comment.count
      let line = NameText.firstSentence(of: comment.slice(start..<end))
      let scan = comments.read(line, at: .comment, with: table)
      reading.add(CommentReader.read(scan: scan), at: start, isAnswer: isAnswer)
      start = end + 1
    }
    return reading
  }
}
