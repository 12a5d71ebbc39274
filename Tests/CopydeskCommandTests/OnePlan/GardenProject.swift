import Foundation

/// A made-up app with faults in all that bears on each other: a base and its translations, a catalogue of two languages, and
/// a program whose English stands in no catalogue.
struct GardenProject {
  static let files: KeyValuePairs<String, String> = [
    "en.lproj/Garden.strings": #"""
    "bed_1" = "Water the herb bed";
    "bed_2" = "The pump runs for an hour";
    "bed_3" = "water";
    "bed_4" = "Cancel";
    "barrel.label" = "Filling the barrel...";
    "path.ask" = "Are you sure you want to close the path?";
    "path.why" = "Oops, the gravel is gone!";
    /* Message of the alert */
    "hose.message" = "The hose couldn't be opened...";

    """#,
    "de.lproj/Garden.strings": #"""
    "bed_1" = "Kräuterbeet gießen";
    "bed_2" = "Die Pumpe läuft eine Stunde";
    "bed_3" = "gießen";
    "bed_4" = "Abbrechen";
    "barrel.label" = "Fass wird gefüllt...";
    "path.ask" = "Weg sperren?";
    "path.why" = "Der Kies ist weg.";
    /* Message of the alert */
    "hose.message" = "Der Schlauch konnte nicht geöffnet werden...";

    """#,
    "fi.lproj/Garden.strings": #"""
    "Seeds are out of order!" = "Siemenet ovat sekaisin";
    "bed_1" = "Kastele yrttipenkki";
    "bed_2" = "Pumppu käy tunnin";
    "bed_3" = "kastele";
    "bed_4" = "Kumoa";
    "barrel.label" = "Tynnyri täyttyy...";
    "path.ask" = "Suljetaanko polku?";
    "path.why" = "Sora on poissa.";
    "hose.message" = "Letkua ei voitu avata...";

    """#,
    "Shed.xcstrings": #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "shed.alert.title" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Schuppen  gesperrt" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Shed is Locked" } }
          }
        },
        "shed.alert.message" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Hol den Schlüssel..." } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Fetch the key from the house..." } }
          }
        }
      },
      "version" : "1.0"
    }

    """#,
    "Sources/BedView.swift": #"""
    struct BedView: View {
      var body: some View {
        bed
          .alert(Text("bed_1"), isPresented: $isAsking) {
            Button("bed_3", role: .destructive) { water() }
            Button("bed_4", role: .cancel) {}
          } message: {
            Text("bed_2")
          }
      }
    }

    """#,
    "Sources/Gate.swift": #"""
    func warn() {
      let a = UIAlertController(
        title: NSLocalizedString("Seeds are out of order!", comment: ""), message: "The gate can't be closed",
        preferredStyle: .alert)
      a.addAction(UIAlertAction(title: "close the Gate...", style: .default))
    }

    func closePath() {
      let a = UIAlertController(
        title: NSLocalizedString("path.ask", comment: ""), message: NSLocalizedString("path.why", comment: ""),
        preferredStyle: .alert)
      a.addAction(UIAlertAction(title: NSLocalizedString("bed_4", comment: ""), style: .cancel))
    }

    """#,
  ]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // The root of a repository, from which fingerprints name files.
    for (path, text) in [(".git/HEAD", "")] + Self.files.map({ ($0.key, $0.value) }) {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// What the command prints.
  func run(_ line: String, input: Data = Data()) throws -> String {
    try BuiltCommand.run(shell: "copydesk \(line)", input: input, in: folder.url).output.asText
  }

  /// All files by their paths.
  func contents() throws -> [String: String] {
    try Self.files.reduce(into: [:]) {
      $0[$1.key] = try String(contentsOf: folder.url.appending(path: $1.key), encoding: .utf8)
    }
  }

  /// What `check` tells, as JSON.
  func diagnostics() throws -> [OrderedJSON] {
    try OrderedJSON(run("--format json .")).require("diagnostics").elements
  }
}

extension OrderedJSON {
  struct Missing: Error { var key: String }

  /// The value under a key that must be there.
  func require(_ key: String) throws -> OrderedJSON {
    guard let value = self[key] else { throw Missing(key: key) }
    return value
  }

  /// The text under a key; empty where there is none.
  func string(_ key: String) -> String { self[key]?.text ?? "" }
}
