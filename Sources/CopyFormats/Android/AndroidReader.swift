import CopyModel

/// Reads a file of resources: each string, form of a plural, and item of an array is an entry.
struct AndroidReader: ~Copyable {
  let document: XMLDocument
  var builder: CatalogBuilder
  private var keys = KeyTable()
  private var problems = ProblemLimit()
  private var splitter = MessageSplitter()
  /// None of it is copy: it is for translators alone, or kept from them.
  private var isNoCopy: Bool
  private let escapes: AndroidValue.Escapes

  init(
    _ document: consuming XMLDocument, _ builder: consuming CatalogBuilder, escapes: AndroidValue.Escapes = .ofAndroid
  ) {
    self.escapes = escapes
    isNoCopy = Self.isDocumentation(builder.catalog) || Self.isKeptBack(builder.catalog)
    self.document = document
    self.builder = builder
  }

  /// `qq` is where translatewiki.net keeps what it tells translators of each message; no language has the code.
  private static func isDocumentation(_ catalog: Catalog) -> Bool {
    catalog.path.split(separator: "/").contains("values-qq")
  }

  /// `donottranslate.xml`, as Android’s own sources call what holds names of layouts, patterns, and addresses.
  private static func isKeptBack(_ catalog: Catalog) -> Bool {
    catalog.path.split(separator: "/").last?.hasPrefix("donottranslate") == true
  }

  mutating func read() {
    guard let root = document.tape.root, document.tag(root).isNamed("resources") else {
      // A file that only has the name of one may be anything.
      guard AndroidFormat.isInValues(builder.catalog.path) else { return }
      document.report(to: builder)
      if let root = document.tape.root {
        document.report(AndroidMessage.noResources, at: document.tape[root].range, to: builder)
      }
      return
    }
    document.report(to: builder)
    readLocale(of: document.tag(root))
    readElements(in: root)
    reportDuplicates()
  }

  /// Reads strings that stand side by side without a root.
  mutating func readFragment() {
    document.report(to: builder)
    var next = document.tape.root
    while let element = next {
      readElement(element)
      next = document.tape.sibling(after: element)
    }
    reportDuplicates()
  }

  consuming func finish() -> Catalog { builder.finish() }

  /// `tools:locale` says what a file in `values` is written in.
  private mutating func readLocale(of tag: XMLTag) {
    guard builder.catalog.locale == .undetermined, let name = tag.value("tools:locale"),
      let tag = LocaleTag(name.text)
    else { return }
    builder.catalog.state(locale: tag)
  }

  private mutating func readElements(in root: Int) {
    var next = document.tape.firstChild(of: root)
    while let element = next {
      readElement(element)
      next = document.tape.sibling(after: element, in: root)
    }
  }

  private mutating func readElement(_ element: Int) {
    let tag = document.tag(element)
    if tag.isNamed("string") || (tag.isNamed("item") && tag.has("type", "string")) {
      readString(at: element, tag)
    } else if tag.isNamed("plurals") {
      readItems(of: element, tag, isPlural: true)
    } else if tag.isNamed("string-array") {
      readItems(of: element, tag, isPlural: false)
    }
  }

  private mutating func readString(at element: Int, _ tag: XMLTag) {
    guard var entry = template(for: element, tag) else { return }
    if let product = tag.value("product"), !product.equals("default") {
      entry.variation = builder.store(Array("product.".utf8) + product)
    }
    add(element, entry)
  }

  /// What all texts of a resource have in common; nil without a name.
  private mutating func template(for element: Int, _ tag: XMLTag) -> Entry? {
    guard let name = tag.attribute("name") else {
      report(.malformed, AndroidMessage.noName, at: tag.range)
      return nil
    }
    var entry = Entry()
    entry.key = builder.readXMLAttribute(name)
    entry.comment = document.comment(before: element)
    if isNoCopy || tag.has("translatable", "false") { entry.flags.insert(.isExempt) }
    return entry
  }

  /// The forms of a plural, or the items of an array.
  private mutating func readItems(of element: Int, _ tag: XMLTag, isPlural: Bool) {
    guard let template = template(for: element, tag) else { return }
    var (index, next) = (0, document.tape.firstChild(of: element))
    let isStored = !isPlural && holdsValues(template)
    let first = builder.catalog.entries.count
    while let item = next {
      var entry = template
      if isStored { entry.flags.insert(.isExempt) }
      let comment = document.comment(before: item)
      if !comment.isEmpty { entry.comment = comment }
      if let name = isPlural ? form(of: item) : .some(Array("item.\(index)".utf8)) {
        entry.variation = builder.store(name)
        add(item, entry)
      }
      index += 1
      next = document.tape.sibling(after: item, in: element)
    }
    if !isPlural { exemptCodes(first..<builder.catalog.entries.count) }
  }

  /// An array of signs alone (`0012`, `a01041`, `TODO`) is stored or sent, and shown to nobody.
  private func exemptCodes(_ entries: Range<Int>) {
    let values = entries.map { builder.catalog.bytes(builder.catalog.entries[$0].value) }
    let isSign = { (value: Bytes) in value.allSatisfy { $0.isASCIIDigit || $0.isASCIIUpper || $0 == UInt8(ascii: "_") }
    }
    let isCode = { (value: Bytes) in
      value.count > 1 && value.allSatisfy(\.isASCIIWord) && value.contains(where: \.isASCIIDigit)
    }
    guard values.count > 2, values.allSatisfy({ isCode($0) || isSign($0) }),
      values.count(where: isCode) * 4 >= values.count * 3
    else { return }
    for entry in entries { builder.update(entry) { $0.flags.insert(.isExempt) } }
  }

  /// Whether an array holds what the program stores for the entries of another one: `rhythm_values`, `rhythmValues`.
  private func holdsValues(_ template: Entry) -> Bool {
    let name = builder.catalog.bytes(template.key).text.lowercased()
    return name.hasSuffix("values") || name.hasSuffix("_value") || name.hasSuffix("_keys")
  }

  private static let quantities: [StaticString] = ["zero", "one", "two", "few", "many", "other"]

  private mutating func form(of item: Int) -> [UInt8]? {
    let tag = document.tag(item)
    guard tag.isNamed("item") else { return nil }
    guard let quantity = tag.value("quantity") else {
      report(.malformed, AndroidMessage.noQuantity, at: tag.range)
      return nil
    }
    if !Self.quantities.contains(where: { quantity.equals($0) }) {
      report(.malformed, AndroidMessage.quantity(quantity.text), at: tag.range)
    }
    return Array("plural.".utf8) + quantity
  }

  private mutating func add(_ element: Int, _ template: Entry) {
    guard document.tape.isClosed(element) else { return }
    var entry = template
    var value = AndroidValue(document, element, escapes)
    value.read(into: &entry, &builder)
    // Moko’s generator escapes what it hands to the compiler.
    let isEscaped = builder.catalog.path.split(separator: "/").contains("moko-resources")
    for fault in value.faults where !isEscaped || fault.message != AndroidMessage.apostrophe {
      report(fault.kind, fault.message, at: fault.range, key: builder.catalog.bytes(entry.key).text)
    }
    keys.append(builder.catalog.bytes(entry.key), builder.catalog.bytes(entry.variation))
    add(entry)
  }

  /// A text that the program hands to ICU, with branches for numbers, is one for each of them; its escapes are those of two
  /// formats, so it is judged and never edited.
  private mutating func add(_ entry: Entry) {
    var entry = entry
    if !entry.variation.isEmpty {
      builder.add(entry)
    } else {
      if MessageShape.hasBranches(builder.catalog.bytes(entry.value)) { entry.flags.insert(.isRecovered) }
      _ = splitter.add(entry, isMessage: false, to: &builder)
    }
  }

  private mutating func report(
    _ kind: CatalogProblem.Kind, _ message: String, at range: Range<Int>, key: String? = nil
  ) {
    problems.report(kind, message, at: range, key: key, to: builder)
  }

  private mutating func reportDuplicates() {
    for index in keys.repetitions(in: builder.catalog) {
      let key = builder.catalog.bytes(builder.catalog.entries[index].key).text
      report(.duplicateKey, AndroidMessage.duplicateKey(key), at: builder.catalog.entries[index].raw, key: key)
    }
  }
}

/// What the reader says of a file. Each sentence names the cause and the remedy.
enum AndroidMessage {
  static let noResources = "A file of resources has the root element <resources>."
  static let noName = "This element has no name, so that no program can find it. Write the attribute “name”."
  static let noQuantity = "This form has no quantity. Write the attribute “quantity”, such as “other”."
  static let apostrophe = "The resource compiler stops at this apostrophe. Write “\\'”."
  static let openQuote =
    "This quotation mark is never closed, and so isn’t shown. Close what it holds together, remove it, or write “\\\"” to show one."

  static func quantity(_ name: String) -> String {
    "“\(name)” is no quantity. Write zero, one, two, few, many, or other."
  }

  static func unknownEscape(_ written: String) -> String {
    "Android knows no escape “\(written)”. Take away the backslash, write it twice, or write \\n for a new line."
  }

  static func unknownToCompose(_ written: String) -> String {
    "People see the backslash of “\(written)”. Take it away."
  }

  static func duplicateKey(_ key: String) -> String {
    "The name “\(key)” is there before with another text, and the resource compiler stops. Delete one."
  }
}
