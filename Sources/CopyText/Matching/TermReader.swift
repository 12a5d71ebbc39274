package import CopyModel

/// Reads the `terms.txt` of a language.
///
/// ```
/// list blame
///   you entered
///   잘못 입력하셨*
/// list word-choice
///   abort => stop
/// ```
/// A line is a term; `#` starts a comment, `*` marks an end that may lie inside a word, `=>` gives better words.
package enum TermReader {
  /// What is wrong with a line.
  package struct Problem: Error, Equatable {
    package var line: Int
    package var message: String
  }

  /// All terms in the order they stand, and what could not be read.
  package static func read(_ text: Bytes) -> (terms: [Term], problems: [Problem]) {
    var (terms, problems, list, number) = ([Term](), [Problem](), TermList?.none, 0)
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let content = trimmed(String(decoding: line.prefix { $0 != 0x23 }, as: UTF8.self))
      if content.isEmpty { continue }
      if content.hasPrefix("list ") {
        list = TermList(name: trimmed(content.dropFirst(5)))
        if list == nil { problems.append(Problem(line: number, message: "no rule asks for “\(content)”")) }
      } else if let list {
        terms.append(term(content, in: list))
      } else if problems.isEmpty {
        problems.append(Problem(line: number, message: "a term stands before any list"))
      }
    }
    return (terms, problems)
  }

  /// A line of a list: the term, its open ends, and better words.
  package static func term(_ content: String, in list: TermList) -> Term {
    let (left, better) = split(content)
    let (front, back) = (left.hasPrefix("*"), left.hasSuffix("*"))
    let text = left.dropFirst(front ? 1 : 0).dropLast(back ? 1 : 0)
    return Term(list: list, text: String(text), better: better, opensFront: front, opensBack: back)
  }

  private static func split(_ content: String) -> (String, String?) {
    let scalars = Array(content.utf8)
    for index in scalars.indices.dropLast() where scalars[index] == 0x3D && scalars[index + 1] == 0x3E {
      let left = String(decoding: scalars[..<index], as: UTF8.self)
      return (trimmed(left), trimmed(String(decoding: scalars[(index + 2)...], as: UTF8.self)))
    }
    return (content, nil)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let kept = text.utf8.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return String(decoding: Array(kept), as: UTF8.self)
  }
}
