package import CopyModel
package import CopyText

/// `surfaces/surfaces.tsv`: all surfaces that copydesk knows.
package struct SurfaceTable: Sendable {
  package private(set) var surfaces: [String: Surface] = [:]
  /// In the order of the file.
  package private(set) var names: [String] = []

  package static let shared = SurfaceTable(TSVReader(named: "surfaces/surfaces.tsv"))

  package init(_ table: TSVReader) {
    table.forEachRow { id, property, value in
      let id = id.text
      if surfaces[id] == nil {
        names.append(id)
        surfaces[id] = Surface(id: id)
      }
      if property.equals("like") {
        guard let other = surfaces[value.text] else { preconditionFailure("\(id) is like nothing that is known") }
        surfaces[id]?.become(like: other)
      } else if surfaces[id]?.set(property, to: value.text) != true {
        preconditionFailure("surfaces.tsv says “\(property.text)” of \(id), which means nothing")
      }
    }
  }

  package subscript(id: String) -> Surface? { surfaces[id] }

  /// Where `platform` shows copy unless somebody names another place, in the order of the file.
  package func usual(of platform: Platform) -> [Surface] {
    names.compactMap { surfaces[$0] }.filter { $0.platform == platform }
  }
}

extension Surface {
  /// The names of all surfaces, as the command line takes them.
  public static var names: [String] { SurfaceTable.shared.names }

  /// The surface of this name, or nil.
  public static func named(_ name: String) -> Surface? { SurfaceTable.shared[name] }
}

extension Surface {
  /// Takes everything from `other` but what it is called and what kind it is.
  fileprivate mutating func become(like other: Surface) {
    let (id, name, kind, edition, platform) = (id, name, kind, edition, platform)
    self = other
    self.id = id
    self.name = name
    self.kind = kind
    self.edition = edition
    self.platform = platform
  }

  /// Takes a fact of the table. Says whether it means something.
  fileprivate mutating func set(_ property: Bytes, to value: String) -> Bool {
    let dot = property.firstIndex(of: UInt8(ascii: ".")) ?? property.count
    let (first, rest) = (property.slice(0..<dot).text, property.slice(from: min(dot + 1, property.count)).text)
    if let part = PartName(rawValue: first), !rest.isEmpty {
      if part == .button, setRule(rest, to: value) { return true }
      return self[part].set(rest, to: value)
    }
    switch first {
    case "name": name = value
    case "edition": edition = value
    case "platform":
      platform = Platform(rawValue: value)
      return platform != nil
    case "kind": kind = Kind(rawValue: value) ?? .alert
    case "members": members = value.split(separator: " ").map(String.init)
    case "fonts": fonts = value
    case "scales": scales = value == "yes"
    case "screen": screens.append(Screen(value))
    case "card": return setHeight(rest, to: Double(value) ?? 0)
    case "row": return setRow(rest, to: Double(value) ?? 0)
    default: return false
    }
    return true
  }

  private mutating func setRule(_ name: String, to value: String) -> Bool {
    guard let number = Double(value), name == "side" || name == "stack" else { return false }
    var (side, stack) = (number, number)
    if case .pair(let known, let other) = buttonRule {
      (side, stack) = name == "side" ? (number, other) : (known, number)
    }
    buttonRule = .pair(side: side, stack: stack)
    return true
  }

  private mutating func setRow(_ name: String, to number: Double) -> Bool {
    var known = (width: 0.0, padding: 0.0, gap: 0.0)
    if case .row(let width, let padding, let gap) = buttonRule { known = (width, padding, gap) }
    switch name {
    case "width": known.width = number
    case "padding": known.padding = number
    case "gap": known.gap = number
    default: return false
    }
    buttonRule = .row(width: known.width, padding: known.padding, gap: known.gap)
    return true
  }

  private mutating func setHeight(_ name: String, to number: Double) -> Bool {
    switch name {
    case "width": cardWidth = number
    // The columns say what a wider card means for texts.
    case "width.large": break
    case "around": heights.around = number
    case "between": heights.between = number
    case "button": heights.button = number
    case "button.gap": heights.gap = number
    case "buttons": heights.buttons = number
    case "clear": heights.clear = number
    default: return false
    }
    return true
  }
}

extension SurfacePart {
  fileprivate mutating func set(_ property: String, to value: String) -> Bool {
    switch property {
    case "font": style = Style(value.split(separator: " "))
    case "alone": alone = Style(value.split(separator: " "))
    case "column": column = Double(value) ?? 0
    case "column.large": largeColumn = Double(value)
    case "lines": lines = Int(value)
    case "advised": advised = Int(value)
    case "advised.legacy": legacyAdvised = Int(value)
    case "glance": glance = Double(value)
    case "tracking": tracking = Double(value)
    case "pitch":
      let numbers = value.split(separator: " ").map { Double($0) ?? 0 }
      pitch = (numbers.first ?? 0, numbers.last ?? 0)
    default: return false
    }
    return true
  }
}

extension SurfacePart.Style {
  /// `17 semibold headline`; the weight is regular and the style none where they are not given.
  package init(_ words: [Substring]) {
    size = words.first.flatMap { Double($0) } ?? 0
    weight = words.dropFirst().first.flatMap { TextFont.Weight(rawValue: String($0)) } ?? .regular
    name = words.count > 2 ? String(words[2]) : nil
  }
}

extension Surface.Screen {
  /// `iPhone SE, 647, 375`.
  fileprivate init(_ text: String) {
    let cells = text.split(separator: ",").map { $0.drop { $0 == " " } }
    name = String(cells[0])
    upright = cells.count > 1 ? Double(cells[1]) ?? 0 : 0
    sideways = cells.count > 2 ? Double(cells[2]) ?? 0 : 0
  }
}
