import CopyFormats
import CopyModel
import Testing

@Suite struct JSONLinesStreamTests {
  /// Gives `bytes` in handfuls of up to `handful`.
  private func stream(_ bytes: [UInt8], handful: Int, sizes: JSONLinesStream.Sizes) -> JSONLinesStream {
    var position = 0
    return JSONLinesStream(path: "", locale: .english, sizes: sizes) { buffer in
      let count = min(handful, buffer.count, bytes.count - position)
      for offset in 0..<count { buffer[offset] = bytes[position + offset] }
      position += count
      return count
    }
  }

  private func pieces(_ bytes: [UInt8], handful: Int = 7, sizes: JSONLinesStream.Sizes) throws -> [Catalog] {
    var stream = stream(bytes, handful: handful, sizes: sizes)
    var catalogs: [Catalog] = []
    while let catalog = try stream.next() { catalogs.append(catalog) }
    return catalogs
  }

  /// What a reader of reports would see: each entry and problem with its place in the stream.
  private func facts(_ catalogs: [Catalog]) -> (entries: [String], problems: [String], groups: [String]) {
    let entries = catalogs.flatMap { catalog in
      catalog.entries.map { entry in
        let span = catalog.span(of: 0..<entry.value.count, in: entry)
        return "\(span.offset)+\(span.length) \(catalog.bytes(entry.value).text)"
      }
    }
    let problems = catalogs.flatMap { $0.problems.map { "\($0.span.offset)+\($0.span.length) \($0.message)" } }
    return (entries, problems, catalogs.flatMap(\.groupLines))
  }

  private func sample(_ random: inout RandomCopy) -> [UInt8] {
    var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let group = ["", "", ",\"group\":\"a\"", ",\"group\":\"b\"", ",\"group\":\"\\u0062\""].randomElement(
        using: &random)!
      let object = "{\"value\":\"\(JSONEscape.written(random.text(upTo: 4)))\"\(group)}"
      text += [object, object, object, object, "", "{\"value\":", "{\"group\":\"a\"}"].randomElement(using: &random)!
      text += Bool.random(using: &random) ? "\n" : "\r\n"
    }
    return Array(text.utf8)
  }

  @Test func piecesSayWhatTheWholeFileSays() throws {
    var random = RandomCopy(seed: 3)
    var cuts = 0
    for _ in 0..<400 {
      let whole = Bool.random(using: &random) ? sample(&random) : random.mutated(sample(&random))
      let sizes = JSONLinesStream.Sizes(piece: Int.random(in: 1...300, using: &random), limit: 1 << 16)
      let catalogs = try pieces(whole, sizes: sizes)
      let (streamed, read) = (facts(catalogs), facts([JSONLinesFormat().read(bytes: whole)]))
      #expect(streamed.entries == read.entries)
      // Bytes that are no text are reported first, and of a whole file the first ten places.
      #expect(streamed.problems.sorted() == read.problems.sorted() || read.problems.count > 10)
      #expect(streamed.groups == read.groups)
      cuts += catalogs.count
    }
    #expect(cuts > 1200)
  }

  @Test func piecesKnowTheirPlaceInTheStream() throws {
    let bytes = Array("{\"value\":\"one\"}\n\n{\"value\":\"two\"}\n{\"value\":\"three\"}\n".utf8)
    let catalogs = try pieces(bytes, sizes: .init(piece: 20, limit: 64))
    #expect(
      catalogs.map(\.source.base) == [
        StreamPosition(bytes: 0, lines: 0), .init(bytes: 17, lines: 2), .init(bytes: 33, lines: 3),
      ])
    #expect(catalogs.allSatisfy { $0.hasPlacesInside })
  }

  @Test func aLineWithoutEndIsLeftOut() throws {
    let long = "{\"value\":\"\(String(repeating: "x", count: 5000))\"}\n"
    let catalogs = try pieces(
      Array("{\"value\":\"a\"}\n\(long){\"value\":\"b\"}\n".utf8), sizes: .init(piece: 100, limit: 1000))
    #expect(catalogs.flatMap(\.values) == ["a", "b"])
    #expect(catalogs.flatMap(\.problems).map(\.span) == [ByteSpan(offset: 14, length: long.utf8.count)])
    #expect(catalogs.last?.source.base.lines == 2)
  }

  @Test func memoryDoesNotGrowWithTheStream() throws {
    let line = Array("{\"value\":\"Delete this photo?\",\"role\":\"alert-title\"}\n".utf8)
    var lines = 0
    var stream = JSONLinesStream(path: "", locale: .english, sizes: .init(piece: 4096, limit: 8192)) { buffer in
      guard lines < 20_000, buffer.count >= line.count else {
        // Less room than a line: white space fills it.
        for offset in buffer.indices { buffer[offset] = UInt8(ascii: " ") }
        return lines < 20_000 ? buffer.count : 0
      }
      lines += 1
      for offset in line.indices { buffer[offset] = line[offset] }
      return line.count
    }
    var (entries, largest) = (0, 0)
    while let catalog = try stream.next() {
      entries += catalog.entries.count
      largest = max(largest, catalog.source.disk.count)
    }
    #expect(entries == 20_000)
    #expect(largest <= 8192)
  }

  @Test func readsUTF16Whole() throws {
    let text = String(repeating: "{\"value\":\"é\"}\n", count: 50)
    let wide: [UInt8] =
      [0xFE, 0xFF] + text.utf16.flatMap { unit in [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)] }
    let catalogs = try pieces(wide, sizes: .init(piece: 64, limit: 1 << 16))
    #expect(catalogs.count == 1)
    #expect(catalogs[0].entries.count == 50)
  }

  private struct Broken: Error {}

  @Test func errorsOfTheSourceAreHandedOn() {
    var stream = JSONLinesStream(path: "", locale: .english) { _ in throw Broken() }
    do {
      _ = try stream.next()
      Issue.record("The error is lost")
    } catch { #expect(error is Broken) }
  }
}
