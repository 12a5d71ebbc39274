import CopyModel
import CopyText
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What holds of every fix, whatever the file.
@Suite struct FileFixerTests {
  static let seeds = 0..<15 as Range<UInt64>

  private func reviewer() throws(ICUError) -> FileReviewer {
    var settings = Settings()
    settings.select = ["typo-*", "style-*"]
    return try FileReviewer(settings: settings)
  }

  private func values(of bytes: [UInt8], path: String) -> [String] {
    let catalog = CatalogReader.read(ByteBuffer(bytes), path: path)
    return catalog.entries.map { catalog.bytes($0.value).text }
  }

  @Test(arguments: FaultyFile.Kind.allCases, seeds)
  func allAroundTheCopyStays(_ kind: FaultyFile.Kind, _ seed: UInt64) throws {
    let file = FaultyFile(kind, seed: seed)
    let reviewer = try reviewer()
    for extent in [FileFixer.Extent.safe, .suggestions] {
      let fixed = try FileFixer(reviewer, extent: extent).fix(ByteBuffer(file.bytes), path: file.path)
      #expect(file.values(in: Array(fixed.bytes.bytes)) != nil, "\(fixed.bytes.bytes.text)")
    }
  }

  /// Each edit that a report names makes the copy that it promises, when a program applies it; nothing else changes.
  @Test(arguments: FaultyFile.Kind.allCases, seeds)
  func reportedEditsMakeWhatTheyPromise(_ kind: FaultyFile.Kind, _ seed: UInt64) throws {
    let file = FaultyFile(kind, seed: seed)
    let review = try reviewer().review(ByteBuffer(file.bytes), path: file.path)
    let old = values(of: file.bytes, path: file.path)
    for (diagnostic, suggestion) in review.diagnostics.flatMap({ one in one.suggestions.map { (one, $0) } }) {
      guard !suggestion.edits.isEmpty else { continue }
      let bytes = spliced(suggestion.edits, into: file.bytes)
      let changed = zip(old, values(of: bytes, path: file.path)).filter { !$0.utf8.elementsEqual($1.utf8) }
      #expect(changed.count == 1 && changed[0].0.utf8.elementsEqual(diagnostic.text.utf8), "\(diagnostic.rule)")
      #expect(
        changed.first?.1.utf8.elementsEqual(suggestion.text.utf8) == true, "\(diagnostic.rule): \(suggestion.text)")
    }
  }

  /// Written apart from the code under test: from the last edit to the first.
  private func spliced(_ edits: [Edit], into bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for edit in edits.sorted(by: { $0.span.offset > $1.span.offset }) {
      result.replaceSubrange(edit.span.offset..<edit.span.offset + edit.span.length, with: edit.bytes)
    }
    return result
  }

  @Test(arguments: FaultyFile.Kind.allCases, seeds)
  func fixingTwiceChangesNothing(_ kind: FaultyFile.Kind, _ seed: UInt64) throws {
    let file = FaultyFile(kind, seed: seed)
    let reviewer = try reviewer()
    for extent in [FileFixer.Extent.safe, .suggestions] {
      let fixer = FileFixer(reviewer, extent: extent)
      let once = try fixer.fix(ByteBuffer(file.bytes), path: file.path)
      let twice = try fixer.fix(once.bytes, path: file.path)
      #expect(twice.edits == 0 && twice.bytes.bytes.equals(once.bytes.bytes), "\(once.bytes.bytes.text)")
    }
  }

  @Test(arguments: FaultyFile.Kind.allCases, seeds)
  func placeholdersSurvive(_ kind: FaultyFile.Kind, _ seed: UInt64) throws {
    let file = FaultyFile(kind, seed: seed)
    let old = values(of: file.bytes, path: file.path)
    let fixed = try FileFixer(reviewer(), extent: .safe).fix(ByteBuffer(file.bytes), path: file.path)
    let new = values(of: Array(fixed.bytes.bytes), path: file.path)
    try #require(new.count == old.count)
    for placeholder in Set(file.placeholders.joined()) {
      let counts = [old, new].map {
        $0.map { $0.split(separator: placeholder, omittingEmptySubsequences: false).count }
      }
      #expect(counts[0] == counts[1], "\(placeholder)")
    }
  }

  /// The generator must give the fixer something to do, or nothing above is tested.
  @Test(arguments: FaultyFile.Kind.allCases)
  func filesAreFaulty(_ kind: FaultyFile.Kind) throws {
    let fixer = FileFixer(try reviewer(), extent: .safe)
    let edits = try Self.seeds.reduce(0) { sum, seed in
      let file = FaultyFile(kind, seed: seed)
      return sum + (try fixer.fix(ByteBuffer(file.bytes), path: file.path).edits)
    }
    #expect(edits > 15)
  }

  @Test func damagedValuesStay() throws {
    let text = "\"a\" = \"Uploading...\";\n\"b\" = \"Downloading...\n"
    let fixed = try FileFixer(reviewer(), extent: .safe).fix(ByteBuffer(Array(text.utf8)), path: "a.strings")
    #expect(fixed.bytes.bytes.text == "\"a\" = \"Uploading…\";\n\"b\" = \"Downloading...\n")
  }

  /// Bytes that are no text stay as they are.
  @Test func bytesThatAreNoTextStay() throws {
    let file = Array("/* ".utf8) + [0xFF, 0xC3] + Array(" */ \"a\" = \"Uploading...\";\n".utf8)
    let fixed = try FileFixer(reviewer(), extent: .safe).fix(ByteBuffer(file), path: "a.strings")
    #expect(Array(fixed.bytes.bytes) == Array(file.prefix(5)) + Array(" */ \"a\" = \"Uploading…\";\n".utf8))
  }
}
