import CopyModel

/// Finds the texts in a document of Interface Builder. Each has the key that Xcode gives it in files of strings: the object’s
/// id, and what the text is of it (`7od-TM-cUB.title`).
struct NibReader: ~Copyable {
  private let document: XMLDocument
  private var builder: CatalogBuilder
  private let table = InterfaceTable.builtIn
  private var open: [NibObject] = []
  private var texts: [NibText] = []
  /// The objects that do something when they are chosen, by their ids.
  private var actors: Set<String> = []
  /// The outlets that lead to an object, by its id.
  private var outlets: [String: [String]] = [:]
  /// The ids of objects that a binding shows and hides.
  private var shown: Set<String> = []
  /// The ids of objects whose texts the program looks up when they are loaded.
  private var replaced: Set<String> = []
  /// The ids of objects that have a number.
  private var tagged: Set<String> = []

  init(_ document: consuming XMLDocument, _ builder: consuming CatalogBuilder) {
    self.document = document
    self.builder = builder
  }

  mutating func read() {
    document.report(to: builder)
    guard let root = document.tape.root else { return }
    let tag = document.tag(root)
    // Before Xcode 4 such files were archives, in which a text stands far from what it is of.
    if tag.isNamed("archive") { return }
    guard tag.isNamed("document") else {
      let message = "A file of Interface Builder has the root element <document>."
      return document.report(message, at: document.tape[root].range, to: builder)
    }
    for index in root..<document.tape.count where document.tape[index].kind == .start {
      while let last = open.last, last.end <= index { open.removeLast() }
      read(index)
    }
    noteElements()
  }

  consuming func finish() -> Catalog { builder.finish() }

  // MARK: Elements

  private mutating func read(_ index: Int) {
    let tag = document.tag(index)
    var object = NibObject(tag, in: document.text, end: document.tape[index].next, firstText: texts.count)
    if let last = open.indices.last { object.number = open[last].count(object.name) }
    switch object.name {
    case "string", "mutableString": readPiece(index, tag)
    case "action", "segue": if let id = open.last(where: { $0.id != nil })?.id { actors.insert(id) }
    case "outlet", "outletCollection": readOutlet(tag)
    case "binding": readBinding(tag)
    case "fragment": readFragment(index, tag)
    // Only buttons that change their contents ever show the other title; of a help button it names a page.
    case "behavior": if !tag.has("changeContents", "YES") { exempt(from: open.last, where: \.isAlternate) }
    case "userDefinedRuntimeAttribute": readRuntimeAttribute(tag)
    // It shows in place of the plain title.
    case "attributedString":
      if object.key == "attributedTitle" { exempt(from: open.last) { $0.part == .menuItem || $0.part == .button } }
    // “play_arrow” in such a font is a picture.
    case "fontDescription":
      if Self.showsIcons(tag), let host = open.indices.last {
        open[host].showsIcons = true
        exempt(from: open[host]) { $0.part != .help }
      }
    default: if object.name.hasSuffix("Formatter") { exempt(from: open.last) { $0.part == .prose } }
    }
    if let id = object.id, tag.attribute("tag") != nil { tagged.insert(id) }
    let rows = table.rows(of: object.name, type: object.type)
    open.append(object)
    if !rows.isEmpty || object.id != nil { readAttributes(of: tag, rows + table.any) }
  }

  /// Whether the letters of a font are pictures, by the name of its family: Material Icons, SF Symbols, Font Awesome.
  private static func showsIcons(_ tag: XMLTag) -> Bool {
    let name = (tag.value("family") ?? tag.value("name"))?.text ?? ""
    return ["Icon", "Symbol", "Awesome"].contains(where: name.contains)
  }

  private mutating func readAttributes(of tag: XMLTag, _ rows: [InterfaceTable.Row]) {
    var found: [(row: InterfaceTable.Row, value: Range<Int>)] = []
    let text = document.text
    tag.forEachAttribute { attribute, value in
      let name = text.slice(attribute)
      if let row = rows.first(where: { name.elementsEqual($0.attribute) }) { found.append((row, value)) }
    }
    for (row, value) in found {
      var entry = Entry()
      builder.readXMLAttribute(value, in: document, into: &entry)
      add(entry, row.part, key: row.key, of: open.count - 1)
    }
  }

  /// `<string key="title">` inside an element, where a text has several lines, and one of several texts: a choice.
  private mutating func readPiece(_ index: Int, _ tag: XMLTag) {
    guard document.tape.isClosed(index), tag.attribute("base64-UTF8") == nil, let parent = open.last else { return }
    let attribute = tag.value("key")?.text ?? parent.name
    if parent.name == "fragment" { return add(piece: index, ofFragment: parent) }
    if parent.name == "userDefinedRuntimeAttribute" {
      return add(piece: index, .value, key: parent.keyPath ?? "value", of: open.count - 1)
    }
    let isList = tag.attribute("key") == nil || parent.name == "dictionary"
    let host = open.count - (isList ? 2 : 1)
    guard host >= 0 else { return }
    let rows = table.rows(of: open[host].name, type: open[host].type) + table.any
    guard let row = rows.first(where: { $0.attribute.elementsEqual(attribute.utf8) }) else { return }
    add(piece: index, row.part, key: row.key, of: host, number: (parent.counts["string"] ?? 1) - 1)
  }

  private mutating func add(
    piece index: Int, _ part: CopyElement.Part, key: String, of host: Int, number: Int? = nil
  ) {
    var entry = Entry()
    builder.readXMLValue(of: index, in: document, into: &entry)
    add(entry, part, key: key, of: host, number: number)
  }

  // MARK: Texts

  /// Adds the text of the object at `host` of those open.
  private mutating func add(
    _ text: Entry, _ part: CopyElement.Part, key: String, of host: Int, number: Int? = nil
  ) {
    let object = open[host]
    guard let owner = open[...host].last(where: { $0.id != nil }), let id = owner.id else { return }
    var entry = text
    let end = key.replacing("#", with: "\(number ?? object.number)").replacing("@", with: object.key ?? "")
    entry.key = builder.store(Array("\(id).\(end)".utf8))
    let copy = builder.catalog.bytes(entry.value)
    let isFiller = part == .prose && InterfaceTable.isFiller(copy)
    let isUnseen = object.hidesTitle || open[...host].contains(where: \.showsIcons)
    if part == .value || isUnseen && part != .help || isFiller || isNoCopy(copy, of: object) {
      entry.flags.insert(.isExempt)
    }
    let control = owner.key == nil ? nil : open[..<host].last { $0.id != nil }?.id
    let isPrototype = open[...host].contains { $0.isPrototype }
    texts.append(
      NibText(
        entry: builder.add(entry), id: id, control: control, element: object.name, part: part,
        button: part == .menuItem ? button(around: host) : nil, isPrototype: isPrototype,
        isAlternate: end == "alternateTitle", hosts: open[...host].filter(\.isHidden).compactMap(\.id)))
  }

  /// Whether nobody wrote the text for people: it is what a new element has, or a name of copy elsewhere.
  private func isNoCopy(_ copy: Bytes, of object: NibObject) -> Bool {
    copy.first?.isASCIILower == true && KeyShape.isIdentifier(copy)
      || table.isDefault(copy.text, of: object.name, type: object.type)
  }

  /// The button whose menu the item at `host` stands in; nil for those of other menus.
  private func button(around host: Int) -> NibText.Button? {
    open[..<host].last { $0.name == "popUpButtonCell" }.map { $0.pullsDown ? .pullDown : .popUp }
  }

  /// Makes texts of `object` that `isMeant` no copy: something else is shown in their place.
  private mutating func exempt(from object: NibObject?, where isMeant: (NibText) -> Bool) {
    guard let object, let id = object.id else { return }
    for text in texts[object.firstText...]
    where isMeant(text) && (text.id == id || text.control == id || text.button != nil) {
      builder.update(text.entry) { $0.flags.insert(.isExempt) }
    }
  }

  // MARK: What is connected

  private mutating func readOutlet(_ tag: XMLTag) {
    guard let property = tag.value("property")?.text, let target = tag.value("destination")?.text else { return }
    outlets[target, default: []].append(property)
  }

  /// A text that is bound is what the program says.
  private mutating func readBinding(_ tag: XMLTag) {
    if let name = tag.value("name"), name.equals("hidden"), let id = open.last(where: { $0.id != nil })?.id {
      shown.insert(id)
    }
    guard let name = tag.value("name")?.text, let place = open.lastIndex(where: { $0.id != nil }) else { return }
    let object = open[place]
    if name.hasPrefix("content") { return exempt(from: object) { $0.button == .popUp || $0.part == .choice } }
    let isTitle = ["title", "label", "alternateTitle", "displayPatternTitle1"].contains(name)
    let isValue = ["value", "displayPatternValue1", "attributedString", "data"].contains(name)
    guard isTitle || isValue else { return }
    exempt(from: object) { text in
      text.part != .help && text.button == nil && (isTitle || text.part == .prose || text.part == .label)
    }
  }

  /// What a localizer is told, and text of several styles.
  private mutating func readFragment(_ index: Int, _ tag: XMLTag) {
    guard let content = tag.attribute("content"), let place = open.lastIndex(where: { $0.name == "attributedString" })
    else { return }
    if open[place].key == "userComments" {
      return setComment(builder.readXMLAttribute(content), of: open[..<place].last { $0.id != nil })
    }
    var entry = Entry()
    builder.readXMLAttribute(content, in: document, into: &entry)
    add(fragment: entry, of: place)
  }

  private mutating func add(piece index: Int, ofFragment fragment: NibObject) {
    guard let place = open.lastIndex(where: { $0.name == "attributedString" }) else { return }
    if open[place].key == "userComments" {
      return setComment(builder.readXMLText(of: index, in: document), of: open[..<place].last { $0.id != nil })
    }
    var entry = Entry()
    builder.readXMLValue(of: index, in: document, into: &entry)
    add(fragment: entry, of: place)
  }

  /// A text of one piece is whole; of several each is a part.
  private mutating func add(fragment entry: Entry, of place: Int) {
    guard let host = open[..<place].lastIndex(where: { $0.id != nil }) else { return }
    var entry = entry
    let number = open[place].counts["fragment"] ?? 1
    if number > 1 {
      entry.variation = builder.store(Array("item.\(number - 1)".utf8))
      for text in texts[open[place].firstText...] { builder.update(text.entry) { $0.flags.insert(.isFragment) } }
      entry.flags.insert(.isFragment)
    }
    let key = open[place].key ?? "attributedString"
    add(entry, key == "textStorage" ? .value : .prose, key: key, of: host)
  }

  private mutating func setComment(_ comment: TextSlice, of object: NibObject?) {
    guard let object, let id = object.id else { return }
    for text in texts[object.firstText...] where text.id == id || text.control == id {
      builder.update(text.entry) { $0.comment = comment }
    }
  }

  /// Properties that the program reads may name a key of its catalogues.
  private mutating func readRuntimeAttribute(_ tag: XMLTag) {
    guard tag.has("type", "string"), let value = tag.attribute("value"), let path = tag.value("keyPath") else { return }
    guard let host = open.lastIndex(where: { $0.id != nil }) else { return }
    var entry = Entry()
    builder.readXMLAttribute(value, in: document, into: &entry)
    add(entry, .value, key: path.text, of: host)
    if Self.namesText(path.text), !value.isEmpty, let id = open[host].id { replaced.insert(id) }
  }

  /// `localizationKey`, `localizableTitle`, `locKey`, `xibLocKey`: the program looks the text up by what stands there, and shows that.
  private static func namesText(_ path: String) -> Bool {
    let letters = path.lowercased()
    let isNamed = ["locali", "i18n", "l10n"].contains(where: letters.contains)
    return (isNamed || hasShortWord(path)) && !letters.hasPrefix("acc")
  }

  /// Whether “loc” is one of the words of `xibLocKey`.
  private static func hasShortWord(_ path: String) -> Bool {
    path.ranges(of: "oc").contains { range in
      let (before, next) = (path[..<range.lowerBound], path[range.upperBound...].first)
      return (before == "l" || before.last == "L") && next?.isLowercase != true
    }
  }

  private mutating func noteElements() {
    for text in texts {
      var element = CopyElement(text.element, text.isChoice(actors) ? .choice : text.part)
      element.isPrototype = text.isPrototype
      element.outlets = (outlets[text.id] ?? []) + (text.control.flatMap { outlets[$0] } ?? [])
      let isOne = { (ids: Set<String>) in ids.contains(text.id) || text.control.map(ids.contains) ?? false }
      element.isTagged = isOne(tagged)
      let extras = builder.add(EntryExtras(element: element))
      let isReplaced = text.part != .help && isOne(replaced)
      let isHidden = isReplaced || text.hosts.contains { !isFound($0) }
      builder.update(text.entry) { entry in
        entry.extras = extras
        if isHidden { entry.flags.insert(.isExempt) }
      }
    }
  }

  /// Whether something can show the hidden object: an outlet or a number leads to it, or a binding.
  private func isFound(_ id: String) -> Bool { outlets[id] != nil || tagged.contains(id) || shown.contains(id) }
}
