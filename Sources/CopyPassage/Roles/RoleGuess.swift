import CopyFormats
package import CopyModel
package import CopyProgram

/// What a string is for, how that is known, and how sure it is.
package struct RoleGuess: Sendable, Equatable {
  package var role = Role.unknown
  package var evidence = RoleEvidence.none
  /// 0 to 1: how often a guess made on these grounds is right.
  package var confidence: Float = 0
  package var reason = RoleReason.nothing
  /// It rests on a word of many senses.
  package var isLoose = false
  /// Whether key and comment name the same part, each by itself.
  package var isConfirmed = false
  /// Whether calls show it as something else too.
  package var isShared = false
  /// Whether a call shows it as a part of a longer text.
  package var isJoined = false
  /// Whether a call shows it as one thing and its comment calls it another.
  package var isDisputed = false
  /// Whether a call shows it as one thing, and the program shows it as plain text or looks it up where nobody can tell what it
  /// shows as well.
  package var isElsewhere = false
  /// Whether a call shows it in other capitals: `.uppercased()`.
  package var isRecased = false
  /// Whether all calls that show it have it spoken alone: `.accessibilityLabel(…)`.
  package var isSpoken = false
  /// A view shows it that is no alert, by the name of that.
  package var isAside = false

  /// Whether its key or its comment names it.
  package var isNamed: Bool { evidence == .key || evidence == .comment }

  package init() {}

  package init(_ role: Role, _ evidence: RoleEvidence, _ confidence: Float, _ reason: RoleReason) {
    (self.role, self.evidence, self.confidence, self.reason) = (role, evidence, confidence, reason)
  }

  /// Below this a guess lowers the severity of what rests on it.
  package static let clear: Float = 0.9

  /// Guessed, not declared nor clear from key, comment or class: what rules say is a note.
  package var isWeak: Bool { confidence < Self.clear }
}

/// Words of a key or comment, in four bytes: a guess is held for every string.
package struct WordPlace: Sendable, Equatable {
  private let bits: UInt32

  private static let longest = 1 << 12 - 1
  private static let farthest = 1 << 20 - 1

  /// Words that nobody would read to the end are cut.
  init(_ range: Range<Int>) {
    bits = UInt32(min(range.lowerBound, Self.farthest) << 12 | min(range.count, Self.longest))
  }

  /// The words where they stand in `text`.
  func words(in text: Bytes) -> Bytes {
    let start = min(Int(bits >> 12), text.count)
    return text.slice(start..<min(start + Int(bits & 0xFFF), text.count))
  }
}

/// Why a role was chosen. Text is made only when somebody asks.
package enum RoleReason: Sendable, Equatable {
  case nothing
  /// The input or the configuration says so.
  case declared, configured
  /// The base text has it.
  case base
  /// Interface Builder's class, a piece of the comment, or the attribute, a piece of the key.
  case interfaceClass(WordPlace), interfaceAttribute(WordPlace)
  /// The element of an interface, or the key of a property list, that holds it.
  case element
  /// A call in the program: an index in `ProgramIndex.sites`.
  case call(Int32)
  /// The call around a literal of a program.
  case ownCall
  /// The key's last words.
  case keyEnd(WordPlace)
  /// Words elsewhere in the key.
  case keyPart(WordPlace)
  case comment(WordPlace)
  /// The name of the file.
  case file
  /// The words of the value.
  case wording(Wording)
  /// Strings of this role have such words; those whose keys end alike have it; those of the same stem; the whole file.
  case words(Role), alike(Role), siblings, catalog
  /// Nothing tells, and such words are mostly that.
  case likeliest

  /// What it is about the words of a value.
  package enum Wording: UInt8, Sendable {
    case question, answer, consequence, problem, prose, heading, command
  }

  /// One clause without a full stop about the role of `entry`, such as `key ends in “Btn”`.
  package func text(of entry: Entry, in catalog: Catalog, _ program: ProgramIndex? = nil) -> String {
    let (key, comment) = (catalog.bytes(entry.key), catalog.bytes(entry.comment))
    return switch self {
    case .ownCall: "the call around it says so"
    case .element: "it stands in “\(catalog.extras(of: entry)?.element?.name ?? "")”"
    case .call(let site): program.map { "\($0.sites[Int(site)].place) shows it so" } ?? "the program shows it so"
    case .nothing: "nothing tells"
    case .declared: "the input says so"
    case .configured: "the configuration says so"
    case .base: "the base text tells"
    case .interfaceClass(let place): Self.quoting(place.words(in: comment), behind: "Interface Builder says “")
    case .interfaceAttribute(let place): Self.quoting(place.words(in: key), behind: "Interface Builder says “")
    case .keyEnd(let place): Self.quoting(place.words(in: key), behind: "key ends in “")
    case .keyPart(let place): Self.quoting(place.words(in: key), behind: "key has “")
    case .comment(let place): Self.quoting(place.words(in: comment), behind: "comment says “")
    case .file: "the file’s name tells"
    case .wording(let wording): wording.text
    case .words(let role): "reads like other \(role.plural)"
    case .alike(let role): "its key ends like those of other \(role.plural) here"
    case .siblings: "fits those with the same beginning of the key"
    case .catalog: "fits what else stands in the file"
    case .likeliest: "the likeliest for such words"
    }
  }
}

extension RoleReason {
  /// Written at once: every finding whose role was guessed says so.
  private static func quoting(_ words: Bytes, behind start: StaticString) -> String {
    let (start, end) = (Bytes(start), "”" as StaticString)
    let count = start.count + words.count + end.utf8CodeUnitCount
    return String(unsafeUninitializedCapacity: count) { text in
      var written = 0
      for part in [start, words, Bytes(end)] {
        written += UnsafeMutableBufferPointer(rebasing: text[written...]).update(fromContentsOf: part)
      }
      return written
    }
  }
}

extension RoleReason.Wording {
  fileprivate var text: String {
    switch self {
    case .question: "reads like a question about an action"
    case .answer: "reads like the answer to an alert"
    case .consequence: "says what will happen"
    case .problem: "says what went wrong"
    case .prose: "reads like running text"
    case .heading: "reads like a heading"
    case .command: "reads like a command"
    }
  }
}

extension Role {
  /// Several of them, in running text.
  fileprivate var plural: String { name.split(separator: "-").joined(separator: " ") + "s" }
}

/// Roles by the words that people have for them.
package enum RoleName {
  /// The role called `name`, by its own name or by another word: “cta”, “headline”. Nil for words that name none.
  package static func role(called name: String) -> Role? {
    if let role = Role(name: name) { return role }
    var name = name
    return name.withUTF8 { CopyLabel.role(Bytes($0)) }
  }
}
