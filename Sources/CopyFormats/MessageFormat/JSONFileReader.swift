import CopyModel

/// What readers of JSON files with copy share: the file, its entries, and what is wrong with it.
struct JSONFileReader: ~Copyable {
  /// The file's JSON.
  let document: JSONDocument
  /// What becomes of it.
  var builder: CatalogBuilder
  private var splitter: MessageSplitter
  private var keys = KeyTable()
  private var keyPlaces: ContiguousArray<(name: TextSlice, range: Range<Int>, value: TextSlice)> = []
  private var problemCount = 0

  /// Problems beyond these are counted, not told.
  private static let reportLimit = 100

  init(
    _ document: consuming JSONDocument, _ builder: consuming CatalogBuilder,
    splitter: MessageSplitter = MessageSplitter()
  ) {
    self.splitter = splitter
    self.document = document
    self.builder = builder
  }

  /// Adds the string at `value` of the tape as the copy of `template`, its branches where it is an ICU message.
  mutating func add(_ value: Int, _ template: Entry) {
    var entry = template
    let event = document.tape[value]
    builder.readJSONValue(event, base: 0, into: &entry)
    if splitter.add(entry, isMessage: false, to: &builder) == .broken {
      report(.malformed, JSONFileMessage.brokenMessage, event.range, key: builder.catalog.bytes(entry.key).text)
    }
  }

  /// Notes a key whose place is `range` of the file's text and whose value is an event, to tell keys that come twice.
  mutating func note(_ key: TextSlice, at range: Range<Int>, value: Int) {
    keys.append(builder.catalog.bytes(key))
    keyPlaces.append((key, range, TextSlice(file: document.tape[value].range)))
  }

  /// Reports keys that come twice with different values: the last one counts.
  mutating func reportDuplicates() {
    var repeated: [Int] = []
    let (catalog, places) = (builder.catalog, keyPlaces)
    keys.forEachRepetition(isSame: { catalog.bytes(places[$0].name).equals(catalog.bytes(places[$1].name)) }) {
      if !catalog.bytes(places[$0].value).equals(catalog.bytes(places[$1].value)) { repeated.append($0) }
    }
    for index in repeated {
      let name = catalog.bytes(places[index].name).text
      report(.duplicateKey, JSONFileMessage.duplicateKey(name), places[index].range, key: name)
    }
  }

  /// Reports where the file stops being JSON.
  mutating func reportFault() {
    if let fault = document.fault { report(.malformed, fault.message, fault.range) }
  }

  mutating func report(_ kind: CatalogProblem.Kind, _ message: String, _ range: Range<Int>, key: String? = nil) {
    problemCount += 1
    guard problemCount <= Self.reportLimit + 1 else { return }
    let isLast = problemCount > Self.reportLimit
    let span = builder.catalog.source.span(of: range)
    builder.add(CatalogProblem(kind, isLast ? JSONFileMessage.more : message, at: span, key: isLast ? nil : key))
  }

  consuming func finish() -> Catalog {
    reportDuplicates()
    return builder.finish()
  }
}

/// What the reader says of a file. Each sentence names the cause and the remedy.
enum JSONFileMessage {
  static let noObject = "A catalog is an object in braces, with a text for each key."
  static let noText = "This must be a string in quotation marks."
  static let noLanguage = "This is no language tag. Write one such as “de” or “pt-BR”."
  static let brokenMessage = "This message can’t be taken apart. Check its braces, and that each plural has “other”."
  static let longPath = "The names of these objects are too long, and their texts were left out. Shorten them."
  static let more = "More places of this kind follow. Is this a catalog?"

  static func duplicateKey(_ key: String) -> String {
    "The key “\(key)” is there before with another text, and this one wins. Delete one."
  }
}
