import CopyModel
import CopyProgram

/// How a house wants short copy cased: the one line that settles the argument.
public enum CaseStyle: String, CaseIterable, Sendable {
  /// As the guidance has it: titles that are no sentences, buttons, and menus in title style.
  case apple
  /// All in sentence style.
  case sentence
}

extension CaseStyle {
  /// What copy of `catalog` takes where nobody says: sentence style on Android, as Material has it for all copy
  /// (m3.material.io, Content design: Style guide).
  init(usualIn catalog: Catalog) {
    self = catalog.formatName == "android" || Self.isOfAndroid(catalog) ? .sentence : .apple
  }

  /// Whether it is what a program in Android’s languages shows.
  private static func isOfAndroid(_ catalog: Catalog) -> Bool {
    guard catalog.formatName == "program", let dialect = ProgramDialect(path: catalog.path) else { return false }
    return dialect == .kotlin || dialect == .java || dialect == .layout
  }
}
