import CopyProgram
import Synchronization

/// The calls of a dialect, read when the first program comes: most runs have none.
final class LateCallTable: Sendable {
  private let dialect: ProgramDialect
  private let wrappers: [String]
  private let table = Mutex<CallTable?>(nil)

  init(_ dialect: ProgramDialect, wrappers: [String]) { (self.dialect, self.wrappers) = (dialect, wrappers) }

  /// The table, read by the first who asks.
  var value: CallTable {
    table.withLock { known in
      let table = known ?? CallTable(CallTable.embeddedText, for: dialect, wrappers: wrappers)
      known = table
      return table
    }
  }
}
