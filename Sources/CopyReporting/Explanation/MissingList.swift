import CopyKernel
import CopyModel
import CopyRules
import CopyText

/// A list of words that a language lacks and some other has, and what that means for the rules.
struct MissingList {
  let name: String
  /// The rules that are off without it.
  let off: [String]
  /// The rules that ask for it and hold nevertheless.
  let weakened: [String]

  /// All that `locale` lacks, by name.
  static func all(in locale: LocaleTag, _ lexicon: Lexicon?) -> [MissingList] {
    var seen: Set<String> = []
    let rules = RuleRegistry.all.map(\.info).filter { seen.insert($0.id).inserted }
    let missing = Lexicon.listsOfAllLanguages.filter { lexicon?.has($0) != true }
    return missing.sorted { $0.name < $1.name }.map { list in
      let asking = rules.filter { $0.lists.contains(list) }
      let on = asking.filter { $0.languages.include(locale, lexicon: lexicon) }.map(\.id)
      // A rule may be off for another reason: it isn’t for this language.
      let off = asking.filter { $0.languages.needs.lists.contains(list) && !on.contains($0.id) }.map(\.id)
      return MissingList(name: list.name, off: off, weakened: on)
    }
  }

  /// A line each, below a heading; empty where nothing is missing.
  static func list(_ lists: [MissingList]) -> String {
    if lists.isEmpty { return "" }
    let width = lists.map(\.name.count).max() ?? 0
    let lines = lists.map { list in
      let rules = list.off + list.weakened.map { "\($0) (in part)" }
      let padding = String(repeating: " ", count: rules.isEmpty ? 0 : width - list.name.count + 2)
      return "  \(list.name)\(padding)\(rules.joined(separator: ", "))\n"
    }
    return "\nLists without words in this language, and the rules that are off without them:\n" + lines.joined()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("list", name)
      writer.array("off") { for rule in off { $0.element(rule) } }
      writer.array("weakened") { for rule in weakened { $0.element(rule) } }
    }
  }
}
