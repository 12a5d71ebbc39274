import CopyModel
import Copydesk

/// `copydesk rules`
struct RulesCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    let output = Output()
    let catalogue = RuleCatalogue(
      guide: invocation.settings.guide, locale: invocation.settings.locale,
      isColored: Coloring.isOn(invocation.color, isTerminal: output.isTerminal))
    if invocation.format == nil || invocation.format == "human" {
      output.write(catalogue.list)
    } else {
      catalogue.json.withUnsafeBufferPointer { output.write($0) }
    }
    try output.close()
    return 0
  }
}

/// `copydesk explain`
struct ExplainCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    guard let id = invocation.operands.first else { throw UsageError("explain needs a rule; see copydesk rules") }
    let output = Output()
    let isColored = Coloring.isOn(invocation.color, isTerminal: output.isTerminal)
    guard let page = RuleCatalogue(guide: .hig2022, locale: nil, isColored: isColored).page(of: id) else {
      let nearest = RuleCatalogue.nearest(to: id, distance: Nearest.name)
      throw UsageError("no rule is called “\(id)”" + (nearest.map { "; is it \($0)?" } ?? ". See copydesk rules"))
    }
    output.write(page)
    try output.close()
    return 0
  }
}
