import CopyFormats
package import CopyModel

/// Roles by the words that people have for them.
package enum RoleName {
  /// The role called `name`, by its own name or by another word: “cta”, “headline”. Nil for words that name none.
  package static func role(called name: String) -> Role? {
    if let role = Role(name: name) { return role }
    var name = name
    return name.withUTF8 { CopyLabel.role(Bytes($0)) }
  }
}
