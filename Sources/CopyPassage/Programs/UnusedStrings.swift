package import CopyModel
package import CopyProgram

/// The strings of a catalogue that nobody sees any more: no program that was read mentions them, and programs mention most
/// of the others; or one mentions them in a constant that nothing reads.
///
/// Where programs mention few strings of a catalogue, others may be looked up in a way that can’t be read: those that none
/// mentions are doubtful.
package struct UnusedStrings: Sendable {
  /// Indices of entries.
  private var unused: Set<Int> = []
  /// The same, where it isn’t sure. On 41 unseen apps 2 of 23 warnings about such strings were right.
  private var doubtful: Set<Int> = []
  /// Those that no program mentions, where programs mention too few of the others for certainty.
  private var unmentioned: Set<Int> = []

  /// So many keys must be mentioned, and such a share of all, before the others count as unused.
  private static let (quorum, share) = (10, 0.6)
  /// The share before the others are doubtful.
  private static let smallShare = 0.1
  /// Where fewer of the keys that are mentioned are so by names alone, `showList` is a name of something else.
  private static let fewNames = 0.5

  /// How programs mention a key.
  ///
  /// What a document shows, the program may look up by its words, as it may by a name that is generated.
  private enum Mention { case none, byName, byLiteral }

  /// - Parameters:
  ///   - readings: what programs say where `catalog` is one of them.
  ///   - words: the copy of the run, of which some may name others.
  package init(
    in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, program: ProgramIndex?,
    readings: ProgramReadings?, words: WordsOfRun?
  ) {
    if let program { unused = Self.replaced(in: catalog, by: program, words) }
    if catalog.format.traits.contains(.showsItsCopy) { return }
    let mentions = program.map { Self.mentioned(in: catalog, by: $0, words) }
    let mentioned = mentions.map { $0.share >= Self.share ? $0.entries : [] } ?? []
    if let mentions, catalog.format.traits.contains(.isLookedUp) {
      func unknown(_ mention: Mention) -> Set<Int> {
        Set(mentions.entries.indices.filter { mentions.entries[$0] == mention && roles[$0].evidence != .source })
      }
      unmentioned = unknown(.none)
      if mentions.namesFew { doubtful = unknown(.byName) }
    }
    unmentioned.formUnion(Self.outlived(in: catalog, words))
    doubtful.formUnion(Self.exported(in: catalog, words))
    if Self.isOfDebugBuild(catalog) || Self.isGenerated(catalog) { doubtful = Set(catalog.entries.indices) }
    for (index, entry) in catalog.entries.enumerated() {
      let isKnown = roles[index].evidence == .source
      // Xcode marks what it finds no more use of.
      let isStale = catalog.extras(of: entry)?.state == .stale
      let isMissed = !mentioned.isEmpty && mentioned[index] == .none
      // What stands in a program itself goes by its words.
      let name = catalog.bytes(entry.key.count > 0 ? entry.key : entry.value)
      let isInVain = program?.mentionsInVain(name) ?? readings?.mentionsInVain(name) ?? false
      if !isKnown && (isStale || isMissed) || isInVain {
        unused.insert(index)
      }
    }
  }

  package func contains(_ index: Int) -> Bool { unused.contains(index) }

  /// Whether so few people see the string at `index` that nothing is said of it.
  package func hides(_ index: Int) -> Bool { unused.contains(index) || unmentioned.contains(index) }

  /// Whether it is doubtful that somebody sees the string at `index`: what is said of it, if anything, is a note, and no set has it.
  package func mayContain(_ index: Int) -> Bool { doubtful.contains(index) || unmentioned.contains(index) }

  /// What a program can do with the property that holds an element so that it shows another text.
  private static let changes = [
    "text", "title", "stringValue", "attributedText", "attributedStringValue", "attributedTitle", "placeholder",
    "placeholderString", "label", "setText", "setTitle", "setStringValue", "setAttributedText",
    "setAttributedStringValue", "setAttributedTitle", "setPlaceholderString", "setLabel", "setObjectValue",
    "objectValue",
    "addItem", "addItems", "addItemWithTitle", "addItemsWithTitles", "removeAllItems", "setLabelForSegment",
  ]

  /// The texts of elements that `program` gives another text, and their translations.
  private static func replaced(in catalog: Catalog, by program: ProgramIndex, _ words: WordsOfRun?) -> Set<Int> {
    var known: [String: Bool] = [:]
    func mentions(_ name: String) -> Bool {
      if let answer = known[name] { return answer }
      let bytes = ByteBuffer(Array(name.utf8))
      let answer = withExtendedLifetime(bytes) { program.mentions(whole: bytes.bytes) }
      known[name] = answer
      return answer
    }
    func isChanged(_ outlet: String) -> Bool { changes.contains { mentions("\(outlet).\($0)") } }
    let translated = words?.elements(path: catalog.path, beside: catalog) ?? [:]
    func isReplaced(_ entry: Entry) -> Bool {
      let own = catalog.extras(of: entry)?.element
      guard let element = own ?? translated[LiteralHash.exact(catalog.bytes(entry.key))] else { return false }
      // A label is found by its number for nothing else.
      let isFound = element.isTagged && (element.part == .label || element.part == .prose) && mentions("viewWithTag")
      return isFound || element.outlets.contains(where: isChanged)
    }
    return Set(catalog.entries.indices.filter { isReplaced(catalog.entries[$0]) })
  }

  /// The texts of elements that no document of the run has any more.
  private static func outlived(in catalog: Catalog, _ words: WordsOfRun?) -> [Int] {
    let named = catalog.entries.indices.filter { InterfaceReader.isOfElement(catalog.bytes(catalog.entries[$0].key)) }
    guard !named.isEmpty, let words, words.hasDocuments(beside: catalog) else { return [] }
    let known = words.references(beside: catalog)
    return named.filter { !known.contains(LiteralHash.exact(catalog.bytes(catalog.entries[$0].key))) }
  }

  /// `app/src/debug/res/values/strings.xml`: what only those who build the app install.
  private static func isOfDebugBuild(_ catalog: Catalog) -> Bool {
    catalog.format.traits.contains(.namesResources) && catalog.path.contains("src/debug/")
  }

  /// “Automatically generated. DO NOT MODIFY”: whoever reads the file can’t change what is shown.
  private static func isGenerated(_ catalog: Catalog) -> Bool {
    let head = catalog.source.text.slice(0..<min(headLength, catalog.source.text.count)).text.lowercased()
    return head.contains("generated") && (head.contains("do not modify") || head.contains("do not edit"))
  }

  /// Bytes in which a file says what made it.
  private static let headLength = 400

  /// The texts of an exchange file beside files of strings in their language, which say what ships: nobody knows whether they
  /// went into those, or came out of older ones.
  private static func exported(in catalog: Catalog, _ words: WordsOfRun?) -> [Int] {
    guard let words, catalog.format.traits.contains(.isExchanged) else { return [] }
    return catalog.entries.indices.filter { words.ships(catalog.locale(of: catalog.entries[$0])) }
  }

  /// How `program` mentions each entry, the share of those that it does, and whether few of them are mentioned by names alone;
  /// no entries where it mentions too few to tell.
  private static func mentioned(
    in catalog: Catalog, by program: ProgramIndex, _ words: WordsOfRun?
  ) -> (entries: [Mention], share: Double, namesFew: Bool) {
    let references = words?.references(beside: catalog) ?? []
    let shown = words?.shown(beside: catalog) ?? []
    let isResource = catalog.format.traits.contains(.namesResources)
    var known: [UInt64: Mention] = [:]
    let mentioned = catalog.entries.map { entry in
      let key = catalog.bytes(entry.key)
      let hash = LiteralHash.exact(key)
      if let answer = known[hash] { return answer }
      let isSure = key.isEmpty || references.contains(hash)
      var answer = isSure ? .byLiteral : mention(of: key, isResource: isResource, in: program)
      if answer == .none, shown.contains(hash) { answer = .byName }
      known[hash] = answer
      return answer
    }
    let (used, named) = (known.values.count { $0 != .none }, known.values.count { $0 == .byName })
    let share = Double(used) / Double(max(known.count, 1))
    let isTold = used >= quorum && share >= smallShare
    return (isTold ? mentioned : [], share, Double(named) < fewNames * Double(used))
  }

  private static func mention(of key: Bytes, isResource: Bool, in program: ProgramIndex) -> Mention {
    if isResource { return program.mentions(resource: key) ? .byLiteral : .none }
    if program.mentions(literal: key) { return .byLiteral }
    return program.mentions(key) ? .byName : .none
  }
}
