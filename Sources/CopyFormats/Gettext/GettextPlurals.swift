import CICU
import CopyModel

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

  /// CLDR’s name for each form in the language of `locale`: the category of most numbers that have it. Nil where the
  /// forms of the file and the language’s categories don’t match one to one.
  func categories(in locale: LocaleTag) -> [String]? {
    guard locale != .undetermined, let counts = tally(locale) else { return nil }
    var names: [String] = []
    for form in counts {
      guard let most = form.max(), most > 0, let category = form.firstIndex(of: most) else { return nil }
      names.append(Self.categories[category])
    }
    return Set(names).count == names.count ? names : nil
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
