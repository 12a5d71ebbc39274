import CopyModel

/// What a configuration says of some files: on which systems, or on which surfaces, their copy is shown.
struct PathChoice: Sendable {
  /// Files that it holds for; nil for all.
  let path: PathGlob?
  let names: [String]
  /// Where it is written: `.copydesk.yml:3`.
  let place: String
}

extension PathChoice {
  static func fields(_ name: String, _ help: String, _ word: ConfigurationWord) -> [ConfigurationField] {
    [
      ConfigurationField("path", "Files that it holds for; all without it", .word(.glob)),
      ConfigurationField(name, help, isRequired: true, .words(word)),
    ]
  }

  /// Reads what was checked: words for all files, which count together, and records for some. `name` is the key.
  static func stated(_ node: YAMLNode, _ name: String, in folder: AbsolutePath) -> [Configuration.Stated<Self>] {
    let records = node.elements.filter { $0.text == nil }.map { record in
      let names = record[name]?.texts.compactMap(\.text) ?? []
      let path = record["path"]?.text.map { PathGlob($0, in: folder.text) }
      return Configuration.Stated(
        value: Self(path: path, names: names, place: record.place.lineText), place: record.place)
    }
    let words = node.texts.compactMap(\.text)
    guard let first = node.texts.first else { return records }
    return records + [
      Configuration.Stated(value: Self(path: nil, names: words, place: first.place.lineText), place: first.place)
    ]
  }

  /// For people: `macos in Mac/**`.
  var description: String { names.joined(separator: ", ") + (path.map { " in \($0.text)" } ?? "") }
}

extension [PathChoice] {
  /// What is said of the file at the absolute `path`, by the first that holds; nil where nothing is.
  func choice(for path: String) -> PathChoice? { first { $0.path?.matches(path) ?? true } }
}
