import CopyModel
import CopyProgram
import Testing

/// The ways in which SwiftUI and state builders take one and the same text.
@Suite("Forms of SwiftUI")
struct SwiftUIFormTests {
  @Test(arguments: [
    ("Label { Text(\"Lily Pads\") } icon: { Image(systemName: \"leaf\") }", ["label: \"Lily Pads\""]),
    (
      "Picker(selection: $depth) { Text(\"Shallow\").tag(0) } label: { Text(\"Depth\") }",
      ["label: \"Shallow\"", "label: \"Depth\""]
    ),
    (
      "NavigationLink(value: 1) { Text(\"Log\"); Text(\"What was seen.\") }",
      ["label: \"Log\"", "text: \"What was seen.\""]
    ),
    ("NavigationLink { Text(\"Inside\") } label: { Text(\"Log\") }", ["unknown: \"Inside\"", "label: \"Log\""]),
    (
      "ContentUnavailableView { Label(\"No Fish\", systemImage: \"fish\") } description: { Text(\"Add one.\") }",
      ["label: \"No Fish\"", "text: \"Add one.\""]
    ),
    (
      "Button { open() } label: { LabeledContent(\"Author\", value: name); Label(\"Open\", systemImage: \"book\") }",
      ["label: \"Author\"", "button: \"Open\""]
    ),
    (
      "Button { open() } label: { Text(name); if isFed { Text(\"Fed today\") } }", ["unknown: \"Fed today\""]
    ),
    (
      "Button { feed() } label: { if isFed { Text(\"Fed\") } else { Text(\"Feed\") } }",
      ["button: \"Fed\"", "button: \"Feed\""]
    ),
    ("Gauge(value: 1) { Text(\"Oxygen\") }", ["label: \"Oxygen\""]),
    ("GroupBox { Text(\"Koi\") } label: { Text(\"Fish\") }", ["unknown: \"Koi\"", "label: \"Fish\""]),
    ("Text(\"Ponds of the garden\").font(.title2.bold())", ["label: \"Ponds of the garden\""]),
    ("Text(\"Ponds\").padding().font(.headline)", ["label: \"Ponds\""]),
    ("Text(\"Ponds\").font(.body)", ["unknown: \"Ponds\""]),
    ("VStack { Text(\"Ponds\"); Button(\"Fill\") {} }.font(.title)", ["label: \"Ponds\"", "button: \"Fill\""]),
  ])
  func `what is around a text tells what it is for`(_ program: String, _ uses: [String]) {
    #expect(Reading.uses(program) == uses)
  }

  @Test(arguments: [
    (
      "ConfirmationDialogState(title: TextState(\"Paint?\"), buttons: [.cancel(TextState(\"Keep\"))])",
      ["alert-title in 0: \"Paint?\"", "button in 0 cancel: \"Keep\""]
    ),
    (
      "var notice: AlertState<Action>?\nfunc f() { notice = .init(title: TextState(\"Lost\"), message: TextState(\"Why\")) }",
      ["alert-title in 0: \"Lost\"", "alert-message in 0: \"Why\""]
    ),
    (
      "Pond().alert(Text(.frozen), isPresented: $x) { Button(.breakIce, role: .destructive) {} } message: { Text(.why) }",
      ["alert-title in 0: (name)", "button in 0 destructive: (name)", "alert-message in 0: (name)"]
    ),
    (
      "Pond().confirmationDialog(\"Feed?\", isPresented: $x) { Button(role: .cancel, action: {}, label: { Text(\"No\") }) }",
      ["alert-title in 0: \"Feed?\"", "button in 0 cancel: \"No\""]
    ),
  ])
  func `alerts by builders, symbols, and blocks`(_ program: String, _ uses: [String]) {
    #expect(Reading.uses(program) == uses)
    #expect(Reading.facts(program, .swift).sets.allSatisfy { !$0.hasUnknownParts })
  }

  @Test func `a catalogue’s symbol is found by its key`() {
    let index = ProgramIndex([Reading.facts("Text(\"x\").help(.pondFrozen)", .swift)])
    let key = ByteBuffer("pond_frozen".utf8)
    withExtendedLifetime(key) {
      #expect(
        index.sites(key: key.bytes, value: Bytes(start: nil, count: 0)).map { index.sites[Int($0)].role } == [.text])
    }
  }

  @Test func `an error titles its alert, and an own button that cancels stands for the system’s`() {
    let alert =
      "Pond().alert(isPresented: $x, error: error) { _ in Button(\"Again\") {} } message: { _ in Text(\"Why\") }"
    #expect(Reading.facts(alert, .swift).sets.map(\.hasUnknownParts) == [true])
    let dialog = "Pond().confirmationDialog(\"Feed?\", isPresented: $x) { Button(\"Feed\") {}"
    let traits = { (program: String) in
      ProgramIndex.joined([Reading.facts(program, .swift)])[0].sets.map { $0.traits.contains(.hasSystemCancel) }
    }
    #expect(traits(dialog + " }") == [true])
    #expect(traits(dialog + "; Button(\"No\", role: .cancel) {} }") == [false])
  }
}
