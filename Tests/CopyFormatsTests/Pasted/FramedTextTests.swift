import CopyFormats
import CopyModel
import Testing

/// Alerts that no label names, and labels that stand in other places than before a colon.
@Suite struct FramedTextTests {
  private let format = PlainTextFormat()

  /// The parts of a text, those of a group behind its number.
  private func parts(_ text: String) -> [String] {
    let catalog = format.read(text)
    return zip(catalog.entries, catalog.values).map { entry, value in
      "\(entry.group < 0 ? "" : "\(entry.group + 1) ")\(entry.role.name) \(value)"
    }
  }

  private static let kite =
    "1 alert-title Land the kite? | 1 alert-message The line is wound up. | 1 button Land kite | 1 button Keep flying"

  @Test(arguments: [
    "Land the kite?\nThe line is wound up.\nLand kite\nKeep flying\n",
    "Land the kite?\nThe line is wound up.\n\nLand kite        Keep flying\n",
    "--- 7 wind ---\nLand the kite?\nThe line is wound up.\nLand kite | Keep flying\n",
    "ALERT 2 – Wind\nLand the kite?\nThe line is wound up.\nLand kite\nKeep flying\n",
    "1. Land the kite? – The line is wound up. – Land kite / Keep flying / Cancel\n",
    "#sky-1 / h1: Land the kite?\n#sky-1 / p: The line is wound up.\n#sky-1 / btn: Land kite\n#sky-1 / btn-text: Keep flying\n",
    "Alert / Wind\n  Title\n    Land the kite?\n  Message\n    The line is wound up.\n  Button / Plain\n    Land kite\n"
      + "  Button / Cancel\n    Keep flying\n",
    "h3. Copy\n{quote}\nLand the kite?\nThe line is wound up.\n{quote}\nh3. Buttons\n{{Land kite}} / {{Keep flying}}\n",
    "Título: Land the kite?\nMensaje: The line is wound up.\nBotón principal: Land kite\nBotón secundario: Keep flying\n",
    "[팝업] Land the kite?\n- 문구: The line is wound up.\n- 버튼1: Land kite\n- 버튼2: Keep flying\n",
    "Title:\tLand the kite?<br>\nBody:\t<p>The line is wound up.</p>\nButton:\t<b>Land kite</b>\nButton:\t<i>Keep flying</i>\n",
    "| State | Title | Message | Left | Right |\n|--|--|--|--|--|\n| Gale | Land the kite? | The line is wound up. | Land kite "
      + "| Keep flying |\n| Calm | Wait? | It may rise. | Cancel | Wait |\n",
  ])
  func `The same alert without labels of its own`(text: String) {
    let found = parts(text).prefix(4).joined(separator: " | ")
    #expect(found == Self.kite || found.hasPrefix(Self.kite.prefix(80)))
  }

  @Test(arguments: [
    (
      "Field: Kite | Placeholder: Swift | Help: (none) | Error: Name the kite\n",
      ["label Kite", "label Swift", "text Name the kite"]
    ),
    ("Kites by night      [off]\nWinches             >\n", ["label Kites by night", "label Winches"]),
    ("1안) 연을 내릴까요?\n2안) 줄을 감을까요?\n", ["unknown 연을 내릴까요?", "unknown 줄을 감을까요?"]),
    ("Sky\n  Open…\n  Land kite\n", ["unknown Sky", "unknown Open…", "unknown Land kite"]),
    ("News\n\n- Kites land\n- Lines hold\n", ["unknown News", "text Kites land", "text Lines hold"]),
    ("CTA: Land kite   <- @Mo the verb?\nTitle: Wind\nTODO: a gale\n", ["button Land kite", "alert-title Wind"]),
    (
      "▸ Gale\n  Title: Wind\n  CTA: Land\n▸ Calm\n  Title: Wait?\n  CTA: Wait\n",
      ["1 alert-title Wind", "1 button Land", "2 alert-title Wait?", "2 button Wait"]
    ),
    ("제목(20자): 바람 06:42\n본문(40자): 연을 내려요.\n", ["1 notification-title 바람 06:42", "1 notification-body 연을 내려요."]),
    (
      "Mo  [9:03 AM]\nthe push:\n```\nTitle: Wind at 6\nBody: Land the kite.\n```\nMo  [9:04 AM]\nfine?\n",
      ["1 notification-title Wind at 6", "1 notification-body Land the kite."]
    ),
    (
      "Léa 14 h 07\n« Poser ? »\n« La ligne tient. »\nboutons : « Poser » / « Voler »\n",
      ["1 alert-title Poser ?", "1 alert-message La ligne tient.", "1 button Poser", "1 button Voler"]
    ),
    (
      "BEFORE\nWind! Bad sky.\nOk\n\nAFTER\nWait for less wind\nOK\n",
      ["1 alert-title Wind! Bad sky.", "1 button Ok", "2 alert-title Wait for less wind", "2 button OK"]
    ),
  ])
  func `What stands around copy is none`(text: String, expected: [String]) { #expect(parts(text) == expected) }

  @Test(arguments: ["Kites\nYou can land them later.\nWinches\n", "Sky\nLand the kite\nWind the line\nCancel\n"])
  func `Lines by themselves make no alert`(text: String) { #expect(format.read(text).groups.isEmpty) }

  @Test func `What nothing but its form makes an alert is a guess`() {
    let entries = format.read("Land the kite?\nThe line is wound up.\nLand kite\nKeep flying\n").entries
    #expect(entries.allSatisfy { $0.evidence == .guess })
  }

  @Test func `White space that lays lines out stays where it is`() throws {
    let catalog = format.read("Sky\n  Land kite...\n")
    let entry = try #require(catalog.entries.last)
    let edits = format.edits(for: [Splice(9..<12, "…")], of: entry, in: catalog)
    #expect(catalog.text(after: try #require(edits)) == "Sky\n  Land kite…\n")
  }
}
