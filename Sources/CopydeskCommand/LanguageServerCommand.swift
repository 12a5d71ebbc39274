import CopyFiles
import CopyKernel
import CopyModel
import CopyReporting
import CopyReview
import CopydeskLanguageServer

/// `copydesk lsp`
struct LanguageServerCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Serves until the client ends it. Everything but messages goes to standard error.
  func run() throws -> Int32 {
    guard invocation.operands.isEmpty else { throw UsageError("lsp takes no paths; the editor names the files") }
    if let unknown = invocation.settings.unknownRules.first {
      let nearest = RuleCatalogue.nearest(to: unknown, distance: Nearest.name)
      throw UsageError("no rule is called “\(unknown)”" + (nearest.map { "; is it \($0)?" } ?? ". See copydesk rules"))
    }
    if Terminal.isTerminal(0) { StandardError.write(Self.invitation) }
    var scope = ReviewScope()
    scope.baseline = try invocation.baseline.map(KnownFindings.init)?.prints
    let options = ServerOptions(
      settings: invocation.settings, configuration: invocation.configuration, scope: scope,
      base: invocation.base.map(ReportPath.absolute), readsPrograms: invocation.readsPrograms)
    return try LanguageServerProcess.run(options) { StandardError.complain($0, from: "copydesk lsp") }
  }

  /// For somebody who started it by hand.
  private static let invitation = """
    This speaks with editors, in messages of the Language Server Protocol. How to set one up: Documentation/Editors.md.
    Control-D ends it.

    """
}
