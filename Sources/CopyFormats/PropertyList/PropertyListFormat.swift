package import CopyModel

/// The Info.plist of an app or extension: the texts in it that people see.
package struct PropertyListFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "infoplist", endings: ["plist"], traits: .showsItsCopy, lacks: .controlCharacters, glob: "*Info.plist",
    pathPattern: #"(.*/)?[^/]*Info\.plist"#, example: "Info.plist", called: "Info.plist",
    files: "`Info.plist`, `…-Info.plist`", summary: "names, reasons for requests, kinds of documents, items of services"
  )

  /// Other property lists are nobody’s copy.
  package func claims(fileName: String) -> Bool { fileName.hasSuffix("Info.plist") }

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let kind = PropertyListKind(of: source)
    // Old-style text, and templates that a build fills in, are no faults.
    guard kind != .text else {
      return CatalogBuilder(path: path, source: source, format: about, locale: locale).finish()
    }
    return PropertyListSource.read(source, kind, path: path, format: about, locale: locale) { list, builder in
      var reader = InfoReader(list)
      reader.read(into: &builder)
    }
  }

  package func escape(_ text: String, for entry: Entry) -> String { XMLEscape.written(text) ?? text }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    XMLEdits(of: entry, in: catalog).edits(for: splices)
  }
}

/// Finds the texts for people in an Info.plist.
private struct InfoReader {
  private let list: PropertyList
  private let table = InterfaceTable.builtIn

  init(_ list: PropertyList) { self.list = list }

  mutating func read(into builder: inout CatalogBuilder) {
    guard let root = list.nodes.first, root.kind == .dictionary else { return }
    var depth: [(end: Int, part: CopyElement.Part?, name: String)] = []
    for index in list.nodes.indices.dropFirst() {
      while let last = depth.last, last.end <= index { depth.removeLast() }
      let node = list.nodes[index]
      let name = node.key.isEmpty ? "" : builder.catalog.bytes(node.key).text
      let around = depth.last { $0.part != nil }
      let part = table.part(ofKey: name) ?? around?.part
      if node.kind == .string, let part {
        add(node, part, table.part(ofKey: name) == nil ? around?.name ?? name : name, isOfApp: depth.isEmpty, &builder)
      } else if node.kind != .string {
        depth.append((node.next, part, name))
      }
    }
  }

  /// The app’s own texts are looked up by their keys in `InfoPlist.strings`, those of its documents and items by themselves.
  private func add(
    _ node: PropertyList.Node, _ part: CopyElement.Part, _ name: String, isOfApp: Bool, _ builder: inout CatalogBuilder
  ) {
    var entry = node.entry
    let isPurpose = part == .help
    entry.key = isOfApp || isPurpose ? node.key : builder.store(Array(builder.catalog.bytes(entry.value)))
    if !isOfApp, !isPurpose { entry.flags.insert(.isKey) }
    let copy = builder.catalog.bytes(entry.value)
    let isName = !isPurpose && KeyShape.isIdentifier(copy)
    if part == .name || copy.isVariable || isName { entry.flags.insert(.isExempt) }
    entry.extras = builder.add(EntryExtras(element: CopyElement(name, part)))
    builder.add(entry)
  }
}

extension Bytes {
  /// Whether a setting of the build stands for all of it: `$(PRODUCT_NAME)`.
  fileprivate var isVariable: Bool {
    var (depth, isNamed) = (0, false)
    for index in indices {
      let byte = self[index]
      let isOpening = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
      if isOpening, index > 0, self[index - 1] == UInt8(ascii: "$") { (depth, isNamed) = (depth + 1, true) }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth = Swift.max(0, depth - 1) }
      if depth == 0, byte.isASCIILetter || byte >= 0x80 { return false }
    }
    return isNamed
  }
}
