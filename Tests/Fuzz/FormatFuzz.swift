import CopyFormats
import CopyModel
import Foundation

/// The formats that can be fuzzed, by name, with a path that each of them takes for its own.
private let targets: [String: (format: any CatalogFormat, path: String)] = [
  "strings": (StringsFormat(), "a.strings"), "stringsdict": (StringsDictFormat(), "a.stringsdict"),
  "xcstrings": (StringCatalogFormat(), "a.xcstrings"), "xliff": (XLIFFFormat(), "a.xliff"),
  "android": (AndroidFormat(), "res/values/strings.xml"), "resx": (ResxFormat(), "a.resx"),
  "text": (PlainTextFormat(), "a.txt"),
]

private let name = ProcessInfo.processInfo.environment["COPYDESK_FUZZ"] ?? ""

/// The reader of programs that `bin/fuzz NAME` was asked for; nil for a format.
private let program = ProgramFuzz(name)

/// The format that `bin/fuzz NAME` was asked for.
private let target: (format: any CatalogFormat, path: String) = {
  guard let found = targets[name] else { fatalError("COPYDESK_FUZZ is one of \(targets.keys.sorted())") }
  return found
}()

private func read(_ bytes: some Collection<UInt8>) -> Catalog {
  target.format.read(target.format.source(ByteBuffer(bytes)), path: target.path, locale: .english)
}

/// Reads any bytes, holds the reader to its word about places, and edits what was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  if let program {
    program.read(bytes)
    return 0
  }
  let catalog = read(bytes)
  for problem in catalog.problems { precondition(isInside(problem.span, count)) }
  for entry in catalog.entries {
    precondition(isInside(catalog.span(of: 0..<entry.value.count, in: entry), count))
  }
  for entry in catalog.entries.prefix(3) { edit(entry, of: catalog) }
  return 0
}

private func isInside(_ span: ByteSpan, _ count: Int) -> Bool {
  span.offset >= 0 && span.length >= 0 && span.end <= count
}

/// Replaces a value, and reads the result.
private func edit(_ entry: Entry, of catalog: Catalog) {
  let splices = [Splice(0..<entry.value.count, "a \"b\" & 'c' <d> \\ \u{1F438}\n")]
  guard let edits = target.format.edits(for: splices, of: entry, in: catalog) else { return }
  var file = Array(catalog.source.disk.bytes)
  for edit in edits.reversed() { file.replaceSubrange(edit.span.offset..<edit.span.end, with: edit.bytes) }
  _ = read(file).entries.count
}
