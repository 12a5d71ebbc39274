import CopyModel

extension ProgramReader {
  /// Bodies longer than this many tokens do more than name a string.
  private static let longestBody = 60

  /// Types, variables, and functions that stand for strings.
  mutating func readDeclaration(at index: Int) {
    guard isWord(index + 1), !isMark(".", index - 1) else {
      readConstructor(at: index)
      return readObjectiveC(at: index)
    }
    let word = bytes(index)
    switch word.count {
    case 3 where word.equals("let") || word.equals("var") || word.equals("val"): readVariable(at: index + 1)
    case 3 where word.equals("fun"), 4 where word.equals("func"): readFunction(at: index + 1)
    case 4...9 where Self.beginsType(word): readType(at: index + 1)
    default: readObjectiveC(at: index)
    }
  }

  private static func beginsType(_ word: Bytes) -> Bool {
    word.equals("enum") || word.equals("struct") || word.equals("class") || word.equals("extension")
      || word.equals("actor") || word.equals("object")
  }

  private mutating func readType(at name: Int) {
    var last = name
    while isMark(".", last + 1), isWord(last + 2) { last += 2 }
    guard let open = (last + 1..<min(last + 40, tokens.count)).first(where: { isMark("{", $0) || isMark("}", $0) }),
      let close = partner(of: open), isMark("{", open)
    else { return }
    let parent = (last + 1..<open).first { isWord($0) && table.launchesBy(self.name($0)) }.map { self.name($0) }
    if isContextMenu(last) { scopes.enterMenu(to: close) }
    scopes.enter(type: LiteralHash.folded(bytes(last)), parent: parent ?? 0, to: close)
  }

  /// `var attachMenu: some View { … }`
  private func isMenu(_ name: Int) -> Bool {
    isContextMenu(name) || (dialect == .swift && bytes(name).text.lowercased().hasSuffix("menu"))
  }

  /// `var contextMenu: some View { … }`, `struct RowContextMenu: View { … }`: the call that shows it stands elsewhere.
  private func isContextMenu(_ name: Int) -> Bool {
    guard dialect == .swift, let last = bytes(name).last, last == UInt8(ascii: "u") || last == UInt8(ascii: "s") else {
      return false
    }
    let word = bytes(name).text.lowercased()
    return word.hasSuffix("contextmenu") || word.hasSuffix("menuitems")
  }

  /// `init() {` in Swift, `void onCreate() {` in Java: methods without a word that says so.
  private mutating func readConstructor(at name: Int) {
    guard scopes.parent != 0, isMark("(", name + 1), !isMark(".", name - 1),
      table.launches(bytes(name), of: scopes.parent),
      let end = partner(of: name + 1)
    else { return }
    readLaunch(behind: end)
  }

  /// `let title = "…"`, `static var title: String { "…" }`.
  private mutating func readVariable(at name: Int) {
    var place = name + 1
    if isMark(":", place) {
      while isMark(":", place) || isWord(place) || isMark(".", place) || isMark("?", place) { place += 1 }
    }
    if isMark("=", place), !isMark("=", place + 1) {
      define(name, as: place + 1..<endOfStatement(from: place + 1))
    } else if isMark("{", place), let close = partner(of: place) {
      if isMenu(name) { scopes.enterMenu(to: close) }
      if close - place < Self.longestBody { define(name, as: place + 1..<close) }
    }
  }

  /// `static func title(_ name: String) -> String { … }`.
  private mutating func readFunction(at name: Int) {
    guard isMark("(", name + 1), let end = partner(of: name + 1) else { return }
    if (name..<end).contains(where: { isWord($0) && table.launches(bytes($0), of: scopes.parent) }) {
      readLaunch(behind: end)
    }
    if let open = (end + 1..<min(end + 6, tokens.count)).first(where: { isMark("{", $0) }), isWord("String", open - 1),
      let close = partner(of: open), close - open < Self.longestBody
    {
      define(name, as: open + 1..<close)
    }
    readParameters(of: name, to: end)
  }

  /// `- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {`
  mutating func readMethod(at dash: Int) {
    guard tokens[dash].startsLine, isMark("(", dash + 1),
      let open = (dash + 2..<min(dash + 40, tokens.count)).first(where: { isMark("{", $0) || isMark(";", $0) }),
      (dash..<open).contains(where: { isWord($0) && isMark(":", $0 + 1) && table.launches(bytes($0), of: 0) })
    else { return }
    readLaunch(behind: open - 1)
  }

  private mutating func readLaunch(behind end: Int) {
    guard let open = (end + 1..<min(end + 8, tokens.count)).first(where: { isMark("{", $0) }),
      let close = partner(of: open)
    else { return }
    scopes.enterLaunch(to: close)
  }

  /// `NSString *title = …`.
  private mutating func readObjectiveC(at index: Int) {
    guard dialect == .objectiveC || dialect == .java, isMark("=", index + 1), !isMark("=", index + 2),
      isWord(index - 1) || isMark("*", index - 1)
    else { return }
    define(index, as: index + 2..<endOfStatement(from: index + 2))
  }

  /// Only what a literal leads to is remembered.
  private mutating func define(_ name: Int, as range: Range<Int>) {
    tells = false
    let found = copies(in: range).filter { $0.key != 0 || $0.parameter != 0 }
    tells = true
    variables[self.name(name)] = found.isEmpty ? nil : found
    guard let first = found.first, first.key != 0, scopes.type != 0 else { return }
    facts.definitions.append(
      ProgramDefinition(name: LiteralHash.folded(bytes(name), after: scopes.type), copy: first))
  }
}
