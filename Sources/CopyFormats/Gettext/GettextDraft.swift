import CopyModel

/// A message as it is gathered, line by line.
struct GettextDraft {
  /// A text in pieces: one for each pair of quotation marks.
  struct Text {
    /// Place of the keyword, for what is said of it.
    var keyword: Range<Int>
    /// Indices of its pieces among all of the message.
    var pieces: Range<Int>

    /// Takes in the pieces up to `end`.
    mutating func extend(to end: Int) { pieces = pieces.lowerBound..<end }
  }

  var context: Text?
  var identifier: Text?
  var plural: Text?
  /// Each `msgstr`; the number is -1 for one without.
  var translations: [(index: Int, text: Text)] = []
  /// What stands between quotation marks, as ranges of the file's text.
  var pieces: [Range<Int>] = []
  /// Comments for translators that come from the code, and those by translators.
  var extracted: [Range<Int>] = []
  var remarks: [Range<Int>] = []
  var isFuzzy = false
  /// Something in it was mended.
  var isRecovered = false

  var isEmpty: Bool { context == nil && identifier == nil && plural == nil && translations.isEmpty }

  /// Forgets all and keeps the memory.
  mutating func clear() {
    context = nil
    identifier = nil
    plural = nil
    isFuzzy = false
    isRecovered = false
    translations.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    extracted.removeAll(keepingCapacity: true)
    remarks.removeAll(keepingCapacity: true)
  }
}
