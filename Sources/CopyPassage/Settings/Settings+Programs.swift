import CopyProgram

extension Settings {
  /// The formats of programs, one for each dialect, where it is known what catalogues have; none otherwise.
  package var programs: [ProgramFormat] {
    guard let covered else { return [] }
    return ProgramDialect.allCases.map {
      ProgramFormat($0, wrappers: wrappers, covered: covered, readings: readings)
    }
  }
}
