package import CopyModel

/// Application resource bundles, Flutter’s catalogues: JSON with ICU messages, and what is said of each under `@key`.
package struct ARBFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "arb", endings: [.named("arb")], traits: [.demandsOther, .numbersAreForms], example: "app_de.arb",
    summary: "Flutter’s catalogs, ICU messages branch by branch, `@key` descriptions as comments")

  /// `app_de.arb`, `intl_pt_BR.arb`, `de.arb`.
  package func locale(ofPath path: String) -> LocaleTag? {
    let stem = PathName.stem(of: path)
    return LocaleName.tag(stem) ?? LocaleName.suffix(of: stem) ?? LocaleName.folder(of: path)
  }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    var reader = ARBReader(source, path: path, format: about, locale: locale)
    reader.run()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { JSONMessageEdits.escaped(text, for: entry) }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    // Whether a project quotes in its messages, its settings tell, which aren’t read: what would have to be quoted isn’t written.
    let branch = MessageBranch(variation: catalog.bytes(entry.variation))
    let isPlain = splices.allSatisfy { MessageEdits.escaped($0.text, in: branch) == $0.text }
    guard isPlain || !entry.flags.contains(.isPattern) else { return nil }
    return JSONMessageEdits.edits(for: splices, of: entry, in: catalog)
  }

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

/// Reads a resource bundle: each text is an entry, with what is said of it as its comment.
struct ARBReader: ~Copyable {
  private var file: JSONFileReader
  /// Where the objects are that say something of a key, for those that don’t stand behind it.
  private var metadata: [[UInt8]: Int] = [:]

  init(_ source: SourceText, path: String, format: FormatDescription, locale: LocaleTag) {
    let document = JSONDocument(source)
    let declared = Self.locale(in: document)
    file = JSONFileReader(
      document, CatalogBuilder(path: path, source: source, format: format, locale: declared ?? locale),
      splitter: MessageSplitter(apostropheIsText: true))
  }

  private static func locale(in document: borrowing JSONDocument) -> LocaleTag? {
    guard document.isObject, let place = document.value(of: "@@locale", inObjectAt: 0),
      document.tape.kind(at: place) == .string
    else { return nil }
    return LocaleTag(document.name(of: document.tape[place]).text)
  }

  mutating func run() {
    file.reportFault()
    guard file.document.tape.count > 0 else { return }
    guard file.document.isObject else {
      return file.report(.malformed, JSONFileMessage.noObject, file.document.tape[0].range)
    }
    findMetadata()
    var key = file.document.tape.firstMember(ofObjectAt: 0)
    while let place = key {
      read(place)
      key = file.document.tape.member(after: place)
    }
  }

  consuming func finish() -> Catalog { file.finish() }

  private mutating func findMetadata() {
    var key = file.document.tape.firstMember(ofObjectAt: 0)
    while let place = key {
      let name = file.document.name(of: file.document.tape[place])
      if name.count > 1, name[0] == .at, name[1] != .at, file.document.tape.kind(at: place + 1) == .objectStart {
        metadata[Array(name.slice(from: 1))] = place + 1
      }
      key = file.document.tape.member(after: place)
    }
  }

  private mutating func read(_ place: Int) {
    let (tape, event) = (file.document.tape, file.document.tape[place])
    let name = file.document.name(of: event)
    if name.first == .at { return checkLocale(place, name) }
    switch tape.kind(at: place + 1) {
    case .string: add(place, event, metadata[Array(name)])
    case .null: break
    default: file.report(.malformed, JSONFileMessage.noText, tape[place + 1].range, key: name.text)
    }
  }

  private mutating func checkLocale(_ place: Int, _ name: Bytes) {
    guard name.equals("@@locale") else { return }
    let value = file.document.tape[place + 1]
    let isLocale = value.kind == .string && LocaleTag(file.document.name(of: value).text) != nil
    if !isLocale { file.report(.malformed, JSONFileMessage.noLanguage, value.range) }
  }

  private mutating func add(_ place: Int, _ event: JSONEvent, _ metadata: Int?) {
    var entry = Entry()
    entry.key = file.builder.readJSONText(event, base: 0)
    file.note(entry.key, at: event.range, value: place + 1)
    if let metadata { describe(&entry, metadata) }
    file.add(place + 1, entry)
  }

  /// The description is the comment; a resource that is no text is no copy.
  private mutating func describe(_ entry: inout Entry, _ object: Int) {
    let document = file.document.tape
    if let place = file.document.value(of: "description", inObjectAt: object), document.kind(at: place) == .string {
      entry.comment = file.builder.readJSONText(document[place], base: 0)
    }
    guard let place = file.document.value(of: "type", inObjectAt: object), document.kind(at: place) == .string,
      !file.document.name(of: document[place]).equals("text")
    else { return }
    entry.flags.insert(.isExempt)
  }
}

extension UInt8 {
  fileprivate static let at = UInt8(ascii: "@")
}
