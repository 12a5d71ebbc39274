// A key path through an optional value is read: the standard library copies the value onto its own place, a byte past where it was, and
// the address sanitizer stops at that. No code of this program copies anything.
//
//     swiftc -sanitize=address keypath.swift -o /tmp/keypath && /tmp/keypath
//     ASAN_OPTIONS=suppressions=address.txt /tmp/keypath      nothing is reported
struct Span {
  let offset: Int
  let length: Int
}

struct Place {
  let path: String
  let span: Span
}

struct Note {
  let text: String
  let place: Place?
}

let notes = (0..<CommandLine.argc).map {
  Note(text: "a", place: Place(path: "b", span: Span(offset: Int($0), length: 1)))
}
print(notes.compactMap(\.place?.span).count)
