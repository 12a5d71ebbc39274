import CopyModel
import CopySyntax

/// What stands in a program for those who name it, so that what nobody names says nothing to anybody.
extension FlowReader {
  /// Notes a constant, a variable, or a function.
  mutating func noteNamed(_ node: Int) {
    guard dialect != .objectiveC, offset == 0, !context.isInFunction, let head = head(of: node).map(Self.plain),
      !head.contains("@")
    else { return }
    let modifiers = head.split(whereSeparator: \.isWhitespace)
    // What is private, no protocol of the system can ask for.
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    guard isPrivate || isOwn(node, modifiers) else { return }
    let isConstant =
      kind(node) == .declaration && !isPrivate && !context.home.isEmpty && modifiers.contains("static")
    // Kotlin says of each function whether another one asks for it.
    let isSure = isPrivate || dialect == .kotlin || dialect == .java && modifiers.contains("static")
    let isAdvice = dialect == .swift && !isPrivate && Self.advice.contains(name(node).text)
    note(
      isAdvice ? .advice : isConstant ? .constant : .declaration, name: tree.nodes[node].name, range(node),
      of: isSure ? 0 : context.owner)
  }

  /// `head` without attributes that give a declaration no other users.
  private static func plain(_ head: String) -> String {
    ["@MainActor", "@ViewBuilder", "@discardableResult", "@Sendable", "@inlinable", "@nonobjc"]
      .reduce(head) { $0.replacing($1 + " ", with: "") }
  }

  /// Whether only the program itself can use a member, or what is of no type: it neither overrides anything nor makes values,
  /// and no other program is to call it.
  private func isOwn(_ node: Int, _ modifiers: [Substring]) -> Bool {
    if modifiers.contains("override") { return false }
    if dialect != .swift { return isOwn(function: node, modifiers) }
    if context.owner == 0 || modifiers.contains("static") { return true }
    guard let keyword = modifiers.last, ["func", "var", "let"].contains(keyword) else { return false }
    return !modifiers.contains("public") && !modifiers.contains("open") && !Self.asked.contains(name(node).text)
  }

  /// The same of a function of Kotlin or Java.
  private func isOwn(function node: Int, _ modifiers: [Substring]) -> Bool {
    let isFunction = kind(node) == .function && hash(name(node)) != context.owner && !name(node).equals("main")
    return isFunction && Self.others.isDisjoint(with: modifiers)
  }

  /// Words before functions that others call, or write themselves.
  private static let others: Set<Substring> = [
    "abstract", "open", "operator", "native", "external", "actual", "expect",
  ]

  /// What protocols of the language and of SwiftUI ask of those who answer for them.
  private static let asked: Set<String> = [
    "body", "id", "description", "debugDescription", "errorDescription", "helpAnchor", "localizedDescription", "hash",
    "hashValue", "callAsFunction", "makeBody",
  ]

  /// What an error says besides its description, which only some ways of showing it ask for.
  private static let advice: Set<String> = ["failureReason", "recoverySuggestion"]

  /// Notes an enum, or what extends a type: the system makes no values of enums by itself, and what an extension says is said
  /// where somebody names its type. Views are shown by those who name them, and so is what other types show that neither the
  /// system makes nor another program.
  mutating func noteNamed(type node: Int) {
    guard dialect == .swift, offset == 0, let head = head(of: node), !head.contains("@") else { return }
    let name = tree.nodes[node].name
    if head.contains("extension") {
      note(.addition, name: name, range(node), of: hash(self.name(node)))
    } else if head.contains("enum") {
      note(.declaration, name: name, range(node))
    } else if names(in: tree.nodes[node].type).contains(Self.view), !head.contains("public") {
      note(.view, name: name, range(node))
    } else if isPlainType(node, head) {
      note(.declaration, name: name, range(node))
    }
  }

  private static let view = CallRow.hash("View")

  /// A structure or class that answers for nothing but itself, so that only its name makes one.
  private func isPlainType(_ node: Int, _ head: String) -> Bool {
    let words = head.split(whereSeparator: \.isWhitespace)
    guard words.last == "struct" || words.last == "class", !words.contains("public"), !words.contains("open") else {
      return false
    }
    return Self.plainParents.isSuperset(of: names(in: tree.nodes[node].type))
  }

  private static let plainParents = Set(
    ["Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable", "Identifiable"].map {
      CallRow.hash($0[...])
    })

  /// Notes the cases of an enum: `case jammed(String), open`.
  mutating func noteNamed(cases node: Int) {
    guard offset == 0 else { return }
    for one in children(node) {
      let name = kind(one) == .name ? range(one) : tree.nodes[one].name
      if !name.isEmpty { note(.enumCase, name: name, range(one), of: context.owner) }
    }
  }

  /// Notes what an enum says of one of its cases: `case .jammed: "The gate is jammed."`
  ///
  /// - Parameter end: where the next clause begins.
  mutating func noteNamed(clause node: Int, end: Int32) {
    let patterns = children(node)
    guard offset == 0, patterns.count == 1, kind(patterns[0]) == .member || kind(patterns[0]) == .call else { return }
    let name = tree.nodes[patterns[0]].name
    if !name.isEmpty { note(.enumCase, name: name, range(node).lowerBound..<end, of: context.owner) }
  }

  /// Notes what only those who build the app see.
  mutating func noteUnseen(_ range: Range<Int32>) {
    if offset == 0 { note(.unseen, name: range.lowerBound..<range.lowerBound, range) }
  }

  private mutating func note(
    _ kind: FlowNamed.Kind, name: Range<Int32>, _ range: Range<Int32>, of owner: UInt64 = 0
  ) {
    facts.named.append(FlowNamed(kind: kind, owner: owner, name: name, home: context.home, range: range))
  }

  /// What stands before the name of a declaration: attributes, modifiers, and its keyword; nil where it has no name.
  func head(of node: Int) -> String? {
    let (start, name) = (range(node).lowerBound, tree.nodes[node].name)
    return name.isEmpty || start >= name.lowerBound ? nil : bytes(start..<name.lowerBound).text
  }
}
