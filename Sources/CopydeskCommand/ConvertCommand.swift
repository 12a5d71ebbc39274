import CopyModel
import Copydesk

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
    let (input, output) = (try FileReader.readStandardInput(), Output())
    var rest = input.bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A) ?? rest.count
      output.write(try converter.convert(rest.slice(0..<end)) + (end < rest.count ? "\n" : ""))
      rest = end < rest.count ? rest.slice(from: end + 1) : rest.slice(from: rest.count)
    }
    try output.close()
    return 0
  }
}
