import CopyModel

/// An element of Interface Builder that is still open, as far as its texts ask for it.
struct NibObject {
  let name: String
  private(set) var id: String?
  /// What it is to the one around it: `cell`, `normal`.
  private(set) var key: String?
  /// Its kind, where it has several: `check`.
  private(set) var type: String?
  /// The property that a runtime attribute sets.
  private(set) var keyPath: String?
  /// The index behind it on the tape.
  let end: Int
  /// The index of the first text in it.
  let firstText: Int
  /// Its number among those of its name around it, from 0.
  var number = 0
  /// How many elements of each name it holds so far, of those that are counted.
  private(set) var counts: [String: Int] = [:]
  /// Whether nobody sees its title: a button that is only an image, a bar’s item with one, a sample, an item that the system names.
  private(set) var hidesTitle = false
  /// Whether a program makes as many of what is in it as it needs.
  var isPrototype: Bool { name == "prototypes" || name == "prototypeCellViews" }
  /// Whether the letters of its font are pictures.
  var showsIcons = false
  private(set) var pullsDown = false
  /// Whether it is hidden when the document is loaded.
  private(set) var isHidden = false

  /// The element with this tag. One walk over the attributes, since most elements are many and hold no text.
  init(_ tag: XMLTag, in text: Bytes, end: Int, firstText: Int) {
    name = tag.localName.text
    (self.end, self.firstText) = (end, firstText)
    tag.forEachAttribute { attribute, value in take(text.slice(attribute), text.slice(value)) }
  }

  private mutating func take(_ attribute: Bytes, _ value: Bytes) {
    if attribute.equals("id") {
      id = value.text
    } else if attribute.equals("key") {
      key = value.text
      hidesTitle = hidesTitle || value.equals("dataCell")
    } else if attribute.equals("type") {
      type = value.text
    } else if attribute.equals("keyPath") {
      keyPath = value.text
    } else if attribute.equals("imagePosition") {
      hidesTitle = hidesTitle || value.equals("only")
    } else if attribute.equals("titlePosition") {
      hidesTitle = hidesTitle || value.equals("noTitle")
    } else if attribute.equals("implicitItemIdentifier") {
      hidesTitle = hidesTitle || value.hasLiteral("NSToolbar", at: 0)
    } else if attribute.equals("image") || attribute.equals("systemItem") {
      // A bar shows the image in place of the title.
      hidesTitle = hidesTitle || name == "barButtonItem"
    } else if attribute.equals("hidden") {
      isHidden = value.equals("YES")
    } else if attribute.equals("pullsDown") {
      pullsDown = value.equals("YES")
    }
  }

  private static let counted: Set<String> = ["string", "segment", "fragment"]

  /// Notes that an element called `name` stands in it; its number, from 0.
  mutating func count(_ name: String) -> Int {
    guard Self.counted.contains(name) else { return 0 }
    counts[name, default: 0] += 1
    return counts[name, default: 1] - 1
  }
}

/// A text of a document of Interface Builder.
struct NibText {
  /// The index of its entry.
  let entry: Int
  /// The id of what holds it.
  let id: String
  /// The id of the control around that, for a cell.
  let control: String?
  let element: String
  let part: CopyElement.Part
  /// The button whose menu it stands in.
  let button: Button?
  let isPrototype: Bool
  /// Whether it takes the title’s place while the button is on.
  let isAlternate: Bool
  /// The ids of hidden objects that it stands in.
  let hosts: [String]

  enum Button { case popUp, pullDown }

  /// Whether it is a value: what a pop-up button shows, and items of pull-down menus that do nothing themselves.
  func isChoice(_ actors: Set<String>) -> Bool { button == .popUp || button == .pullDown && !actors.contains(id) }
}
