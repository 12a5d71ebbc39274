import CopyConfiguration
import CopyFiles
import CopyKernel
import CopyModel
import CopyReporting

/// `copydesk rules`
struct RulesCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    if let operand = invocation.operands.first {
      throw UsageError("rules lists all; to read about one: copydesk explain \(operand)")
    }
    let output = Output(["json", "jsonl"].contains(invocation.format) ? .data : .text)
    let catalogue = RuleCatalogue(
      guide: invocation.settings.guide, locale: invocation.settings.locale,
      isColored: Coloring.isOn(invocation.color, isTerminal: output.isTerminal),
      houseRules: try invocation.houseRules)
    switch invocation.format {
    case "json": catalogue.json.withUnsafeBufferPointer { output.write(Bytes($0)) }
    case "jsonl": catalogue.jsonLines.withUnsafeBufferPointer { output.write(Bytes($0)) }
    default: output.write(catalogue.list)
    }
    try output.close()
    return 0
  }
}

extension Invocation {
  /// The rules of the project’s own for files in the working folder.
  var houseRules: [HouseRule] {
    get throws {
      var plan = try SettingsPlan(configuration, under: settings)
      try plan.addStandardInput(named: "")
      return plan.houseRules
    }
  }
}
