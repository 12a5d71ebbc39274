import CopyModel
import CopyText
import Testing

@testable import CopyKernel
@testable import CopyPassage

/// The file of words is data that people edit: these keep it readable by man and machine.
struct VocabularyTests {
  private let lines: [[Substring]]

  init() throws {
    lines = try ["en", "ko"].flatMap { language in
      let file = try #require(EmbeddedFile(named: "\(language)/roles.tsv"))
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
      let cells = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
      #expect(zip(lines, lines.dropFirst()).first { !$0.utf8.lexicographicallyPrecedes($1.utf8) } == nil)
      return cells
    }
  }

  @Test func `No phrase comes twice in a place`() {
    let names = lines.map { $0.prefix(2).joined(separator: "\t") }
    #expect(Set(names).count == names.count)
  }

  @Test func `Every line has a place, words and known meanings`() {
    for line in lines {
      #expect(line.count == 3)
      let place = Array(line[0].utf8).withUnsafeBufferPointer { CueTable.Place.named(Bytes($0)) }
      #expect(!place.isEmpty, "\(line)")
      #expect(!line[1].isEmpty && line[1].first != " " && line[1].last != " ", "\(line)")
      for name in line[2].split(separator: "+", omittingEmptySubsequences: false) {
        #expect(RoleCue.names[String(name)] != nil, "\(line)")
      }
    }
  }

  @Test func `Every phrase is found where it is looked for`() {
    let scanner = CueScanner()
    for line in lines where line[0] == "value" || line[0] == "comment" {
      let place: CueTable.Place = line[0] == "value" ? .value : .comment
      Array(line[1].utf8).withUnsafeBufferPointer {
        let scan = scanner.read(Bytes($0), at: place, with: .builtIn)
        #expect(scan.hits.count == 1 && scan.hits[0].words == 0..<scan.words.count, "\(line)")
      }
    }
  }
}
