import CopyFiles
import CopyReporting

/// `copydesk licenses`
struct LicensesCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    if let operand = invocation.operands.first {
      throw UsageError("licenses prints all of them; what is “\(operand)”?")
    }
    let output = Output()
    output.write(Licenses.notice)
    output.write("\n" + Licenses.license)
    try output.close()
    return 0
  }
}
