import CopyFormats
import CopyModel
import Testing

@Suite struct JSONLinesGroupTests {
  private let format = JSONLinesFormat()

  private func line(_ value: String, group: String?, role: Role = .button) -> String {
    let group = group.map { ",\"group\":\"\($0)\"" } ?? ""
    return "{\"value\":\"\(value)\",\"role\":\"\(role.name)\"\(group)}\n"
  }

  @Test func objectsInARowMakeAGroup() {
    let catalog = format.read(
      line("T", group: "a", role: .alertTitle) + "\n" + line("B", group: "\\u0061") + line("x", group: nil)
        + line("N", group: "b", role: .notificationBody) + line("y", group: ""))
    #expect(catalog.groupLines == ["alert a: T | B", "notification b: N"])
    #expect(catalog.entries.map(\.group) == [0, 0, -1, 1, -1])
    #expect(catalog.problems.isEmpty)
  }

  /// Half a group would be judged as an alert without its title, so its late objects stand alone.
  @Test func aGroupThatComesBackIsReported() {
    let catalog = format.read(
      line("1", group: "a") + line("2", group: "b") + line("3", group: "a") + line("4", group: "a"))
    #expect(catalog.groupLines == ["alert a: 1", "alert b: 2"])
    #expect(catalog.entries.map(\.group) == [0, 1, -1, -1])
    #expect(catalog.problemLines == ["⟦a⟧ Group “a” has ended before. Put its objects one after another."])
  }

  @Test func linesWithoutAnObjectTearNoGroup() {
    let catalog = format.read(line("1", group: "a") + "nonsense\n\n" + line("2", group: "a"))
    #expect(catalog.groupLines == ["alert a: 1 | 2"])
  }

  @Test func anObjectWithoutValueStillEndsAGroup() {
    let catalog = format.read(line("1", group: "a") + "{\"group\":\"b\"}\n" + line("2", group: "a"))
    #expect(catalog.groupLines == ["alert a: 1"])
    #expect(catalog.problems.count == 2)
  }
}
