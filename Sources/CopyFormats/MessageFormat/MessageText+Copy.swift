import CICU
import CopyModel

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
