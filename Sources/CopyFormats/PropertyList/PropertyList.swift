import CopyModel

/// A property list as its readers give it: a flat list of values, each before what it holds.
struct PropertyList {
  /// One value.
  struct Node {
    enum Kind { case dictionary, array, string, other }

    var kind: Kind
    /// The key it stands under; no text in an array.
    var key = TextSlice.none
    /// Of a string, its value with its places and comment, which stand under a key of an entry to be.
    var entry = Entry()
    /// Where its tag stands in the text; empty where there is none.
    var place = 0..<0
    /// Index of the first node behind it and all it holds.
    var next = 0
  }

  /// What stands inside each other beyond this is nothing that holds copy.
  static let maximumDepth = 64

  private(set) var nodes: ContiguousArray<Node> = []

  /// Adds a value that may hold others, which follow; `close` is called behind them.
  mutating func open(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// What was opened as `index` holds all that was added since.
  mutating func close(_ index: Int) { nodes[index].next = nodes.count }

  /// Adds a value that holds no others.
  mutating func add(_ node: Node) {
    nodes.append(node)
    nodes[nodes.count - 1].next = nodes.count
  }

  /// The first value in the dictionary or array at `index`.
  func firstChild(of index: Int) -> Int? { index + 1 < nodes[index].next ? index + 1 : nil }

  /// The value behind the one at `index`, inside `parent`.
  func sibling(after index: Int, in parent: Int) -> Int? {
    let next = nodes[index].next
    return next < nodes[parent].next ? next : nil
  }
}

/// How a property list is written.
enum PropertyListKind {
  /// Old-style text, which the readers of strings files know.
  case text
  case xml
  case binary

  /// By the bytes on disk where they tell: a binary list may look like text of any encoding.
  init(of source: SourceText) {
    let kind = PropertyListKind(of: source.disk.bytes)
    self = kind == .binary ? .binary : PropertyListKind(of: source.text)
  }

  /// Takes the first bytes for what they show.
  init(of text: Bytes) {
    if text.hasLiteral("bplist0", at: 0) {
      self = .binary
      return
    }
    var start = 0
    while start < text.count, text[start].isBlank || text[start].isLineEnd { start += 1 }
    let marks: [StaticString] = ["<?xml", "<!DOCTYPE plist", "<plist"]
    self = marks.contains { text.hasLiteral($0, at: start) } ? .xml : .text
  }
}

/// What the readers of property lists say. Each sentence names the cause and the remedy.
enum PropertyListMessage {
  static let noList = "A property list has the root element <plist>."
  static let noDictionary = "The list must be a dictionary of texts."
  static let noKey = "This value has no key. Write <key> before it."
  static let noValue = "A key here has no value. Write one behind it, or delete the key."
  static let noText = "This value is no text, so it was left out. Write <string>."
  static let damaged = "This binary property list is damaged. Save it again, or write it as text."
  static let noFormat = "These variants have no “NSStringLocalizedFormatKey”. Write the format that names them."
  static let noRule = "This variable has no “NSStringFormatSpecTypeKey”, so that its forms are never used."

  static func duplicateKey(_ key: String) -> String {
    "The key “\(key)” is there before with another text, and only one of them counts. Delete one."
  }

  static func quantity(_ name: String) -> String {
    "“\(name)” is no quantity. Write zero, one, two, few, many, or other."
  }
}

/// A strings file that is a property list in XML or binary form.
enum PropertyListStrings {
  static func read(
    _ source: SourceText, _ kind: PropertyListKind, path: String, format: FormatDescription, locale: LocaleTag
  )
    -> Catalog
  {
    PropertyListSource.read(source, kind, path: path, format: format, locale: locale) { list, builder in
      add(list, to: &builder)
    }
  }

  private static func add(_ list: PropertyList, to builder: inout CatalogBuilder) {
    guard let root = list.nodes.first else { return }
    var (keys, problems) = (KeyTable(), ProblemLimit())
    guard root.kind == .dictionary else {
      return problems.report(.malformed, PropertyListMessage.noDictionary, at: root.place, to: builder)
    }
    var next = list.firstChild(of: 0)
    while let index = next {
      let node = list.nodes[index]
      if node.kind == .string {
        var entry = node.entry
        entry.key = node.key
        keys.append(builder.catalog.bytes(entry.key))
        builder.add(entry)
      } else {
        let key = builder.catalog.bytes(node.key).text
        problems.report(.malformed, PropertyListMessage.noText, at: node.place, key: key, to: builder)
      }
      next = list.sibling(after: index, in: 0)
    }
    for index in keys.repetitions(in: builder.catalog) {
      let entry = builder.catalog.entries[index]
      let key = builder.catalog.bytes(entry.key).text
      problems.report(.duplicateKey, PropertyListMessage.duplicateKey(key), at: entry.raw, key: key, to: builder)
    }
  }
}

/// Reads property lists of each form.
enum PropertyListSource {
  /// A catalogue of what `body` makes of the list.
  static func read(
    _ source: SourceText, _ kind: PropertyListKind, path: String, format: FormatDescription, locale: LocaleTag,
    _ body: (PropertyList, inout CatalogBuilder) -> Void
  ) -> Catalog {
    guard kind == .binary else {
      let document = XMLDocument(source)
      var reader = PropertyListXMLReader(
        document, CatalogBuilder(path: path, source: source, format: format, locale: locale))
      reader.read()
      reader.handOver(to: body)
      return reader.finish()
    }
    // Bytes that are no text are no damage here: the catalogue has no text.
    let nothing = SourceText(ByteBuffer())
    var builder = CatalogBuilder(path: path, source: nothing, format: format, locale: locale)
    let damage = CatalogProblem(.malformed, PropertyListMessage.damaged, at: ByteSpan(offset: 0, length: 0))
    guard var reader = BinaryPropertyList(source.disk.bytes) else {
      builder.add(damage)
      return builder.finish()
    }
    body(reader.read(into: &builder), &builder)
    if reader.isDamaged { builder.add(damage) }
    return builder.finish()
  }
}

/// Reads a property list in XML.
struct PropertyListXMLReader: ~Copyable {
  private let document: XMLDocument
  var builder: CatalogBuilder
  private(set) var list = PropertyList()
  private var problems = ProblemLimit()

  init(_ document: consuming XMLDocument, _ builder: consuming CatalogBuilder) {
    self.document = document
    self.builder = builder
  }

  mutating func read() {
    document.report(to: builder)
    guard let root = document.tape.root else { return }
    guard document.tag(root).isNamed("plist") else { return report(PropertyListMessage.noList, at: root) }
    guard let value = document.tape.firstChild(of: root) else { return }
    readValue(at: value, key: .none, comment: .none, depth: 0)
  }

  private mutating func readValue(at element: Int, key: TextSlice, comment: TextSlice, depth: Int) {
    let tag = document.tag(element)
    var node = PropertyList.Node(kind: .other, key: key)
    node.place = tag.range
    guard depth < PropertyList.maximumDepth else { return list.add(node) }
    if tag.isNamed("dict") {
      node.kind = .dictionary
      let index = list.open(node)
      readMembers(of: element, depth: depth + 1)
      list.close(index)
    } else if tag.isNamed("array") {
      node.kind = .array
      let index = list.open(node)
      readElements(of: element, depth: depth + 1)
      list.close(index)
    } else if tag.isNamed("string"), document.tape.isClosed(element) {
      node.kind = .string
      builder.readXMLValue(of: element, in: document, into: &node.entry)
      node.entry.comment = comment
      list.add(node)
    } else {
      list.add(node)
    }
  }

  private mutating func readMembers(of dictionary: Int, depth: Int) {
    var (key, comment) = (TextSlice?.none, TextSlice.none)
    var next = document.tape.firstChild(of: dictionary)
    while let element = next {
      if document.tag(element).isNamed("key") {
        if key != nil { report(PropertyListMessage.noValue, at: element) }
        key = builder.readXMLText(of: element, in: document)
        comment = document.comment(before: element)
      } else if let name = key {
        readValue(at: element, key: name, comment: comment, depth: depth)
        key = nil
      } else {
        report(PropertyListMessage.noKey, at: element)
      }
      next = document.tape.sibling(after: element, in: dictionary)
    }
    if key != nil, document.tape.isClosed(dictionary) { report(PropertyListMessage.noValue, at: dictionary) }
  }

  private mutating func readElements(of array: Int, depth: Int) {
    var next = document.tape.firstChild(of: array)
    while let element = next {
      readValue(at: element, key: .none, comment: .none, depth: depth)
      next = document.tape.sibling(after: element, in: array)
    }
  }

  private mutating func report(_ message: String, at element: Int) {
    problems.report(.malformed, message, at: document.tape[element].range, to: builder)
  }

  /// Lets `body` make of the list what it will.
  mutating func handOver(to body: (PropertyList, inout CatalogBuilder) -> Void) { body(list, &builder) }

  /// The catalogue as read.
  consuming func finish() -> Catalog { builder.finish() }
}
