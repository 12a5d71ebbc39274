import CopyModel
import CopySyntax

/// Classes within others that build these, `class PromptDialog { class Builder { … } }`: many a dialog has one, so each goes by both
/// names.
extension FlowReader {
  private static let builder: StaticString = "Builder"

  /// What a type within the one at hand goes by.
  func identity(ofType name: Bytes, within outer: FlowContext) -> UInt64 {
    guard isBuilder, name.equals(Self.builder), outer.owner != 0, let around = outer.lineage.first else {
      return hash(name)
    }
    return qualified(name, by: around)
  }

  private func qualified(_ name: Bytes, by outer: Bytes) -> UInt64 {
    LiteralHash.exact(name, after: LiteralHash.exact(UInt8(ascii: "."), after: hash(outer)))
  }

  /// The builder that `path` names, `PromptDialog.Builder`, or the one at hand where it names none; nil for other types.
  func nestedBuilder(_ path: Bytes) -> UInt64? {
    guard isBuilder, path.hasSuffix("Builder") else { return nil }
    let parts = path.split(separator: UInt8(ascii: ".")).suffix(2).map { Bytes(rebasing: $0) }
    guard let last = parts.last, last.equals(Self.builder) else { return nil }
    if parts.count == 2 { return qualified(last, by: parts[0]) }
    guard context.owner != 0, let around = context.lineage.first else { return nil }
    return around.equals(Self.builder) ? context.owner : qualified(last, by: around)
  }
}
