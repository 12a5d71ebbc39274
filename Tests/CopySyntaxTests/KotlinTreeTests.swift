import CopySyntax
import Testing

/// What the trees of programs in Kotlin and Java say of calls, and of what is set.
struct KotlinTreeTests {
  @Test(arguments: [
    (
      "garden?.beds[0]!!.dig(tool = \"spade\") { it.stop() }",
      ["garden?.beds[0]!!.dig(tool: \"spade\", {})", "it.stop()"]
    ),
    (
      "Dialog.Builder(this)\n  .setTitle(\"Dig?\") // now\n  .show()",
      [
        "Dialog.Builder(this)\n  .setTitle(\"Dig?\").show()",
        "Dialog.Builder(this).setTitle(_ \"Dig?\")", "Dialog.Builder(_)",
      ]
    ),
    (
      "val title: String get() = name(of = bed)",
      ["let title = get() = name(of = bed)", "return name(of = bed)", "name(of:)"]
    ),
    (
      "log(\"The $bed of ${name(\"x\")} is ${if (dry()) \"dry\" else \"wet\"}\")",
      ["log(_ \"The $bed of ${name(\"x\")} is ${if (dry()) \"dry\" else \"wet\"}\")", "name(_ \"x\")", "dry()"]
    ),
    ("when (bed) { is Dry -> fill(); in beds, null -> { dig() } else -> stop() }", ["fill()", "dig()", "stop()"]),
    (
      "class Bed(val name: String = new()) : Soil(\"clay\"), Row by rows { init { dig() } }",
      ["new()", "Soil(_ \"clay\")", "dig()"]
    ),
    (
      "fun <T : Bed> T.title(at: Int = 3): String? = find<T>(at)?.title ?: error(\"none\")",
      ["return find<T>(at)?.title ?: error(\"none\")", "find(_)", "error(_ \"none\")"]
    ),
    (
      "val text by lazy { load() }\nbed.text = if (isDry) \"Dry\" else \"Wet\"",
      ["let text = lazy { load() }", "lazy({})", "load()", "bed.text = if (isDry) \"Dry\" else \"Wet\""]
    ),
    (
      "enum class Tool(val title: Int) { SPADE(R.string.spade), HOE(R.string.hoe) { override fun use() = dig() }; }",
      ["SPADE(_)", "HOE(_, {})", "return dig()", "dig()"]
    ),
    (
      "list.forEach each@{ bed -> if (bed is Dry) return@each\n (bed as Row).dig() }",
      ["list.forEach({})", "return", "(bed as Row).dig()"]
    ),
  ])
  func kotlin(program: String, lines: [String]) {
    let outline = TreeOutline(program, .kotlin)
    #expect(outline.lines == lines)
    #expect(outline.faults.isEmpty)
  }

  @Test(arguments: [
    (
      "class Bed extends Soil<Row> { private final List<Map<String, Bed>> beds = new ArrayList<>(); Bed(@NonNull String name) { super(name); } }",
      ["let beds = new ArrayList<>()", "ArrayList()", "super(_)"]
    ),
    (
      "class A { void ask() { new Dialog.Builder(this).setTitle(isDry ? \"Dry\" : \"Wet\").setOk(\"Dig\", (d, w) -> dig((int) depth)); } }",
      [
        "new Dialog.Builder(this).setTitle(isDry ? \"Dry\" : \"Wet\").setOk(_ \"Dig\", _)",
        "new Dialog.Builder(this).setTitle(_)", "Builder(_)", "dig(_)",
      ]
    ),
    (
      "class A { String t() { switch (bed) { case DRY: return text(\"dry\"); case WET -> wet(); default -> { stop(); } } } }",
      ["return text(\"dry\")", "text(_ \"dry\")", "wet()", "stop()"]
    ),
    (
      "class A { void b() { this.title = (String) names.get(0); if (a instanceof Row r && r.dig()) for (Bed bed : beds()) bed.fill(); } }",
      ["this.title = (String) names.get(0)", "names.get(_)", "r.dig()", "let bed", "beds()", "bed.fill()"]
    ),
    ("enum Tool { SPADE(\"Spade\") { int depth() { return 3; } }, HOE; }", ["SPADE(_ \"Spade\")", "return 3"]),
  ])
  func java(program: String, lines: [String]) {
    let outline = TreeOutline(program, .java)
    #expect(outline.lines == lines)
    #expect(outline.faults.isEmpty)
  }
}
