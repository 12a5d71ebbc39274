package import CopyPassage

/// Has a worker for each settings of a run, made at the first need. One for each thread.
package struct PlannedWorkers<Worker> {
  private let plan: SettingsPlan
  private let make: (Settings) throws -> Worker
  private var workers: [Result<Worker, any Error>?]

  package init(_ plan: SettingsPlan, make: @escaping (Settings) throws -> Worker) {
    self.plan = plan
    self.make = make
    workers = Array(repeating: nil, count: plan.settings.count)
  }

  /// The worker for the file at `index` of the plan.
  package mutating func worker(for index: Int) throws -> Worker {
    let choice = plan.choices[index]
    let worker = workers[choice] ?? Result { try make(plan.settings[choice]) }
    workers[choice] = worker
    return try worker.get()
  }
}
