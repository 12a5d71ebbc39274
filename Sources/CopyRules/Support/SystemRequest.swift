import CopyModel
import CopyPassage
import CopyText

/// “‘Ember’ Would Like to Use Bluetooth”: the words of the system’s own request, which an app shows on a page that explains it.
/// They are the system’s, capitals and all.
enum SystemRequest {
  static func isShown(by copy: Passage) -> Bool {
    guard copy.isEnglish, copy.role == .alertTitle, copy.casing == .title, copy.analysis.terminal == .none else {
      return false
    }
    guard let name = copy.tokens.first(where: \.countsAsWord), name.traits.contains(.isQuoted) else { return false }
    let said = copy.words.drop { $0.traits.contains(.isQuoted) }.prefix(3)
    return said.map { copy.text($0.range).lowercased() } == ["would", "like", "to"]
  }
}
