import CopyModel
package import CopyPassage
import CopyRules
import CopyText

extension Passage {
  /// Whether it is put into another text, so that neither its start nor its end is one of a sentence: its file, key, or
  /// comment says so, or a space at its edge.
  package var isJoined: Bool {
    isPart || hasJoiningSpace || purpose.contains(.joined) || JoinedText.isNamed(by: comment)
  }

  /// “ (pending)”, “sent by ”.
  private var hasJoiningSpace: Bool {
    if tokens.first?.kind == .space, SpaceForJoining.isAtStart(of: self) { return true }
    return tokens.last?.kind == .space && SpaceForJoining.isAtEnd(of: self)
  }
}

/// Reads in comments that a string goes into another one: “the word that is put into the text above”.
enum JoinedText {
  static func isNamed(by comment: Bytes) -> Bool {
    if comment.isEmpty { return false }
    let scanner = CueScanner()
    // What it reads is a view of its own memory.
    return withExtendedLifetime(scanner) {
      scanner.read(comment, at: .joining, with: .builtIn).hits.contains { $0.cue.contains(.joined) }
    }
  }
}
