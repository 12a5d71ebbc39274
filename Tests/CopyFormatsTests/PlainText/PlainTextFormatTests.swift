import CopyFormats
import CopyModel
import Testing

@Suite struct PlainTextFormatTests {
  private let format = PlainTextFormat()

  /// Each entry as role, value and style.
  private func lines(_ catalog: Catalog) -> [String] {
    zip(catalog.entries, catalog.values).map { entry, value in
      var line = "\(entry.role.name): \(value)"
      if entry.style.contains(.declared) { line += " \(entry.style.names)" }
      return line
    }
  }

  @Test func eachLineIsAString() {
    let catalog = format.read("Delete Photo?\r\n\r\n \t\nCancel \n이름: 값\nlast\r")
    #expect(catalog.values == ["Delete Photo?", "Cancel ", "이름: 값", "last\r"])
    #expect(catalog.entries.allSatisfy { $0.role == .unknown && $0.evidence == .none && $0.group < 0 })
    #expect(catalog.problems.isEmpty)
  }

  /// A line beside blocks is none of the copy.
  @Test func aBlockNamesItsParts() {
    let catalog = format.read(
      "Title: Delete this photo?\nMessage: This can’t be undone.\nButtons: Cancel*, Delete!\n\nplain\n\n"
        + "NOTIFICATION  title:x\n\nnotification Title: Backup: done\nBody：All is well.\nActions: Show [default], Later\n"
        + "Preview: New message\n")
    #expect(
      lines(catalog) == [
        "alert-title: Delete this photo?", "alert-message: This can’t be undone.", "button: Cancel [\"default\"]",
        "button: Delete [\"destructive\"]", "notification-title: x",
        "notification-title: Backup: done", "notification-body: All is well.",
        "notification-action: Show [\"default\"]",
        "notification-action: Later", "notification-preview: New message",
      ])
    #expect(catalog.groups.map(\.name) == ["1", "2"])
    #expect(catalog.groups.map(\.kind) == [.alert, .notification])
    #expect(catalog.entries.map(\.group) == [0, 0, 0, 0, -1, 1, 1, 1, 1, 1])
    #expect(catalog.entries.map(\.evidence) == catalog.entries.map { $0.role == .unknown ? .none : .explicit })
    #expect(catalog.problems.isEmpty)
  }

  @Test func koreanNamesWorkAsWell() {
    let catalog = format.read("제목: 사진을 삭제할까요?\n메시지：되돌릴 수 없습니다.\n버튼: 취소、삭제!\n\n알림 제목: 백업\n본문: 끝\n동작: 보기，닫기")
    #expect(
      lines(catalog) == [
        "alert-title: 사진을 삭제할까요?", "alert-message: 되돌릴 수 없습니다.", "button: 취소", "button: 삭제 [\"destructive\"]",
        "notification-title: 백업", "notification-body: 끝", "notification-action: 보기", "notification-action: 닫기",
      ])
  }

  @Test func colonsAreCopyOutsideBlocks() {
    let catalog = format.read("Note: this can’t be undone\nTitle: not the first line\n\nhttps://example.com\n")
    #expect(catalog.values == ["Note: this can’t be undone", "Title: not the first line", "https://example.com"])
    #expect(catalog.groups.isEmpty && catalog.problems.isEmpty && catalog.shape == nil)
  }

  @Test func linesWithoutANameGoOnWithThePart() {
    let catalog = format.read(
      "  Title: One\n  two\r\n     Note: three \n  Message:\n  Four at 5:30\n  Buttons: A,\n  B\n")
    #expect(
      lines(catalog) == ["alert-title: One\ntwo\nNote: three", "alert-message: Four at 5:30", "button: A", "button: B"])
    let title = catalog.entries[0]
    #expect(catalog.written(at: catalog.span(of: 3..<4, in: title)) == "\n  ")
    #expect(catalog.written(at: catalog.span(of: 7..<8, in: title)) == "\r\n     ")
    #expect(catalog.written(at: catalog.span(of: 8..<12, in: title)) == "Note")
    #expect(catalog.problems.isEmpty)
  }

  /// A name that nobody knows stops nothing, and what follows it is a string by itself.
  @Test func namesThatNobodyKnowsStopNothing() {
    let catalog = format.read("Title: A\nMesage: b\nmore of b\nMood: c\nButtons: OK\n")
    #expect(lines(catalog) == ["alert-title: A", "alert-message: b\nmore of b", "button: OK", "text: c"])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.shape?.contains("“Mood”") ?? false)
  }

  @Test func aSecondTitleBeginsAnotherAlert() {
    let catalog = format.read("Title: A\nTitle: B\n")
    #expect(catalog.values == ["A", "B"])
    #expect(catalog.entries.map(\.group) == [-1, -1])
    #expect(catalog.problems.isEmpty)
  }

  /// `Title` says either; of a message and a body in one block the first is the message.
  @Test func aBodyMakesANotification() {
    let catalog = format.read("Title: A\nBody: b\n\nTitle: A\nMessage: m\nBody: b\n")
    #expect(
      lines(catalog) == [
        "notification-title: A", "notification-body: b", "alert-title: A", "alert-message: m", "unknown: b",
      ])
    #expect(catalog.problems.isEmpty)
  }

  @Test func partsWithoutWordsAreLeftOut() {
    let catalog = format.read("Title:\nButtons: , ,\n")
    #expect(catalog.entries.isEmpty && catalog.groups.isEmpty && catalog.problems.isEmpty)
  }
}
