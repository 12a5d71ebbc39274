package import CopyModel

extension StringCatalogFormat {
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let document = JSONDocument(catalog.source)
    guard document.isObject, let strings = document.value(of: "strings", inObjectAt: 0),
      let key = document.key(of: catalog.bytes(entry.key), inObjectAt: strings)
    else { return nil }
    let (object, indentation) = (key + 1, catalog.indentation(of: document.tape[key].range.lowerBound) + "  ")
    return catalog.remark(words, as: "comment", separator: " : ", inObjectAt: object, of: document, indentation)
  }
}

extension Catalog {
  /// The edits that add `words` to the string called `name` of an object, or that string as its first member.
  func remark(
    _ words: String, as name: StaticString, separator: String, inObjectAt object: Int,
    of document: borrowing JSONDocument, _ indentation: String
  ) -> [Edit]? {
    guard document.tape.kind(at: object) == .objectStart else { return nil }
    if let place = document.value(of: name, inObjectAt: object) {
      guard document.tape.kind(at: place) == .string else { return nil }
      let range = document.tape[place].range
      return insertion(of: (range.isEmpty ? "" : " ") + words, at: range.upperBound)
    }
    let comma = document.tape.firstMember(ofObjectAt: object) == nil ? "" : ","
    let member = "\(lineEnd)\(indentation)\"\(name)\"\(separator)\"\(words)\"\(comma)"
    return insertion(of: member, at: document.tape[object].range.lowerBound + 1)
  }
}

extension JSONDocument {
  /// Index of the last key that is `name` in an object; nil for none.
  func key(of name: Bytes, inObjectAt object: Int) -> Int? {
    guard tape.kind(at: object) == .objectStart else { return nil }
    var (found, key) = (Int?.none, tape.firstMember(ofObjectAt: object))
    while let place = key {
      if self.name(of: tape[place]).equals(name) { found = place }
      key = tape.member(after: place)
    }
    return found
  }
}
