import CopyModel
import Foundation
import Testing

@testable import CopyFormats

@Suite struct NibReaderTests {
  private func read(_ objects: String) -> Catalog {
    Catalog.reading("<document><objects>\(objects)</objects></document>", as: NibFormat(), path: "Pond.xib")
  }

  private func part(_ catalog: Catalog, _ key: String) throws -> CopyElement.Part? {
    let entry = try #require(catalog.entries.first { catalog.bytes($0.key).text == key })
    return catalog.extras(of: entry)?.element?.part
  }

  private func seed(_ name: String) throws -> Catalog {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fuzz/Seeds/xib")
    let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
    return NibFormat().read(SourceText(ByteBuffer(bytes)), path: name, locale: .english)
  }

  @Test func `Texts have the keys that Xcode gives them`() throws {
    let catalog = try seed("marsh.storyboard")
    #expect(
      catalog.entryLines == [
        "en maR-sh-ctl.title|: Marsh", "en maR-sh-lab.text|: Herons visit at dawn.",
        "en maR-sh-lon.text|: They stand still\nand wait.", "en maR-sh-btn.normalTitle|: Wade In",
        "en maR-sh-btn.selectedTitle|: Wade\nOut", "en maR-sh-btn.accessibilityLabel|: Wade",
        "en maR-sh-btn.accessibilityHint|: Walks into the marsh", "en maR-sh-cfg.configuration.title|: Count",
        "en maR-sh-cfg.configuration.subtitle|: All herons", "en maR-sh-seg.segmentTitles[0]|: Dawn",
        "en maR-sh-seg.segmentTitles[1]|: Dusk", "en maR-sh-sea.placeholder|: Search herons",
        "en maR-sh-sea.scopeButtonTitles[0]|: Grey", "en maR-sh-sea.scopeButtonTitles[1]|: White",
        "en maR-sh-cll.text| (exempt): Title", "en maR-sh-sec.headerTitle|: Nests",
        "en maR-sh-sec.footerTitle|: Nests lie high.", "en maR-sh-nav.title|: Marsh", "en maR-sh-nav.prompt|: Wet",
        "en maR-sh-bar.title|: Map", "en maR-sh-tbi.title|: Marsh", "en maR-sh-tbi.badgeValue| (exempt): 2",
      ])
  }

  @Test func `Cells, columns, and bindings have theirs`() throws {
    let lines = try seed("pond.xib").entryLines
    for line in [
      "en poN-di-tem.title|: Feed \"All\"…", "en poN-di-tem.ibShadowedToolTip|: Feeds them, and only \"them\"",
      "en poN-dd-cel.title| (exempt): Depth:", "en poN-dd-cel.placeholderString|: In metres",
      "en poN-dd-bin.ibShadowedIsNilPlaceholder|: No depth",
      "en poN-dd-fld.ibExternalAccessibilityDescription|: Depth of the pond",
      "en poN-ds-seg.ibShadowedLabels[1]|: Stones", "en poN-ds-seg.ibShadowedToolTips[1]|: Round ones",
      "en poN-dt-col.headerCell.title|: Kind", "en poN-dt-dat.title| (exempt): Text Cell",
      "en poN-da-cel.title| (part): Frogs ", "en poN-da-cel.title|item.1 (part): hop",
      "en poN-do-cel.objectValues[1]|: Muddy", "en poN-dw-ind.copyKey| (exempt): pond.title",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  @Test func `What never shows is no copy`() {
    let button = { (behavior: String) in
      """
      <button id="b"><buttonCell key="cell" type="push" title="Wade" alternateTitle="Leave" id="c">\(behavior)</buttonCell></button>
      """
    }
    #expect(
      read(button("<behavior key=\"behavior\" pushIn=\"YES\"/>")).entryLines == [
        "en c.title|: Wade", "en c.alternateTitle| (exempt): Leave",
      ])
    #expect(
      read(button("<behavior key=\"behavior\" changeContents=\"YES\"/>")).entryLines == [
        "en c.title|: Wade", "en c.alternateTitle|: Leave",
      ])
    let item = "<menuItem title=\"Drain\" hidden=\"YES\" id=\"m\"/>"
    #expect(read(item).entryLines == ["en m.title| (exempt): Drain"])
    let joined =
      item
      + "<customObject id=\"o\"><connections><outlet property=\"i\" destination=\"m\"/></connections></customObject>"
    #expect(read(joined).entryLines == ["en m.title|: Drain"])
    let icon = { (family: String) in
      "<button id=\"b\"><fontDescription key=\"fontDescription\" name=\"F\" family=\"\(family)\"/>"
        + "<state key=\"normal\" title=\"pause\"/></button>"
    }
    #expect(read(icon("Avenir")).entryLines == ["en b.normalTitle|: pause"])
    #expect(read(icon("Material Icons")).entryLines == ["en b.normalTitle| (exempt): pause"])
    let caption = { (inner: String) in "<menuItem title=\"Night mode.\" id=\"m\">\(inner)</menuItem>" }
    let shown =
      "<attributedString key=\"attributedTitle\"><fragment content=\"Night Mode\"/></attributedString>"
    #expect(read(caption("")).entryLines == ["en m.title|: Night mode."])
    #expect(read(caption(shown)).entryLines.first == "en m.title| (exempt): Night mode.")
  }

  @Test func `The element says what a text is`() throws {
    let catalog = try seed("pond.xib")
    for (key, wanted) in [
      ("poN-di-tem.title", CopyElement.Part.menuItem), ("poN-dw-ind.title", .title), ("poN-db-cel.title", .button),
      ("poN-dc-cel.title", .option), ("poN-dp-it1.title", .choice), ("poN-dt-col.headerCell.title", .title),
      ("poN-do-cel.objectValues[0]", .choice), ("poN-db-btn.ibShadowedToolTip", .help),
    ] { #expect(try part(catalog, key) == wanted, "\(key)") }
    let item = catalog.entries[1]
    #expect(catalog.bytes(item.comment).text == "A command")
    let depth = try #require(catalog.entries.first { catalog.bytes($0.key).text == "poN-dd-cel.title" })
    #expect(catalog.extras(of: depth)?.element?.outlets == ["depthField"])
  }

  @Test func `Items of pull-down menus are commands where they do something`() throws {
    let catalog = read(
      "<popUpButtonCell pullsDown=\"YES\" id=\"p\"><menu><items><menuItem title=\"More\" id=\"a\"/>"
        + "<menuItem title=\"Drain\" id=\"b\"><connections><action selector=\"drain:\" id=\"c\"/></connections></menuItem>"
        + "</items></menu></popUpButtonCell>")
    #expect(try part(catalog, "a.title") == .choice)
    #expect(try part(catalog, "b.title") == .menuItem)
  }

  @Test(arguments: [
    "<textField id=\"f\"><textFieldCell title=\"Frog\" id=\"t\"/><connections><binding name=\"value\" id=\"b\"/></connections></textField>",
    "<textField id=\"f\"><textFieldCell key=\"cell\" title=\"3 %\" id=\"t\"><dateFormatter id=\"d\"/></textFieldCell></textField>",
    "<button id=\"f\"><buttonCell key=\"cell\" imagePosition=\"only\" title=\"Frog\" id=\"t\"/></button>",
    "<barButtonItem title=\"Frog\" image=\"frog\" id=\"t\"/>",
    "<label text=\"Label\" id=\"t\"/>", "<menuItem title=\"Item 3\" id=\"t\"/>",
    "<label text=\"Lorem ipsum dolor sit\" id=\"t\"/>", "<label text=\"pond.empty_title\" id=\"t\"/>",
    "<box titlePosition=\"noTitle\" title=\"Frogs\" id=\"t\"/>",
    "<label text=\"Frog\" id=\"t\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"localizationKey\" value=\"pond.frog\"/></userDefinedRuntimeAttributes></label>",
    "<label text=\"Frog\" id=\"t\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"xibLocKey\" value=\"pond.frog\"/></userDefinedRuntimeAttributes></label>",
  ])
  func `What nobody sees or wrote is no copy`(objects: String) throws {
    let catalog = read(objects.replacing("<textFieldCell title", with: "<textFieldCell key=\"cell\" title"))
    let texts = catalog.entries.filter { catalog.bytes($0.key).hasLiteral("t.", at: 0) }
    #expect(!texts.isEmpty && texts.allSatisfy { $0.flags.contains(.isExempt) })
  }

  @Test func `Older archives are passed over, and other roots are told`() {
    #expect(Catalog.reading("<archive type=\"x\"/>", as: NibFormat()).problems.isEmpty)
    #expect(Catalog.reading("<plist/>", as: NibFormat()).problems.map(\.kind) == [.malformed])
  }

  @Test func `Words that nobody is to read stay out`() {
    #expect(
      read("<customObject userLabel=\"Frog\" id=\"t\"/><constraint identifier=\"Reeds\" id=\"c\"/>").entries.isEmpty)
  }
}
