import CopyModel

/// The names and texts that programs mention anywhere, so that strings can be told that no program uses any more.
///
/// What is kept are hashes of letters and digits, case aside, as generated names follow the keys: `R.string.delete_title`,
/// `L10n.Delete.title`, and `"delete.title"` all mention the key `delete.title`. What a constant mentions that nobody names
/// is mentioned nowhere, nor what an enum says of a case that nobody makes.
package struct ProgramMentions: Sendable {
  /// What stands there for those who name it.
  private struct Named: Sendable {
    let kind: FlowNamed.Kind
    let owner: UInt64
    let name: UInt32
    let hashes: Set<UInt32>
    /// What it holds that is there for those who name it.
    let inner: [Named]
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
    (hashes, self.named) = Self.read(text, 0..<text.count, &rest)
  }

  /// What stands in `range`, and what stands there for those who name it.
  private static func read(
    _ text: Bytes, _ range: Range<Int>, _ rest: inout ArraySlice<FlowNamed>
  ) -> (hashes: Set<UInt32>, named: [Named]) {
    var (found, named, end) = (Set<UInt32>(), [Named](), range.lowerBound)
    while let one = rest.first, Int(one.range.lowerBound) < range.upperBound {
      rest.removeFirst()
      guard Int(one.range.lowerBound) >= end, Int(one.range.upperBound) <= range.upperBound else { continue }
      found.formUnion(MentionReader.hashes(in: text.slice(end..<Int(one.range.lowerBound))))
      end = Int(one.range.upperBound)
      let part = one.kind == .enumCase ? MentionReader.Part.member : .whole
      let name = MentionReader.hash(text.slice(Int(one.name.lowerBound)..<Int(one.name.upperBound)), as: part)
      let own = read(text, Int(one.name.upperBound)..<end, &rest)
      named.append(Named(kind: one.kind, owner: one.owner, name: name, hashes: own.hashes, inner: own.named))
    }
    return (found.union(MentionReader.hashes(in: text.slice(end..<range.upperBound))), named)
  }

  /// What all files of a program mention together.
  init(of files: [ProgramFacts]) {
    for file in files { hashes.formUnion(file.mentions.hashes) }
    let users = OtherUsers(files, isApp: MentionReader.starts.contains(where: hashes.contains))
    let named = files.flatMap(\.mentions.named)
    let waiting = reach(named, users)
    // Where few are named, those who name them aren’t in the run.
    if Self.declarations(in: waiting) * Self.mostUnnamed > Self.declarations(in: named) {
      for one in waiting where one.kind == .declaration { formUnion(allOf: one, into: &hashes) }
    }
    for one in waiting { formUnion(allOf: one, into: &inVain) }
    inVain.subtract(hashes)
  }

  /// Adds what those mention that somebody names, or may; the others are handed back.
  private mutating func reach(_ named: [Named], _ users: OtherUsers) -> [Named] {
    var (waiting, rest) = ([UInt32: [Named]](), named)
    while let one = rest.popLast() {
      let isNamed = one.kind != .unseen && hashes.contains(one.name)
      guard isNamed || users.mayUse(one.kind, of: one.owner) else {
        waiting[one.kind == .unseen ? 0 : one.name, default: []].append(one)
        continue
      }
      for hash in one.hashes where hashes.insert(hash).inserted { rest += waiting.removeValue(forKey: hash) ?? [] }
      rest += one.inner
    }
    return waiting.values.flatMap(\.self)
  }

  private static func declarations(in named: [Named]) -> Int {
    named.reduce(0) { $0 + ($1.kind == .declaration ? 1 : 0) + declarations(in: $1.inner) }
  }

  private func formUnion(allOf one: Named, into all: inout Set<UInt32>) {
    all.formUnion(one.hashes)
    for inner in one.inner { formUnion(allOf: inner, into: &all) }
  }

  /// Whether a program mentions `key`, or a piece of it that other words are joined to when the program runs: “status_”.
  func holds(_ key: Bytes) -> Bool {
    if holdsWhole(key) { return true }
    return MentionReader.joints(of: key).contains { joint in
      holds(key.slice(0..<joint), as: .opening) || holds(key.slice(from: joint), as: .ending)
    }
  }

  /// Whether a program mentions `key`, and only where nothing uses it.
  func holdsInVain(_ key: Bytes) -> Bool {
    !inVain.isEmpty && inVain.contains(MentionReader.hash(key, as: .whole)) && !holds(key)
  }

  /// Whether a program mentions all of `name`.
  func holdsWhole(_ name: Bytes) -> Bool { holds(name, as: .whole) }

  private func holds(_ piece: Bytes, as part: MentionReader.Part) -> Bool {
    hashes.contains(MentionReader.hash(piece, as: part))
  }
}

/// Who else may use what nobody names: protocols of the system, and those who stand outside what was read.
private struct OtherUsers {
  /// Types that answer for protocols, which may ask for names that stand in the program once.
  private var bound: Set<UInt64> = []
  /// Enums of which each value is made by naming its case.
  private var closed: Set<UInt64> = []
  /// Whether the start of the program was read, and so the rest.
  private let isApp: Bool

  /// What an enum may answer for without its cases being made by others.
  private static let harmless = Set(
    [
      "Error", "LocalizedError", "Equatable", "Hashable", "Sendable", "Identifiable", "CustomStringConvertible",
      "CustomDebugStringConvertible",
    ].map { LiteralHash.exact(name: $0[...]) })
  private static let object = LiteralHash.exact(name: "NSObject")

  init(_ files: [ProgramFacts], isApp: Bool) {
    self.isApp = isApp
    for type in files.lazy.flatMap(\.flow.types) {
      if type.parents.contains(where: { $0 != Self.object }) { bound.insert(type.name) }
      if type.isEnum { closed.insert(type.name) }
    }
    for type in files.lazy.flatMap(\.flow.types) where !Self.harmless.isSuperset(of: type.parents) {
      closed.remove(type.name)
    }
  }

  func mayUse(_ kind: FlowNamed.Kind, of owner: UInt64) -> Bool {
    switch kind {
    case .declaration: bound.contains(owner)
    case .view: !isApp
    case .enumCase: !isApp || !closed.contains(owner)
    case .unseen: false
    }
  }
}
