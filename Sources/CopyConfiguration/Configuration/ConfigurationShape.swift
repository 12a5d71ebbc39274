import CopyKernel

/// What may stand at a place of a configuration. The same shapes check a file, describe it to editors, and name what
/// was probably meant.
indirect enum ConfigurationShape: Sendable {
  case word(ConfigurationWord)
  /// A list, or one word in its place.
  case words(ConfigurationWord)
  case list(ConfigurationShape)
  case mapping(keys: ConfigurationWord, values: ConfigurationShape)
  case record([ConfigurationField])
  /// One word, or a record that says more.
  case brief(ConfigurationWord, [ConfigurationField])
  /// A list of either, or one word in its place.
  case briefs(ConfigurationWord, [ConfigurationField])

  /// In errors: “takes …”.
  var expectation: String {
    switch self {
    case .word(let word): word.kind
    case .words(let word): "\(word.kind) or a list of them"
    case .list: "a list"
    case .mapping(let keys, _): "a mapping whose keys are each \(keys.kind)"
    case .record(let fields): "a mapping with \(Self.list(fields.map(\.name)))"
    case .briefs(let word, let fields):
      "\(word.kind), or a list of them or of mappings with \(Self.list(fields.map(\.name)))"
    case .brief(let word, let fields): "\(word.kind) or a mapping with \(Self.list(fields.map(\.name)))"
    }
  }

  /// Checks `node`, the value of what is called `name`, and all inside it.
  func check(_ node: YAMLNode, of name: String) throws(ConfigurationError) {
    switch (self, node.content) {
    case (.word(let word), .text(let text)), (.words(let word), .text(let text)),
      (.brief(let word, _), .text(let text)), (.briefs(let word, _), .text(let text)):
      try word.check(text, at: node.place)
    case (.words(let word), .list(let elements)):
      for element in elements { try Self.word(word).check(element, of: name) }
    case (.list(let shape), .list(let elements)):
      for element in elements { try shape.check(element, of: name) }
    case (.briefs(let word, let fields), .list(let elements)):
      for element in elements { try Self.brief(word, fields).check(element, of: name) }
    case (.mapping(let keys, let values), .mapping(let members)):
      for (key, value) in members {
        try keys.check(key.text ?? "", at: key.place)
        try values.check(value, of: key.text ?? "")
      }
    case (.record(let fields), .mapping(let members)), (.brief(_, let fields), .mapping(let members)):
      try Self.check(members, against: fields, at: node.place)
    // All below a key may be commented out.
    case (.list, .nothing), (.words, .nothing), (.briefs, .nothing), (.mapping, .nothing): return
    default:
      throw ConfigurationError(node.place, "“\(name)” takes \(expectation); this is \(node.content.kind)")
    }
  }

  private static func check(
    _ members: [(key: YAMLNode, value: YAMLNode)], against fields: [ConfigurationField], at place: ConfigurationPlace
  ) throws(ConfigurationError) {
    let names = fields.map(\.name)
    for (key, value) in members {
      guard let field = fields.first(where: { $0.name == key.text }) else {
        let meant = ConfigurationWord.meant(by: key.text ?? "", among: names)
        throw ConfigurationError(key.place, "“\(key.text ?? "")” is no key here; \(meant)")
      }
      try field.shape.check(value, of: field.name)
    }
    for field in fields where field.isRequired && !members.contains(where: { $0.key.text == field.name }) {
      throw ConfigurationError(place, "“\(field.name)” is missing here: \(field.help)")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

/// One key of a record.
struct ConfigurationField: Sendable {
  let name: String
  /// A clause without its full stop.
  let help: String
  let isRequired: Bool
  let shape: ConfigurationShape

  init(_ name: String, _ help: String, isRequired: Bool = false, _ shape: ConfigurationShape) {
    self.name = name
    self.help = help
    self.isRequired = isRequired
    self.shape = shape
  }
}

extension YAMLNode.Content {
  /// In errors: “this is …”.
  fileprivate var kind: String {
    switch self {
    case .text(let text): "the text “\(text)”"
    case .nothing: "nothing"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
