import Foundation
import PackagePlugin

/// `swift package copydesk`: reviews the copy of a package, with the arguments of the command.
@main
struct CopydeskPlugin: CommandPlugin {
  /// The command found faults, or failed; what it printed says which.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "CopydeskCommand").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments.isEmpty ? ["."] : arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "copydesk ended with status \(process.terminationStatus)")
    }
  }
}
