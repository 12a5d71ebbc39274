import CopyModel
import CopySyntax

/// Calls that show an error by itself: `NSAlert(error: error)`.
extension FlowReader {
  private static let description = CallRow.hash("errorDescription")
  private static let suggestion = CallRow.hash("recoverySuggestion")

  /// Of an error its description is the title; on a Mac its suggestion stands below.
  mutating func present(_ row: CallRow, _ site: FlowSite, _ taken: FlowTaken) {
    guard let index = site.arguments.indices.first(where: { site.isAt(row.place, $0) }) else { return }
    facts.errorTitles += 1
    let node = site.arguments[index].node
    var error = FlowValue.unknown
    inert { error = $0.evaluate(node) }
    show(Self.description, of: error, as: .alertTitle, site, taken)
    if row.platforms == PlatformSet(.macos) { show(Self.suggestion, of: error, as: .alertMessage, site, taken) }
  }

  private mutating func show(
    _ property: UInt64, of error: FlowValue, as role: Role, _ site: FlowSite, _ taken: FlowTaken
  ) {
    let place = place(site.nameRange)
    let use = ProgramUse(role: role, set: taken.own ?? -1, line: place.line, call: place)
    function.sinks.append(
      FlowSink(
        value: .member(error, property, named: ProgramCopy()), use: use, order: place.offset,
        conditions: context.conditions))
  }
}
