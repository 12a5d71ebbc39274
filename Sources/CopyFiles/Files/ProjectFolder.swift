import CopyKernel

/// Finds what belongs with a file that is named alone, so that it is read as in a run over all of it.
package enum ProjectFolder {
  /// The innermost of the working folder and the git repository that holds the file at `path`; the file’s own folder
  /// where neither does.
  package static func holding(_ path: String) -> String {
    let file = AbsolutePath(path)
    let (working, repository) = (AbsolutePath("."), StablePaths().root(of: file))
    let around = [working, repository].compactMap(\.self).filter { holds($0, file) }
    let folder = around.max { $0.text.utf8.count < $1.text.utf8.count } ?? file.folder ?? working
    return folder == working ? "." : folder.shown
  }

  private static func holds(_ folder: AbsolutePath, _ file: AbsolutePath) -> Bool {
    folder.text == "/" || file.text.hasPrefix(folder.text + "/")
  }
}
