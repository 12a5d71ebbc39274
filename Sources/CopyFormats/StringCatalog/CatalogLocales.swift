import CopyModel

/// The locales of a string catalog by the names they are written with. Each key has most of them, in the same order.
struct CatalogLocales {
  /// Locales beyond which something else must be meant; an entry has room for sixteen times as many.
  static let limit = 4096

  /// A name of a locale, and what it means.
  struct Locale {
    /// As written, decoded.
    let name: [UInt8]
    /// Index in the catalogue; nil when the name is no language tag.
    let index: UInt16?
    /// The key that had it last, or -1.
    var lastKey = -1
  }

  private var all: [Locale] = []
  /// Place in `all` by the hash of the name. It is seeded anew in each run, so no file can be built to make it slow.
  private var places: [Int: Int] = [:]
  private var next = 0

  /// The locale at a place that `find` or `add` gave.
  subscript(_ place: Int) -> Locale {
    get { all[place] }
    set { all[place] = newValue }
  }

  /// The place of the locale called `name`; nil when it is new.
  mutating func find(_ name: Bytes) -> Int? {
    let guess = next < all.count ? next : 0
    let place = guess < all.count && isName(name, at: guess) ? guess : lookUp(name)
    if let place { next = place + 1 }
    return place
  }

  /// Remembers a new locale and returns its place; nil when there are too many.
  mutating func add(_ name: Bytes, index: UInt16?) -> Int? {
    guard all.count < Self.limit else { return nil }
    places[Self.hash(name)] = all.count
    all.append(Locale(name: Array(name), index: index))
    next = all.count
    return all.count - 1
  }

  private func lookUp(_ name: Bytes) -> Int? {
    guard let place = places[Self.hash(name)] else { return nil }
    return isName(name, at: place) ? place : all.indices.first { isName(name, at: $0) }
  }

  private func isName(_ name: Bytes, at place: Int) -> Bool {
    all[place].name.withUnsafeBufferPointer { Bytes($0).equals(name) }
  }

  private static func hash(_ name: Bytes) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name.buffer))
    return hasher.finalize()
  }
}

/// The texts of a key: languages, and in each the plain text or its variants.
extension StringCatalogReader {
  /// `template` is an entry with all that the key says of its texts.
  mutating func readLocalizations(inObjectAt object: Int, of template: Entry) {
    var key = text.tape.firstMember(ofObjectAt: object)
    while let place = key {
      if let locale = locale(at: place), isObject(place + 1, "A localization") {
        var entry = template
        entry.locale = locale.index ?? builder.localeIndex(.undetermined)
        if locale.index == nil { entry.flags.insert(.isExempt) }
        substitutions = readSubstitutions(inObjectAt: place + 1)
        readTexts(inObjectAt: place + 1, of: entry)
        substitutions = []
      }
      key = text.tape.member(after: place)
    }
  }

  /// The locale that the key at `place` names; nil beyond the limit.
  private mutating func locale(at place: Int) -> CatalogLocales.Locale? {
    let name = text.name(of: text.tape[place])
    guard let known = locales.find(name) ?? addLocale(name, at: place) else { return nil }
    if locales[known].lastKey == keyCount {
      report(.duplicateKey, StringCatalogMessage.duplicateLocale(name.text), at: place, key: nil)
    }
    locales[known].lastKey = keyCount
    return locales[known]
  }

  private mutating func addLocale(_ name: Bytes, at place: Int) -> Int? {
    let tag = LocaleTag(name.text)
    guard let known = locales.add(name, index: tag.map { builder.localeIndex($0) }) else {
      report(StringCatalogMessage.manyLocales, at: place)
      return nil
    }
    if tag == nil { report(StringCatalogMessage.noLanguage(name.text), at: place) }
    return known
  }

  /// A text is plain (`stringUnit`), a list (`stringSet`), or branches into variants, each of which is a text again.
  private mutating func readTexts(inObjectAt object: Int, of entry: Entry) {
    var key = text.tape.firstMember(ofObjectAt: object)
    while let place = key {
      let name = text.name(of: text.tape[place])
      if name.equals("stringUnit") {
        readUnit(at: place + 1, of: entry)
      } else if name.equals("stringSet") {
        readSet(at: place, of: entry)
      } else if name.equals("variations") {
        readVariations(at: place + 1, of: entry)
      } else if name.equals("substitutions") {
        var fragment = entry
        fragment.flags.insert(.isFragment)
        readBranches(at: place, of: fragment)
      }
      key = text.tape.member(after: place)
    }
  }

  /// `plural`, `device` and `width`, each with its cases.
  private mutating func readVariations(at object: Int, of entry: Entry) {
    guard isObject(object, "“variations”") else { return }
    var key = text.tape.firstMember(ofObjectAt: object)
    while let place = key {
      readBranches(at: place, of: entry)
      key = text.tape.member(after: place)
    }
  }

  /// The texts in the object of the member at `place`, under its name and theirs.
  private mutating func readBranches(at place: Int, of entry: Entry) {
    let length = path.count
    defer { path.cut(to: length) }
    guard descend(to: place), isObject(place + 1, "What branches into variants") else { return }
    let inner = path.count
    var key = text.tape.firstMember(ofObjectAt: place + 1)
    while let branch = key {
      if descend(to: branch), isObject(branch + 1, "A variant") { readTexts(inObjectAt: branch + 1, of: entry) }
      path.cut(to: inner)
      key = text.tape.member(after: branch)
    }
  }

  private mutating func descend(to place: Int) -> Bool {
    if path.append(text.name(of: text.tape[place])) { return true }
    report(StringCatalogMessage.longPath, at: place)
    return false
  }

  private mutating func readUnit(at object: Int, of entry: Entry) {
    guard isObject(object, "“stringUnit”"), let value = text.value(of: "value", inObjectAt: object),
      isString(value, "“value”")
    else { return }
    add(value, told(entry, byStateIn: object))
  }

  /// `entry` with how far its translation has come, by the `state` in an object.
  private mutating func told(_ entry: Entry, byStateIn object: Int) -> Entry {
    var entry = entry
    guard substitutions.isEmpty else {
      let state = isStale ? .stale : state(inObjectAt: object)
      entry.extras = builder.add(EntryExtras(state: state, substitutions: substitutions))
      return entry
    }
    guard let state = isStale ? .stale : state(inObjectAt: object) else { return entry }
    return told(entry, state)
  }

  /// `entry` with how far its translation has come.
  mutating func told(_ entry: Entry, _ state: TranslationState) -> Entry {
    var entry = entry
    if let known = stateExtras[state] {
      entry.extras = known
    } else {
      entry.extras = builder.add(EntryExtras(state: state))
      stateExtras[state] = entry.extras
    }
    return entry
  }

  private func state(inObjectAt object: Int) -> TranslationState? {
    guard let place = text.value(of: "state", inObjectAt: object) else { return nil }
    if text.isString(at: place, "translated") { return .translated }
    if text.isString(at: place, "new") { return .new }
    return text.isString(at: place, "needs_review") ? .needsReview : nil
  }

  /// Phrases that mean the same: `stringSet.0` and so on.
  private mutating func readSet(at place: Int, of entry: Entry) {
    let length = path.count
    defer { path.cut(to: length) }
    guard isObject(place + 1, "“stringSet”"), let values = text.value(of: "values", inObjectAt: place + 1),
      isList(values, "“values”"), descend(to: place)
    else { return }
    let (inner, entry) = (path.count, told(entry, byStateIn: place + 1))
    var (element, index) = (text.tape.firstElement(ofArrayAt: values), 0)
    while let value = element {
      if isString(value, "A phrase") { addPhrase(value, number: index, entry) }
      path.cut(to: inner)
      element = text.tape.element(after: value)
      index += 1
    }
  }

  private mutating func addPhrase(_ value: Int, number: Int, _ entry: Entry) {
    var digits = String(number)
    let hasRoom = digits.withUTF8 { path.append(Bytes($0)) }
    if hasRoom { add(value, entry) } else { report(StringCatalogMessage.longPath, at: value) }
  }

  private mutating func add(_ value: Int, _ template: Entry) {
    var entry = template
    entry.variation = path.slice(in: builder)
    builder.readJSONValue(text.tape[value], base: 0, into: &entry)
    builder.add(entry)
  }
}

/// What a catalog says of the names in its texts: `"files" : { "argNum" : 1, "formatSpecifier" : "lld", … }`.
extension StringCatalogReader {
  /// The substitutions of a localization; none for nearly all.
  func readSubstitutions(inObjectAt object: Int) -> [Substitution] {
    guard let place = text.value(of: "substitutions", inObjectAt: object),
      text.tape.kind(at: place) == .objectStart
    else { return [] }
    var (found, key) = ([Substitution](), text.tape.firstMember(ofObjectAt: place))
    while let name = key {
      if text.tape.kind(at: name + 1) == .objectStart { found.append(substitution(at: name)) }
      key = text.tape.member(after: name)
    }
    return found
  }

  private func substitution(at name: Int) -> Substitution {
    var (argument, specifier) = (Int?.none, [UInt8]())
    if let place = text.value(of: "argNum", inObjectAt: name + 1), text.tape.kind(at: place) == .number {
      argument = Int(text.name(of: text.tape[place]).text)
    }
    if let place = text.value(of: "formatSpecifier", inObjectAt: name + 1), text.tape.kind(at: place) == .string {
      specifier = Array(text.name(of: text.tape[place]))
    }
    return Substitution(name: Array(text.name(of: text.tape[name])), argument: argument, specifier: specifier)
  }
}
