import CopyFiles
import CopyKernel
import CopyModel

/// The configuration as a JSON Schema, by which editors complete and check it.
package enum ConfigurationSchema {
  package static let text = schema.text(indent: 0) + "\n"

  private static let schema = JSONValue.object(
    [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Configuration of copydesk, \(ConfigurationFinder.fileName)")),
    ] + members(ConfigurationTable.shape))

  private static func members(_ shape: ConfigurationShape) -> [(String, JSONValue)] {
    switch shape {
    case .word(let word): self.word(word)
    case .words(let word): [("anyOf", .array([.object(self.word(word)), .object(list(.word(word)))]))]
    case .list(let shape): list(shape)
    case .mapping(let keys, let values):
      nullable("object") + [
        ("propertyNames", .object(word(keys))), ("additionalProperties", .object(members(values))),
      ]
    case .record(let fields): record(fields)
    case .briefs(let word, let fields):
      [("anyOf", .array([.object(self.word(word)), .object(list(.brief(word, fields)))]))]
    case .brief(let word, let fields): [("anyOf", .array([.object(self.word(word)), .object(record(fields))]))]
    }
  }

  private static func word(_ word: ConfigurationWord) -> [(String, JSONValue)] {
    let named = ("enum", JSONValue.array(word.choices.map(JSONValue.string)))
    if word.choices.isEmpty { return [("type", .string("string"))] }
    guard word.takesPatterns else { return [named] }
    return [
      ("anyOf", .array([.object([named]), .object([("type", .string("string")), ("pattern", .string("[*?]"))])]))
    ]
  }

  private static func list(_ shape: ConfigurationShape) -> [(String, JSONValue)] {
    nullable("array") + [("items", .object(members(shape)))]
  }

  private static func record(_ fields: [ConfigurationField]) -> [(String, JSONValue)] {
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    let properties = fields.map { ($0.name, JSONValue.object([("description", .string($0.help))] + members($0.shape))) }
    return [
      ("type", .string("object")), ("properties", .object(properties)), ("additionalProperties", .bool(false)),
    ] + (required.isEmpty ? [] : [("required", .array(required))])
  }

  /// All below a key may be commented out.
  private static func nullable(_ type: String) -> [(String, JSONValue)] {
    [("type", .array([.string(type), .string("null")]))]
  }
}

private enum JSONValue {
  case string(String)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  func text(indent: Int) -> String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .bool(let flag): "\(flag)"
    case .array(let values): Self.lines(values.map { $0.text(indent: indent + 2) }, "[", "]", indent)
    case .object(let members):
      Self.lines(members.map { "\(Self.quoted($0)): \($1.text(indent: indent + 2))" }, "{", "}", indent)
    }
  }

  /// On one line where nothing inside has more than one.
  private static func lines(_ parts: [String], _ open: String, _ close: String, _ indent: Int) -> String {
    let line = parts.joined(separator: ", ")
    if !line.contains("\n"), line.count < 90 { return open + line + close }
    let margin = String(repeating: " ", count: indent)
    return "\(open)\n" + parts.map { "\(margin)  \($0)" }.joined(separator: ",\n") + "\n\(margin)\(close)"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.element(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// The file that a project starts from: every key with its meaning, all commented out.
package enum ConfigurationTemplate {
  /// What the file is called.
  package static let fileName = ConfigurationFinder.fileName

  package static let text = head + ConfigurationTable.all.map { "\n# \($0.help).\n\(commented($0.sample))" }.joined()

  private static let head = """
    # How copydesk reviews the copy in this folder and those below. Take the “# ” from the lines that you need.
    # To see what holds and where it comes from: copydesk check --show-settings
    # For completion in editors: copydesk init --schema > .copydesk.schema.json
    # yaml-language-server: $schema=.copydesk.schema.json

    """

  private static func commented(_ yaml: String) -> String {
    yaml.split(separator: "\n").map { "# \($0)\n" }.joined()
  }

  /// Writes the file into the working folder. An old one is never touched.
  package static func write() throws {
    guard !FileStatus.exists(at: fileName) else { throw Occupied() }
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { try AtomicFile.write(Bytes($0), to: fileName, expecting: nil) }
  }

  /// There is a configuration already.
  package struct Occupied: Error, CustomStringConvertible {
    package var description: String { "“\(fileName)” is there already and was left as it is" }
  }
}
