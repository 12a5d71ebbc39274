package import CopyModel

/// A text as the readers of its shape see it: with letters in the place of what stands within templates, so that no bar, colon, or
/// quotation mark in there parts anything. All places stay what they are.
package struct TemplateMask {
  /// A view of the text given, or of a copy that lives as long as the mask.
  package let text: Bytes
  private var copy: ByteBuffer?

  package init(_ text: Bytes) {
    let found = Self.inner(of: text)
    guard !found.isEmpty else {
      self.text = text
      return
    }
    let copy = ByteBuffer(capacity: text.count)
    copy.append(text)
    for place in found.joined() { copy.replace(at: place, with: UInt8(ascii: "x")) }
    (self.text, self.copy) = (copy.bytes, copy)
  }

  private static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "#")
  }

  /// What stands within templates that hold more than a name.
  private static func inner(of text: Bytes) -> [Range<Int>] {
    var (found, position) = ([Range<Int>](), 0)
    while position < text.count {
      guard opens(text[position]), let template = TemplateScan.template(in: text, at: position) else {
        position += 1
        continue
      }
      let inner = position + 2..<template.end - 1
      if !text[inner].allSatisfy({ $0.isASCIIWord || ". {}%".utf8.contains($0) }) { found.append(inner) }
      position = template.end
    }
    return found
  }
}
