import CopyModel

/// Which keys of an object are forms of one plural: `item_one` and `item_other` of i18next, `item` and `item_plural` of
/// its older files, or `one` and `other` in an object of their own.
struct PluralKeys {
  /// A key taken apart.
  struct Form {
    /// Length of the key without the form, in bytes.
    var stem: Int
    /// `plural.one`, `ordinal.few`.
    var variation: String
  }

  /// Whether the object is a plural as a whole.
  private(set) var isWhole = false
  /// Whether any of its keys may be a form.
  var hasForms: Bool { isWhole || !endings.isEmpty }
  /// For the hash of each stem, the endings that it comes with.
  private var endings: [Int: UInt16] = [:]

  private static let names: [StaticString] = ["zero", "one", "two", "few", "many", "other", "plural"]
  private static let other = 5
  private static let plural = 6
  private static let plain: UInt16 = 1 << 15

  init() {}

  init(of object: Int, in document: borrowing JSONDocument) {
    var (members, categories, hasOther) = (0, 0, false)
    var key = document.tape.firstMember(ofObjectAt: object)
    while let place = key {
      let name = document.name(of: document.tape[place])
      members += 1
      if let category = Self.category(name) {
        categories += 1
        hasOther = hasOther || category == Self.other
      }
      if let (stem, ending) = Self.split(name) { endings[Self.hash(name.slice(0..<stem)), default: 0] |= 1 << ending }
      key = document.tape.member(after: place)
    }
    isWhole = hasOther && categories > 1 && categories == members
    if !endings.isEmpty { notePlainKeys(of: object, in: document) }
  }

  private mutating func notePlainKeys(of object: Int, in document: borrowing JSONDocument) {
    var key = document.tape.firstMember(ofObjectAt: object)
    while let place = key {
      let hash = Self.hash(document.name(of: document.tape[place]))
      if endings[hash] != nil { endings[hash]! |= Self.plain }
      key = document.tape.member(after: place)
    }
  }

  /// Whether a text has i18next’s number in it.
  static func showsCount(_ text: Bytes) -> Bool {
    text.indices.contains { text.hasLiteral("{{count", at: $0) }
  }

  /// How a key with a text is a form of a plural; nil where it is a key of its own.
  ///
  /// - Parameter showsCount: whether the text has the number in it, as an only form must.
  func form(of name: Bytes, showsCount: Bool) -> Form? {
    if isWhole, Self.category(name) != nil { return Form(stem: 0, variation: "plural.\(name.text)") }
    guard !endings.isEmpty else { return nil }
    if let known = endings[Self.hash(name)], known & Self.plain != 0, known & 1 << Self.plural != 0 {
      return Form(stem: name.count, variation: "plural.one")
    }
    guard let (stem, ending) = Self.split(name), let known = endings[Self.hash(name.slice(0..<stem))] else {
      return nil
    }
    if ending == Self.plural { return known & Self.plain == 0 ? nil : Form(stem: stem, variation: "plural.other") }
    // “_one” or “_other” alone may end any name.
    let forms = known & 0b11_1111
    guard forms & 1 << Self.other != 0, forms.nonzeroBitCount > 1 || showsCount else { return nil }
    return Self.form(stem: stem, ending: ending, of: name)
  }

  private static func form(stem: Int, ending: Int, of name: Bytes) -> Form {
    let ordinal: StaticString = "_ordinal"
    let start = stem - ordinal.utf8CodeUnitCount
    let isOrdinal = start > 0 && name.slice(0..<stem).hasLiteral(ordinal, at: start)
    return Form(stem: isOrdinal ? start : stem, variation: "\(isOrdinal ? "ordinal" : "plural").\(names[ending])")
  }

  private static func category(_ name: Bytes) -> Int? { names[...other].firstIndex { name.equals($0) } }

  /// The length of what stands before the last underscore, and which ending stands behind it.
  private static func split(_ name: Bytes) -> (stem: Int, ending: Int)? {
    guard let mark = name.lastIndex(of: UInt8(ascii: "_")), mark > 0 else { return nil }
    let end = name.slice(from: mark + 1)
    return names[...plural].firstIndex { end.equals($0) }.map { (mark, $0) }
  }

  private static func hash(_ name: Bytes) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name.buffer))
    return hasher.finalize()
  }
}
