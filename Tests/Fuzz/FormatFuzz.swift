import CopyFormats
import CopyModel
import Foundation

/// The formats that can be fuzzed, by name, with a path that each of them takes for its own.
private let targets: [String: (format: any CatalogFormat, path: String)] = {
  let formats = FormatRegistry.catalogs.map { ($0.name, (format: $0, path: $0.about.example)) }
  return Dictionary(uniqueKeysWithValues: formats + [("pot", (format: GettextFormat(), path: "a.pot"))])
}()

private let name = ProcessInfo.processInfo.environment["COPYDESK_FUZZ"] ?? ""

/// The reader of programs that `bin/fuzz NAME` was asked for; nil for a format.
private let program = ProgramFuzz(name)

/// The format that `bin/fuzz NAME` was asked for.
private let target: (format: any CatalogFormat, path: String) = {
  guard let found = targets[name] else { fatalError("COPYDESK_FUZZ is one of \(targets.keys.sorted())") }
  return found
}()

/// What is put in the place of values: marks that mean something in one format or another, and scripts that do in none.
private let replacements = [
  "a \"b\" & 'c' <d> \\ \u{1F438}\n", "", "]]>{0} #|'{'", " \u{202E}e\u{301}\u{10FFFF} \r\n\t ",
  "%1$@ */ // ; = \\u0041",
]

private func read(_ bytes: some Collection<UInt8>) -> Catalog {
  target.format.read(target.format.source(ByteBuffer(bytes)), path: target.path, locale: .english)
}

/// Reads any bytes, holds the reader to its word about places, and edits what was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Bytes(start: start, count: count)
  if let program {
    program.read(bytes)
    return 0
  }
  let catalog = read(bytes)
  for problem in catalog.problems { check(isInside(problem.span, count), problem.message) }
  for entry in catalog.entries { checkPlaces(of: entry, in: catalog, count) }
  let first = catalog.entries.isEmpty ? 0 : count % catalog.entries.count
  for index in catalog.entries.indices.dropFirst(first).prefix(3) {
    edit(index, of: catalog, replacements[(count + index) % replacements.count])
  }
  return 0
}

private func isInside(_ span: ByteSpan, _ count: Int) -> Bool {
  span.offset >= 0 && span.length >= 0 && span.end <= count
}

/// Copy is text, and comes from places that lie in the file, one behind the other.
private func checkPlaces(of entry: Entry, in catalog: Catalog, _ count: Int) {
  check(isInside(catalog.span(of: 0..<entry.value.count, in: entry), count), "a place outside")
  check(String(validating: catalog.bytes(entry.value), as: UTF8.self) != nil, "no text")
  let segments = catalog.map(of: entry).segments
  for (segment, next) in zip(segments, segments.dropFirst()) {
    check(segment.text <= next.text && segment.decoded <= next.decoded, "places out of order")
  }
}

/// Replaces a value and reads the result: of a file without a fault, the new text and all others as they were.
private func edit(_ index: Int, of catalog: Catalog, _ text: String) {
  let entry = catalog.entries[index]
  let splices = [Splice(0..<entry.value.count, text)]
  guard let edits = target.format.edits(for: splices, of: entry, in: catalog) else { return }
  var file = Array(catalog.source.disk.bytes)
  for edit in edits.reversed() { file.replaceSubrange(edit.span.offset..<edit.span.end, with: edit.bytes) }
  let again = read(file)
  guard catalog.problems.isEmpty else { return }
  check(again.entries.count == catalog.entries.count, "another number of entries: \(show(file))")
  for (other, (old, new)) in zip(catalog.entries, again.entries).enumerated() {
    check(again.bytes(new.key).equals(catalog.bytes(old.key)), "another key: \(show(file))")
    let isAsMeant =
      other == index
      ? again.bytes(new.value).elementsEqual(text.utf8)
      : again.bytes(new.value).equals(catalog.bytes(old.value))
    check(isAsMeant, "another text: \(show(file))")
  }
}

/// `precondition` keeps its message to itself in optimised programs.
private func check(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}

private func show(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self).debugDescription }
