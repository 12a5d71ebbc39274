import CopyConfiguration
import CopyFiles

/// `copydesk init`
struct InitCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    if let operand = invocation.operands.first {
      throw UsageError("init writes into the working folder; what is “\(operand)”?")
    }
    let output = Output()
    if invocation.printsSchema {
      output.write(ConfigurationSchema.text)
    } else {
      try ConfigurationTemplate.write()
      output.write("\(ConfigurationTemplate.fileName) is written; each line tells what it is for\n")
    }
    try output.close()
    return 0
  }
}
