import CopyConfiguration
import CopyFiles
import CopyModel
import CopyPassage
import CopyReporting
import CopyReview

/// `copydesk preview`
struct PreviewCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    let input = try Input(invocation)
    for failure in input.failures { StandardError.complain(failure) }
    var hasFailed = !input.failures.isEmpty
    let output = try Output(path: invocation.output, isPage ? .data : .text)
    let isColored = Coloring.isOn(invocation.color, isTerminal: output.isTerminal)
    var (all, isEmpty) = ([PreviewCard](), true)
    let take = { (cards: [PreviewCard]) in
      isEmpty = isEmpty && cards.isEmpty
      if isPage {
        all += cards
      } else {
        for card in cards { output.write(TerminalPreview(isColored: isColored).text(of: card)) }
      }
    }
    if input.readsStandardInput {
      let previewer = try Previewer(settings: input.plan[0])
      let base = input.bases[0].flatMap(BaseLibrary().base)
      take(try previewer.preview(input.readStandardInput(), path: input.standardInputName, base: base).cards)
    } else {
      draw(input, take) { hasFailed = true }
    }
    if isPage { output.write(HTMLPreview(all).page) }
    try output.close()
    if isEmpty, !hasFailed { StandardError.complain(Self.nothingToDraw) }
    return hasFailed ? 2 : 0
  }

  private static let nothingToDraw =
    "Nothing to draw: no alert or notification is known here. Name the keys of alerts under “sets” in .copydesk.yml; "
    + "copydesk init shows how"

  private var isPage: Bool { invocation.format == "html" }

  /// Catalogues come first, and behind them what programs have that no catalogue has.
  private func draw(_ input: Input, _ take: ([PreviewCard]) -> Void, fail: () -> Void) {
    var known = KnownCopy()
    let note = { (preview: Preview) in
      known.add(preview.copy)
      take(preview.cards)
    }
    draw(input.plan, input.bases, note, fail)
    guard var programs = input.programs else { return }
    programs.add(covered: known)
    draw(programs, Array(repeating: nil, count: programs.files.count), note, fail)
  }

  private func draw(
    _ plan: SettingsPlan, _ bases: [String?], _ take: (Preview) -> Void, _ fail: () -> Void
  ) {
    let (files, library) = (plan.files, BaseLibrary())
    Workers.run(
      count: files.count, jobs: invocation.jobs ?? Processors.count,
      makeState: { PlannedWorkers(plan, make: Previewer.init) },
      work: { previewers, index in
        Result {
          try previewers.worker(for: index).preview(
            FileReader.read(files[index]), path: files[index], base: bases[index].flatMap(library.base))
        }
      },
      consume: { _, result in
        switch result {
        case .success(let preview): take(preview)
        case .failure(let error):
          StandardError.complain(error)
          fail()
        }
      })
  }
}
