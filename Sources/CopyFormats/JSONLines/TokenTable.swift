import CopyModel

/// Remembers what short texts mean, so that a `String` is made of each once and not on every line.
struct TokenTable<Meaning> {
  private var known: [(text: [UInt8], meaning: Meaning?)] = []
  private let limit: Int

  /// Remembers up to `limit` texts; the search goes through all of them.
  init(limit: Int) { self.limit = limit }

  /// The meaning of `text` as remembered, or as `read` finds it.
  mutating func meaning(of text: Bytes, _ read: (String) -> Meaning?) -> Meaning? {
    for entry in known where text.count == entry.text.count {
      if entry.text.withUnsafeBufferPointer({ text.equals(Bytes($0)) }) { return entry.meaning }
    }
    let meaning = read(text.text)
    if known.count < limit { known.append((Array(text), meaning)) }
    return meaning
  }
}
