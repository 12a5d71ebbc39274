import Foundation
import Testing

/// `--fix --interactive` where people stand: keys typed at a terminal, and what the files hold then.
@Suite struct InteractiveTests {
  private static let name = "en.lproj/Garden.strings"
  private static let copy = """
    /* Shown above the beds */
    "beds.label" = "Watering...";
    "error.alert.message" = "The bulb was not planted becuase the soil is dry.";
    "tools.alert.message" = "The gardener didn’t recieve the seeds.";
    "late.alert.message" = "The hose was closed succesfully before the rain.";

    """

  private struct Garden {
    let folder: TemporaryFolder

    init(_ text: String = InteractiveTests.copy) throws {
      folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "en.lproj"), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.url.appending(path: InteractiveTests.name))
    }

    func type(_ keys: String, _ flags: String = "", last: (Process) throws -> String = { _ in "" }) throws
      -> PseudoTerminal.Session
    {
      let line = "exec copydesk --fix --interactive --color never --only 'typo-ellipsis,typo-misspelling' \(flags) ."
      return try PseudoTerminal.type(keys, to: line, in: folder.url, last: last)
    }

    var text: String { get throws { try read(InteractiveTests.name) } }

    func read(_ path: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }
  }

  @Test func `Each key decides, and what was taken is written`() throws {
    let garden = try Garden()
    let session = try garden.type("1k1k")
    #expect(session.isRestored && session.status == 1)
    #expect(session.shown.contains("typo-ellipsis") && session.shown.contains("(1 of 4)"))
    #expect(session.shown.hasSuffix("1 file, 4 strings: 2 edits made, 2 warnings left\n"))
    let expected = Self.copy.replacing("...", with: "…").replacing("recieve", with: "receive")
    #expect(try garden.text == expected)
  }

  @Test func `Undo goes back, and what was undone isn’t written`() throws {
    let garden = try Garden()
    let session = try garden.type("11uukkkk")
    #expect(session.isRestored)
    #expect(try garden.text == Self.copy)
  }

  @Test func `Who stops has what was chosen so far`() throws {
    let garden = try Garden()
    let session = try garden.type("1q")
    #expect(session.shown.contains("Stopped; 3 left without an answer"))
    #expect(try garden.text == Self.copy.replacing("...", with: "…"))
  }

  @Test func `A rule is skipped for the rest`() throws {
    let garden = try Garden()
    let session = try garden.type("1r")
    #expect(session.status == 1 && session.shown.contains("1 edit made"))
  }

  @Test func `A word is allowed in the configuration, and stays allowed`() throws {
    let garden = try Garden()
    let session = try garden.type("kkak")
    #expect(session.shown.contains("“recieve”: allowed in .copydesk.yml from now on"))
    #expect(try garden.read(".copydesk.yml") == "allow:\n  - recieve\n")
    #expect(try garden.text == Self.copy)
    let again = try BuiltCommand.run(shell: "copydesk --only typo-misspelling --format jsonl .", in: garden.folder.url)
    #expect(!again.output.asText.contains("recieve"))
  }

  @Test func `What no list knows can’t be allowed`() throws {
    let garden = try Garden()
    let session = try garden.type("aq")
    #expect(session.shown.contains("changes nothing"))
    #expect(!FileManager.default.fileExists(atPath: garden.folder.url.appending(path: ".copydesk.yml").path))
  }

  @Test func `Other keys explain themselves and decide nothing`() throws {
    let garden = try Garden()
    let session = try garden.type("?7u\u{1B}[A1kkk")
    #expect(session.shown.contains("ask nothing more about this rule"))
    #expect(session.shown.contains("“7” chooses nothing here") && session.shown.contains("Nothing was decided before"))
    #expect(try garden.text != Self.copy)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `A signal leaves files and terminal as they were`(signal: Int32) throws {
    let garden = try Garden()
    let session = try garden.type("11") { process in
      kill(process.processIdentifier, signal)
      return ""
    }
    #expect(session.isRestored && session.status == signal)
    #expect(try garden.text == Self.copy)
  }

  @Test func `A file that changes meanwhile is left as it is`() throws {
    let garden = try Garden()
    let other = Self.copy.replacing("Watering...", with: "Raking...")
    let session = try garden.type("1") { _ in
      // Somebody saves the file while the question is on the screen.
      try Data(other.utf8).write(to: garden.folder.url.appending(path: Self.name))
      return "q"
    }
    #expect(session.shown.contains("has changed meanwhile") && session.status == 2)
    #expect(try garden.text == other)
  }

  @Test func `Copy can’t send control characters to the terminal`() throws {
    let garden = try Garden("\"a.label\" = \"Wet \u{1B}[31mteh\u{1B}]0;x\u{07} bed...\";\n")
    let session = try garden.type("k")
    #expect(session.shown.contains("␛[31m") && !session.shown.contains("\u{1B}]0;x"))
  }
}
