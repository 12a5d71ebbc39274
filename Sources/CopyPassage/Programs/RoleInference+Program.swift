package import CopyModel
import CopyProgram

/// What the calls of the program show a string as.
///
/// A string may be a menu’s item here and an alert’s title there: each use has a role, and the string has that of the first.
extension RoleInference {
  /// How often a role by a call was right.
  package static let certain: Float = 0.97
  /// The share of a string’s calls that must agree, where none shows an alert’s text, or its words decide what it is first.
  private static let agreement = 0.75
  private static let texts = RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody)

  /// By the calls of the program that show the string; the role is unknown where no use is the first.
  func programGuess(_ entry: Entry, in catalog: Catalog) -> RoleGuess {
    let uses = uses(of: entry, in: catalog)
    guard let first = uses.first else { return RoleGuess() }
    let all = uses.reduce(0) { $0 + $1.count }
    let isCommand = uses.allSatisfy { $0.guess.role == .button || $0.guess.role == .menuItem }
    let isFirst =
      Self.texts.contains(first.guess.role) || isCommand || Double(first.count) >= Double(all) * Self.agreement
    var guess = isFirst ? first.guess : RoleGuess()
    guess.isShared = uses.count > 1
    return guess
  }

  /// All that calls show the strings of `catalog` as, by their indices; those that have one use are left out.
  package func uses(in catalog: Catalog, _ guesses: ContiguousArray<RoleGuess>) -> [Int: [RoleGuess]] {
    guard program != nil else { return [:] }
    var found: [Int: [RoleGuess]] = [:]
    for index in guesses.indices where guesses[index].isShared {
      found[index] = uses(of: catalog.entries[index], in: catalog).map(\.guess)
    }
    return found
  }

  /// The roles of the calls that show a string, of which most is asked first: an alert’s text, then what most calls show.
  private func uses(of entry: Entry, in catalog: Catalog) -> [(guess: RoleGuess, count: Int)] {
    guard let program else { return [] }
    let isBase = catalog.locale(of: entry).isBase
    let sites = program.sites(
      key: catalog.bytes(entry.key), value: isBase ? catalog.bytes(entry.value) : catalog.bytes(.none))
    var (counts, first) = ([Int](repeating: 0, count: Role.allCases.count), [Role: Int32]())
    for site in sites {
      let role = program.sites[Int(site)].role
      guard role != .unknown else { continue }
      counts[Int(role.rawValue)] += 1
      if first[role] == nil { first[role] = site }
    }
    if first.isEmpty { return [] }
    func rank(_ role: Role) -> (Int, Int, UInt8) {
      (Self.texts.contains(role) ? 0 : 1, -counts[Int(role.rawValue)], role.rawValue)
    }
    return first.sorted { rank($0.key) < rank($1.key) }.map { role, site in
      (RoleGuess(role, .source, Self.certain, .call(site)), counts[Int(role.rawValue)])
    }
  }
}

extension LocaleTag {
  /// Whether copy in it may be what programs have: English, or a language that nobody names.
  package var isBase: Bool { self == .undetermined || languageCode == "en" }
}
