import CopyModel

/// Names of layers in turn with what is written in them, as design tools hand them over: “Headline”, “Leave?”, “Label text”, “Stay”.
extension PastedText {
  static func withLayers(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    let shown = lines.indices.filter { lines[$0].kind != .blank }
    let start = shown.count % 2
    let names = stride(from: start, to: shown.count, by: 2).map { shown[$0] }
    guard names.count > 1, names.allSatisfy({ mayBeLayer(lines[$0], text) }) else { return lines }
    let labels = names.map { layer(lines[$0], text) }
    let ranks = Set(labels.compactMap { $0?.rank })
    guard ranks.contains(0), ranks.count > 1, areKnown(labels, names, lines, text) else { return lines }
    var read = lines
    for (index, label) in zip(names, labels) { read[index].kind = .bareLabel(label ?? .button) }
    for index in shown[start...] where !names.contains(index) {
      (read[index].kind, read[index].buttons) = (.text, [])
      (read[index].words, read[index].copy) = (0..<0, CopyMarks(text).bared(read[index].whole))
    }
    if start > 0 { read[shown[0]].kind = .remark }
    return read
  }

  /// Whether all names are those of parts, but for one that comes back below them, as that of buttons does.
  private static func areKnown(
    _ labels: [CopyLabel?], _ names: [Int], _ lines: [CopyLine], _ text: Bytes
  ) -> Bool {
    let rest = labels.drop { $0 != nil }
    guard let first = rest.indices.first else { return true }
    let words = names[first...].map { text.slice(lines[$0].whole).text }
    return rest.allSatisfy { $0 == nil } && (2...3).contains(rest.count) && Set(words).count == 1
  }

  private static func layer(_ line: CopyLine, _ text: Bytes) -> CopyLabel? {
    if case .bareLabel(let label) = line.kind { return label }
    let words = text.slice(line.whole)
    let label = CopyLabel(words) ?? CopyLabel.last(ofPath: words)
    return label?.isPart == true ? label : nil
  }

  /// Whether the line is as short as a name, and nothing of a sentence or a label.
  private static func mayBeLayer(_ line: CopyLine, _ text: Bytes) -> Bool {
    let longest = 32
    switch line.kind {
    case .text, .bareLabel, .remark, .heading, .buttons(isSure: false): break
    default: return false
    }
    guard line.whole.count <= longest, !line.isBullet, let last = text[line.whole].last,
      // “Status: draft” says something of the copy.
      !text[line.whole].contains(UInt8(ascii: ":"))
    else { return false }
    return !".?!:,;…".utf8.contains(last) && last < 0x80
  }
}
