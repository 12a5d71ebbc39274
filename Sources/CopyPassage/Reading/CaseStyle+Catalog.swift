package import CopyKernel
package import CopyModel
import CopyProgram

extension CaseStyle {
  /// What copy of `catalog` takes where nobody says: sentence style on Android, as Material has it for all copy
  /// (m3.material.io, Content design: Style guide).
  package init(usualIn catalog: Catalog) {
    self = catalog.format.traits.contains(.takesSentenceStyle) || Self.isOfAndroid(catalog) ? .sentence : .apple
  }

  /// Whether it is what a program in Android’s languages shows.
  private static func isOfAndroid(_ catalog: Catalog) -> Bool {
    guard catalog.format.isProgram, let dialect = ProgramDialect(path: catalog.path) else { return false }
    return dialect == .kotlin || dialect == .java || dialect == .layout
  }
}
