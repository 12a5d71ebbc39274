import CopyModel

/// The names and texts that programs mention anywhere, so that strings can be told that no program uses any more.
///
/// What is kept are hashes of letters and digits, case aside, as generated names follow the keys: `R.string.delete_title`,
/// `L10n.Delete.title`, and `"delete.title"` all mention the key `delete.title`. What a constant mentions that nobody names
/// is mentioned nowhere, nor what an enum says of a case that nobody makes.
package struct ProgramMentions: Sendable {
  /// What stands there for those who name it.
  fileprivate struct Named: Sendable {
    let kind: FlowNamed.Kind
    let owner: UInt64
    let name: UInt32
    /// How a constant is named within its enum.
    let ownName: UInt32
    /// Whether its enum may go by another name.
    let aliases: [UInt32]
    let hashes: Set<UInt32>
    /// What it holds that is there for those who name it.
    let inner: [Named]

    init(_ one: FlowNamed, in text: Bytes, _ hashes: Set<UInt32>, _ inner: [Named]) {
      let slice = { (range: Range<Int32>) in text.slice(Int(range.lowerBound)..<Int(range.upperBound)) }
      let (own, home) = (slice(one.name), slice(one.home))
      (kind, owner, self.hashes, self.inner) = (one.kind, one.owner, hashes, inner)
      ownName = MentionReader.hash(own, as: .whole)
      switch kind {
      case .constant:
        name = MentionReader.hash(own, of: home)
        aliases = [MentionReader.hash(home, as: .alias), MentionReader.hash(Self.meta.bytes, of: home)]
      case .enumCase: (name, aliases) = (MentionReader.hash(own, as: .member), [])
      case .declaration, .addition, .view, .unseen, .document, .advice: (name, aliases) = (ownName, [])
      }
    }

    func mentions(_ hash: UInt32) -> Bool {
      name == hash || ownName == hash || hashes.contains(hash) || inner.contains { $0.mentions(hash) }
    }

    /// A file of resources called `name`, such as a layout: it goes by its name, and by that of its binding.
    init(document name: Bytes, _ hashes: Set<UInt32>, _ inner: [Named]) {
      (kind, owner, self.hashes, self.inner, aliases) = (.document, 0, hashes, inner, [])
      self.name = MentionReader.hash(ofResource: name) ?? MentionReader.hash(name, as: .whole)
      ownName = MentionReader.hash(Self.binding.bytes, of: name)
    }

    /// `RebootDialogBinding`
    private static let binding = ByteBuffer(Array("Binding".utf8))
    /// `Texts.self`
    private static let meta = ByteBuffer(Array("self".utf8))
  }

  private var hashes: Set<UInt32> = []
  private var counts = MentionCounts()
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
    (hashes, self.named) = read(text, 0..<text.count, &rest)
  }

  /// The same for who shows the file of resources called `name`.
  mutating func wait(for name: Bytes) {
    named = [Named(document: name, hashes, named)]
    hashes = []
  }

  /// What stands in `range`, and what stands there for those who name it; `counts` has all.
  private mutating func read(
    _ text: Bytes, _ range: Range<Int>, _ rest: inout ArraySlice<FlowNamed>
  ) -> (hashes: Set<UInt32>, named: [Named]) {
    var (found, named, end) = (Set<UInt32>(), [Named](), range.lowerBound)
    while let one = rest.first, Int(one.range.lowerBound) < range.upperBound {
      rest.removeFirst()
      guard Int(one.range.lowerBound) >= end, Int(one.range.upperBound) <= range.upperBound else { continue }
      found.formUnion(mentions(in: text.slice(end..<Int(one.range.lowerBound))))
      end = Int(one.range.upperBound)
      let own = read(text, Int(one.name.upperBound)..<end, &rest)
      named.append(Named(one, in: text, own.hashes, own.named))
    }
    return (found.union(mentions(in: text.slice(end..<range.upperBound))), named)
  }

  private mutating func mentions(in text: Bytes) -> Set<UInt32> {
    let (hashes, counts) = MentionReader.mentions(in: text)
    self.counts.add(counts)
    return hashes
  }

  /// What all files of a program mention together.
  init(of files: [ProgramFacts]) {
    for file in files {
      hashes.formUnion(file.mentions.hashes)
      counts.add(file.mentions.counts)
    }
    let users = OtherUsers(files, isApp: MentionReader.starts.contains(where: hashes.contains))
    let named = files.flatMap(\.mentions.named)
    let waiting = reach(named, users)
    // Where few are named, those who name them aren’t in the run.
    for isWanted in [\FlowNamed.Kind.isMentioned, \FlowNamed.Kind.isDocument] {
      guard Self.count(isWanted, in: waiting) * Self.mostUnnamed > Self.count(isWanted, in: named) else { continue }
      for one in waiting where one.kind[keyPath: isWanted] { formUnion(allOf: one, into: &hashes) }
    }
    for one in waiting { formUnion(allOf: one, into: &inVain) }
    inVain.subtract(hashes)
  }

  /// Adds what those mention that somebody names, or may; the others are handed back.
  private mutating func reach(_ named: [Named], _ users: OtherUsers) -> [Named] {
    var search = Search(named)
    while let (index, one) = search.next() {
      guard isNamed(one, in: search) || users.mayUse(one.kind, of: one.owner) else {
        search.wait(index)
        continue
      }
      search.reach(index)
      for hash in one.hashes {
        if hashes.insert(hash).inserted { search.wake(hash) }
        if one.owner != 0 { search.wake(Search.Own(owner: one.owner, name: hash)) }
      }
    }
    return search.unreached
  }

  private func isNamed(_ one: Named, in search: Search) -> Bool {
    switch one.kind {
    case .unseen: return false
    case .declaration, .addition, .view, .enumCase: return hashes.contains(one.name)
    case .advice: return hashes.contains(one.name) || MentionReader.advisers.contains(where: hashes.contains)
    case .document: return hashes.contains(one.name) || hashes.contains(one.ownName) || looksUpResources
    case .constant:
      if hashes.contains(one.name) || search.isNamedWithin(one) { return true }
      // Where its enum may go by another name, its own is enough.
      return hashes.contains(one.ownName) && one.aliases.contains(where: hashes.contains)
    }
  }

  /// Whether names of resources may be put together.
  private var looksUpResources: Bool { MentionReader.lookups.contains(where: hashes.contains) }

  private static func count(_ isWanted: KeyPath<FlowNamed.Kind, Bool>, in named: [Named]) -> Int {
    named.reduce(0) { $0 + ($1.kind[keyPath: isWanted] ? 1 : 0) + count(isWanted, in: $1.inner) }
  }

  private func formUnion(allOf one: Named, into all: inout Set<UInt32>) {
    all.formUnion(one.hashes)
    for inner in one.inner { formUnion(allOf: inner, into: &all) }
  }

  /// Adds all that the file mentions, wherever it does.
  func formUnion(into all: inout Set<UInt32>) {
    all.formUnion(hashes)
    for one in named { formUnion(allOf: one, into: &all) }
  }

  /// Whether the file names what has that hash, wherever it does.
  func names(_ hash: UInt32) -> Bool { hashes.contains(hash) || named.contains { $0.mentions(hash) } }

  /// Whether a program mentions `key`, or a piece of it that other words are joined to when the program runs: “status_”.
  func holds(_ key: Bytes) -> Bool {
    holdsWhole(key) || holdsPiece(of: key)
  }

  /// Whether a program mentions the resource `name` as it is written, or a piece of it. A function called `UserPageTitle` is
  /// no mention of `user_page_title`.
  func holds(resource name: Bytes) -> Bool {
    guard let hash = MentionReader.hash(ofResource: name) else { return holds(name) }
    return hashes.contains(hash) || looksUpResources && holdsPiece(of: name)
  }

  private func holdsPiece(of key: Bytes) -> Bool {
    // Prose is written as a whole.
    if key.contains(UInt8(ascii: " ")) { return false }
    return MentionReader.joints(of: key).contains { joint in
      holds(key.slice(0..<joint), as: .opening) || holds(key.slice(from: joint), as: .ending)
    }
  }

  /// Whether a program mentions `key`, and only where nothing uses it. What mentions a key as a whole doesn’t join it from pieces
  /// elsewhere.
  func holdsInVain(_ key: Bytes) -> Bool {
    !inVain.isEmpty && inVain.contains(MentionReader.hash(key, as: .whole)) && !holdsWhole(key)
  }

  /// Whether a literal of a program is `key`, and not only a name made of the same letters: `showList` of “Show List:”.
  func holds(literal key: Bytes) -> Bool { hashes.contains(MentionReader.hash(ofLiteral: key)) || holdsPiece(of: key) }

  /// How often programs look up `key`: the resource of that name, or the literal.
  func count(of key: Bytes) -> Int {
    let asResource = MentionReader.hash(ofResource: key).map(counts.count) ?? 0
    return max(counts.count(of: MentionReader.hash(ofLiteral: key)), asResource)
  }

  /// Whether a program mentions all of `name`.
  func holdsWhole(_ name: Bytes) -> Bool { holds(name, as: .whole) }

  private func holds(_ piece: Bytes, as part: MentionReader.Part) -> Bool {
    hashes.contains(MentionReader.hash(piece, as: part))
  }
}

/// The way through what may be named, each once: what isn’t named yet waits for its names.
private struct Search {
  /// A name within an enum.
  struct Own: Hashable {
    let owner: UInt64
    let name: UInt32
  }

  private var all: [ProgramMentions.Named]
  private var isReached: [Bool]
  private var rest: [Int]
  private var waiting: [UInt32: [Int]] = [:]
  private var waitingWithin: [Own: [Int]] = [:]
  private var namedWithin: Set<Own> = []

  init(_ named: [ProgramMentions.Named]) {
    (all, isReached, rest) = (named, Array(repeating: false, count: named.count), Array(named.indices))
  }

  mutating func next() -> (index: Int, one: ProgramMentions.Named)? {
    while let index = rest.popLast() {
      if !isReached[index] { return (index, all[index]) }
    }
    return nil
  }

  /// Lets the one at `index` wait for somebody who names it.
  mutating func wait(_ index: Int) {
    let one = all[index]
    if one.kind == .unseen { return }
    waiting[one.name, default: []].append(index)
    guard one.kind == .constant || one.kind == .document else { return }
    waiting[one.ownName, default: []].append(index)
    if one.kind == .document { return }
    waitingWithin[Own(owner: one.owner, name: one.ownName), default: []].append(index)
  }

  /// Goes on with what the one at `index` holds.
  mutating func reach(_ index: Int) {
    isReached[index] = true
    for inner in all[index].inner {
      rest.append(all.count)
      all.append(inner)
      isReached.append(false)
    }
  }

  mutating func wake(_ name: UInt32) { rest += waiting.removeValue(forKey: name) ?? [] }

  mutating func wake(_ own: Own) {
    guard namedWithin.insert(own).inserted else { return }
    rest += waitingWithin.removeValue(forKey: own) ?? []
  }

  /// Whether what its own enum says names it.
  func isNamedWithin(_ one: ProgramMentions.Named) -> Bool {
    namedWithin.contains(Own(owner: one.owner, name: one.ownName))
  }

  var unreached: [ProgramMentions.Named] { zip(all, isReached).filter { !$0.1 }.map(\.0) }
}
