import CopyModel
import CopyProgram
import Testing

/// What strings a program shows, and as what, by following them to where they are shown: made-up programs, a row each for what
/// was once lost.
@Suite("How strings flow")
struct FlowTests {
  private func uses(_ programs: [(String, ProgramDialect)]) -> [String] { Reading.joined(programs) }
  private func swift(_ programs: String...) -> [String] { uses(programs.map { ($0, .swift) }) }
  private func objectiveC(_ programs: String...) -> [String] { uses(programs.map { ($0, .objectiveC) }) }

  // MARK: Keys

  @Test func `a format is what is shown, and what fills it is part of it`() {
    #expect(
      objectiveC(
        """
        void f() { NSAlert *a = [NSAlert new];
          a.messageText = NSLocalizedString(@"kite.torn", nil);
          a.informativeText = [NSString stringWithFormat:NSLocalizedString(@"kite.of", nil), NSLocalizedString(@"nobody", nil)]; }
        """) == ["alert-title in 0: kite.torn", "unknown joined: nobody", "alert-message in 0: kite.of"])
    #expect(
      swift("let a = NSAlert(); a.messageText = String(format: NSLocalizedString(\"kite.of\", comment: \"\"), owner)")
        == ["alert-title in 0: kite.of"])
  }

  @Test func `functions around keys, of any kind`() {
    let show = "(\"kite.lost\"), message: nil, preferredStyle: .alert)"
    let begin = "let a = UIAlertController(title: "
    for (wrapper, call) in [
      ("enum Words { static func of(_ key: String) -> String { NSLocalizedString(key, comment: \"\") } }", "Words.of"),
      (
        "func word(_ key: String) -> String { let found = Bundle.main.localizedString(forKey: key, value: nil, table: nil); return found }",
        "word"
      ),
      (
        "struct Words { func callAsWord(_ key: String) -> String { return lookup(key) }; func lookup(_ k: String) -> String { String(localized: k) } }",
        "words.callAsWord"
      ),
    ] { #expect(swift(wrapper, begin + call + show) == ["alert-title in 0: kite.lost"]) }
    #expect(
      swift(
        "extension String { var shown: String { NSLocalizedString(self, comment: \"\") } }",
        "func f() { let a = NSAlert(); a.messageText = \"kite.lost\".shown }") == ["alert-title in 0: kite.lost"])
    #expect(
      objectiveC(
        "#define WORD(key) NSLocalizedString(key, nil)\nvoid f() { NSAlert *a = [NSAlert new]; a.messageText = WORD(@\"kite.lost\"); }"
      )
        == ["alert-title in 0: kite.lost"])
  }

  @Test func `a key in pieces is one key`() {
    let facts = Reading.facts(
      "void f() { NSAlert *a = [NSAlert new]; a.messageText = NSLocalizedString(@\"The line is \" @\"torn.\", nil); }",
      .objectiveC)
    let whole = ByteBuffer("The line is torn.".utf8)
    #expect(facts.uses.map(\.copy.key) == [LiteralHash.exact(whole.bytes)])
  }

  @Test func `an accessor with its table, and one without`() {
    let index = ProgramIndex([
      Reading.facts(
        "let a = UIAlertController(title: KiteStrings.Localizable.lineTorn, message: L10n.Line.why, preferredStyle: .alert)",
        .swift)
    ])
    for key in ["line_torn", "line.why", "localizable.line_torn"] {
      let bytes = ByteBuffer(key.utf8)
      withExtendedLifetime(bytes) {
        #expect(index.sites(key: bytes.bytes, value: Bytes(start: nil, count: 0)).count == 1, "\(key)")
      }
    }
  }

  @Test func `constants, properties, and functions that return strings`() {
    #expect(
      swift(
        "enum Kite { static let gone = NSLocalizedString(\"gone\", comment: \"\")\n var label: String { switch self { case .a: return \"One kite\"; case .b: return \"Two kites\" } } }",
        "func f(_ kite: Kite) { let t = Kite.gone; Button(t) {}\n view.navigationTitle(kite.label) }")
        == ["button: gone", "label: One kite", "label: Two kites"])
  }

  // MARK: Wrappers of alerts

  @Test func `methods, functions of C, and macros that show alerts`() {
    let show =
      "NSAlert *a = [NSAlert new]; a.messageText = t; a.informativeText = m; [a addButtonWithTitle:@\"ok\"]; [a runModal];"
    let shown = ["alert-title in 1: line", "alert-message in 1: why", "button in 1: ok"]
    #expect(
      objectiveC("void KFWarn(NSString *t, NSString *m) { \(show) }", "void g() { KFWarn(@\"line\", @\"why\"); }")
        .filter { $0.contains(" in 1") } == shown)
    #expect(
      objectiveC(
        "@implementation Kite\n+ (void)warnWithTitle:(NSString *)t text:(NSString *)m { \(show) }\n@end",
        "void g() { [Kite warnWithTitle:@\"line\" text:@\"why\"]; }"
      ).filter { $0.contains(" in 1") } == shown)
  }

  @Test func `of two messages that begin alike the one with these parts`() {
    let short = "+ (void)tell:(NSString *)t on:(id)w { NSAlert *a = [NSAlert new]; a.messageText = t; }"
    let long =
      "+ (void)tell:(NSString *)t more:(NSString *)m on:(id)w { NSAlert *a = [NSAlert new]; a.messageText = t; }"
    #expect(
      objectiveC(
        "@implementation Kite\n\(long)\n\(short)\n@end",
        "void g() { [Kite tell:@\"line\" on:w]; [Kite tell:@\"torn\" more:@\"\" on:w]; }"
      ) == ["alert-title in 2: line", "alert-title in 3: torn"])
    #expect(swift("let a = NSAlert.init(); a.messageText = \"torn\"") == ["alert-title in 0: torn"])
  }

  @Test func `from one language to the other`() {
    let objectiveC =
      "@implementation Kite\n+ (void)warnWithTitle:(NSString *)t { NSAlert *a = [NSAlert new]; a.messageText = t; }\n@end"
    #expect(
      uses([(objectiveC, .objectiveC), ("func f() { Kite.warn(withTitle: \"torn\") }", .swift)]) == [
        "alert-title in 1: torn"
      ])
    let swift =
      "class Kite: NSObject { @objc static func warn(title t: String) { let a = NSAlert(); a.messageText = t } }"
    #expect(
      uses([(swift, .swift), ("void f() { [Kite warnWithTitle:@\"torn\"]; }", .objectiveC)]) == [
        "alert-title in 1: torn"
      ])
  }

  @Test func `structs, state builders, classes with properties, and errors`() {
    let notice = "struct Notice { let title: String; let text: String? }"
    let view =
      "struct Sky: View { var notice: Notice; var body: some View { Alert(title: Text(notice.title), message: Text(notice.text)) } }"
    let made = "func f() { model.notice = Notice(title: \"torn\", text: \"why\") }"
    #expect(
      swift(notice, view, made).filter { $0.contains("torn") || $0.contains("why") } == [
        "alert-title in 1: torn", "alert-message in 1: why",
      ])
    #expect(
      swift(
        "state.alert = AlertState { TextState(\"Line torn\") } actions: { ButtonState(role: .cancel) { TextState(\"Back\") } } message: { TextState(\"Why\") }"
      )
        == ["alert-title in 0: Line torn", "button in 0: Back", "alert-message in 0: Why"])
    #expect(
      swift(
        "class SkyAlert { var title: String? { nil }; func show() { let a = NSAlert(); a.messageText = title } }",
        "class TornAlert: SkyAlert { override var title: String? { NSLocalizedString(\"torn\", comment: \"\") } }"
      )
      .contains { $0.hasPrefix("alert-title") && $0.hasSuffix("torn") })
    #expect(
      swift(
        "extension KiteError: LocalizedError { var errorDescription: String? { switch self { case .torn: return \"Torn.\"; case .lost: return \"Lost.\" } } }"
      )
        == ["alert-message: Torn.", "alert-message: Lost."])
  }

  @Test func `what is set in a view’s properties and what an enum’s case carries`() {
    #expect(
      swift(
        """
        struct Sky: View {
          @State var title = ""; @State var text = ""
          var body: some View { Kite().alert(title, isPresented: $x) { Button("Back") {} } message: { Text(text) } }
          func tear() { title = "Torn"; text = "The line tore." }
        }
        """
      ).filter { !$0.contains("Back") } == ["alert-title in 1: Torn", "alert-message in 1: The line tore."])
    #expect(
      swift(
        "enum Route { case warn(title: String, text: String) }",
        "func go(_ r: Route) { switch r { case .warn(let title, let text): let a = NSAlert(); a.messageText = title; a.informativeText = text } }",
        "func f() { go(.warn(title: \"Torn\", text: \"Why\")) }"
      ).filter { $0.contains("Torn") || $0.contains("Why") } == ["alert-title in 1: Torn", "alert-message in 1: Why"])
  }

  // MARK: Sets

  @Test func `stored actions of Objective-C join their alert`() {
    #expect(
      objectiveC(
        """
        void f() { UIAlertController *a = [UIAlertController alertControllerWithTitle:@"Cut?" message:nil preferredStyle:UIAlertControllerStyleAlert];
          UIAlertAction *cut = [UIAlertAction actionWithTitle:@"Cut" style:UIAlertActionStyleDestructive handler:nil];
          [a addAction:cut]; }
        """) == ["alert-title in 0: Cut?", "button in 0: Cut"])
  }

  @Test func `branches are variants, and the same condition is the same branch`() {
    #expect(
      swift(
        "func f() { let a = NSAlert(); a.informativeText = \"Wind is up.\"\n if storm { a.messageText = \"Land it?\" } else { a.messageText = \"Let it rise?\" } }"
      )
        == [
          "alert-message in 0: Wind is up.", "alert-message in 1: Wind is up.", "alert-title in 0: Land it?",
          "alert-title in 1: Let it rise?",
        ])
    let program = """
      func f(_ keeps: Bool) { let a = UIAlertController(title: "Cut?", message: nil, preferredStyle: .alert)
        let now = keeps ? "Cut Now" : "Cut"
        let no = keeps ? "Keep" : "Cancel"
        a.addAction(UIAlertAction(title: now, style: .destructive)); a.addAction(UIAlertAction(title: no, style: .cancel)) }
      """
    let found = swift(program)
    #expect(
      Set(found.filter { $0.contains("in 0") }) == [
        "alert-title in 0: Cut?", "button in 0: Cut Now", "button in 0: Keep",
      ])
    #expect(
      Set(found.filter { $0.contains("in 1") }) == [
        "alert-title in 1: Cut?", "button in 1: Cut", "button in 1: Cancel",
      ])
    #expect(!found.contains { $0.contains("in 2") })
  }

  @Test func `what nobody can tell leaves a set open`() {
    #expect(
      swift("func f() { let a = NSAlert(); a.messageText = \"Cut?\"; a.informativeText = reason }") == [
        "alert-title in 0?: Cut?"
      ])
    #expect(
      swift("func f() { let a = NSAlert(); a.messageText = \"Cut?\" + tail }") == ["alert-title in 0? joined: Cut?"])
  }

  @Test func `a second use takes nothing from a set`() {
    #expect(
      swift(
        "func f() { let a = UIAlertController(title: \"cut\", message: nil, preferredStyle: .alert); a.addAction(UIAlertAction(title: \"copy\", style: .default)) }",
        "let b = UIAction(title: \"copy\") { _ in }\nlet c = Label(\"cut\", systemImage: \"scissors\")")
        == ["alert-title in 0: cut", "button in 0: copy", "menu-item: copy", "label: cut"])
  }

  // MARK: SwiftUI

  @Test(arguments: [
    ("Button(role: .destructive, action: { cut() }, label: { Text(\"Cut the line\") })", ["button: Cut the line"]),
    ("Menu(\"Cut\") { Button(\"Cut all\") {} } primaryAction: { cut() }", ["button: Cut", "menu-item: Cut all"]),
    (
      "Toggle(isOn: $on) { Text(\"Fly at night\"); Text(\"With a lamp.\") }",
      ["label: Fly at night", "text: With a lamp."]
    ),
    ("Section(header: Text(\"Lines\"), footer: Text(\"They tear.\")) {}", ["label: Lines", "text: They tear."]),
    (
      "ActionSheet(title: Text(\"Cut?\"), buttons: [.destructive(Text(\"Cut\")), .cancel()])",
      ["alert-title in 0: Cut?", "button in 0: Cut"]
    ),
    (
      "view.alert(\"One\", isPresented: $a) { Button(\"A\") {} }.alert(\"Two\", isPresented: $b) { Button(\"B\") {} }",
      ["alert-title in 0: One", "button in 0: A", "alert-title in 1: Two", "button in 1: B"]
    ),
  ])
  func forms(_ program: String, _ shown: [String]) { #expect(swift(program) == shown) }

  // MARK: Kotlin and Java

  @Test func `wrappers in Kotlin and Java`() {
    let kotlin = """
      fun Context.warn(title: Int, text: String = "") { AlertDialog.Builder(this).setTitle(title).setMessage(text).setPositiveButton("Land", null).show() }
      class Sky { fun f() { warn(R.string.torn, text = if (storm) "Wind" else "Calm") } }
      """
    let found = uses([(kotlin, .kotlin)])
    #expect(
      found.contains("alert-message in 1: Wind") && found.contains("alert-message in 2: Calm")
        && found.contains("button in 1: Land"))
    let java =
      "class Sky { static void warn(Context c, String text) { new AlertDialog.Builder(c).setMessage(text).show(); }\n void f() { Sky.warn(this, \"Torn\"); } }"
    #expect(uses([(java, .java)]) == ["alert-message in 1: Torn"])
  }
}
