import CopyFormats
import CopyModel
import Testing

/// Alerts in the shapes that writers paste.
@Suite struct PastedTextTests {
  private let format = PlainTextFormat()

  /// The groups of a text, each as its parts; strings by themselves stand behind a plus sign.
  private func groups(_ text: String, isTyped: Bool = false) -> [String] {
    let source = SourceText(ByteBuffer(Array(text.utf8)))
    let catalog = format.read(source, path: isTyped ? "" : "test", locale: .english)
    #expect(catalog.problems.isEmpty && catalog.hasPlacesInside)
    let parts = zip(catalog.entries, catalog.values)
    let grouped = catalog.groups.enumerated().map { index, group in
      let own = parts.filter { $0.0.group == Int32(index) }.map { "\($0.0.role.name) \($0.1)" }
      return (group.kind == .notification ? "N: " : "") + own.joined(separator: " | ")
    }
    return grouped + parts.filter { $0.0.group < 0 }.map { "+ \($0.1)" }
  }

  private static let alert =
    "alert-title Drain the pond? | alert-message The frogs leave. | button Drain | button Cancel"

  @Test(arguments: [
    "Drain the pond?\n\nThe frogs leave.\n\n[Drain] [Cancel]\n",
    "Drain the pond?\nThe frogs leave.\n(Drain) (Cancel)",
    "Drain the pond?\n\nThe frogs leave.\n\nDrain | Cancel\n",
    "Drain the pond?\n\nThe frogs leave.\n\nButtons: Drain, Cancel\n",
    "Drain the pond?\nThe frogs leave.\n버튼: Drain, Cancel\n",
    "## Drain the pond?\n\nThe frogs leave.\n\n- Drain\n- Cancel\n",
    "**Title:** Drain the pond?\n**Body:** The frogs leave.\n**CTA:** Drain / Cancel\n",
    "- Title: Drain the pond?\n- Message: The frogs leave.\n- Button 1: Drain\n- Button 2: Cancel\n",
    "> *Drain the pond?*\n>\n> The frogs leave.\n> [Drain]\n> [Cancel]\n",
    "Headline → Drain the pond?\nSubhead → The frogs leave.\nPrimary → Drain\nSecondary → Cancel\n",
    "[Title] Drain the pond?\n[Body] The frogs leave.\n[Primary] Drain\n[Secondary] Cancel\n",
    "Title\nDrain the pond?\n\nMessage\nThe frogs leave.\n\nButtons\nDrain\nCancel\n",
    "제목：Drain the pond?\r\n본문：The frogs leave.\r\n버튼：Drain, Cancel\r\n",
    "| Part | Copy |\n|---|---|\n| Title | Drain the pond? |\n| Body | The frogs leave. |\n| Button | Drain / Cancel |\n",
    "| Title | Body | Buttons |\n|---|---|---|\n| Drain the pond? | The frogs leave. | **Drain** / Cancel |\n",
    "Alert 1\nTitle: Drain the pond?\nMessage: The frogs leave.\nButtons: Drain, Cancel\n",
    "Title: Drain the pond?\n\nMessage: The frogs leave.\n\nButtons: Drain, Cancel\n",
    "Modal title — Drain the pond?\nModal body — The frogs leave.\nConfirm button — Drain\nCancel button — Cancel\n",
    "Dialog\n======\nTitle: Drain the pond?\nBody: The frogs leave.\nOK: Drain\nCancel: Cancel\n",
    "Alert: Drain the pond?\nThe frogs leave.\nButtons: Drain / Cancel\n",
    "### Alert: pond\n**Drain the pond?**\nThe frogs leave.\n`Drain` `Cancel`\n",
    "<h2>Drain the pond?</h2>\n<p class=\"b\">The frogs leave.</p>\n<button>Drain</button>\n<button>Cancel</button>\n",
    "Title\tDrain the pond?\nBody\tThe frogs leave.\nButton\tDrain\tCancel\n",
    "Screen: Ponds\nTitle: Drain the pond?\nDescription: The frogs leave.\nActions: Drain, Cancel\nNotes: by swipe\n",
  ])
  func `The same alert in many shapes`(text: String) { #expect(groups(text) == [Self.alert]) }

  @Test(arguments: [
    "Drain the pond? | The frogs leave. | Drain / Cancel\n", "Drain the pond? - The frogs leave. - Drain / Cancel",
    "Drain the pond? — The frogs leave. — Drain / Cancel\n", "Drain the pond? | The frogs leave. | Drain | Cancel\n",
  ])
  func `An alert that is typed in one line`(text: String) { #expect(groups(text, isTyped: true) == [Self.alert]) }

  @Test func `A message in such a line may lack its mark`() {
    let found = groups("Drain the pond? | The frogs leave | Drain / Cancel\n", isTyped: true)
    #expect(found == ["alert-title Drain the pond? | alert-message The frogs leave | button Drain | button Cancel"])
  }

  @Test(arguments: [
    "The pond - and the frogs - stay.\n", "Frogs | Toads | Newts\n", "Pond - Feed the frogs. - Daily\n",
  ])
  func `Bars and dashes alone make no alert`(text: String) {
    let source = SourceText(ByteBuffer(Array(text.utf8)))
    #expect(format.read(source, path: "", locale: .english).groups.isEmpty)
  }

  @Test func `A heading is no copy, and each alert stands by itself`() {
    let text = "Hi,\n\nthe copy:\n\nAlert 1\nTitle: A pond\nCTA: OK\n\nAlert 2\nTitle: A frog\nCTA: Feed\nCTA: Leave\n"
    #expect(
      groups(text) == [
        "alert-title A pond | button OK", "alert-title A frog | button Feed | button Leave",
      ])
  }

  @Test(arguments: [
    ("CTA: Drain\n", "+ Drain"), ("Toast: Pond drained\n", "+ Pond drained"),
    ("Before: The pond was drained\nAfter: Pond drained\n", "+ The pond was drained + Pond drained"),
    ("<key>POND</key>\n<string>Drain it</string>\n", "+ Drain it"),
    ("Empty state\nTitle: No ponds\nBody: Dig one.\nButton: Dig\n", "+ No ponds + Dig one. + Dig"),
    ("Drain it? [Drain] [Cancel]\n", "alert-title Drain it? | button Drain | button Cancel"),
    ("Option A: Drain it?\nOption B: Empty the pond?\n", "+ Drain it? + Empty the pond?"),
    ("Tab title: Ponds\nHelper text: Dig one.\n", "+ Ponds + Dig one."),
    ("Error message: The pond is dry.\n", "+ The pond is dry."),
    ("1. Dig a pond\n2. Fill it\n", "+ Dig a pond + Fill it"),
    ("Ana  10:42 AM\nThe pond is dry\n", "+ The pond is dry"),
    ("☐ Feed at night\n☑ Drain at noon\n", "+ Feed at night + Drain at noon"),
    (":frog: Drain it? :fire:\n", "+ Drain it?"),
    (
      "PONDS · now\nThe pond is dry\nDrain 2 lost water.\n",
      "N: notification-title The pond is dry | notification-body Drain 2 lost water."
    ),
    (
      "Title: ~~Sure?~~ Drain it?\nButtons: ~~Go~~ Drain (primary), Cancel\n",
      "alert-title Drain it? | button Drain | button Cancel"
    ),
    (
      "Title: Drain it?\nButtons: Drain [destructive] | Cancel [cancel]\n",
      "alert-title Drain it? | button Drain | button Cancel"
    ),
    (
      "[pond]\ntitle = \"Drain it?\"\nbody = 'It''s gone.'\nok = \"Drain\"\nstate = \"on\"\n",
      "alert-title Drain it? | alert-message It's gone. | button Drain + on"
    ),
    ("Hi all,\n\nTitle: Drain it?\nCTA: Drain\n\nPlease look!\n", "alert-title Drain it? | button Drain"),
    ("### Title\nDrain it?\n\n### Buttons\nYes\nNo\n", "alert-title Drain it? | button Yes | button No"),
    ("Title\nDrain it?\nButton left\nNo\nButton right\nYes\n", "alert-title Drain it? | button No | button Yes"),
    ("Title: Drain it?\nButton: OK\n(Note: a pond, no lake)\n", "alert-title Drain it? | button OK"),
    (
      "**Drain it?**\nThe frogs leave.\n\n→ OK\n→ Later\n",
      "alert-title Drain it? | alert-message The frogs leave. | button OK | button Later"
    ),
    ("제목: Drain it?\n버튼1: Drain\n버튼2: Keep\n", "alert-title Drain it? | button Drain | button Keep"),
    ("Drain it? Yes/no.\n", "alert-title Drain it? | button Yes | button no"),
    ("Drain it? (Drain / Cancel)\n", "alert-title Drain it? | button Drain | button Cancel"),
  ])
  func `What makes no alert stays by itself, without its label`(text: String, parts: String) {
    #expect(groups(text).joined(separator: " ") == parts)
  }

  @Test func `A name that names no part neither stops nor swallows anything`() {
    #expect(
      groups("Mood: Ponds\nTitle: Drain?\nTracking: none yet\nPrimary: Drain\n") == [
        "alert-title Drain? | button Drain", "+ none yet",
      ])
  }

  @Test func `Lines labelled by language translate the English one`() {
    let catalog = format.read("EN: Feed the frog\nKO: 개구리에게 먹이 주기\n")
    #expect(catalog.values == ["Feed the frog", "개구리에게 먹이 주기"])
    #expect(catalog.entries.map { "\(catalog.locale(of: $0))" } == ["en", "ko"])
    #expect(catalog.entries.map { catalog.extras(of: $0)?.source } == [nil, "Feed the frog"])
  }

  @Test(arguments: [
    ("**Title:** a\n**Body:** b\n**CTA:** c / d\n", "**Title:** x\n**Body:** x\n**CTA:** x / x\n"),
    ("> *a*\n>\n> b\n> [c] [d]\n", "> *x*\n>\n> x\n> [x] [x]\n"),
    ("| Part | Copy |\n|---|---|\n| Title | `a` |\n", "| Part | Copy |\n|---|---|\n| Title | `x` |\n"),
    ("Title = \"a\"\nPrimary: “b”\r\n", "Title = \"x\"\nPrimary: “x”\r\n"),
  ])
  func `New words stand in the shape of the old`(text: String, expected: String) throws {
    var text = text
    for index in format.read(text).entries.indices {
      let catalog = format.read(text)
      let entry = catalog.entries[index]
      let splices = [Splice(0..<entry.value.count, "x")]
      text = catalog.text(after: try #require(format.edits(for: splices, of: entry, in: catalog)))
    }
    #expect(text == expected)
  }
}
