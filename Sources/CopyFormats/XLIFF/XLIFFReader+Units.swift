import CopyModel

/// The units of XLIFF: `trans-unit` of 1.x, and `unit` of 2.x with its segments.
extension XLIFFReader {
  /// Where the parts of a unit or segment stand.
  private struct Parts {
    var source: Int?
    var target: Int?
    var notes: [Int] = []
    /// How far the translation has come, as written.
    var state: Range<Int>?
  }

  /// A `trans-unit`.
  mutating func readUnit(_ element: Int, _ tag: XMLTag, _ context: XLIFFContext) {
    var context = context
    context.read(tag)
    guard var entry = template(tag, named: "resname", context) else { return }
    var parts = parts(of: element)
    parts.state = parts.target.flatMap { document.tag($0).attribute("state") }
    entry.comment = comment(parts.notes)
    add(parts, entry, context)
  }

  /// A `unit`: each of its segments is a text of its own.
  mutating func readSegments(of element: Int, _ tag: XMLTag, _ context: XLIFFContext) {
    var context = context
    context.read(tag)
    guard let entry = template(tag, named: "name", context) else { return }
    let (notes, segments) = children(ofUnit: element)
    let comment = comment(notes)
    for (number, segment) in segments.enumerated() {
      var (entry, parts) = (entry, parts(of: segment))
      parts.state = document.tag(segment).attribute("state")
      entry.comment = comment
      if segments.count > 1 { entry.variation = builder.store("segment.\(number)".utf8) }
      add(parts, entry, context)
    }
  }

  private func children(ofUnit unit: Int) -> (notes: [Int], segments: [Int]) {
    var (notes, segments) = ([Int](), [Int]())
    var next = document.tape.firstChild(of: unit)
    while let child = next {
      let tag = document.tag(child)
      if tag.isNamed("segment") { segments.append(child) }
      if tag.isNamed("notes") { notes += parts(of: child).notes }
      next = document.tape.sibling(after: child, in: unit)
    }
    return (notes, segments)
  }

  /// An entry with the key of a unit; nil without one.
  private mutating func template(_ tag: XMLTag, named name: StaticString, _ context: XLIFFContext) -> Entry? {
    guard let place = tag.attribute(name) ?? tag.attribute("id") else {
      problems.report(
        .malformed, "This unit has no “id”, so that no program can find its text.", at: tag.range, to: builder)
      return nil
    }
    var entry = Entry()
    let written = builder.readXMLAttribute(place)
    let name = XLIFFKey(builder.catalog.bytes(written))
    entry.key = written.cut(to: name.key)
    if !name.variation.isEmpty { entry.variation = builder.store(name.variation) }
    if context.isExempt { entry.flags.insert(.isExempt) }
    return entry
  }

  private func parts(of element: Int) -> Parts {
    var (parts, next) = (Parts(), document.tape.firstChild(of: element))
    while let child = next {
      let tag = document.tag(child)
      if tag.isNamed("source"), parts.source == nil { parts.source = child }
      if tag.isNamed("target"), parts.target == nil { parts.target = child }
      if tag.isNamed("note") { parts.notes.append(child) }
      next = document.tape.sibling(after: child, in: element)
    }
    return parts
  }

  /// What the notes say; nothing for the sentence that Xcode writes where nobody wrote one.
  private mutating func comment(_ notes: [Int]) -> TextSlice {
    let texts = notes.map { builder.readXMLText(of: $0, in: document) }
    guard let first = texts.first else { return .none }
    if texts.count == 1 {
      return builder.catalog.bytes(first).equals("No comment provided by engineer.") ? .none : first
    }
    return builder.store(Array(texts.map { Array(builder.catalog.bytes($0)) }.joined(separator: [.lineFeed])))
  }

  private mutating func add(_ parts: Parts, _ template: Entry, _ context: XLIFFContext) {
    guard let source = parts.source, document.tape.isClosed(source) else { return }
    var entry = template
    let isTranslation = isTranslation(context)
    if let target = parts.target, isTranslation || !document.tape.content(of: target).isEmpty {
      guard document.tape.isClosed(target) else { return }
      entry.locale = context.target ?? 0
      builder.readXMLValue(of: target, in: document, into: &entry)
      addExtras(source, parts.state, context, to: &entry)
    } else if isTranslation {
      // The translation is still to be written, behind the source.
      let place = document.end(of: source)
      entry.setRaw(place..<place)
      entry.value = TextSlice(file: place..<place)
      entry.locale = context.target ?? 0
      addExtras(source, parts.state, context, to: &entry)
    } else {
      entry.locale = context.source ?? 0
      builder.readXMLValue(of: source, in: document, into: &entry)
      if let limit = context.lengthLimit { entry.extras = builder.add(EntryExtras(limit: limit)) }
    }
    add(entry)
  }

  /// Whether the units are to be translated: into a variant of their own language (`en` to `en-US`) they need not be.
  private func isTranslation(_ context: XLIFFContext) -> Bool {
    guard let target = context.target, let source = context.source else { return context.target != nil }
    let locales = builder.catalog.locales
    return !locales[Int(target)].hasLanguage(of: locales[Int(source)])
  }

  private mutating func addExtras(_ source: Int, _ state: Range<Int>?, _ context: XLIFFContext, to entry: inout Entry) {
    let text = builder.catalog.bytes(builder.readXMLText(of: source, in: document))
    // Where the source repeats the key, it is no text in any language.
    let isText = !text.equals(builder.catalog.bytes(entry.key)) || text.contains(0x20)
    let known = state.flatMap { XLIFFState.state(builder.text.slice($0)) }
    let isMissing = entry.value.isEmpty && !text.isEmpty
    entry.extras = builder.add(
      EntryExtras(
        source: isText ? text.text : nil, limit: context.lengthLimit, state: isMissing ? .new : known))
  }
}

extension TextSlice {
  /// The part of it that `range` counts.
  fileprivate func cut(to range: Range<Int>) -> TextSlice {
    let moved = range.moved(by: start)
    return isInArena ? TextSlice(arena: moved) : TextSlice(file: moved)
  }
}

extension XMLDocument {
  /// Behind an element’s end tag.
  fileprivate func end(of element: Int) -> Int { tape[tape[element].next - 1].range.upperBound }
}

/// How far a translation has come, by the words of XLIFF.
private enum XLIFFState {
  /// The state that a `target` of XLIFF 1.2 or a `segment` of 2.x has; nil for words of somebody’s own.
  static func state(_ name: Bytes) -> TranslationState? {
    if name.equals("new") || name.equals("initial") { return .new }
    if name.hasLiteral("needs-", at: 0) { return .needsReview }
    let done: [StaticString] = ["translated", "reviewed", "signed-off", "final"]
    return done.contains { name.equals($0) } ? .translated : nil
  }
}

/// The name of a unit, which may hold more than a key.
private struct XLIFFKey {
  var key: Range<Int>
  var variation: [UInt8] = []

  /// Takes apart what Xcode puts together: `%lld files|==|plural.one`, and
  /// `/%d files:dict/files:dict/one:dict/:string` for a `.stringsdict`.
  init(_ name: Bytes) {
    key = 0..<name.count
    if let mark = name.firstRange(of: "|==|") {
      key = 0..<mark
      variation = Array(name.slice(from: mark + 4))
    } else if name.hasLiteral("/", at: 0), name.hasLiteral(":dict/:string", at: name.count - 13) {
      readDictionary(name)
    }
  }

  private mutating func readDictionary(_ name: Bytes) {
    var (parts, start) = ([Range<Int>](), 1)
    while let end = name.slice(from: start).firstRange(of: ":dict/") {
      parts.append(start..<start + end)
      start += end + 6
    }
    guard parts.count > 1 else { return }
    key = parts[0]
    let isFormat = name.slice(parts[1]).equals("NSStringLocalizedFormatKey")
    guard parts.count == 3, !isFormat else { return }
    variation = Array("substitutions.".utf8) + name.slice(parts[1]) + Array(".plural.".utf8) + name.slice(parts[2])
  }
}

extension Bytes {
  /// Where `literal` begins for the first time; nil for nowhere.
  fileprivate func firstRange(of literal: StaticString) -> Int? {
    indices.first { hasLiteral(literal, at: $0) }
  }
}
