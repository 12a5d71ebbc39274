import CopyModel
import TestSupport
import Testing

@testable import CopyKernel

/// An alert put together from faulty parts, as a block of plain text.
struct FaultyAlert: CustomTestStringConvertible, Sendable {
  let block: String
  let placeholders: [String]
  var testDescription: String { block }

  private static let titles = [
    "Error", "Warning!", "Oops!", "Delete Photo", "Are you sure you want to delete “%@”?", "SAVE FAILED", "Storage",
    "You entered the wrong password!", "Unsaved changes", "Upload failed", "Error 5 occurred", "Remove device",
    "%@ couldn't be saved", "Submit", "Sorry, the file is too large", "Sign out", "Cancel download?", "",
  ]
  private static let messages = [
    "Something went wrong.", "Are you sure you want to delete the photo?", "This can't be undone!",
    "Please try again later...", "Your file could not be uploaded because it is too large.", "Tap OK to continue.",
    "Do you want to sign out of %@?", "We couldn't load your messages.", "You must enter a name.", "Continue?",
    "If you don't save, your changes will be lost. Would you like to save?", "THE DISK IS FULL", "Delete 3 item(s)?",
    "",
    "Sorry for the inconvenience. Please contact support.", "An error occurred (code 12).", "Don't worry :)",
  ]
  private static let buttons = [
    "OK", "No, Yes", "Cancel, OK", "Never Mind, Delete", "Got it!", "OK, Cancel", "Cancel, Submit", "Cancel, No, Yes",
    "Dismiss, Remove!", "Cancel, Sign out", "Yes please, No thanks", "Maybe later, Sure", "Okay",
  ]
  private static let koreanTitles = ["오류", "정말로 삭제하시겠습니까?", "로그아웃", "잘못된 암호를 입력하셨습니다", "앗! 죄송합니다", "저장 실패"]
  private static let koreanMessages = [
    "당신의 사진이 사라집니다!", "로그아웃 할까요?", "다시 시도해 주세요", "‘확인’을 누르면 삭제됩니다.", "파일 %@을(를) 열 수 없습니다",
  ]
  private static let koreanButtons = ["확인", "아니요, 예", "닫기, 확인", "취소, 삭제", "네"]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isKorean = random.number(below: 4) == 0
    let (title, message) =
      isKorean
      ? (random.pick(Self.koreanTitles), random.pick(Self.koreanMessages))
      : (random.pick(Self.titles), random.pick(Self.messages))
    let buttons = random.pick(isKorean ? Self.koreanButtons : Self.buttons)
    var lines: [String] = []
    if !title.isEmpty { lines.append((isKorean ? "제목: " : "Title: ") + title) }
    if !message.isEmpty { lines.append((isKorean ? "메시지: " : "Message: ") + message) }
    lines.append((isKorean ? "버튼: " : "Buttons: ") + buttons)
    let text = lines.joined(separator: "\n") + "\n"
    (block, placeholders) = (text, text.contains("%@") ? ["%@"] : [])
  }
}
