import CICU
import CopyModel

/// What a catalogue says of itself: the text whose `msgid` is empty, which comes first.
struct GettextHeader {
  /// An encoding by name.
  struct Charset {
    var name: String
    /// UTF-8 or ASCII, or the word that templates have in place of a name.
    var isUnicode: Bool { ["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(name.lowercased()) }
  }

  private let fields: [(name: String, value: String)]

  /// Bytes of a header beyond which something else must be meant.
  private static let longest = 65_536

  /// Reads the header at the start of `text`, in any encoding that has ASCII in its bytes.
  init(_ text: Bytes) {
    var (written, isHeader, isValue) = ([UInt8](), false, false)
    var lines = LineCursor(text.slice(0..<min(text.count, Self.longest)))
    reading: while let range = lines.next() {
      let line = text.slice(text.trimmed(range))
      switch true {
      case line.hasLiteral("msgid", at: 0):
        guard !isValue, line.count > 1, line.hasLiteral("\"\"", at: line.count - 2) else { break reading }
        isHeader = true
      case line.hasLiteral("msgstr", at: 0) && isHeader:
        isValue = true
        Self.append(line, to: &written)
      case line.first == .quote:
        guard isValue else { break reading }
        Self.append(line, to: &written)
      default:
        if isHeader { break reading }
      }
    }
    fields = String(decoding: written, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (line[..<colon].lowercased(), String(value))
    }
  }

  /// Appends what stands between the first and the last quotation mark of a line.
  private static func append(_ line: Bytes, to result: inout [UInt8]) {
    guard let first = line.firstIndex(of: .quote), let last = line.lastIndex(of: .quote) else { return }
    var position = first + 1
    while position < last {
      if line[position] == UInt8(ascii: "\\"), position + 1 < last {
        result.append(line[position + 1] == UInt8(ascii: "n") ? 10 : line[position + 1])
        position += 2
      } else {
        result.append(line[position])
        position += 1
      }
    }
  }

  private func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The encoding that the file declares.
  var charset: Charset? {
    guard let type = field("content-type") else { return nil }
    for part in type.split(whereSeparator: { $0 == ";" || $0 == " " }) where part.lowercased().hasPrefix("charset=") {
      let name = part.dropFirst("charset=".count)
      return name.isEmpty ? nil : Charset(name: String(name))
    }
    return nil
  }

  /// The language of the texts.
  var locale: LocaleTag? { field("language").flatMap { LocaleName.tag($0.prefix { $0 != "@" && $0 != "." }) } }

  /// The language of the program.
  var sourceLocale: LocaleTag? { field("x-source-language").flatMap { LocaleName.tag($0) } }

  /// How many plural forms there are, and which number has which; nil where the header doesn’t say.
  var plurals: GettextPlurals? { field("plural-forms").flatMap { GettextPlurals($0) } }
}

/// The header’s `Plural-Forms`: how many forms there are, and the formula that says which number has which.
struct GettextPlurals {
  /// How many forms there are, 1 to `most`.
  let count: Int
  private let formula: PluralFormula

  private static let most = 16
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Reads `nplurals=2; plural=(n != 1);`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let count = Self.value("nplurals", parts[0]).flatMap({ Int($0) }),
      (1...Self.most).contains(count), let plural = Self.value("plural", parts[1]),
      let formula = PluralFormula(plural.prefix { $0 != ";" })
    else { return nil }
    self.count = count
    self.formula = formula
  }

  private static func value(_ name: String, _ part: Substring) -> Substring? {
    let part = part.drop { $0 == " " }
    guard part.hasPrefix(name), let sign = part.firstIndex(of: "=") else { return nil }
    let value = part[part.index(after: sign)...].drop { $0 == " " }
    return value.lastIndex { $0 != " " }.map { value[...$0] }
  }

  /// CLDR’s name for each form in the language of `locale`: the category of most numbers that have it. Where the forms of the
  /// file and the language’s categories don’t match one to one, a form has a name only if one number alone has it: the count of
  /// older Hebrew files, “one”, “two”, “2”, “3”. Nil where the formula or the language can’t be told.
  func categories(in locale: LocaleTag) -> [String]? {
    guard locale != .undetermined, let counts = tally(locale) else { return nil }
    var names: [String] = []
    for form in counts {
      guard let most = form.max(), most > 0, let category = form.firstIndex(of: most) else { return nil }
      names.append(Self.categories[category])
    }
    if Set(names).count == names.count { return names }
    return names.indices.map { form in
      let isOwn = counts[form].reduce(0, +) == 1 && names.count { $0 == names[form] } == 1
      return isOwn ? names[form] : "\(form)"
    }
  }

  /// For each form, how many numbers of each category have it.
  private func tally(_ locale: LocaleTag) -> [[Int]]? {
    var rules: OpaquePointer?
    guard cicu_plurals_open(locale.description, false, &rules) == 0, let rules else { return nil }
    defer { cicu_plurals_close(rules) }
    var counts = [[Int]](repeating: [Int](repeating: 0, count: Self.categories.count), count: count)
    for number in 0...200 {
      var category: Int32 = 0
      guard let form = formula.value(of: number), counts.indices.contains(form),
        cicu_plurals_select(rules, Double(number), 0, &category) == 0
      else { return nil }
      counts[form][Int(category)] += 1
    }
    return counts
  }
}

/// An expression of C over one number `n`, as `Plural-Forms` has it.
private struct PluralFormula {
  private let text: [UInt8]

  /// Bytes of a formula beyond which something else must be meant.
  private static let longest = 2048
  /// Levels of parentheses and signs.
  private static let deepest = 64

  /// Nil when it can't be worked out.
  init?(_ text: some StringProtocol) {
    self.text = text.utf8.filter { $0 != 32 && $0 != 9 }
    guard self.text.count <= Self.longest, value(of: 1) != nil else { return nil }
  }

  /// What the formula makes of `number`; nil where it divides by zero or is none.
  func value(of number: Int) -> Int? {
    var reader = Reader(text: text, number: number)
    let value = reader.choice(depth: 0)
    return reader.position == text.count ? value : nil
  }

  /// Reads and works out in one go. Both sides of `?:` and of `&&` are read, as they must be to get past them.
  private struct Reader {
    let text: [UInt8]
    let number: Int
    var position = 0

    private static let levels: [[String]] = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    mutating func choice(depth: Int) -> Int? {
      guard depth < PluralFormula.deepest, let condition = binary(level: 0, depth: depth + 1) else { return nil }
      guard take("?") else { return condition }
      let yes = choice(depth: depth + 1)
      guard take(":") else { return nil }
      let no = choice(depth: depth + 1)
      return condition != 0 ? yes : no
    }

    private mutating func binary(level: Int, depth: Int) -> Int? {
      guard level < Self.levels.count else { return unary(depth: depth) }
      guard var left = binary(level: level + 1, depth: depth) else { return nil }
      while let sign = Self.levels[level].first(where: { take($0) }) {
        guard let right = binary(level: level + 1, depth: depth), let value = Self.apply(sign, left, right) else {
          return nil
        }
        left = value
      }
      return left
    }

    private mutating func unary(depth: Int) -> Int? {
      guard depth < PluralFormula.deepest else { return nil }
      if take("!") { return unary(depth: depth + 1).map { $0 == 0 ? 1 : 0 } }
      if take("(") {
        let value = choice(depth: depth + 1)
        return take(")") ? value : nil
      }
      if take("n") { return number }
      let start = position
      while position < text.count, text[position].isDigit, position - start < 9 { position += 1 }
      return Int(String(decoding: text[start..<position], as: UTF8.self))
    }

    private mutating func take(_ sign: String) -> Bool {
      guard text[position...].starts(with: sign.utf8) else { return false }
      // “!” before a number is not the first half of “!=”.
      if sign == "!", position + 1 < text.count, text[position + 1] == UInt8(ascii: "=") { return false }
      position += sign.utf8.count
      return true
    }

    private static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int? {
      switch sign {
      case "||": left != 0 || right != 0 ? 1 : 0
      case "&&": left != 0 && right != 0 ? 1 : 0
      case "==": left == right ? 1 : 0
      case "!=": left != right ? 1 : 0
      case "<=": left <= right ? 1 : 0
      case ">=": left >= right ? 1 : 0
      case "<": left < right ? 1 : 0
      case ">": left > right ? 1 : 0
      case "+": left.addingReportingOverflow(right).partialValue
      case "-": left.subtractingReportingOverflow(right).partialValue
      case "*": left.multipliedReportingOverflow(by: right).partialValue
      case "/": right == 0 ? nil : left / right
      default: right == 0 ? nil : left % right
      }
    }
  }
}
