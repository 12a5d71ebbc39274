package import CopyModel

/// Reads from a program which strings it shows, as what, and which of them together.
package enum ProgramReader {
  /// What the program `text` shows by itself. What other files add to it, `ProgramIndex` knows.
  package static func facts(of text: Bytes, path: String, _ dialect: ProgramDialect, _ table: CallTable) -> ProgramFacts
  {
    guard let flow = FlowReader.facts(of: text, dialect, table) else {
      return LayoutReader.facts(of: text, path: path, table)
    }
    var facts = ProgramFacts(path: path)
    (facts.flow, facts.imports) = (flow, ProgramImport.all(in: text, dialect))
    facts.text = ProgramReadings.fingerprint(of: text)
    return ProgramIndex.joined([facts])[0]
  }
}
