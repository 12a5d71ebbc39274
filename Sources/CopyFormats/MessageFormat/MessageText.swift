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

/// A message or branch as copy: what people read, with arguments by their names.
extension MessageText {
  /// Makes the message that starts at part `start` the copy of `entry`.
  func write(_ start: Int, argument: Int?, into entry: inout Entry, of builder: inout CatalogBuilder) {
    let end = Int(parts[Int(parts[start].limit)].offset)
    var (index, place) = (start + 1, Int(parts[start].end))
    let whole = map.textRange(of: place..<end)
    let textStart = place == end ? map.textRange(of: place..<place).lowerBound : whole.lowerBound
    let textEnd = place == end ? textStart : whole.upperBound
    builder.beginValue()
    while index < Int(parts[start].limit) {
      let offset = Int(parts[index].offset)
      switch Int(parts[index].kind) {
      case CICU_MESSAGE_NUMBER:
        appendPlain(place..<offset, to: &builder)
        appendPlaceholder(argument, for: offset..<offset + 1, to: &builder)
        place = offset + 1
      case CICU_MESSAGE_ARGUMENT_START:
        let limit = Int(parts[index].limit)
        if Int(parts[index].argument) != CICU_ARGUMENT_SIMPLE {
          appendPlain(place..<offset, to: &builder)
          appendPlaceholder(index, for: offset..<Int(parts[limit].end), to: &builder)
          place = Int(parts[limit].end)
        }
        index = limit
      case CICU_MESSAGE_QUOTE:
        (index, place) = appendQuoted(at: index, from: place, to: &builder)
      default: break
      }
      index += 1
    }
    appendPlain(place..<end, to: &builder)
    entry.setRaw(textStart..<textEnd)
    builder.endValue(&entry, textEnd: textEnd)
  }

  /// Appends the text before a quotation mark, and what the mark stands for: one of two apostrophes, or quoted text as a
  /// whole. Returns the last part and the place behind it.
  private func appendQuoted(at index: Int, from place: Int, to builder: inout CatalogBuilder) -> (Int, Int) {
    let offset = Int(parts[index].offset)
    if offset > place, text[offset - 1] == .apostrophe {
      appendPlain(place..<offset - 1, to: &builder)
      append([.apostrophe], for: offset - 1..<offset + 1, to: &builder)
      return (index, offset + 1)
    }
    appendPlain(place..<offset, to: &builder)
    var (last, inner, next) = (index, [UInt8](), offset + 1)
    while last + 1 < parts.count {
      last += 1
      let mark = Int(parts[last].offset)
      inner += text.slice(next..<mark)
      guard Int(parts[last].kind) == CICU_MESSAGE_QUOTE else {
        // The text ends within the quotation; its limit comes next.
        append(inner, for: offset..<mark, to: &builder)
        return (last - 1, mark)
      }
      let isDoubled = mark > next && text[mark - 1] == .apostrophe
      next = mark + 1
      if !isDoubled { break }
    }
    append(inner, for: offset..<next, to: &builder)
    return (last, next)
  }

  /// Appends `{name}` of the argument at part `argument` for a range of the message.
  private func appendPlaceholder(_ argument: Int?, for range: Range<Int>, to builder: inout CatalogBuilder) {
    guard let argument else { return appendPlain(range, to: &builder) }
    append([UInt8(ascii: "{")] + name(of: argument) + [UInt8(ascii: "}")], for: range, to: &builder)
  }

  private func append(_ bytes: [UInt8], for range: Range<Int>, to builder: inout CatalogBuilder) {
    builder.appendEscape(map.textRange(of: range), standsFor: bytes)
  }

  /// Appends a piece of the message that stands for itself, escapes of the file included.
  private func appendPlain(_ range: Range<Int>, to builder: inout CatalogBuilder) {
    guard !range.isEmpty else { return }
    var index = map.segment(containing: range.lowerBound)
    while index + 1 < map.segments.count, map.segments[index].decoded < range.upperBound {
      let (start, end) = (Int(map.segments[index].decoded), Int(map.segments[index + 1].decoded))
      let part = range.clamped(to: start..<max(start, end))
      if map.segments[index].isEscape, !part.isEmpty {
        append(Array(text.slice(part)), for: part, to: &builder)
      } else if !part.isEmpty {
        builder.appendVerbatim(map.textRange(of: part))
      }
      index += 1
    }
  }
}
