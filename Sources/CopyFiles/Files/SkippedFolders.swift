import CopyModel

/// Folders that a walk never enters, `.gitignore` or not, unless the user names them.
///
/// They hold other people's copy or copies of the project's own, and some teams commit them:
///
/// - `Pods`, `Carthage`, `node_modules`: packages of CocoaPods, Carthage and npm;
/// - `DerivedData`: what Xcode builds, translated catalogues among it;
/// - `Source Contents`: copies of the base catalogues that Xcode puts into an `.xcloc` folder for translators to look at;
/// - `CVS`: the one version control system whose folder is not hidden;
/// - hidden folders and files, those of git, Mercurial, Subversion, Swift (`.build`), Gradle and Python environments
///   among them: tools keep their own state there. Hidden files are mostly the shadows that macOS (`._…`) and Emacs
///   (`.#…`) leave. `FolderListing` leaves all of them out.
///
/// `build` and `vendor` are not on the list: too many projects keep their own sources in a folder of that name, and
/// those who build there ignore it in git.
enum SkippedFolders {
  /// Whether a folder with this name is left out.
  static func contains(_ name: Bytes) -> Bool {
    name.equals("Pods") || name.equals("Carthage") || name.equals("node_modules") || name.equals("DerivedData")
      || name.equals("CVS") || name.equals("Source Contents")
  }
}
