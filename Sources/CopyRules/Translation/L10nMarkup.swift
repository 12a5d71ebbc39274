import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Tags that open, close, and nest as in the base.
struct L10nMarkup: TextRule {
  static let info = RuleInfo(
    "l10n-markup", "A translation has the tags and entities of its base.",
    why: "A lost or broken tag shows up as text, swallows the rest, or stops the parser.",
    source: "Weblate, XML markup", check: .translation, roles: .all, needs: .any(of: .isTranslation), severity: .error,
    examples: [
      .bad("⟦<b>⟧Neu im Programm", .text, locale: .german, base: "<b>New</b> in the app"),
      .bad("⟦Neu im Programm⟧", .text, locale: .german, base: "<b>New</b> in the app"),
      .bad("⟦</b>⟧Neu<b> im Programm", .text, locale: .german, base: "<b>New</b> in the app"),
      .bad("Alt ⟦&amp;⟧ Neu", .label, locale: .german, base: "Old & New"),
      .bad("Das <b>ist</b> ⟦<b>⟧neu⟦</b>⟧.", .text, locale: .german, base: "This is <b>new</b>."),
      .bad("⟦Neu im Programm⟧", .text, locale: .german, base: "<a href=\"new\">New</a> in the app"),
      .good("Sehr&nbsp;*langsam*", .text, locale: .german, base: "Very *slowly*"),
      .good("Das ist <b>neu</b>.", .text, locale: .german, base: "<b>New</b> in the app"),
      .good("<kein Titel>", .label, locale: .german, base: "<no title>"),
      .good("5 < 6", .label, locale: .german, base: "5 < 6"),
      .good("-font <Schrift>", .text, locale: .german, base: "-font <font>"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let base = copy.base, copy.wordsRange != nil, holdsMarks(copy.bytes) || holdsMarks(base.bytes) else { return }
    var (own, wanted) = (MarkupTags(copy), MarkupTags(base))
    // “-font <font>” names what is to be typed: a tag that is no more than a word is never closed.
    let words = wanted.lone
    own.remove(words)
    wanted.remove(words)
    // One pair more sets another word in bold, and breaks nothing.
    let isPaired = own.isNested && wanted.unmatched(in: own).isEmpty
    for tag in own.unmatched(in: wanted) {
      report.add(.isExtra(copy.text(tag.range)), at: tag.range, severity: isPaired ? .note : nil)
    }
    reportMissing(own, wanted, copy, base, &report)
    if own.unmatched(in: wanted).isEmpty, wanted.isNested, let tag = own.firstOutOfPlace {
      report.add(.isOutOfPlace(copy.text(tag.range)), at: tag.range)
    }
    checkEntities(copy, base, hasMarkup: !wanted.all.isEmpty, &report)
  }

  private func reportMissing(
    _ own: MarkupTags, _ wanted: MarkupTags, _ copy: Passage, _ base: Passage, _ report: inout Report
  ) {
    var told = Set(own.unmatched(in: wanted).map(\.name))
    for tag in wanted.unmatched(in: own) where told.insert(tag.name).inserted {
      // A tag that lost its other half is where to look.
      let rest = own.all.first { $0.name == tag.name }?.range
      // A line break lost changes the layout alone, and a pair of tags how words look.
      let isStyle = own.isNested && wanted.isNested && MarkupTags.styles.contains(tag.name)
      let severity: Severity? =
        tag.name == "br" || isStyle && rest != nil ? .note : isStyle ? .warning : nil
      report.add(.isMissing(base.text(tag.range)), at: rest ?? copy.trimmedRange, severity: severity)
    }
  }

  private func holdsMarks(_ bytes: Bytes) -> Bool { bytes.contains { $0 == UInt8(ascii: "<") || $0 == 0x26 } }

  /// Text that isn’t parsed shows entities as they stand. Readers of Markdown resolve them.
  private func checkEntities(_ copy: Passage, _ base: Passage, hasMarkup: Bool, _ report: inout Report) {
    guard !hasMarkup, !base.tokens.contains(where: { $0.kind == .entity }), !isMarkdown(copy), !isMarkdown(base) else {
      return
    }
    for token in copy.tokens where token.kind == .entity {
      report.add(.isEntity(copy.text(token.range)), at: token.range)
    }
  }
}

extension L10nMarkup {
  /// Whether the copy holds a link, or words between asterisks, as Markdown has them.
  private func isMarkdown(_ copy: Passage) -> Bool {
    if copy.text.contains("](") || copy.text.contains("**") { return true }
    let stars = copy.bytes.indices.filter { copy.bytes[$0] == UInt8(ascii: "*") }
    guard stars.count > 1, let first = stars.first, let last = stars.last else { return false }
    return copy.tokens.contains { $0.kind == .word && Int($0.start) == first + 1 }
      && copy.tokens.contains { $0.kind == .word && $0.end == last }
  }
}

/// The tags of a piece of copy. Words in angle brackets, `<no title>`, are none.
struct MarkupTags {
  struct Tag {
    var range: Range<Int>
    var name: String
    var isClosing: Bool
    var isAlone: Bool
    var isBare: Bool

    fileprivate func isLike(_ other: Tag) -> Bool {
      name == other.name && isClosing == other.isClosing && (isAlone == other.isAlone || name == "br")
    }
  }

  private(set) var all: [Tag] = []

  init(_ copy: Passage) {
    for token in copy.tokens where token.kind == .markup {
      // What Android’s tools say of a placeholder to translators, programs never see.
      if let tag = Self.tag(copy.bytes.slice(token.range), at: token.range), tag.name != "xliff:g" { all.append(tag) }
    }
  }

  /// Those that `other` lacks; of several alike the last ones.
  func unmatched(in other: MarkupTags) -> [Tag] {
    var rest = other.all
    return all.filter { tag in
      guard let place = rest.firstIndex(where: tag.isLike) else { return true }
      rest.remove(at: place)
      return false
    }
  }

  /// Names of those that open, have no attributes, and are never closed.
  var lone: Set<String> {
    Set(
      all.filter { tag in
        tag.isBare && !tag.isClosing && !tag.isAlone && !Self.standsAlone.contains(tag.name)
          && !all.contains { $0.name == tag.name && $0.isClosing }
      }.map(\.name))
  }

  mutating func remove(_ names: Set<String>) {
    if !names.isEmpty { all.removeAll { names.contains($0.name) && !$0.isClosing } }
  }

  /// Whether each tag that closes has one that opens before it.
  var isNested: Bool { firstOutOfPlace == nil }

  /// The first tag that closes what isn’t open, or closes in the wrong order.
  var firstOutOfPlace: Tag? {
    var open: [String] = []
    for tag in all where !tag.isAlone && !Self.standsAlone.contains(tag.name) {
      if !tag.isClosing { open.append(tag.name) } else if open.popLast() != tag.name { return tag }
    }
    return nil
  }

  /// Whether `bytes`, in angle brackets, are words for people: `<no title>`.
  static func isText(_ bytes: Bytes) -> Bool { tag(bytes, at: 0..<bytes.count) == nil }

  private static func tag(_ bytes: Bytes, at range: Range<Int>) -> Tag? {
    let isClosing = bytes.hasLiteral("/", at: 1)
    let inner = bytes.slice((isClosing ? 2 : 1)..<bytes.count - 1)
    let isAlone = inner.last == UInt8(ascii: "/")
    let name = inner.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    let lowered = String(decoding: name, as: UTF8.self).lowercased()
    let behind = inner[name.endIndex...]
    let hasAttributes = behind.contains(UInt8(ascii: "="))
    let isBare = behind.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "/") }
    guard
      known.contains(lowered) && (isBare || hasAttributes) || isAlone && isBare || hasAttributes || isClosing && isBare
    else { return nil }
    return Tag(range: range, name: lowered, isClosing: isClosing, isAlone: isAlone, isBare: isBare)
  }

  /// Elements that only say how words look.
  static let styles: Set<String> = [
    "b", "big", "bold", "center", "em", "font", "i", "italic", "mark", "s", "small", "strike", "strong", "tt", "u",
  ]

  private static let standsAlone: Set<String> = ["br", "img", "hr", "li", "p", "wbr", "input"]

  /// Elements of HTML and of interface toolkits that stand in strings.
  private static let known: Set<String> = [
    "a", "abbr", "annotation", "b", "big", "blockquote", "br", "center", "cite", "code", "dd", "del", "dfn", "div",
    "dl",
    "dt", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p",
    "pre",
    "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr",
    "tt",
    "u", "ul", "var", "wbr", "link", "bold", "italic", "body", "html", "head", "style", "script", "details", "summary",
  ]
}

extension Message {
  fileprivate static func isExtra(_ tag: String) -> Message { "“\(tag)” has no counterpart in the base" }
  fileprivate static func isMissing(_ tag: String) -> Message { "“\(tag)” of the base is missing" }
  fileprivate static func isOutOfPlace(_ tag: String) -> Message { "“\(tag)” closes what isn’t open here" }
  fileprivate static func isEntity(_ entity: String) -> Message {
    "“\(entity)” is shown as it stands: the base has no markup"
  }
}
