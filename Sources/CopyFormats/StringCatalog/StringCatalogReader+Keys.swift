import CopyModel

/// The keys of a catalog: what they say of their texts, and whether they show themselves.
extension StringCatalogReader {
  /// Reads the keys in `strings`.
  mutating func readKeys(inObjectAt strings: Int) {
    var key = text.tape.firstMember(ofObjectAt: strings)
    while let place = key {
      readKey(at: place)
      key = text.tape.member(after: place)
    }
  }

  private mutating func readKey(at place: Int) {
    var fields = KeyFields()
    if isObject(place + 1, "What a key stands for") { readFields(inObjectAt: place + 1, into: &fields) }
    var entry = Entry()
    isStale = fields.isStale
    entry.comment = fields.comment
    if fields.isExempt { entry.flags.insert(.isExempt) }
    if hasOwnText(place, fields) {
      entry.key = builder.readJSONText(text.tape[place], base: 0)
    } else {
      entry.key = addKey(at: place, entry)
    }
    keys.append(builder.catalog.bytes(entry.key))
    keyPlaces.append((entry.key, place))
    if let localizations = fields.localizations { readLocalizations(inObjectAt: localizations, of: entry) }
  }

  /// What a key says beside its texts.
  private struct KeyFields {
    var comment = TextSlice.none
    var isExempt = false
    var isStale = false
    /// Index of the object with the languages.
    var localizations: Int?
  }

  private mutating func readFields(inObjectAt object: Int, into fields: inout KeyFields) {
    var key = text.tape.firstMember(ofObjectAt: object)
    while let place = key {
      let name = text.name(of: text.tape[place])
      if name.equals("comment") {
        if isString(place + 1, "“comment”") {
          fields.comment = builder.readJSONText(text.tape[place + 1], base: 0)
        }
      } else if name.equals("shouldTranslate") {
        fields.isExempt = isTrue(place + 1, "“shouldTranslate”") == false
      } else if name.equals("extractionState") {
        fields.isStale = text.isString(at: place + 1, "stale")
      } else if name.equals("localizations") {
        fields.localizations = isObject(place + 1, "“localizations”") ? place + 1 : nil
      }
      key = text.tape.member(after: place)
    }
  }

  /// Whether the source language has a text of its own, so that the key never shows. Unknown behind a fault.
  private func hasOwnText(_ place: Int, _ fields: KeyFields) -> Bool {
    if text.tape.kind(at: place + 1) == .objectStart, !text.isClosed(objectAt: place + 1) { return true }
    if sourceName.isEmpty { return true }
    guard let localizations = fields.localizations else { return false }
    var key = text.tape.firstMember(ofObjectAt: localizations)
    while let place = key {
      let isSource = sourceName.withUnsafeBufferPointer { Bytes($0).equals(text.name(of: text.tape[place])) }
      if isSource, holdsText(place + 1) { return true }
      key = text.tape.member(after: place)
    }
    return false
  }

  private func holdsText(_ localization: Int) -> Bool {
    guard text.tape.kind(at: localization) == .objectStart else { return false }
    return text.value(of: "stringUnit", inObjectAt: localization) != nil
      || text.value(of: "variations", inObjectAt: localization) != nil
      || text.value(of: "stringSet", inObjectAt: localization) != nil
  }

  /// Adds the key as the text that shows, and returns it.
  private mutating func addKey(at place: Int, _ template: Entry) -> TextSlice {
    var entry = template
    builder.readJSONValue(text.tape[place], base: 0, into: &entry)
    entry.key = entry.value
    entry.flags.insert(.isKey)
    if KeyShape.isIdentifier(builder.catalog.bytes(entry.key)) { entry.flags.insert(.isExempt) }
    if isStale { entry = told(entry, .stale) }
    builder.add(entry)
    return entry.key
  }

  /// Reports keys that were there before with other content.
  mutating func reportDuplicates() {
    var repeated: [Int] = []
    let (catalog, places) = (builder.catalog, keyPlaces)
    keys.forEachRepetition(isSame: { catalog.bytes(places[$0].name).equals(catalog.bytes(places[$1].name)) }) {
      let (value, earlier) = (places[$0].place + 1, places[$1].place + 1)
      if !text.written(valueAt: value).equals(text.written(valueAt: earlier)) { repeated.append($0) }
    }
    for index in repeated {
      let name = catalog.bytes(places[index].name).text
      report(.duplicateKey, StringCatalogMessage.duplicateKey(name), at: places[index].place, key: name)
    }
  }
}
