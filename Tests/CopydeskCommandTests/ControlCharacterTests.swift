import Foundation
import Testing

/// No control character of copy, names, flags, or configurations reaches a terminal, whatever the command.
@Suite struct ControlCharacterTests {
  /// All that may not come out but as something else, less NUL, which no name or flag can hold.
  private static let hostile: [Unicode.Scalar] =
    [0x01...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069]
    .flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

  /// Each of them before a letter, and a colour that is none of ours.
  private static let noise = String(String.UnicodeScalarView(hostile.flatMap { [$0, "x"] })) + "\u{1B}[35m"

  /// The same in the escapes of a format.
  private static func escaped(_ form: (UInt32) -> String) -> String {
    String(noise.unicodeScalars.flatMap { hostile.contains($0) ? form($0.value) : String($0) })
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static let inStrings = escaped { "\\U\(hexadecimal($0))" }
  private static let inJSON = escaped { "\\u\(hexadecimal($0))" }

  private static let strings = """
    /* Title of the alert \(noise) */
    "photo\(noise).alert.title" = "Oops, you can't  delete\(inStrings) this Photo!!";
    "photo\(noise).alert.message" = "Please  retry\(noise)...";
    "photo\(noise).alert.okButton" = "Yes\(inStrings)";
    "raw.title" = "Oops!! \(noise)";
    "edited\(noise).text" = "Please wait...";

    """

  private static let catalog = """
    {"alert\(inJSON).title": "Oops, you can't  delete\(inJSON) it!!", "alert\(inJSON).message": "Please  retry\(inJSON)...",
     "alert\(inJSON).okButton": "Yes\(inJSON)"}
    """

  /// The first is read by all; the others are what somebody may name or stumble over.
  private static let configurations = [
    "good.yml": """
    appNames: ["Ab\(inJSON)"]
    rules: {"typo-\(inJSON)*": off}
    houseRules:
      - {id: house-x, terms: ["please  => \(inJSON)", "retry"], message: "No \(inJSON)"}
    """,
    "names.yml": "houseRules:\n  - {id: \"house-\(inJSON)\", terms: [retry]}\n",
    "key.yml": "\"\(inJSON)\": 1\n", "raw.yml": "guide: \(noise)\n", "value.yml": "guide: \"\(inJSON)\"\n",
    "extends.yml": "extends: \"\(inJSON)\"\n",
    "example.yml": "houseRules:\n  - {id: house-y, terms: [retry], bad: [\"\(inJSON)\"]}\n",
  ]

  private static let readings = ["good", "names", "key", "raw", "value", "extends", "example"].flatMap { name in
    ["check --show-settings", "rules", "inspect", "check"].map {
      "\($0)\($0 == "rules" ? "" : " a.strings") --config \(name).yml"
    }
  }

  private static let reports = [
    "human", "human --color always", "human --quiet --checklist", "json", "jsonl", "sarif", "github", "gitlab", "xcode",
    "checkstyle", "junit", "html",
  ].map { "check . --select '*' --config good.yml --format \($0)" }

  private static let commands = [
    "check --diff .", "check --diff --suggestions .", "check --fix - --stdin-filename a.strings < a.strings",
    "check < a.strings", "check a.strings --stdin-filename \"$N\"", "check --stdin-filename \"$N.json\" < \"$N.json\"",
    "inspect .", "inspect . --color always", "inspect . --format json", "inspect . --format jsonl", "inspect \"$N\"",
    "preview .", "preview . --color always", "preview . --format html", "preview \"$N.json\"",
    "convert --to title < a.strings", "convert --to sentence < a.strings", "convert --to \"$N\"",
    "convert --to title \"$N\"",
    "explain \"a.strings:photo$N.alert.title\"", "explain \"$N\"", "explain house-x --config good.yml",
    "explain \"a.strings:$N\"", "explain \"$N:raw.title\"", "rules --format json --config good.yml",
    "baseline write --baseline \"$N\" .", "baseline prune --baseline \"$N.none\" .", "check --baseline bad.json .",
    "check --baseline \"$N\" .", "check --since \"$N\" .", "check --since HEAD \"$N.none\"",
    "check --output \"$N/x\" .",
    "check --base \"$N\" .", "check --only \"$N\" .", "check --rule \"$N=off\" .", "check --rule \"$N\" .",
    "check --role \"$N\" .", "check --locale \"$N\" .", "check --surface \"$N\" .", "check --font \"$N\" .",
    "check --format \"$N\" .", "check --jobs \"$N\" .", "check --config \"$N.yml\" .", "check \"--$N\"",
    "check \"-$N\"",
    "\"$N\"", "rules \"$N\"", "init \"$N\"", "completions \"$N\"", "lsp \"$N\"", "lsp --only \"$N\"", "\"$N\" --help",
    "preview --format \"$N\" .", "inspect --format \"$N\" .", "check --fail-on \"$N\" .", "check --text-size \"$N\" .",
    "check --guide \"$N\" .", "check --color \"$N\" .", "baseline \"$N\"",
  ]

  private static func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    try write("a.strings", strings)
    try write("\(noise).json", catalog)
    try write("\(noise).yml", "guide: [\n")
    try write("bad.json", "{\"version\": 1, \"findings\": [\"\(inJSON)\"]}")
    for (name, text) in configurations { try write(name, text) }
    try write("noise", noise)
    return folder
  }

  /// Control characters among `shown` that aren’t colours of ours.
  private static func raw(in shown: Data) -> [Unicode.Scalar] {
    let ours = try? Regex("\u{1B}\\[(0|1|2|31|32|33|36|1;31)m")
    let text = String(decoding: shown, as: UTF8.self)
    let plain = ours.map { text.replacing($0, with: "") } ?? text
    return plain.unicodeScalars.filter { hostile.contains($0) || $0 == "\0" }
  }

  @Test(arguments: reports + commands + readings)
  func noneReachesATerminal(command: String) throws {
    let folder = try Self.makeFolder()
    let line = "N=$(cat noise; printf .); N=${N%.}; NO_COLOR=1 copydesk \(command)"
    let shown = try withExtendedLifetime(folder) { try PseudoTerminal.run(shell: line, in: folder.url) }
    #expect(!shown.isEmpty)
    #expect(Self.raw(in: shown).isEmpty)
  }
}
