import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The tags of a piece of copy. Words in angle brackets, `<no title>`, are none.
struct MarkupTags {
  struct Tag {
    var range: Range<Int>
    var name: String
    /// With its attributes, as it stands.
    var text: String
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
      if let order = Self.order(copy.bytes.slice(token.range), at: token.range) {
        all.append(order)
        continue
      }
      // What Android’s tools say of a placeholder to translators, programs never see.
      if let tag = Self.tag(copy.bytes.slice(token.range), at: token.range), tag.name != "xliff:g" { all.append(tag) }
    }
  }

  /// Tags that look like others.
  private static let looks = ["strong": "b", "em": "i"]

  /// `{% if new %}`: what a template orders stays what it is, whatever it is called.
  private static func order(_ bytes: Bytes, at range: Range<Int>) -> Tag? {
    guard TemplateScan.template(in: bytes, at: 0) != nil else { return nil }
    return Tag(range: range, name: bytes.text, text: bytes.text, isClosing: false, isAlone: true, isBare: false)
  }

  /// Those that `other` lacks: of several links the one that leads where none of `other` does, of several alike the last.
  func unmatched(in other: MarkupTags) -> [Tag] {
    var rest = other.all
    func hasNone(_ isMeant: (Tag) -> Bool) -> Bool {
      guard let place = rest.firstIndex(where: isMeant) else { return true }
      rest.remove(at: place)
      return false
    }
    return all.filter { tag in hasNone { tag.isLike($0) && tag.text == $0.text } }
      .filter { tag in hasNone(tag.isLike) }
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

  /// Whether of some name more than one tag stands here, and not as many open as close.
  var leavesOpen: Bool {
    let paired = all.filter { !$0.isAlone && !["br", "img", "hr", "wbr", "input"].contains($0.name) }
    return Set(paired.map(\.name)).contains { name in
      let own = paired.filter { $0.name == name }
      return own.count > 1 && own.count(where: \.isClosing) * 2 != own.count
    }
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
    let isAlone = inner.last == UInt8(ascii: "/") && !endsInAddress(inner)
    let name = inner.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    let lowered = String(decoding: name, as: UTF8.self).lowercased()
    let behind = inner[name.endIndex...]
    let hasAttributes = behind.contains(UInt8(ascii: "="))
    let isBare = behind.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "/") }
    guard
      known.contains(lowered) && (isBare || hasAttributes) || isAlone && isBare || hasAttributes || isClosing && isBare
    else { return nil }
    return Tag(
      range: range, name: looks[lowered] ?? lowered, text: bytes.text, isClosing: isClosing, isAlone: isAlone,
      isBare: isBare)
  }

  /// `<a href=https://example.com/>`: Android drops quotation marks that nothing escapes, and the slash is the address’s.
  private static func endsInAddress(_ inner: Bytes) -> Bool {
    let start = inner.lastIndex(of: 0x20).map { $0 + 1 } ?? 0
    guard let sign = inner.slice(from: start).firstIndex(of: UInt8(ascii: "=")) else { return false }
    let value = start + sign + 1
    return value < inner.count - 1 && !"\"'".utf8.contains(inner[value])
  }

  private static let standsAlone: Set<String> = ["br", "img", "hr", "li", "p", "wbr", "input"]

  /// Elements that say how words look, and where on a page they stand.
  static let styles: Set<String> = [
    "b", "big", "bold", "center", "em", "font", "i", "italic", "mark", "s", "small", "strike", "strong", "tt", "u",
  ]
  static let layout: Set<String> = [
    "blockquote", "body", "br", "dd", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "html", "li",
    "ol",
    "p", "pre", "span", "table", "tbody", "td", "th", "thead", "tr", "ul", "wbr",
  ]

  /// Elements of HTML and of interface toolkits that stand in strings.
  private static let known = styles.union(layout).union([
    "a", "abbr", "annotation", "cite", "code", "del", "details", "dfn", "img", "ins", "kbd", "link", "q", "samp",
    "script",
    "style", "sub", "summary", "sup", "var",
  ])
}

/// The tags that a translation has beyond those of its base, and those that it lacks.
struct MarkupDifference {
  let own: MarkupTags
  let extra, missing: [MarkupTags.Tag]
  /// Whether tags open and close in order, here and in the base.
  private let isNested: Bool

  init(own: MarkupTags, base: MarkupTags) {
    self.own = own
    (extra, missing) = (own.unmatched(in: base), base.unmatched(in: own))
    isNested = own.isNested && base.isNested
  }

  var count: Int { extra.count + missing.count }

  /// The tags as they are written, those that lead somewhere or part the text before those that set words.
  var named: [String] {
    let all = extra + missing
    return all.indices.sorted { (weight(all[$0]), $0) < (weight(all[$1]), $1) }.map { all[$0].text }
  }

  private func weight(_ tag: MarkupTags.Tag) -> Int {
    if MarkupTags.styles.contains(tag.name) { return 2 }
    return MarkupTags.layout.contains(tag.name) ? 1 : 0
  }

  /// Of all together: the rule’s own where one of them does anything but set words.
  var severity: Severity? { isNested && (extra + missing).allSatisfy(isLook) ? .warning : nil }

  /// One pair more sets another word in bold, and breaks nothing.
  func severity(ofExtra tag: MarkupTags.Tag) -> Severity? {
    if own.isNested, missing.isEmpty { return .note }
    return isNested && isLook(tag) ? .warning : nil
  }

  /// A line break lost changes the layout alone, and a pair of tags how words look, if the program shows them at all. Of six such
  /// warnings on unseen apps three were right.
  func severity(ofMissing tag: MarkupTags.Tag) -> Severity? {
    tag.name == "br" || isNested && isLook(tag) ? .note : nil
  }

  private func isLook(_ tag: MarkupTags.Tag) -> Bool {
    MarkupTags.styles.contains(tag.name) || MarkupTags.layout.contains(tag.name)
  }
}
