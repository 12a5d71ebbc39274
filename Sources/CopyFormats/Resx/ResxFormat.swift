package import CopyModel

/// Resources of .NET and Windows: `.resx`, `.resw`.
package struct ResxFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "resx",
    endings: [.named("resx"), FileEnding("resw", isNamedByLanguage: true, standsInFolderOfLanguage: true)],
    lacks: .controlCharacters, system: (.windows, "resources of .NET"),
    summary: "texts of .NET and Windows; images and sizes are passed over")

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let document = XMLDocument(source)
    let builder = CatalogBuilder(path: path, source: document.source, format: about, locale: locale)
    var reader = ResxReader(document, builder)
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { XMLEscape.written(text) ?? text }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    XMLEdits(of: entry, in: catalog).edits(for: splices)
  }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let end: StaticString = "</value>"
    guard entry.comment.isEmpty, let start = catalog.first(end, from: entry.raw.upperBound) else { return nil }
    let comment = "<comment>\(words)</comment>"
    return catalog.insertion(
      of: catalog.lineEnd + catalog.indentation(of: start) + comment, at: start + end.utf8CodeUnitCount)
  }
}

/// Reads the texts among the resources: what has a type is an image, a number or the like, and no copy.
struct ResxReader: ~Copyable {
  private let document: XMLDocument
  private var builder: CatalogBuilder
  private var keys = KeyTable()
  private var problems = ProblemLimit()
  /// What the form designer says of each control: `>>okButton.Type`.
  private var controls = ResxControls()

  init(_ document: consuming XMLDocument, _ builder: consuming CatalogBuilder) {
    self.document = document
    self.builder = builder
  }

  mutating func read() {
    document.report(to: builder)
    guard let root = document.tape.root else { return }
    guard document.tag(root).isNamed("root") else {
      return document.report(
        "A file of resources has the root element <root>.", at: document.tape[root].range, to: builder)
    }
    var next = document.tape.firstChild(of: root)
    while let element = next {
      let tag = document.tag(element)
      if tag.isNamed("data"), document.tape.isClosed(element) { readData(at: element, tag) }
      next = document.tape.sibling(after: element, in: root)
    }
    controls.assignRoles(in: &builder)
    reportDuplicates()
  }

  consuming func finish() -> Catalog { builder.finish() }

  private mutating func readData(at element: Int, _ tag: XMLTag) {
    guard tag.attribute("mimetype") == nil, isText(tag) else { return }
    guard let name = tag.attribute("name") else {
      let message = "This element has no name, so that no program can find it. Write the attribute “name”."
      return problems.report(.malformed, message, at: tag.range, to: builder)
    }
    var (entry, value) = (Entry(), Int?.none)
    entry.key = builder.readXMLAttribute(name)
    var next = document.tape.firstChild(of: element)
    while let child = next {
      let tag = document.tag(child)
      if tag.isNamed("value") { value = child }
      if tag.isNamed("comment") { entry.comment = builder.readXMLText(of: child, in: document) }
      next = document.tape.sibling(after: child, in: element)
    }
    guard let value else { return }
    builder.readXMLValue(of: value, in: document, into: &entry)
    add(entry)
  }

  private func isText(_ tag: XMLTag) -> Bool {
    guard let type = tag.value("type") else { return true }
    return type.hasLiteral("System.String", at: 0)
  }

  private mutating func add(_ entry: Entry) {
    var entry = entry
    let key = builder.catalog.bytes(entry.key)
    // Names, types and parents of controls: the designer’s own.
    if key.hasLiteral(">>", at: 0) { entry.flags.insert(.isExempt) }
    keys.append(key)
    let index = builder.add(entry)
    controls.note(index, in: builder.catalog)
  }

  private mutating func reportDuplicates() {
    for index in keys.repetitions(in: builder.catalog) {
      let key = builder.catalog.bytes(builder.catalog.entries[index].key).text
      let message = "The name “\(key)” is there before with another text, and only one of them counts. Delete one."
      problems.report(.duplicateKey, message, at: builder.catalog.entries[index].raw, key: key, to: builder)
    }
  }
}

/// The classes of a form’s controls, which say what their texts are for.
private struct ResxControls {
  /// The class of a control by its name, as `>>okButton.Type` has it.
  private var classes: [[UInt8]: Role] = [:]
  /// Entries that are the text of a control: `okButton.Text`.
  private var texts: [Int] = []

  /// Looks at an entry just added.
  mutating func note(_ index: Int, in catalog: Catalog) {
    let entry = catalog.entries[index]
    let key = catalog.bytes(entry.key)
    if key.hasLiteral(">>", at: 0), key.hasSuffix(".Type") {
      if let role = Self.role(of: catalog.bytes(entry.value)) { classes[Array(key.dropFirst(2).dropLast(5))] = role }
    } else if key.hasSuffix(".Text") {
      texts.append(index)
    }
  }

  /// Tells the texts of controls what they are for.
  func assignRoles(in builder: inout CatalogBuilder) {
    guard !classes.isEmpty else { return }
    for index in texts {
      let name = builder.catalog.bytes(builder.catalog.entries[index].key).dropLast(5)
      guard let role = classes[Array(name)] else { continue }
      builder.update(index) { ($0.role, $0.evidence) = (role, .class) }
    }
  }

  /// The role of the text of a class of Windows Forms: `System.Windows.Forms.Button, System.Windows.Forms, …`.
  private static func role(of type: Bytes) -> Role? {
    let prefix: StaticString = "System.Windows.Forms."
    guard type.hasLiteral(prefix, at: 0) else { return nil }
    let name = type.slice(from: prefix.utf8CodeUnitCount).prefix { $0 != UInt8(ascii: ",") }
    switch String(decoding: name, as: UTF8.self) {
    case "Button", "ToolStripButton", "ToolStripSplitButton", "ToolStripDropDownButton": return .button
    case "ToolStripMenuItem", "MenuItem": return .menuItem
    case "Label", "CheckBox", "RadioButton", "GroupBox", "TabPage", "ColumnHeader", "LinkLabel", "ToolStripLabel",
      "DataGridViewTextBoxColumn":
      return .label
    default: return nil
    }
  }
}
