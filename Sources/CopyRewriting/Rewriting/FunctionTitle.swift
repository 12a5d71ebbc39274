package import CopyPassage
import CopyModel
import CopyRules
package import CopyText

/// A title for “Error” from the function that shows it: “The shelf couldn’t be renamed.” in `renameShelf`.
package enum FunctionTitle {
  /// The name and what it makes of the title; nil where the title tells of no failure, or the function does no one thing.
  ///
  /// - Parameter shower: the function, where the copy is known to be shown by it; else the entry tells.
  package static func find(
    for title: Passage, shownBy shower: String = "", _ trials: Trials
  ) throws(ICUError) -> (name: String, text: String)? {
    guard title.isEnglish, title.role == .alertTitle, title.has(.problem) || title.has(.errorWord),
      let book = title.book,
      title.whole(.vagueTitle) != nil || title.analysis.wordCount <= 2
    else { return nil }
    let function = shower.isEmpty ? title.place.extras?.function ?? "" : shower
    let name = String(function.prefix { $0 != ":" && $0 != "(" })
    let words = NameText.words(of: name)
    if words.isEmpty { return nil }
    let copy = try trials.passage(words, as: .text, like: title)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "name-function"))
    guard let text = found.first?.text else { return nil }
    return (name, try trials.settled(text.prefix(1).uppercased() + text.dropFirst(), as: .alertTitle, like: title))
  }
}
