import Testing

@testable import CopyFiles
@testable import CopyKernel
@testable import CopyReporting

@Suite struct SummaryLineTests {
  private func line(_ change: (inout Summary) -> Void) -> String {
    var summary = Summary()
    (summary.files, summary.strings) = (1, 1)
    change(&summary)
    return SummaryLine.text(summary, TerminalStyle(isColored: false))
  }

  @Test func oneAndMany() {
    #expect(line { $0.files = 2 } == "2 files, 1 string: nothing to say")
    #expect(line { $0.errors = 1 } == "1 file, 1 string: 1 error")
    #expect(line { ($0.strings, $0.notes) = (1_234_567, 1_000) } == "1 file, 1,234,567 strings: 1,000 notes")
    #expect(line { ($0.errors, $0.warnings, $0.notes) = (2, 1, 3) } == "1 file, 1 string: 2 errors, 1 warning, 3 notes")
    #expect(line { ($0.malformed, $0.warnings) = (1, 2) } == "1 file, 1 string: 1 malformed place, 2 warnings")
  }

  @Test func nothingRead() { #expect(line { ($0.files, $0.strings) = (0, 0) } == "No file was checked") }

  @Test func edits() {
    #expect(line { ($0.warnings, $0.settled) = (3, 2) } == "1 file, 1 string: 3 warnings (--fix settles 2)")
    #expect(line { $0.edits = 1 } == "1 file, 1 string: 1 edit made, nothing left to say")
    #expect(line { ($0.edits, $0.errors) = (2, 1) } == "1 file, 1 string: 2 edits made, 1 error left")
  }

  @Test func reaching() {
    var summary = Summary()
    #expect(!summary.reaches(.note))
    summary.notes = 1
    #expect(summary.reaches(.note) && !summary.reaches(.warning))
    summary.warnings = 1
    #expect(summary.reaches(.warning) && !summary.reaches(.error))
    summary.errors = 1
    #expect(summary.reaches(.error) && !summary.reaches(.off))
  }
}
