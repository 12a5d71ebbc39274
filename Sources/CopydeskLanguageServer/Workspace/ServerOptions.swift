package import CopyConfiguration
package import CopyPassage
package import CopyReview

/// What the command line says.
package struct ServerOptions {
  package var settings: Settings
  package var configuration: SettingsPlan.Source
  /// Which findings are wanted.
  package var scope: ReviewScope
  /// The file or folder with the base of translations, when the user names it.
  package var base: String?
  /// Whether programs in the folders that are open are read for what they say of copy.
  package var readsPrograms: Bool

  package init(
    settings: Settings = Settings(), configuration: SettingsPlan.Source = .folders,
    scope: ReviewScope = ReviewScope(), base: String? = nil, readsPrograms: Bool = true
  ) {
    self.settings = settings
    self.configuration = configuration
    self.scope = scope
    self.base = base
    self.readsPrograms = readsPrograms
  }
}
