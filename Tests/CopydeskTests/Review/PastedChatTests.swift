import CopyModel
import CopyPassage
import TestSupport
import Testing

/// What chats export: who speaks, and when, is no copy, and neither is what they ask.
@Suite struct PastedChatTests {
  private static let kite = [
    "alert-title Land the kite?", "alert-message The line is wet.", "button Land", "button Cancel",
  ]

  @Test(arguments: [
    "mo  3:12 PM\ncan you read this\n> Land the kite?\n> The line is wet.\n> [Land] [Cancel]\nada  3:14 PM\nfine by me\n",
    "Mo Berg\n3:12 PM\nCould you read the copy below?\nTitle: Land the kite?\nMessage: The line is wet.\nButtons: Land / Cancel\n"
      + "Ada Lund\n3:14 PM\nfine by me\n",
    "2031. 2. 3. 오후 3:12, 모아 : 문구 좀 봐주세요\n2031. 2. 3. 오후 3:12, 모아 : 제목: Land the kite?\n내용: The line is wet.\n"
      + "버튼: Land / Cancel\n2031. 2. 3. 오후 3:14, 아다 : 네네\n",
    "03/02/31, 15:12 - Mo: is this fine?\n03/02/31, 15:12 - Mo: Title: Land the kite?\nMessage: The line is wet.\n"
      + "Buttons: Land / Cancel\n03/02/31, 15:14 - Ada: sure\n",
    "[모아] [오후 3:12] 아래 팝업 문구 좀 봐주세요\n[모아] [오후 3:13] Land the kite?\n[모아] [오후 3:13] The line is wet.\n"
      + "[모아] [오후 3:13] Land / Cancel\n[아다] [오후 3:14] 네네\n",
  ])
  func `Names and times of a chat are no labels`(text: String) { #expect(PastedParts.read(text) == Self.kite) }

  @Test func `Rows of a chat between tabs are no table`() {
    let text = "15:12\t田中\tこの文言で大丈夫ですか？\n15:12\t田中\t「凧を下ろしますか？」\n15:14\t佐藤\tいいと思います\n"
    #expect(PastedParts.read(text) == ["unknown 凧を下ろしますか？"])
  }
}
