import Foundation
import PackagePlugin

/// `swift package copydesk-fix`: makes the edits to the copy of a package that keep its meaning. Reviewing needs no leave to
/// write, and so is a command of its own, `CopydeskPlugin`.
@main
struct CopydeskFixPlugin: CommandPlugin {
  /// The command found faults that it can’t mend, or failed; what it printed says which.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "CopydeskCommand").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["--fix"] + (arguments.isEmpty ? ["."] : arguments)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "copydesk ended with status \(process.terminationStatus)")
    }
  }
}
