import CICU
import CopyModel

/// A message taken apart, and the way from it to the text of its file.
struct MessageText {
  let text: Bytes
  let parts: UnsafeBufferPointer<cicu_message_part>
  let map: SourceMap

  /// A branch of an argument: the parts of its selector and of its message.
  struct Branch {
    var selector: Int
    var start: Int
  }

  private func kind(_ index: Int) -> Int { Int(parts[index].kind) }

  func isPlural(_ argument: Int) -> Bool {
    [CICU_ARGUMENT_PLURAL, CICU_ARGUMENT_ORDINAL].contains(Int(parts[argument].argument))
  }

  /// The name or number of the argument that starts at part `argument`.
  func name(of argument: Int) -> Bytes { text.slice(range(of: argument + 1)) }

  func kindName(of argument: Int) -> StaticString {
    switch Int(parts[argument].argument) {
    case CICU_ARGUMENT_PLURAL: "plural"
    case CICU_ARGUMENT_ORDINAL: "ordinal"
    case CICU_ARGUMENT_SELECT: "select"
    default: "choice"
    }
  }

  /// What chooses the branch; of a choice the number, without the sign behind it.
  func selector(of branch: Branch) -> Bytes {
    let isChoice = kind(branch.selector - 1) == CICU_MESSAGE_VALUE
    return text.slice(range(of: isChoice ? branch.selector - 1 : branch.selector))
  }

  func branches(of argument: Int) -> [Branch] {
    var (branches, index) = ([Branch](), argument + 1)
    while index < Int(parts[argument].limit) {
      if kind(index) == CICU_MESSAGE_SELECTOR {
        let start = kind(index + 1) == CICU_MESSAGE_VALUE ? index + 2 : index + 1
        branches.append(Branch(selector: index, start: start))
        index = Int(parts[start].limit)
      }
      index += 1
    }
    return branches
  }

  /// The arguments with branches that stand in the message itself, not in a branch of it.
  func branchingArguments(of start: Int) -> [Int] {
    var (found, index) = ([Int](), start + 1)
    while index < Int(parts[start].limit) {
      if kind(index) == CICU_MESSAGE_ARGUMENT_START {
        if Int(parts[index].argument) != CICU_ARGUMENT_SIMPLE { found.append(index) }
        index = Int(parts[index].limit)
      }
      index += 1
    }
    return found
  }

  /// The argument with branches that is all of the message but space; nil when there is more to it.
  func wholeArgument(of start: Int) -> Int? {
    let arguments = branchingArguments(of: start)
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    let before = Int(parts[start].end)..<Int(parts[argument].offset)
    let after = Int(parts[Int(parts[argument].limit)].end)..<Int(parts[Int(parts[start].limit)].offset)
    return isSpace(before) && isSpace(after) ? argument : nil
  }

  func range(of part: Int) -> Range<Int> { Int(parts[part].offset)..<Int(parts[part].end) }

  private func isSpace(_ range: Range<Int>) -> Bool { range.allSatisfy { text[$0].isBlank || text[$0].isLineEnd } }
}
