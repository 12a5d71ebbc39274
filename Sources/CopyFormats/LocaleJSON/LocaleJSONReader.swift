import CopyModel

/// Reads a JSON catalogue: each string is an entry, whose key is the way to it (`settings.title`, `steps.0`).
struct LocaleJSONReader: ~Copyable {
  private var file: JSONFileReader
  private var path = VariationPath()
  private var plurals = PluralKeys()
  /// The language whose name stands above what is read.
  private var language: LocaleTag?

  init(_ document: consuming JSONDocument, _ builder: consuming CatalogBuilder) {
    file = JSONFileReader(document, builder)
  }

  mutating func run() {
    file.reportFault()
    if isPasted, let payload = PushPayload(in: file.document) { return add(payload) }
    guard holdsTexts else { return }
    if file.document.isObject { return readObject(at: 0) }
    guard isPasted, file.document.tape.count > 0, file.document.tape.kind(at: 0) == .arrayStart else { return }
    readList(at: 0, key: file.document.tape[0])
  }

  /// Whether no file’s name has chosen the format: then objects may be alerts, and a list may hold all.
  private var isPasted: Bool { file.builder.catalog.path.isEmpty }

  consuming func finish() -> Catalog {
    if isPasted { file.builder.pairTranslations() }
    return file.finish()
  }

  /// Whether the leaves of the document are texts: numbers and truth values are settings.
  private var holdsTexts: Bool {
    var (texts, others) = (0, 0)
    for index in 0..<file.document.tape.count {
      switch file.document.tape.kind(at: index) {
      case .string: texts += 1
      case .number where isNumber(ofText: index): break
      case .number, .true, .false: others += 1
      default: break
      }
    }
    return others * 4 <= texts
  }

  /// Whether the number at `index` of the tape only counts texts: “id”, “order”.
  private func isNumber(ofText index: Int) -> Bool {
    guard index > 0, file.document.tape.kind(at: index - 1) == .key else { return false }
    let name = file.document.name(of: file.document.tape[index - 1])
    let names: [StaticString] = ["id", "order", "index", "line", "frame", "step"]
    return names.contains { name.equals($0) }
  }

  private mutating func readObject(at object: Int) {
    if let message = chromeMessage(at: object) { return addChrome(message, of: object) }
    if isPasted, let parts = JSONAlert(object, in: file.document), path.isEmpty || parts.canBeAnswered {
      return add(parts)
    }
    if isPasted, let row = JSONRow(object, in: file.document), row.key != nil || !path.isEmpty { return add(row) }
    let known = plurals
    plurals = PluralKeys(of: object, in: file.document)
    defer { plurals = known }
    var key = file.document.tape.firstMember(ofObjectAt: object)
    while let place = key {
      readMember(place)
      key = file.document.tape.member(after: place)
    }
  }

  /// Adds an alert or notification whose members name its parts.
  private mutating func add(_ alert: JSONAlert) {
    let (first, length) = (file.builder.catalog.entries.count, path.count)
    for part in alert.parts {
      guard path.append(file.document.name(of: file.document.tape[part.key])) else { continue }
      for text in part.texts {
        var entry = Entry()
        (entry.key, entry.role, entry.evidence) = (storedPath(), part.role, .explicit)
        if let style = part.styles[text] { entry.style = style }
        file.add(text, entry)
      }
      path.cut(to: length)
    }
    let entries = first..<file.builder.catalog.entries.count
    file.builder.addPastedGroup(alert.kind, entries, orderIsKnown: alert.orderIsKnown)
  }

  /// Adds what a payload shows; its other strings are for programs.
  private mutating func add(_ payload: PushPayload) {
    for name in payload.way { _ = path.append(file.document.name(of: file.document.tape[name])) }
    if let alert = payload.alert { return add(alert) }
    var entry = Entry()
    (entry.key, entry.role, entry.evidence) = (storedPath(), .notificationBody, .explicit)
    file.add(payload.text, entry)
  }

  /// Adds the texts of an object that is a string with its key, in one language or several.
  private mutating func add(_ row: JSONRow) {
    let source = row.base.map { text in
      let value = file.builder.readJSONText(file.document.tape[text], base: 0)
      return file.builder.catalog.bytes(value).text
    }
    let part = row.part.flatMap { CopyLabel.role(file.builder.text.slice(file.document.tape[$0].range)) }
    for text in row.texts {
      var entry = Entry()
      if let part { (entry.role, entry.evidence) = (part, .explicit) }
      entry.key = row.key.map { file.builder.readJSONText(file.document.tape[$0], base: 0) } ?? storedPath()
      if let tag = text.tag { entry.locale = file.builder.localeIndex(tag) }
      if let source, text.value != row.base { entry.extras = file.builder.add(EntryExtras(source: source)) }
      file.add(text.value, entry)
    }
  }

  private mutating func readMember(_ place: Int) {
    let (event, length) = (file.document.tape[place], path.count)
    defer { path.cut(to: length) }
    let name = file.document.name(of: event)
    // “@@info”, “@@locale”: what tools say of the file.
    if name.hasLiteral("@@", at: 0) { return }
    if isPasted, path.isEmpty, let tag = CopyLabel.language(name),
      file.document.tape.kind(at: place + 1) == .objectStart
    {
      language = tag
      readObject(at: place + 1)
      return language = nil
    }
    let mayBeForm = plurals.hasForms && file.document.tape.kind(at: place + 1) == .string
    let form = mayBeForm ? plurals.form(of: name, showsCount: showsCount(place + 1)) : nil
    let stem = name.slice(0..<(form?.stem ?? name.count))
    guard stem.isEmpty || path.append(stem) else {
      return file.report(.malformed, JSONFileMessage.longPath, event.range)
    }
    readValue(at: place + 1, key: event, form: form)
  }

  /// Whether the text at `value` of the tape has i18next’s number in it.
  private func showsCount(_ value: Int) -> Bool {
    PluralKeys.showsCount(file.builder.text.slice(file.document.tape[value].range))
  }

  private mutating func readValue(at value: Int, key: JSONEvent, form: PluralKeys.Form?) {
    switch file.document.tape.kind(at: value) {
    case .string:
      var entry = Entry()
      entry.key = storedPath()
      if let language { entry.locale = file.builder.localeIndex(language) }
      if let form { entry.variation = file.builder.store(Array(form.variation.utf8)) }
      // A plural’s forms share a key; only a form that comes twice is told.
      if form == nil, language == nil { file.note(entry.key, at: key.range, value: value) }
      file.add(value, entry)
    case .objectStart: readObject(at: value)
    case .arrayStart: readList(at: value, key: key)
    default: break
    }
  }

  private mutating func readList(at list: Int, key: JSONEvent) {
    let length = path.count
    var (element, index) = (file.document.tape.firstElement(ofArrayAt: list), 0)
    while let value = element {
      var digits = String(index)
      if digits.withUTF8({ path.append(Bytes($0)) }) { readValue(at: value, key: file.document.tape[value], form: nil) }
      path.cut(to: length)
      element = file.document.tape.element(after: value)
      index += 1
    }
  }

  private func storedPath() -> TextSlice { file.builder.store(path.bytes) }

  /// The text of an object as browser extensions have them: `{"message": …, "description": …}`.
  private func chromeMessage(at object: Int) -> Int? {
    guard !path.isEmpty, let message = file.document.value(of: "message", inObjectAt: object),
      file.document.tape.kind(at: message) == .string
    else { return nil }
    var key = file.document.tape.firstMember(ofObjectAt: object)
    while let place = key {
      let name = file.document.name(of: file.document.tape[place])
      let names: [StaticString] = ["message", "description", "placeholders"]
      guard names.contains(where: { name.equals($0) }) else { return nil }
      key = file.document.tape.member(after: place)
    }
    return message
  }

  private mutating func addChrome(_ message: Int, of object: Int) {
    var entry = Entry()
    entry.key = storedPath()
    if let place = file.document.value(of: "description", inObjectAt: object),
      file.document.tape.kind(at: place) == .string
    {
      entry.comment = file.builder.readJSONText(file.document.tape[place], base: 0)
    }
    file.note(entry.key, at: file.document.tape[object].range, value: message)
    file.add(message, entry)
  }
}
