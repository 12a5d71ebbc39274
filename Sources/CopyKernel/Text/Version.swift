/// The version of copydesk.
package enum Version {
  /// Semantic Versioning.
  package static let number = "0.1.0"
}
