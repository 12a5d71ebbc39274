import CopyKernel
import CopyModel
import CopyPassage

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
