package import CopyModel
import CopyText

/// Reads the locale from where a file lies: `de.lproj/Localizable.strings`.
package enum LocaleOfPath {
  /// The locale that the path names; undetermined for `Base.lproj` and elsewhere.
  package static func locale(of path: String) -> LocaleTag { TranslationPath.read(path)?.locale ?? .undetermined }
}
