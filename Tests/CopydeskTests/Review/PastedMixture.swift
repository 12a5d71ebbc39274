import TestSupport

/// A text as people paste it, put together from parts of which each is known to be copy or something else.
struct PastedMixture {
  enum Kind { case copy, other, mark }

  struct Part {
    let kind: Kind
    let text: String
    var role = ""
  }

  private(set) var parts: [Part] = []
  private var random: SeededGenerator

  var text: String { parts.map(\.text).joined() }

  init(_ seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let words = random.pick(PastedWords.all)
    if random.number(below: 2) == 0 { say(random.pick(words.before)) }
    if random.number(below: 6) == 0 { say(random.pick(PastedWords.pointers)) }
    switch random.number(below: 8) {
    case 0, 1: labelled(words)
    case 2: plain(words)
    case 3: stretched(words)
    case 4: sentences(words)
    case 5: single(words)
    case 6: quoted()
    default: table()
    }
    add(.mark, "\n")
    if random.number(below: 3) == 0 { say(random.pick(words.behind), isBehind: true) }
  }

  private mutating func add(_ kind: Kind, _ text: String, _ role: String = "") {
    if !text.isEmpty { parts.append(Part(kind: kind, text: text, role: role)) }
  }

  private mutating func say(_ text: String, isBehind: Bool = false) {
    if isBehind { add(.mark, "\n") }
    add(.other, text)
    add(.mark, isBehind ? "\n" : random.pick(["\n\n", "\n"]))
  }

  // MARK: Alerts

  /// What stands before a label, between it and its copy, and behind both.
  private static let labels: [(String, String, String)] = [
    ("", ": ", ""), ("**", ":** ", ""), ("- ", ": ", ""), ("", " → ", ""), ("", " -> ", ""), ("", " | ", ""),
    ("[", "] ", ""),
    ("", ":\n", ""), ("## ", "\n", ""), ("", "\t", ""), ("| ", " | ", " |"), ("", ": “", "”"), ("> ", ": ", ""),
    ("(", ") ", ""),
  ]

  /// The same for buttons in a row: before the first, between two, behind the last.
  private static let rows: [(String, String, String)] = [
    ("[", "] [", "]"), ("(", ") (", ")"), ("<", "> <", ">"), ("“", "” “", "”"), ("[ ", " ] [ ", " ]"),
    ("[", "]/[", "]"),
    ("[", "] | [", "]"),
  ]

  private mutating func row(_ buttons: [String]) {
    let (open, between, close) = random.pick(Self.rows)
    add(.mark, open)
    for (index, button) in buttons.enumerated() {
      if index > 0 { add(.mark, between) }
      add(.copy, button, "button")
    }
    add(.mark, close)
  }

  private mutating func labelled(_ words: PastedWords) {
    let (open, between, close) = random.pick(Self.labels)
    let isSpread = between.contains("\n")
    for (index, (label, role)) in zip(words.labels, ["title", "message", "button", "button"]).enumerated() {
      if index > 0 { add(.mark, isSpread ? "\n\n" : "\n") }
      add(.mark, open)
      add(.other, label)
      add(.mark, between)
      add(.copy, words.alert[index], role)
      add(.mark, close)
    }
  }

  private mutating func plain(_ words: PastedWords) {
    let gap = random.pick(["\n", "\n\n"])
    let (open, close) = random.pick([("", ""), ("**", "**"), ("“", "”")])
    add(.mark, open)
    add(.copy, words.alert[0], "title")
    add(.mark, close + gap + (open == "“" ? open : ""))
    add(.copy, words.alert[1], "message")
    add(.mark, (open == "“" ? close : "") + gap)
    row(Array(words.alert[2...]))
  }

  private mutating func stretched(_ words: PastedWords) {
    let sign = random.pick([" / ", " | ", " — ", " - ", " -> ", " → ", " · "])
    for (index, role) in ["title", "message", "button", "button"].enumerated() {
      if index > 0 { add(.mark, sign) }
      add(.copy, words.alert[index], role)
    }
  }

  private mutating func sentences(_ words: PastedWords) {
    add(.copy, words.alert[0], "title")
    add(.mark, " ")
    add(.copy, words.alert[1], "message")
    add(.mark, " ")
    row(Array(words.alert[2...]))
  }

  // MARK: Other copy

  private mutating func single(_ words: PastedWords) {
    let (open, close) = random.pick([("", ""), ("“", "”"), ("`", "`"), ("> ", ""), ("**", "**"), ("- ", "")])
    add(.mark, open)
    add(.copy, random.pick(words.texts))
    add(.mark, close)
  }

  private mutating func quoted() {
    let (before, between, behind) = random.pick(PastedWords.quoting)
    let texts = random.pick([["Boats is at the pier", "The Pier is closed."], ["No boats here.", "Rent a Boat"]])
    add(.other, before)
    for (index, text) in texts.prefix(between.isEmpty ? 1 : 2).enumerated() {
      if index > 0 { add(.other, between) }
      add(.mark, "“")
      add(.copy, text)
      add(.mark, "”")
    }
    add(.other, behind)
  }

  private mutating func table() {
    let sign = random.pick(["\t", ","])
    add(.other, "Key\(sign)English\(sign)Notes")
    for number in 1...3 {
      add(.mark, "\n")
      add(.other, "pier.\(random.pick(["title", "hint", "error"]))\(number)\(sign)")
      add(.copy, random.pick(["Your boat is tied up!", "The rope isnt tight", "Pier 5 is closed."]))
      add(.other, sign + random.pick(["too long?", "ask legal", "since 3.2"]))
    }
  }
}
