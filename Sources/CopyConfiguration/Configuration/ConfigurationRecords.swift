package import CopyKernel
import CopyModel
package import CopyPassage

extension RolePattern {
  static let fields = [
    ConfigurationField("path", "Files that it holds in", .word(.glob)),
    ConfigurationField("key", "Keys that it holds for", .word(.glob)),
    ConfigurationField("role", "What the strings are", isRequired: true, .word(.role)),
  ]

  /// Reads a record that was checked.
  static func stated(_ node: YAMLNode, in folder: AbsolutePath) throws(ConfigurationError) -> Stated<Self> {
    let pattern = RolePattern(
      path: node["path"]?.text.map { PathGlob($0, in: folder.text) }, key: node["key"]?.text.map(KeyPattern.init),
      role: node["role"]?.text.flatMap { Role(name: $0) } ?? .unknown)
    if pattern.path == nil, pattern.key == nil {
      throw ConfigurationError(node.place, "a role needs a path or a key that it holds for")
    }
    return Stated(value: pattern, place: node.place)
  }

  /// For people: `key *.cta → button`.
  package var description: String {
    let conditions = [path.map { "path \($0.text)" }, key.map { "key \($0.text)" }].compactMap(\.self)
    return "\(conditions.joined(separator: ", ")) → \(role.name)"
  }
}

extension SetPattern {
  static let fields = [
    ConfigurationField("kind", "Whether it is an alert, action sheet, or notification", .word(.setKind)),
    ConfigurationField("title", "Key of the title", .word(.setKey)),
    ConfigurationField("message", "Key of the message or body", .word(.setKey)),
    ConfigurationField("buttons", "Keys of the buttons", .list(.brief(.setKey, buttonFields))),
  ]

  private static let buttonFields = [
    ConfigurationField("key", "Key of the button", isRequired: true, .word(.setKey)),
    ConfigurationField("style", "How it acts", .words(.buttonStyle)),
  ]

  /// Reads a record that was checked.
  static func stated(_ node: YAMLNode) throws(ConfigurationError) -> Stated<Self> {
    let pattern = SetPattern(
      kind: kinds.first { $0.name == node["kind"]?.text }?.kind ?? .alert,
      title: node["title"]?.text.map(KeyPattern.init), message: node["message"]?.text.map(KeyPattern.init),
      buttons: (node["buttons"]?.elements ?? []).map(button))
    let keys = pattern.keys
    if pattern.title == nil && pattern.message == nil || keys.count < 2 {
      throw ConfigurationError(node.place, "a set needs a title or message, and something with it")
    }
    if Set(keys.map(\.hasStem)).count > 1 {
      throw ConfigurationError(node.place, "of the keys of a set all have a * or none")
    }
    return Stated(value: pattern, place: node.place)
  }

  private static func button(_ node: YAMLNode) -> Button {
    let styles = node["style"]?.texts.compactMap { $0.text.flatMap { ButtonStyle(name: $0) } } ?? []
    let style = styles.reduce(into: ButtonStyle()) { $0.formUnion($1) }
    return Button(
      key: KeyPattern(node.text ?? node["key"]?.text ?? ""), style: styles.isEmpty ? [] : style.union(.declared))
  }

  private var keys: [KeyPattern] { [title, message].compactMap(\.self) + buttons.map(\.key) }

  /// For people: the keys.
  package var description: String { keys.map(\.text).joined(separator: ", ") }
}

extension RuleSetting {
  static let fields = [
    ConfigurationField("level", "How loud", isRequired: true, .word(.level)),
    ConfigurationField("roles", "Only in these roles", .words(.role)),
    ConfigurationField("locales", "Only in these languages", .words(.locale)),
    ConfigurationField("paths", "Only in these files", .words(.glob)),
  ]

  /// Reads a member that was checked.
  static func stated(_ key: YAMLNode, _ value: YAMLNode, in folder: AbsolutePath) -> Stated<Self> {
    let roles = value["roles"]?.texts.compactMap { $0.text.flatMap { Role(name: $0) } } ?? []
    let setting = RuleSetting(
      pattern: key.text ?? "", level: (value.text ?? value["level"]?.text).flatMap { Severity(name: $0) } ?? .off,
      roles: roles.isEmpty ? nil : roles.reduce(into: RoleSet()) { $0.formUnion(RoleSet($1)) },
      locales: value["locales"]?.texts.compactMap { $0.text.flatMap { LocaleTag($0) } } ?? [],
      paths: value["paths"]?.texts.compactMap { $0.text.map { PathGlob($0, in: folder.text) } } ?? [])
    return Stated(value: setting, place: key.place)
  }

  /// For people: `tone-please off in button, en`.
  package var description: String {
    let names = Role.allCases.filter { roles?.contains($0) ?? false }.map(\.name)
    let limits = names + locales.map(\.description) + paths.map(\.text)
    return "\(pattern): \(level.name)" + (limits.isEmpty ? "" : " in \(limits.joined(separator: ", "))")
  }
}

extension StetPattern {
  static let fields = [
    ConfigurationField("rules", "Rules that are silent; all without it", .words(.rule)),
    ConfigurationField("keys", "Only of these keys", .words(.glob)),
    ConfigurationField("paths", "Only in these files", .words(.glob)),
    ConfigurationField("reason", "Why they stand as they are", isRequired: true, .word(.phrase)),
  ]

  /// Reads a record that was checked.
  static func stated(_ node: YAMLNode, in folder: AbsolutePath) -> Stated<Self> {
    let pattern = StetPattern(
      rules: node["rules"]?.texts.compactMap(\.text) ?? [],
      keys: node["keys"]?.texts.compactMap { $0.text.map(KeyPattern.init) } ?? [],
      paths: node["paths"]?.texts.compactMap { $0.text.map { PathGlob($0, in: folder.text) } } ?? [],
      reason: node["reason"]?.text ?? "")
    return Stated(value: pattern, place: node.place)
  }

  /// For people: `title-vague in *.film (names of films)`.
  package var description: String {
    let limits = keys.map(\.text) + paths.map(\.text)
    let subject = rules.isEmpty ? "all rules" : rules.joined(separator: ", ")
    return subject + (limits.isEmpty ? "" : " in \(limits.joined(separator: ", "))") + " (\(reason))"
  }
}

extension PathChoice {
  static func fields(_ name: String, _ help: String, _ word: ConfigurationWord) -> [ConfigurationField] {
    [
      ConfigurationField("path", "Files that it holds for; all without it", .word(.glob)),
      ConfigurationField(name, help, isRequired: true, .words(word)),
    ]
  }

  /// Reads what was checked: words for all files, which count together, and records for some. `name` is the key.
  static func stated(_ node: YAMLNode, _ name: String, in folder: AbsolutePath) -> [Stated<Self>] {
    let records = node.elements.filter { $0.text == nil }.map { record in
      let names = record[name]?.texts.compactMap(\.text) ?? []
      let path = record["path"]?.text.map { PathGlob($0, in: folder.text) }
      return Stated(
        value: Self(path: path, names: names, place: record.place.lineText), place: record.place)
    }
    let words = node.texts.compactMap(\.text)
    guard let first = node.texts.first else { return records }
    return records + [
      Stated(value: Self(path: nil, names: words, place: first.place.lineText), place: first.place)
    ]
  }
}
