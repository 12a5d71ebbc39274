import CopyModel

/// Finds tags and entities.
struct MarkupScanner {
  let copy: Bytes

  /// A tag longer than this is text with a stray `<`.
  private static let longestTag = 400
  private static let longestEntity = 10

  /// The end of `<b>`, `</a>`, `<br/>`, `<!-- … -->` at `start`.
  func tag(at start: Int) -> Int? {
    var index = start + 1
    guard index < copy.count else { return nil }
    if copy[index] == UInt8(ascii: "/") { index += 1 }
    guard index < copy.count, copy[index].isASCIILetter || copy[index] == UInt8(ascii: "!") else { return nil }
    let limit = min(copy.count, start + Self.longestTag)
    while index < limit {
      if copy[index] == UInt8(ascii: ">") { return index + 1 }
      if copy[index] == UInt8(ascii: "<") { return nil }
      index += 1
    }
    return nil
  }

  /// The end of `&amp;`, `&#39;` or `&#x2019;` at `start`.
  func entity(at start: Int) -> Int? {
    var index = start + 1
    if index < copy.count, copy[index] == UInt8(ascii: "#") { index += 1 }
    let first = index
    while index < min(copy.count, start + Self.longestEntity), copy[index].isASCIIWord { index += 1 }
    guard index > first, index < copy.count, copy[index] == UInt8(ascii: ";") else { return nil }
    return index + 1
  }
}
