import CopyModel

/// What key and comment tell of the occasion of a string, beyond its role: whether the button acts or only closes,
/// whether the text welcomes. Read only for copy that a rule is about to report.
enum PurposeReader {
  /// The purposes that the words of `key` and `comment` name.
  static func read(key: Bytes, comment: Bytes, with table: CueTable = .builtIn) -> RoleCue {
    words(of: key, in: table).union(words(of: comment, in: table))
  }

  private static func words(of text: Bytes, in table: CueTable) -> RoleCue {
    var (cues, scanner) = (RoleCue(), WordScanner(text, .key))
    while let word = scanner.next() {
      cues.formUnion(table.find(CueTable.extend(CueTable.seed(.purpose), by: word.hash)).cue)
    }
    return cues
  }
}
