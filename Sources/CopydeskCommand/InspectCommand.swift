import CopyModel
import Copydesk

/// `copydesk inspect`
struct InspectCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    let input = try Input(invocation)
    let output = try invocation.output.map { path throws(FileError) in try Output(path: path) } ?? Output()
    let isColored = Coloring.isOn(invocation.color, isTerminal: output.isTerminal)
    var printer = InspectionPrinter(format: invocation.format ?? "human", isColored: isColored)
    let inspector = try Inspector(settings: invocation.settings)
    for failure in input.failures { StandardError.write("copydesk: \(failure)\n") }
    output.write(printer.begin())
    var hasFailed = !input.failures.isEmpty
    if input.readsStandardInput {
      try inspectStandardInput(input, inspector) { output.write(printer.print($0)) }
    }
    for path in input.files {
      do {
        output.write(printer.print(try inspector.inspect(FileReader.read(path), path: path)))
      } catch {
        hasFailed = true
        StandardError.write("copydesk: \(error)\n")
      }
    }
    output.write(printer.end())
    try output.close()
    return hasFailed ? 2 : 0
  }

  private func inspectStandardInput(
    _ input: Input, _ inspector: Inspector, print: ([InspectionRecord]) -> Void
  ) throws {
    guard FileReviewer.isStream(input.standardInputName) else {
      return print(try inspector.inspect(input.readStandardInput(), path: input.standardInputName))
    }
    var stream = StandardInputStream(name: input.standardInputName)
    while let catalog = try stream.next() { print(try inspector.inspect(catalog)) }
  }
}

extension Output {
  fileprivate func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0) } }
}
