import CopyFormats
import CopyModel

/// What a layout shows, as far as it may be an alert that the project draws itself: `dialog_remove_bed.xml`.
struct LayoutView {
  /// The uses of its texts, each with what the name or the style of its element says that it is for; and of its buttons.
  private var texts: [(use: Int, part: Role?)] = []
  private var buttons: [Int] = []
  /// Some text or button gets its words from the program.
  private var isOpen = false
  /// Something stands there that no alert has.
  private var isOther = false

  /// Elements that hold rows, fields, or other layouts.
  private static let others = Set(
    [
      "EditText", "TextInputEditText", "RecyclerView", "ListView", "Spinner", "include", "ViewPager", "ViewPager2",
      "WebView", "SeekBar", "Slider", "RadioGroup", "fragment", "FragmentContainerView",
    ].map { CallRow.hash($0[...]) })

  /// Takes an element, of which `uses` has what it shows, from `first` on.
  mutating func take(_ tag: XMLTag, in text: Bytes, _ first: Int, _ uses: [ProgramUse], _ table: CallTable) {
    let words = tag.localName.words
    if Self.others.contains(LiteralHash.exact(tag.localName)) { isOther = true }
    let shown = (first..<uses.count).filter { !uses[$0].isSpoken && uses[$0].set < 0 }
    for index in shown {
      switch uses[index].role {
      case .button: buttons.append(index)
      case .unknown: texts.append((index, part(of: tag, in: text, table)))
      default: isOther = true
      }
    }
    if shown.isEmpty, words.last == "button" || words.suffix(2) == ["text", "view"] { isOpen = true }
  }

  /// What the name or the style of an element says that its text is for.
  private func part(of tag: XMLTag, in text: Bytes, _ table: CallTable) -> Role? {
    var (named, styled): (Role?, Role?)
    tag.forEachAttribute { name, value in
      let attribute = text.slice(name)
      if attribute.hasSuffix(":id") { named = table.part(text.slice(value).words) }
      if attribute.equals("style") || attribute.hasSuffix(":textAppearance") {
        styled = table.part(text.slice(value).words)
      }
    }
    return named ?? (styled == .alertTitle ? styled : nil)
  }

  /// Makes a set of it, if it is an alert.
  func makeAlert(of facts: inout ProgramFacts, _ row: CallRow) {
    let shape = AlertShape(texts: texts.map(\.part), buttons: buttons.count)
    guard !isOther, shape.isAlert(row), let first = (texts.map(\.use) + buttons).min() else { return }
    var set = ProgramSet(kind: .alert, call: facts.uses[first].call, platforms: .android)
    set.hasUnknownParts = isOpen || texts.count < 2 && texts.first?.part != .alertTitle
    let number = Int32(facts.sets.count)
    facts.sets.append(set)
    for (index, text) in texts.enumerated() {
      facts.uses[text.use].role = index == shape.title ? .alertTitle : .alertMessage
      facts.uses[text.use].isPlain = false
    }
    for use in texts.map(\.use) + buttons { facts.uses[use].set = number }
  }
}
