import CopyModel

/// What stands below a heading that names a part is that part, whatever its words name.
extension PastedText {
  /// The lines with those as text that are the copy of a part named above them: “Remove button” below “### Buttons”.
  static func belowHeadings(_ lines: [CopyLine]) -> [CopyLine] {
    guard lines.contains(where: \.isHeading) else { return lines }
    var (read, isNamed) = (lines, false)
    for index in lines.indices {
      let line = lines[index]
      if line.isHeading, case .bareLabel(let label) = line.kind {
        isNamed = label.isPart
        continue
      }
      if line.kind == .blank || line.isHeading { isNamed = false }
      guard isNamed else { continue }
      switch line.kind {
      case .bareLabel, .remark:
        (read[index].kind, read[index].copy) = (.text, line.whole)
        read[index].words = line.whole.lowerBound..<line.whole.lowerBound
      default: break
      }
    }
    return read
  }
}
