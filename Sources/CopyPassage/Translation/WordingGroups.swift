package import CopyModel

/// Entries that should be worded alike, gathered by what they stand for; and those of them that most others are not
/// worded like.
package struct WordingGroups {
  private struct Wording {
    let hash: UInt64
    var entries: [Int]
  }

  private var groups: [UInt64: [Wording]] = [:]
  private var order: [UInt64] = []

  package init() {}

  /// - Parameters:
  ///   - subject: what the entry stands for, as a hash.
  ///   - wording: how it says so, as a hash.
  package mutating func add(_ entry: Int, subject: UInt64, wording: UInt64) {
    if groups[subject] == nil { order.append(subject) }
    var wordings = groups[subject, default: []]
    if let index = wordings.firstIndex(where: { $0.hash == wording }) {
      wordings[index].entries.append(entry)
    } else {
      wordings.append(Wording(hash: wording, entries: [entry]))
    }
    groups[subject] = wordings
  }

  /// An entry that is worded otherwise than most of its kind.
  package struct Outlier {
    package let entry: Int
    /// An entry with the usual wording. Of wordings that are as frequent the first one is the usual.
    package let usual: Int
    /// How many have that.
    package let count: Int
    /// Whether it stands at least twice as often as all other wordings, so that those may be slips. Where words are split more
    /// evenly, they mean several things.
    package let isSlip: Bool
  }

  /// Calls `body` with each entry that is worded otherwise than most of its kind, in the order of subjects.
  package func forEachOutlier(_ body: (Outlier) -> Void) {
    for subject in order {
      guard let wordings = groups[subject], wordings.count > 1 else { continue }
      let usual = wordings.reduce(wordings[0]) { $1.entries.count > $0.entries.count ? $1 : $0 }
      let count = usual.entries.count
      let others = wordings.reduce(-count) { $0 + $1.entries.count }
      for wording in wordings where wording.hash != usual.hash {
        for entry in wording.entries {
          body(Outlier(entry: entry, usual: usual.entries[0], count: count, isSlip: count >= 2 * others))
        }
      }
    }
  }
}

/// A hash over bytes, with or without case and marks. FNV-1a, 64 bits.
package struct WordingHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The words alone: small letters, no ASCII marks, no spaces, no ellipsis.
  package static func words(of text: Bytes) -> UInt64 {
    var hash = WordingHash()
    var index = 0
    while index < text.count {
      if text.hasLiteral("…", at: index) || text.hasLiteral("’", at: index) { index += 3; continue }
      switch text[index] {
      case 0x41...0x5A: hash.add(text[index] | 0x20)
      case 0x30...0x39, 0x61...0x7A, 0x80...: hash.add(text[index])
      default: break
      }
      index += 1
    }
    return hash.value
  }

  /// The text without an ellipsis or colon at its end and spaces at its edges; in small letters, where `foldsCase`.
  package static func title(_ text: Bytes, foldsCase: Bool) -> UInt64 {
    var end = text.count
    while end > 0 {
      if end >= 3, text.hasLiteral("…", at: end - 3) { end -= 3; continue }
      guard [0x20, 0x2E, 0x3A].contains(text[end - 1]) else { break }
      end -= 1
    }
    var hash = WordingHash()
    for byte in text.slice(0..<end).drop(while: { $0 == 0x20 }) {
      hash.add(foldsCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return hash.value
  }
}
