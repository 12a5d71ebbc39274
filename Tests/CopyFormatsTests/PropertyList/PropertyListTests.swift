import CopyModel
import Foundation
import Testing

@testable import CopyFormats

@Suite struct PropertyListTests {
  private func strings(_ bytes: some Collection<UInt8>) -> Catalog {
    let format = StringsFormat()
    return format.read(format.source(ByteBuffer(bytes)), path: "a.strings", locale: .english)
  }

  private func binary(_ list: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  @Test func `Strings in XML`() {
    let catalog = strings(XMLSamples.strings.utf8)
    #expect(catalog.entryLines == ["en pond|: Frog’s pond & reeds", "en a\nb|: <b>]", "en none|: "])
    #expect(catalog.bytes(catalog.entries[0].comment).equals("The heading"))
    #expect(catalog.problems.isEmpty)
    #expect(catalog.written(at: catalog.span(of: 14..<15, in: catalog.entries[0])) == "&amp;")
  }

  @Test func `Strings in binary form have keys and no places`() throws {
    let long = String(repeating: "a", count: 300)
    let catalog = strings(try binary(["pond": "Frog’s pond", "ascii": "Pond", "long": long]))
    #expect(Set(catalog.entryLines) == ["en pond|: Frog’s pond", "en ascii|: Pond", "en long|: \(long)"])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.entries.allSatisfy { $0.flags.contains(.hasNoPlace) })
    for entry in catalog.entries {
      #expect(StringsFormat().edits(for: [Splice(0..<1, "x")], of: entry, in: catalog) == nil)
      #expect(catalog.span(of: 0..<1, in: entry) == ByteSpan(offset: 0, length: 0))
    }
  }

  @Test func `Broken binary lists do no harm`() throws {
    var random = RandomCopy(seed: 21)
    let whole = try binary(["a": "b", "c": ["d", "é", 1, ["e": Data([1])]] as [Any]])
    for round in 0..<3000 {
      var bytes = whole
      for _ in 0...(round % 4) {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count - 8, using: &random)) }
      #expect(strings(bytes).entries.count <= bytes.count)
    }
    #expect(strings("bplist00".utf8).problems.count == 1)
  }

  @Test func `A value that holds itself ends`() {
    // Two objects: a dictionary of one pair, whose key is text and whose value is the dictionary.
    var bytes = Array("bplist00".utf8) + [0xD1, 1, 0, 0x51, 0x61, 8, 11]
    bytes +=
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 13]
    let catalog = strings(bytes)
    #expect(catalog.entries.isEmpty && !catalog.problems.isEmpty)
  }

  @Test func `Variants by number, width, and device`() {
    let catalog = Catalog.reading(XMLSamples.stringsDict, as: StringsDictFormat())
    #expect(
      catalog.entryLines == [
        "en frogs| (exempt): %#@frogs@", "en frogs|plural.one: %d frog in %#@ponds@",
        "en frogs|plural.other: %d frogs in %#@ponds@", "en frogs|substitutions.ponds.plural.other (part): %d ponds",
        "en spade|width.20: Dig", "en tap|device.mac: Click",
      ])
    #expect(catalog.problems.isEmpty)
  }

  @Test func `What is missing is told`() {
    let catalog = Catalog.reading(
      """
      <plist><dict><key>a</key><dict><key>x</key><string>y</string></dict><string>b</string><key>c</key>
      <key>d</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %#@m@</string>
      <key>n</key><dict><key>lots</key><string>e</string></dict></dict></dict></plist>
      """, as: StringsDictFormat())
    #expect(
      catalog.entryLines == ["en d|: %#@n@ in %#@m@", "en d|substitutions.n.plural.lots (part): e"])
    #expect(catalog.problems.count == 5)
  }

  @Test func `Binary stringsdicts have variants, too`() throws {
    let list = ["k": ["NSStringVariableWidthRuleType": ["20": "Dig", "50": "Dig a hole"]]]
    let format = StringsDictFormat()
    let catalog = format.read(format.source(ByteBuffer(try binary(list))), path: "", locale: .english)
    #expect(Set(catalog.entryLines) == ["en k|width.20: Dig", "en k|width.50: Dig a hole"])
  }
}
