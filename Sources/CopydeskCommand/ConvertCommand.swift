import CopyFiles
import CopyModel
import CopyReporting
import CopyReview

/// `copydesk convert`
struct ConvertCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    guard let style = invocation.conversion.flatMap(StyleConverter.Style.init) else {
      throw UsageError("convert needs --to title or --to sentence")
    }
    if let path = invocation.operands.first { throw UsageError("convert reads standard input; what is “\(path)”?") }
    let converter = try StyleConverter(to: style, locale: invocation.settings.locale ?? .english)
    let output = Output(.data)
    try StandardInputLines.read { line, isEnded in
      output.write(converter.convert(line) + (isEnded ? "\n" : ""))
    } rest: {
      // Whoever waits for the answer to one line gets it before the next.
      output.flush()
      return !output.isAbandoned
    }
    try output.close()
    return 0
  }
}
