import CopyKernel
import CopyModel
import CopyReview

/// Writes alerts and notifications for the HTML report: rows of numbers and words, which the program on the page draws.
struct CardWriter {
  private var writer = JSONWriter()
  private var surfaces: [Surface] = []
  private var indices: [String: Int] = [:]

  /// All cards so far, divided by commas.
  var bytes: [UInt8] { writer.bytes }

  /// The surfaces that cards name by number: id, name, width, and whether text is centred.
  func writeSurfaces(to writer: inout JSONWriter) {
    writer.array("surfaces") { writer in
      for surface in surfaces {
        writer.array {
          $0.element(surface.id)
          $0.element(surface.name)
          $0.element(Self.tenths(surface.cardWidth))
        }
      }
    }
  }

  /// `path` and `locale` are numbers that the report has for them.
  mutating func add(_ card: PreviewCard, path: Int, locale: Int) {
    let surface = index(of: card.surface)
    writer.array { writer in
      writer.element(path)
      writer.element(card.group)
      writer.element(locale)
      writer.element(surface)
      writer.element((card.isCentred ? 1 : 0) + (card.isRightToLeft ? 2 : 0) + (card.areStacked ? 4 : 0))
      for text in [card.title, card.message] {
        writer.array { if let text { Self.write(text, to: &$0) } }
      }
      writer.array { writer in
        for button in card.buttons {
          writer.array {
            $0.element(button.text)
            $0.element(button.style.names.joined(separator: " "))
            $0.element(button.verdict == .overflows ? 1 : 0)
          }
        }
      }
    }
  }

  /// Size, weight, column, the first line that is one too many or -1, and the lines with their widths.
  private static func write(_ text: PreviewCard.Text, to writer: inout JSONWriter) {
    writer.element(tenths(text.size))
    writer.element(text.weight)
    writer.element(tenths(text.fit.column))
    writer.element(text.lines.indices.first { text.isExcess($0) } ?? -1)
    writer.array { writer in
      for line in text.lines {
        writer.element(line.text)
        writer.element(tenths(line.width))
      }
    }
  }

  /// Points as whole tenths, which are shorter to write.
  private static func tenths(_ length: Double) -> Int { Int((length * 10).rounded()) }

  private mutating func index(of surface: Surface) -> Int {
    if let index = indices[surface.id] { return index }
    surfaces.append(surface)
    indices[surface.id] = surfaces.count - 1
    return surfaces.count - 1
  }
}
