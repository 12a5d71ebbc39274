import Testing

@testable import CopyReview
@testable import CopyRewriting

/// Sheets that only ask to choose: what their buttons act on, or what the message names, is their title.
@Suite struct SheetObjectTests {
  @Test(arguments: [
    // What all buttons have in common is said once.
    (
      "Action sheet\nTitle: Actions\nButtons: Mute North Pier Choir, Leave North Pier Choir, Close", "en",
      "North Pier Choir / – / Mute Choir / Leave Choir / Cancel [cancel]"
    ),
    // A plea to choose is no title, in whatever words.
    (
      "Action sheet\nTitle: What now?\nMessage: Select one of the options below for the boat “Ana”.\nButtons: Paint, Sell, Back",
      "en", "Boat “Ana” / – / Paint / Sell / Cancel [cancel]"
    ),
    (
      "Action sheet\nTitle: Please select\nMessage: Choose a source for the picture of your boat\nButtons: TAKE A PHOTO, REMOVE CURRENT PHOTO, CLOSE",
      "en", "Picture of Your Boat / – / Remove Current Photo [destructive] / Take a Photo / Cancel [cancel]"
    ),
    (
      "Action sheet\nTitle: Bitte wählen\nMessage: Was möchtest du mit der Fähre „Ana“ machen?\nButtons: streichen, verkaufen, Zurück",
      "de", "Fähre „Ana“ / – / Streichen / Verkaufen / Abbrechen [cancel]"
    ),
    (
      "Action sheet\nTitle: 작업 선택\nMessage: ‘아나’ 배에 대해 원하시는 작업을 선택해 주세요.\nButtons: 이름 변경하기, 팔기, 닫기", "ko",
      "‘아나’ 배 / – / 이름 변경 / 팔기 / 취소 [cancel]"
    ),
  ])
  func whatASheetIsAboutIsItsTitle(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try StyledProposal.first(block, language) == expected)
  }
}
