import CopyFiles
import CopyModel

/// What each stage may cost, as ARCHITECTURE’s “Speed” says it: multiples of ICU’s word breaking over the same copy in the same
/// run, so that no machine is too slow for it. The page is read, so it can’t say anything else.
struct SpeedBudget {
  private let most: [(stage: String, ratio: Double)]

  init(page path: String) throws {
    let page = try FileReader.read(path)
    let lines = withExtendedLifetime(page) { page.bytes.text }.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { $0 != "| stage | at most |" }.dropFirst(2).prefix { $0.hasPrefix("| ") }
    most = try table.map { line in
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      guard cells.count == 2, let ratio = Double(cells[1]) else { throw Problem("\(path) has no budget in “\(line)”") }
      return (cells[0], ratio)
    }
    if most.isEmpty { throw Problem("\(path) has no table that starts with | stage | at most |") }
  }

  /// Throws where a stage costs more than it may.
  func check(_ ratios: [(stage: String, ratio: Double)]) throws {
    let beyond = try most.compactMap { stage, most in
      guard let ratio = ratios.first(where: { $0.stage == stage })?.ratio else {
        throw Problem("No stage is called “\(stage)”: \(ratios.map(\.stage).joined(separator: ", "))")
      }
      return ratio > most ? "\(stage) costs \(ratio) × the floor, and \(most) is what it may" : nil
    }
    if !beyond.isEmpty { throw Problem("Beyond the budget of ARCHITECTURE.md: " + beyond.joined(separator: "; ")) }
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
