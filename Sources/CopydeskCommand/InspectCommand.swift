import CopyConfiguration
import CopyFiles
import CopyModel
import CopyPassage
import CopyReporting
import CopyReview

/// `copydesk inspect`
struct InspectCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    let input = try Input(invocation)
    let format = invocation.format ?? "human"
    let output = try Output(path: invocation.output, format == "human" ? .text : .data)
    let isColored = Coloring.isOn(invocation.color, isTerminal: output.isTerminal)
    var printer = InspectionPrinter(format: format, isColored: isColored)
    var hasFailed = !input.failures.isEmpty
    for failure in input.failures { complain(failure) }
    output.write(printer.begin())
    let take = { (inspection: Inspection) in
      output.write(printer.print(inspection.records))
      for complaint in inspection.complaints { complain(complaint) }
      if !inspection.complaints.isEmpty { hasFailed = true }
      return !output.isAbandoned
    }
    if input.readsStandardInput { try inspectStandardInput(input, take) } else { inspect(input, take) }
    output.write(printer.end())
    try output.close()
    return hasFailed ? 2 : 0
  }

  private func inspectStandardInput(_ input: Input, _ take: (Inspection) -> Bool) throws {
    let (inspector, name) = (try Inspector(settings: input.plan[0]), input.standardInputName)
    guard CatalogReader.isStream(name) else {
      let base = input.bases[0].flatMap(BaseLibrary().base)
      return _ = take(try inspector.inspect(input.readStandardInput(), path: name, base: base))
    }
    var stream = StandardInputStream(name: name)
    while let catalog = try stream.next() {
      if !take(inspector.inspect(catalog)) { return }
    }
  }

  /// Catalogues come first, and behind them what programs have that no catalogue has.
  private func inspect(_ input: Input, _ take: (Inspection) -> Bool) {
    var known = KnownCopy()
    inspect(input.plan, input.bases) {
      known.add($0.copy)
      return take($0)
    }
    guard var programs = input.programs else { return }
    programs.add(covered: known)
    inspect(programs, Array(repeating: nil, count: programs.files.count), take)
  }

  private func inspect(_ plan: SettingsPlan, _ bases: [String?], _ take: (Inspection) -> Bool) {
    let (files, library) = (plan.files, BaseLibrary())
    Workers.run(
      count: files.count, jobs: invocation.jobs ?? Processors.count,
      makeState: { PlannedWorkers(plan, make: Inspector.init) },
      work: { inspectors, index in
        let base = bases[index].flatMap(library.base)
        return Self.inspection(of: files[index], base: base, Result { try inspectors.worker(for: index) })
      },
      consume: { _, inspection in _ = take(inspection) })
  }

  private static func inspection(of path: String, base: BaseCatalog?, _ inspector: Result<Inspector, any Error>)
    -> Inspection
  {
    do {
      return try inspector.get().inspect(FileReader.read(path), path: path, base: base)
    } catch {
      return Inspection(complaints: ["\(error)"])
    }
  }

  private func complain(_ text: String) { StandardError.complain(text) }
}

extension Output {
  fileprivate func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write(Bytes($0)) } }
}
