import CopyModel
import CopyFiles
import CopyPassage
import Foundation

/// `CopydeskBench cues FILE…`: a line of JSON for each string, with the role that its words name before anything is weighed:
/// what `Lexicons/build/roles.py` learns from, but for the role that a call shows.
enum CueListing {
  private struct Line: Encodable {
    let table, path, key, comment, value: String
    let cue: Cue
  }

  /// Role, evidence, and confidence, as a list.
  private struct Cue: Encodable {
    let guess: RoleGuess

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(guess.role.name)
      try list.encode(guess.evidence.name)
      try list.encode(Double((guess.confidence * 100).rounded()) / 100)
    }
  }

  static func run(_ paths: ArraySlice<String>) throws {
    let (inference, encoder) = (RoleInference(), JSONEncoder())
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for path in paths {
      let catalog = CatalogReader.read(try FileReader.read(path), path: path)
      for (entry, guess) in zip(catalog.entries, inference.cues(for: catalog)) {
        let texts = [entry.key, entry.comment, entry.value].map { catalog.bytes($0).text }
        let line = Line(
          table: "\(path) \(catalog.locale(of: entry))", path: path, key: texts[0], comment: texts[1],
          value: texts[2], cue: Cue(guess: guess))
        print(String(decoding: try encoder.encode(line), as: UTF8.self))
      }
    }
  }
}
