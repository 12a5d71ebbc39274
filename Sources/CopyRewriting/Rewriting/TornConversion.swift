import CopyPassage

/// “Remove $d kilns?”: of a placeholder whose percent sign is gone nobody knows what it is to show.
enum TornConversion {
  static func stands(in part: Passage) -> Bool {
    part.bytes.indices.contains { index in
      guard part.bytes[index] == UInt8(ascii: "$"), index + 1 < part.bytes.count,
        "ds@".utf8.contains(part.bytes[index + 1])
      else { return false }
      let begins = index == 0 || part.bytes[index - 1] == 0x20
      return begins && (index + 2 == part.bytes.count || !part.bytes[index + 2].isASCIIWord)
    }
  }
}
