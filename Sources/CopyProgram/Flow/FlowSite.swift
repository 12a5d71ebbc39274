import CopyModel
import CopySyntax

/// A call as it stands in a program: its names, as the table of calls may write them, and its arguments.
struct FlowSite {
  struct Argument {
    var label: UInt64 = 0
    /// The value.
    var node: Int
    var isBlock = false
  }

  /// The most telling name last.
  var names: [UInt64]
  var name: UInt64
  var nameRange: Range<Int32>
  var start: Int32
  /// What it is a method of, and whether a dot stands before its name.
  var base: Int?
  var isMethod = false
  /// The member that is called, where it is one.
  var member: Int?
  var isType = false
  var arguments: [Argument] = []
  var isFormat = false
  /// The type of the variable that gets what it gives, unless that is a text; 0 where none is written.
  var wanted: UInt64 = 0
  /// Blocks with a label may be values, too: `confirmButton = confirmButton`.
  var hasSlots = false
  /// Before one without a label, those with one stand in their own places as well: `stringResource(id = R.string.hi, name)`.
  var keepsPlaces = false

  /// Whether it has an argument with that label, or another one at all where a row asks for two.
  func has(_ label: UInt64) -> Bool {
    switch label {
    case 0: true
    case Self.one: arguments.count == 1
    case Self.two: arguments.count > 1
    default: arguments.contains { $0.label == label }
    }
  }

  private static let (one, two) = (CallRow.hash("1"), CallRow.hash("2"))

  /// Whether the argument at `index` stands where `place` says.
  func isAt(_ place: CallRow.Place, _ index: Int) -> Bool {
    let argument = arguments[index]
    switch place {
    case .position(let number):
      if keepsPlaces, !argument.isBlock, arguments[(index + 1)...].contains(where: { $0.label == 0 && !$0.isBlock }) {
        return arguments[..<index].count { !$0.isBlock } == number
      }
      guard argument.label == 0, !argument.isBlock else { return false }
      if keepsPlaces { return arguments[..<index].count { !$0.isBlock } == number }
      return arguments[..<index].count { $0.label == 0 && !$0.isBlock } == number
    case .label(let label): return argument.label == label
    case .block(let label): return argument.label == label && (argument.isBlock || hasSlots && label != 0)
    case .word, .none: return false
    }
  }
}

extension FlowReader {
  /// What stands before the names of methods in the table of calls, and before those of members of types.
  private static let view = CallRow.hash("View")
  private static let action = CallRow.hash("UIAlertAction")
  private static let (dot, dots) = (CallRow.hash("."), CallRow.hash(".."))

  /// What is called at `node`.
  func site(call node: Int) -> FlowSite? {
    let all = children(node)
    guard let first = all.first, !tree.nodes[node].name.isEmpty else { return nil }
    let callee = bare(first)
    let range = tree.nodes[node].name
    let plain = hash(bytes(range))
    var site = FlowSite(names: [plain], name: plain, nameRange: range, start: self.range(node).lowerBound)
    site.isType = isTypeName(bytes(range))
    if wanted.value == node, wanted.type != Self.string { site.wanted = wanted.type }
    if site.isType, case let type = alias(plain), type != 0 {
      site.names.append(type)
      site.name = type
    }
    site.isFormat = isFormat(bytes(range))
    site.hasSlots = dialect == .kotlin && site.isType
    site.keepsPlaces = dialect == .kotlin
    if kind(callee) == .member {
      (site.isMethod, site.member) = (true, callee)
      site.base = children(callee).first
      site.names.append(LiteralHash.exact(bytes(range), after: Self.dot))
      let word = site.base.flatMap { lastWord($0) }
      if site.base == nil || word.map({ isTypeName($0) }) == true {
        site.names.append(LiteralHash.exact(bytes(range), after: Self.dots))
      }
      if let word {
        site.names.append(
          LiteralHash.exact(bytes(range), after: LiteralHash.exact(UInt8(ascii: "."), after: hash(word))))
      }
      addSetterNames(to: &site)
    } else if kind(callee) == .name, self.range(callee) != range {
      // `new AlertDialog.Builder(…)`
      site.names.append(hash(withoutTypes(bytes(callee))))
    }
    addOwnNames(to: &site, node)
    if site.isType, table.rows(of: site.names).isEmpty, let nested = nestedBuilder(withoutTypes(bytes(callee))) {
      site.name = nested
    }
    for child in all.dropFirst() { addArgument(child, to: &site) }
    return site
  }

  /// `*Bar.setTitle`
  private func addSetterNames(to site: inout FlowSite) {
    let name = bytes(site.nameRange)
    guard dialect == .java || dialect == .kotlin, name.hasLiteral("set", at: 0),
      let word = site.base.flatMap({ lookedUpType($0) ?? lastWord($0) }),
      !isTypeName(word) || site.base.flatMap({ lookedUpType($0) }) != nil
    else { return }
    site.names += names(Array(name), of: [word] + (declaredTypes[hash(word)].map { [bytes($0)] } ?? []))
  }

  /// Adds the names that a call has by what stands around it.
  private func addOwnNames(to site: inout FlowSite, _ node: Int) {
    let range = tree.nodes[node].name
    // `static let drain = Self { … }` in an extension of the system’s alerts.
    if site.base == nil, context.owner != 0, bytes(range).equals("Self") {
      site.names.append(context.owner)
      site.name = context.owner
    }
    // `alert(title, isPresented: $isOpen) { … }` in an extension of `View` is a view’s own.
    if dialect == .swift, site.base == nil, !site.isType, context.owner == Self.view {
      site.names.append(LiteralHash.exact(bytes(range), after: Self.dot))
    }
    // `self.init(title: …)` in an extension of the system’s alerts.
    if let base = site.base, bytes(range).equals("init"), bytes(base).equals("self") || bytes(base).equals("super") {
      site.names.append(context.owner)
      // A class of buttons hands on to the system’s.
      if context.lineage.dropFirst().contains(where: { $0.equals("UIAlertAction") }) { site.names.append(Self.action) }
      if let builder = context.builder, table[context.owner].isEmpty { site.names.append(builder.name) }
    }
    if site.base == nil, function.ownSet >= 0 || context.receiver != nil, !site.isType {
      site.names.append(LiteralHash.exact(bytes(range), after: Self.dot))
      if context.receiver != nil { site.names += names(Array(bytes(range)), of: context.receiverNames) }
    }
    // `NSAlert.init()`
    if let base = site.base, bytes(range).equals("init"), let word = lastWord(base), isTypeName(word) {
      site.names.append(hash(word))
    }
    // `notice = .init(…)`
    if wanted.value == node, site.base == nil, site.isMethod, bytes(range).equals("init") {
      site.names.append(wanted.type)
      if wanted.type != 0 { (site.name, site.isType) = (wanted.type, true) }
    }
    // `.alert(.init(title: { TextState("Sell it?") }))`
    if !site.isType, site.base == nil, site.isMethod, bytes(range).equals("init"), let type = typeOfState(node) {
      site.names.append(type)
      (site.name, site.isType) = (type, true)
    }
  }

  func withoutTypes(_ name: Bytes) -> Bytes {
    name.slice(0..<(name.firstIndex { $0 == UInt8(ascii: "<") } ?? name.count))
  }

  func isFormat(_ name: Bytes) -> Bool {
    name.suffix(6).elementsEqual("Format".utf8) || name.equals("format") || name.equals("formatted")
  }

  /// The name that a value goes by: that of a variable, or of a property.
  func lastWord(_ node: Int) -> Bytes? {
    let node = bare(node)
    switch kind(node) {
    case .name: return bytes(node)
    case .member: return name(node)
    case .message: return children(node).count == 1 ? name(node) : nil
    default: return nil
    }
  }

  func addArgument(_ child: Int, to site: inout FlowSite) {
    if kind(child) == .closure || kind(child) == .block {
      site.arguments.append(.init(node: child, isBlock: kind(child) == .closure))
      return
    }
    guard kind(child) == .argument else { return }
    let label = tree.nodes[child].name.isEmpty ? 0 : hash(name(child))
    for value in children(child) {
      site.arguments.append(.init(label: label, node: value, isBlock: kind(value) == .closure && dialect != .java))
    }
    if label == CallRow.hash("format") { site.isFormat = true }
  }

  /// `[receiver part: value part: value]`; nil for a message without arguments.
  func site(message node: Int) -> FlowSite? {
    let all = children(node)
    guard all.count > 1 else { return nil }
    let range = tree.nodes[node].name
    let written = LiteralHash.exact(bytes(range), after: LiteralHash.start)
    let table = LiteralHash.exact(UInt8(ascii: ":"), after: written)
    var site = FlowSite(names: [table], name: written, nameRange: range, start: self.range(node).lowerBound)
    (site.base, site.isMethod, site.isFormat) = (all[0], true, isFormat(bytes(range)))
    for (index, child) in all.dropFirst().enumerated() where kind(child) == .argument {
      let label = index == 0 ? 0 : hash(name(child))
      for value in children(child) { site.arguments.append(.init(label: label, node: value)) }
    }
    return site
  }
}
