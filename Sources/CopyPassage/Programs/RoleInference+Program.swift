package import CopyModel
import CopyProgram

extension RoleInference {
  /// The share of a string’s calls that must agree on what it is for.
  private static let agreement = 0.75
  /// How often a role by calls was right where all agree, and where some don’t.
  private static let (unanimous, divided): (Float, Float) = (0.97, 0.75)

  /// By the calls of the program that show the string; nil where none does, or where they disagree.
  func programGuess(_ entry: Entry, in catalog: Catalog) -> RoleGuess? {
    guard let program else { return nil }
    let isBase = catalog.locale(of: entry).isBase
    let sites = program.sites(
      key: catalog.bytes(entry.key), value: isBase ? catalog.bytes(entry.value) : catalog.bytes(.none))
    var (counts, known) = ([Int](repeating: 0, count: Role.allCases.count), 0)
    for site in sites where program.sites[Int(site)].role != .unknown {
      counts[Int(program.sites[Int(site)].role.rawValue)] += 1
      known += 1
    }
    // What is a button here and a menu’s item there is a command in both places.
    let commands = counts[Int(Role.button.rawValue)] + counts[Int(Role.menuItem.rawValue)]
    guard known > 0, let most = counts.max(),
      let role = counts.firstIndex(of: most).flatMap({ Role(rawValue: UInt8($0)) }),
      Double(most) >= Double(known) * Self.agreement || commands == known,
      let site = sites.first(where: { program.sites[Int($0)].role == role })
    else { return nil }
    return RoleGuess(role, .source, most == known ? Self.unanimous : Self.divided, .call(site))
  }
}

extension LocaleTag {
  /// Whether copy in it may be what programs have: English, or a language that nobody names.
  package var isBase: Bool { self == .undetermined || languageCode == "en" }
}
