package import CopyModel

extension ARBFormat {
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let document = JSONDocument(catalog.source)
    guard document.isObject, let key = document.key(of: catalog.bytes(entry.key), inObjectAt: 0) else { return nil }
    let indentation = catalog.indentation(of: document.tape[key].range.lowerBound)
    let name = ByteBuffer(Array("@".utf8) + catalog.bytes(entry.key))
    if let metadata = document.key(of: name.bytes, inObjectAt: 0) {
      return catalog.remark(
        words, as: "description", separator: ": ", inObjectAt: metadata + 1, of: document, indentation + "  ")
    }
    let written = catalog.source.text.slice(document.tape[key].range).text
    let member = "\"@\(written)\": {\"description\": \"\(words)\"}"
    return catalog.insertion(
      of: ",\(catalog.lineEnd)\(indentation)\(member)", at: document.tape[key + 1].written.upperBound)
  }
}
