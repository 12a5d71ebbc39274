import CopyFiles
import CopyKernel
import CopyModel
import CopyPassage
import CopyProgram
import CopyReporting

/// `copydesk explain`
struct ExplainCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    guard let subject = invocation.operands.first else {
      throw UsageError("explain needs a rule, or a string as FILE:KEY; see copydesk rules")
    }
    if invocation.operands.count > 1 { throw UsageError("explain takes one rule or string at a time") }
    let output = Output()
    let isColored = Coloring.isOn(invocation.color, isTerminal: output.isTerminal)
    let catalogue = RuleCatalogue(
      guide: .hig2022, locale: nil, isColored: isColored,
      houseRules: subject.hasPrefix(HouseRule.prefix) ? try invocation.houseRules : [])
    if !catalogue.hasRule(subject), let address = StringAddress(subject) {
      output.write(try page(of: address, isColored: isColored))
    } else {
      output.write(try page(of: subject, in: catalogue))
    }
    try output.close()
    return 0
  }

  private func page(of address: StringAddress, isColored: Bool) throws -> String {
    var search = invocation
    // As in a run over all that belongs with the file.
    search.operands = [address.path, ProjectFolder.holding(address.path)]
    let input = try Input(search)
    let bytes = try FileReader.read(address.path)
    guard let index = input.files.firstIndex(of: address.path) else {
      throw UsageError(input.failures.first ?? "“\(address.path)” has no keys")
    }
    let base = input.bases[index].flatMap(BaseLibrary().base)
    return try StringExplanationPage(isColored: isColored).text(
      of: address, in: bytes, base: base, plan: input.plan, at: index)
  }

  private func page(of id: String, in catalogue: RuleCatalogue) throws -> String {
    if let page = catalogue.page(of: id) { return page }
    let nearest = RuleCatalogue.nearest(to: id, distance: Nearest.name)
    throw UsageError("no rule is called “\(id)”" + (nearest.map { "; is it \($0)?" } ?? ". See copydesk rules"))
  }
}
