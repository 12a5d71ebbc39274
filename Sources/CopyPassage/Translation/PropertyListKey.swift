package import CopyModel

/// Keys of `InfoPlist.strings` that have a text in `Info.plist` where the base has none.
package enum PropertyListKey {
  /// Whether it is the app’s name or rights, which translations may take over as they are.
  package static func isName(_ key: Bytes) -> Bool {
    key.hasLiteral("CFBundle", at: 0) || key.equals("NSHumanReadableCopyright")
  }

  /// Whether `Info.plist` may hold the base text: a name, or the reason for a request.
  package static func hasText(_ key: Bytes) -> Bool {
    let ending: StaticString = "UsageDescription"
    return isName(key)
      || key.hasLiteral("NS", at: 0) && key.hasLiteral(ending, at: max(0, key.count - ending.utf8CodeUnitCount))
  }
}
