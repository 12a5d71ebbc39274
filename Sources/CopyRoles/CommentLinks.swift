import CopyModel
import Lexicons

/// Words behind which a comment tells of the surroundings: “of”, “when”, “shown”. They stand in `en/roles.tsv`.
enum CommentLinks {
  static let english: Set<UInt32> = {
    guard let file = lexicon_file_named("en/roles.tsv")?.pointee else { return [] }
    let text = Bytes(start: file.bytes, count: file.count)
    return Set(text.split(separator: UInt8(ascii: "\n")).compactMap { word(in: Bytes(rebasing: $0)) })
  }()

  private static func word(in line: Bytes) -> UInt32? {
    let columns = line.split(separator: UInt8(ascii: "\t")).map { Bytes(rebasing: $0) }
    guard columns.count == 3, columns[0].equals("comment"), !columns[1].contains(UInt8(ascii: " ")) else { return nil }
    let cues = columns[2].split(separator: UInt8(ascii: "+"))
    guard cues.contains(where: { Bytes(rebasing: $0).equals("link") }) else { return nil }
    return columns[1].reduce(FeatureHash.start, FeatureHash.extend)
  }
}
