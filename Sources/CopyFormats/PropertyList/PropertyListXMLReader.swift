import CopyModel

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
