import CopyModel
import Copydesk

/// `copydesk explain`
struct ExplainCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    guard let id = invocation.operands.first else { throw UsageError("explain needs a rule; see copydesk rules") }
    if invocation.operands.count > 1 { throw UsageError("explain takes one rule at a time") }
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
