import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// What was pasted and is pasted again after its edits is read as the same parts, with other words and nothing else.
@Suite struct PastedLawTests {
  private let reviewer: FileReviewer

  init() throws { reviewer = try FileReviewer(settings: Settings()) }

  /// Everything that is read of a text but the words of its parts: their number, what they are called, and what stands between.
  private func frame(_ bytes: ByteBuffer) -> [String] {
    let catalog = CatalogReader.read(bytes, path: "")
    let text = catalog.source.text
    var (lines, position) = ([catalog.shape ?? "lines"], 0)
    for entry in catalog.entries {
      let key = catalog.bytes(entry.key).text
      lines.append("\(key) \(entry.role) \(entry.style) \(entry.group) \(catalog.locale(of: entry))")
    }
    for raw in catalog.entries.map(\.raw).sorted(by: { $0.lowerBound < $1.lowerBound }) where raw.lowerBound >= position
    {
      lines.append(text.slice(position..<raw.lowerBound).text)
      position = raw.upperBound
    }
    return lines + catalog.groups.map { "\($0.kind) \($0.entries)" } + [text.slice(from: position).text]
  }

  private func sample(_ shape: PastedShapes.Shape, _ random: inout SeededGenerator) -> String {
    let count = 1 + random.number(below: 3)
    let text = (0..<count).map { shape.write(PastedAlert(&random), $0 + 1) }.joined()
    return random.number(below: 4) == 0 ? text.replacing("\n", with: "\r\n") : text
  }

  @Test(arguments: PastedShapes.all.indices)
  func `Pasted again after its edits, a text has the same parts`(index: Int) throws {
    let shape = PastedShapes.all[index]
    var (random, edited) = (SeededGenerator(seed: 0xD00 + UInt64(index)), 0)
    for _ in 0..<4 {
      let text = sample(shape, &random)
      let bytes = ByteBuffer(Array(text.utf8))
      // Plain blocks get the parts that an alert lacks.
      let extents: [FileFixer.Extent] = shape.name == "block" ? [.safe] : [.safe, .suggestions]
      for extent in extents {
        guard let fixed = try? FileFixer(reviewer, extent: extent).fix(bytes, path: "") else { continue }
        edited += fixed.edits
        #expect(frame(fixed.bytes) == frame(bytes), "\(shape.name), \(extent):\n\(text)\n→\n\(fixed.bytes.bytes.text)")
      }
    }
    #expect(edited > 0, "nothing is ever edited in the shape “\(shape.name)”")
  }

  /// The same deep in a long text, of which only what stands around an edit is read for it.
  @Test(
    arguments: PastedShapes.all.indices.filter {
      ["row", "bold", "table", "CSV", "Dart"].contains(PastedShapes.all[$0].name)
    })
  func `Edits in a long text keep its parts`(index: Int) throws {
    let shape = PastedShapes.all[index]
    var random = SeededGenerator(seed: 0xD0 + UInt64(index))
    let text = (1...50).map { shape.write(PastedAlert(&random), $0) }.joined()
    let bytes = ByteBuffer(Array(text.utf8))
    let fixed = try FileFixer(reviewer, extent: .safe).fix(bytes, path: "")
    #expect(fixed.edits > 25)
    #expect(frame(fixed.bytes) == frame(bytes))
  }
}
