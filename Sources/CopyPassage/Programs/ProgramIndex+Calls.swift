package import CopyKernel
package import CopyModel
package import CopyProgram

extension ProgramIndex {
  /// The file of a call that a finding points at, and the place of its name; nil for a finding about copy.
  package func call(_ call: FindingCall) -> (path: String, place: ProgramPlace)? {
    switch call {
    case .none: nil
    case .site(let index): (sites[Int(index)].path, sites[Int(index)].call)
    case .set(let index): (sets[Int(index)].path, sets[Int(index)].facts.call)
    }
  }
}

extension Place {
  /// A name, which is never longer than its line.
  package init(_ place: ProgramPlace) {
    let (line, column) = (Int(place.line), Int(place.column))
    self.init(
      span: ByteSpan(offset: Int(place.offset), length: Int(place.length)), line: line, column: column, endLine: line,
      endColumn: column + Int(place.scalars))
  }
}
