/// Realistic interface copy for measurements: the same strings for the same seed, on every machine.
struct SampleCopy {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  /// A key that tells the role, and copy; about one string in seven holds a fault.
  mutating func next(_ number: Int) -> (key: String, value: String) {
    let thing = pick(Self.things)
    switch random.next() % 6 {
    case 0: return ("item\(number).alert.title", fault() ?? "\(pick(Self.verbs)) this \(thing)?")
    case 1:
      return (
        "item\(number).alert.message",
        fault() ?? "\(pick(Self.facts)) Changes to the \(thing) are kept in \(pick(Self.places))."
      )
    case 2: return ("item\(number).button", fault() ?? "\(pick(Self.verbs)) \(capital(thing))")
    case 3: return ("item\(number).label", "\(capital(thing)) \(pick(Self.nouns))")
    case 4: return ("item\(number).alert.title", fault() ?? "The \(thing) couldn’t be \(pick(Self.participles)).")
    default:
      return (
        "item\(number).footer",
        "When this is on, each new \(thing) is \(pick(Self.participles)) on %@ and stays in \(pick(Self.places)). \(pick(Self.facts))"
      )
    }
  }

  private mutating func fault() -> String? {
    random.next() % 7 == 0 ? pick(Self.faults) : nil
  }

  private mutating func pick(_ list: [String]) -> String { list[Int(random.next() % UInt64(list.count))] }
  private func capital(_ text: String) -> String {
    text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static let things = [
    "photo", "shared album", "note", "folder", "document", "voice memo", "playlist", "bookmark", "payment method",
    "calendar", "backup", "contact", "reading list", "passkey", "device", "subscription",
  ]
  private static let verbs = ["Delete", "Rename", "Share", "Move", "Duplicate", "Archive", "Export", "Restore"]
  private static let participles = ["saved", "opened", "uploaded", "moved", "shared", "restored", "synced", "exported"]
  private static let places = ["iCloud", "the Downloads folder", "Recently Deleted", "the shared library", "Settings"]
  private static let nouns = ["Name", "Settings", "Options", "Details", "Size", "Location", "Appearance"]
  private static let facts = [
    "This can’t be undone.", "The disk “Backup” is almost full.", "The server isn’t responding.",
    "Check the network connection and try again.", "%1$@ of %2$@ items are left.",
    "Wi-Fi is turned off on this iPhone.",
  ]
  private static let faults = [
    "Error 503", "You entered the wrong code!", "Are you sure?", "Loading...", "yes", "OK", "Delete This Photo Now.",
    "An error occurred", "It can't be undone", "Sign in to Your account", "Click OK to continue", "No",
  ]
}

/// Steele, Lea and Flood’s generator: small, and the same everywhere.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
