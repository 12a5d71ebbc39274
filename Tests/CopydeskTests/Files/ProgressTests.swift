import Testing

@testable import CopyFiles

@Suite struct ProgressTests {
  /// What reaches the screen when files take `steps` each.
  private static func screen(_ steps: [Duration], total: Int, isShown: Bool = true) -> [String] {
    var (lines, time) = ([String](), Duration.zero)
    let progress = Progress(total: total, isShown: isShown, now: { time }, write: { lines.append($0) })
    for step in steps {
      time += step
      progress.advance()
    }
    progress.erase()
    progress.erase()
    return lines
  }

  @Test func aShortRunShowsNothing() {
    #expect(Self.screen(Array(repeating: .milliseconds(4), count: 100), total: 100).isEmpty)
  }

  @Test func aLongRunShowsALineAndErasesIt() {
    let erasure = TerminalControl.eraseLine
    let lines = Self.screen([.seconds(1)], total: 3021)
    #expect(lines == ["\(erasure)Reading 1 of 3,021 files", erasure])
    #expect(Self.screen([.seconds(1)], total: 1).first == "\(erasure)Reading 1 of 1 file")
  }

  @Test func theLineIsNotWrittenForEachFile() {
    // 0.5 s through 2 s, ten times a second, and once erased.
    #expect(Self.screen(Array(repeating: .milliseconds(1), count: 2000), total: 2000).count == 17)
  }

  @Test func withoutATerminalNothingIsWritten() {
    #expect(Self.screen([.seconds(9)], total: 5, isShown: false).isEmpty)
  }

  @Test(arguments: [0: "0", 999: "999", 1000: "1,000", 12_345: "12,345", 1_204_000: "1,204,000"])
  func grouping(number: Int, text: String) {
    #expect(Progress.grouped(number) == text)
  }
}
