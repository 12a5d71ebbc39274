import CopyText
import Testing

@Suite("The mark at the end")
struct TerminalTests {
  @Test(
    "Marks of all scripts are known",
    arguments: [
      ("en", "Done", Terminal.none), ("en", "Done.", .period), ("en", "Done?", .question),
      ("en", "Done!", .exclamation),
      ("en", "Saving…", .ellipsis), ("en", "Saving...", .ellipsis), ("en", "Name:", .colon), ("en", "First,", .other),
      ("en", "He said “Stop.”", .period), ("en", "Delete “Plan B”?", .question), ("en", "(Read this.)", .period),
      ("en", "Can’t send. %@", .period), ("en", "Can’t send: %@", .none), ("en", "Great! 🎉", .exclamation),
      ("en", "The date is past :)", .none), ("en", "The date is past. ;-)", .period), ("en", "Set (default:)", .colon),
      ("en", "<b>Stop.</b>", .period), ("en", "Open report.pdf", .none), ("en", "", .none), ("en", "%@.", .period),
      ("el", "Διαγραφή;", .question), ("el", "Διαγραφή.", .period), ("en", "Wait;", .other),
      ("hy", "Ջնջե՞լ", .question), ("hy", "Ջնջված է։", .period),
      ("th", "ลบรูปภาพ", .none), ("th", "ลบรูปภาพ ฯ", .none),
      ("es", "¿Borrar?", .question), ("es", "¡Listo!", .exclamation),
      ("ja", "削除しますか？", .question), ("ja", "削除しました。", .period), ("zh", "已完成！", .exclamation),
      ("ja", "「完了。」", .period), ("zh", "姓名：", .colon),
      ("hi", "हटाएँ?", .question), ("hi", "हटाया गया।", .period),
      ("ar", "هل تريد الحذف؟", .question), ("ur", "مکمل۔", .period),
      ("am", "ተጠናቋል።", .period), ("am", "ይሰረዝ፧", .question), ("ko", "삭제할까요?", .question), ("km", "រួចរាល់។", .period),
    ])
  func marks(_ locale: String, _ text: String, _ terminal: Terminal) {
    #expect(Sample(text, locale: locale).analysis.terminal == terminal)
  }

  @Test(
    "The range is the mark, or the place for one",
    arguments: [
      ("Done.", 4..<5), ("Done", 4..<4), ("Done ", 4..<4), ("Say “Go”", 12..<12), ("Saving...", 6..<9),
      ("Stop.”", 4..<5),
      ("Great 🎉", 5..<5), ("Great :)", 5..<5),
    ])
  func ranges(_ text: String, _ range: Range<Int>) {
    #expect(Sample(text).analysis.terminalRange == range)
  }
}
