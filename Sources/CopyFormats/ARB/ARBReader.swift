import CopyModel

/// Reads a resource bundle: each text is an entry, with what is said of it as its comment.
struct ARBReader: ~Copyable {
  private var file: JSONFileReader
  /// Where the objects are that say something of a key, for those that don’t stand behind it.
  private var metadata: [[UInt8]: Int] = [:]

  init(_ source: SourceText, path: String, format: FormatDescription, locale: LocaleTag) {
    let document = JSONDocument(source)
    let declared = Self.locale(in: document)
    file = JSONFileReader(
      document, CatalogBuilder(path: path, source: source, format: format, locale: declared ?? locale))
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
