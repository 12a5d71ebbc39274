package import CopyModel

/// Xcode's string catalogs, versions 1.0 to 1.3: all languages of a table in one JSON file.
///
/// Apple calls the format subject to change, so fields that aren't known are passed over whatever the version.
package struct StringCatalogFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "xcstrings", endings: ["xcstrings"], traits: [.holdsAllLanguages, .isLookedUp],
    summary: """
      a string catalog with all its languages, plural, device, and width variants; keys are judged, never edited
      """)

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    var reader = StringCatalogReader(source, path: path, format: about, locale: locale)
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { JSONEscape.written(text) }

  /// Nil for a key that stands for its own text: another key would be another string to the program.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isKey, .isDamaged]) else { return nil }
    let map = catalog.map(of: entry)
    return splices.map { splice in
      let written = escape(splice.text, for: entry)
      let span = catalog.source.span(of: map.textRange(of: splice.range))
      return Edit(span: span, bytes: catalog.source.encode(written), text: written)
    }
  }

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
