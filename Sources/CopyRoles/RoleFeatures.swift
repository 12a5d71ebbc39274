import CopyModel

/// The features of one string by itself; those of `Lexicons/build/rolefeatures.py`, in any order.
struct RoleFeatures {
  let words: RoleString
  let shape: RoleShape
  let cue: RoleCueAnswer

  func add(to sum: inout RoleSum) {
    sum.begin(.value)
    addForm(to: &sum)
    addValue(to: &sum)
    addKey(to: &sum)
    sum.begin(.comment)
    if words.commentBytes.isEmpty {
      sum.add(39, shape.size, shape.end)
    } else if words.isCommentName {
      addCommentName(to: &sum)
    } else {
      addComment(to: &sum)
    }
    sum.begin(.file)
    for word in words.file { sum.add(71, word.hash) }
    addCue(to: &sum)
  }

  private func addForm(to sum: inout RoleSum) {
    guard let last = words.value.last, let first = words.value.first else { return }
    let (size, end, casing) = (shape.size, shape.end, shape.casing)
    let holders = UInt32(min(words.value.count { $0.isPlaceholder }, 2))
    let edges: UInt32 = (first.isPlaceholder ? 2 : 0) + (last.isPlaceholder ? 1 : 0)
    sum.add(41, size)
    sum.add(42, end)
    sum.add(43, size, end)
    sum.add(44, shape.sentences, shape.lines)
    sum.add(48, casing)
    sum.add(49, casing, size)
    sum.add(54, holders, edges, size)
    sum.add(60, casing, size, end)
  }

  private func addValue(to sum: inout RoleSum) {
    let value = words.value
    guard let first = value.first?.hash, let last = value.last?.hash else { return }
    let second = value.count > 1 ? value[1].hash : 0
    sum.add(45, first)
    sum.add(46, first, second)
    sum.add(47, last)
    sum.add(52, first, shape.size)
    sum.add(53, first, shape.end)
    sum.add(55, first, shape.casing)
    sum.add(59, first, second, value.count > 2 ? value[2].hash : 0)
    if value.count <= 4 {
      let whole = value.reduce(0) { FeatureHash.mixed(50, $0, $1.hash) }
      sum.add(50, whole, 1)
      sum.add(50, whole, shape.end, 2)
    }
    for word in value { sum.add(51, word.hash) }
    addPairs(57, of: value, to: &sum)
  }

  private func addPairs(_ kind: UInt32, of words: ContiguousArray<RoleWord>, to sum: inout RoleSum) {
    var index = 1
    while index < words.count {
      sum.add(kind, words[index - 1].hash, words[index].hash)
      index += 1
    }
  }

  private func addKey(to sum: inout RoleSum) {
    let key = words.key
    sum.begin(.keyEnd)
    guard let last = key.last?.hash, let first = key.first?.hash else { return sum.add(12, shape.size, shape.end) }
    let before = key.count > 1 ? key[key.count - 2].hash : 0
    sum.add(1, last)
    sum.add(2, last, before)
    sum.add(7, last, shape.size)
    sum.add(8, last, shape.end)
    sum.add(10, last, isLastApart ? 2 : 1)
    sum.add(14, last, shape.casing, shape.size)
    if key.count > 2 { sum.add(11, last, before, key[key.count - 3].hash) }
    sum.begin(.keyPart)
    sum.add(3, first)
    sum.add(6, UInt32(min(key.count, 8)))
    sum.add(9, before)
    sum.add(13, first, last)
    for word in key.dropLast() {
      sum.add(4, word.hash)
      sum.add(15, word.hash, last)
    }
    addPairs(5, of: key, to: &sum)
  }

  /// A dot stands before the key’s last word.
  private var isLastApart: Bool {
    let key = words.key
    guard key.count > 1 else { return false }
    let gap = key[key.count - 2].range.upperBound..<key[key.count - 1].range.lowerBound
    return words.keyBytes.slice(gap).contains(UInt8(ascii: "."))
  }

  private func addCommentName(to sum: inout RoleSum) {
    guard let last = words.comment.last?.hash else { return }
    sum.add(35, last)
    sum.add(35, last, shape.size + 1)
    for word in words.comment { sum.add(36, word.hash) }
  }

  private func addComment(to sum: inout RoleSum) {
    let (comment, head) = (words.comment, words.head)
    guard let first = comment.first?.hash, let last = comment.last?.hash else { return }
    let top = head > 0 ? comment[head - 1].hash : 0
    sum.add(22, top)
    sum.add(23, top, head > 1 ? comment[head - 2].hash : 0)
    sum.add(24, first)
    sum.add(25, first, comment.count > 1 ? comment[1].hash : 0)
    sum.add(27, last)
    sum.add(28, last, comment.count > 1 ? comment[comment.count - 2].hash : 0)
    sum.add(30, top, shape.size)
    sum.add(31, top, shape.end)
    sum.add(34, RoleShape.size(of: comment.count))
    sum.add(37, first, shape.size)
    sum.add(38, last, shape.size)
    for (number, word) in comment.enumerated() {
      sum.add(21, word.hash)
      if number < head { sum.add(29, word.hash) }
      if number > head, number < head + 6 { sum.add(33, top, word.hash) }
    }
    addPairs(26, of: comment, to: &sum)
  }

  private func addCue(to sum: inout RoleSum) {
    let (role, evidence) = (cue.number, UInt32(cue.evidence.rawValue))
    sum.begin(.cue)
    sum.add(90, role)
    sum.add(91, role, evidence)
    sum.add(92, role, evidence, cue.hundredths)
    sum.add(93, role, shape.size)
    sum.add(94, role, evidence, shape.end + 8 * shape.casing)
    let own = FeatureHash.mixed(95, role, evidence, cue.hundredths)
    sum.add(95, own, words.key.last?.hash ?? 0)
    sum.add(96, own, shape.size)
    sum.add(97, own, shape.end + 8 * shape.casing, shape.size)
  }
}
