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
  private static let commands = RoleSet(.button, .menuItem)
  private static let texts = RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody)

  /// What the calls of the program tell of a string.
  struct Witness {
    /// The roles that calls show it in, the one that is asked first before the others.
    var uses: [(guess: RoleGuess, count: Int)] = []
    /// A call that shows it as plain text.
    var plain: Int32?
    var isJoined = false
    /// Some view that is no alert shows it, by the name of that.
    var isAside = false
    var isRecased = false
    /// All of them have it spoken, and nobody sees it.
    var isSpoken = false
    /// The program looks it up in more places than those that tell what it is.
    var isElsewhere = false
  }

  /// By the calls of the program that show the string; the role is unknown where no use is the first.
  func programGuess(_ witness: Witness) -> RoleGuess {
    guard let first = witness.uses.first else { return RoleGuess() }
    let all = witness.uses.reduce(0) { $0 + $1.count }
    let isCommand = witness.uses.allSatisfy { Self.commands.contains($0.guess.role) }
    let isFirst =
      Self.texts.contains(first.guess.role) || isCommand || Double(first.count) >= Double(all) * Self.agreement
    var guess = isFirst ? first.guess : RoleGuess()
    guess.isShared = witness.uses.count > 1
    return guess
  }

  /// What calls that show plain text make of a string: a label or a text, by its words, unless its key makes it a part of an
  /// alert that the app draws itself. Nil where no call shows it so, or other calls show it as something else.
  func plainGuess(_ witness: Witness, named: RoleGuess, _ shape: ValueShape) -> RoleGuess? {
    let isOfSet = !witness.isAside && named.evidence == .key && named.role != .label && named.role != .text
    guard !isOfSet, witness.uses.isEmpty, let site = witness.plain else { return nil }
    let isText = shape.isProse || shape.words > Self.longestLabel
    let isClear = isText ? shape.end == .period && shape.words > Self.longestLabel : shape.words <= Self.shortLabel
    return RoleGuess(isText ? .text : .label, .source, isClear ? RoleGuess.clear : Self.likely, .call(site))
  }

  /// Of 222 labels and texts 87 % are told from each other by their length, 95 % of those that are clearly short or long.
  static let likely: Float = 0.85
  /// Words of the longest label, and of those that nothing else could be.
  private static let longestLabel = 5
  private static let shortLabel = 2

  /// All that calls show the strings of `catalog` as, by their indices; those that have one use are left out.
  package func uses(in catalog: Catalog, _ guesses: ContiguousArray<RoleGuess>) -> [Int: [RoleGuess]] {
    guard program != nil else { return [:] }
    var found: [Int: [RoleGuess]] = [:]
    for index in guesses.indices where guesses[index].isShared {
      found[index] = witness(of: catalog.entries[index], in: catalog).uses.map { use in
        var guess = use.guess
        guess.isShared = true
        return guess
      }
    }
    return found
  }

  /// What calls show a string as, of which most is asked first: an alert’s text, then what most calls show.
  func witness(of entry: Entry, in catalog: Catalog) -> Witness {
    guard let program else { return Witness() }
    let sites = program.sites(of: entry, in: catalog)
    if sites.isEmpty { return Witness() }
    var witness = Witness()
    var (counts, first) = ([Int](repeating: 0, count: Role.allCases.count), [Role: Int32]())
    for site in sites {
      let shown = program.sites[Int(site)]
      witness.isJoined = witness.isJoined || shown.isJoined
      witness.isRecased = witness.isRecased || shown.isRecased
      witness.isAside = witness.isAside || shown.isAside
      if shown.isPlain { witness.plain = witness.plain ?? site }
      guard shown.role != .unknown else { continue }
      counts[Int(shown.role.rawValue)] += 1
      if first[shown.role] == nil { first[shown.role] = site }
    }
    func rank(_ role: Role) -> (Int, Int, UInt8) {
      (Self.texts.contains(role) ? 0 : 1, -counts[Int(role.rawValue)], role.rawValue)
    }
    witness.isElsewhere = isElsewhere(entry, sites, in: catalog)
    witness.isSpoken = !witness.isElsewhere && sites.allSatisfy { program.sites[Int($0)].isSpoken }
    witness.uses = first.sorted { rank($0.key) < rank($1.key) }.map { role, site in
      let isAssumed = program.sites[Int(site)].isAssumed
      var use = RoleGuess(role, .source, isAssumed ? Self.likely : Self.certain, .call(site))
      use.isJoined = witness.isJoined
      use.isRecased = witness.isRecased
      use.isSpoken = program.sites[Int(site)].isSpoken
      return (use, counts[Int(role.rawValue)])
    }
    return witness
  }

  /// Whether the program looks up `entry` in some place of which nobody can tell what it shows there.
  private func isElsewhere(_ entry: Entry, _ sites: [Int32], in catalog: Catalog) -> Bool {
    guard let program, entry.key.count > 0 else { return false }
    let mentions = program.mentionCount(of: catalog.bytes(entry.key))
    if mentions < 2 { return false }
    return mentions > Set(sites.map { program.sites[Int($0)].place }).count
  }
}
