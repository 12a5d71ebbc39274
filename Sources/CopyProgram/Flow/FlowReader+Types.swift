import CopyModel
import CopySyntax

/// The types that a program writes.
extension FlowReader {
  /// The words of a type: `[Bed<Row>]?` has Bed and Row.
  func names(in range: Range<Int32>) -> [UInt64] { words(in: range).map { hash($0) } }

  func words(in range: Range<Int32>) -> [Bytes] {
    var (found, start) = ([Bytes](), Int(range.lowerBound))
    while start < range.upperBound {
      let end = (start..<Int(range.upperBound)).first { !text[$0].isASCIIWord } ?? Int(range.upperBound)
      if end > start, !text[start].isASCIIDigit { found.append(text.slice(start..<end)) }
      start = end + 1
    }
    return found
  }

  private static let noTypes: Set<UInt64> = Set(
    ["inout", "any", "some", "escaping", "const", "static", "nullable", "nonnull", "_Nullable", "__weak", "final"].map {
      CallRow.hash($0[...])
    })

  /// The type that a range names; of `Outer.Inner` the last.
  func type(_ range: Range<Int32>) -> UInt64 {
    if let inner = typeArgument(range) ?? heldType(range) { return type(inner) }
    let all = bytes(range)
    let plain = all.slice(0..<(all.firstIndex { $0 == UInt8(ascii: "<") } ?? all.count))
    if isBuilder, plain.hasSuffix("Builder"), let nested = nestedBuilder(plain) { return nested }
    let first = Int(range.lowerBound)
    let named = names(in: range.lowerBound..<Int32(first + plain.count)).last { !Self.noTypes.contains($0) } ?? 0
    let known = bounds[named] ?? named
    return alias(known) == 0 ? known : alias(known)
  }

  /// What holds a value of another type, which is what matters: `Binding<Question?>`.
  private static let holders = ["Binding<", "Bindable<", "Optional<", "Published<", "State<"]

  private func heldType(_ range: Range<Int32>) -> Range<Int32>? {
    let all = bytes(range)
    guard dialect == .swift, let holder = Self.holders.first(where: { all.text.hasPrefix($0) }),
      let end = all.lastIndex(of: UInt8(ascii: ">")), end > holder.utf8.count
    else { return nil }
    return range.lowerBound + Int32(holder.utf8.count)..<range.lowerBound + Int32(end)
  }
}
