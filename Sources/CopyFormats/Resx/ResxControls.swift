import CopyModel

/// The classes of a form’s controls, which say what their texts are for.
struct ResxControls {
  /// The class of a control by its name, as `>>okButton.Type` has it.
  private var classes: [[UInt8]: Role] = [:]
  /// Entries that are the text of a control: `okButton.Text`.
  private var texts: [Int] = []

  /// Looks at an entry just added.
  mutating func note(_ index: Int, in catalog: Catalog) {
    let entry = catalog.entries[index]
    let key = catalog.bytes(entry.key)
    if key.hasLiteral(">>", at: 0), key.hasSuffix(".Type") {
      if let role = Self.role(of: catalog.bytes(entry.value)) { classes[Array(key.dropFirst(2).dropLast(5))] = role }
    } else if key.hasSuffix(".Text") {
      texts.append(index)
    }
  }

  /// Tells the texts of controls what they are for.
  func assignRoles(in builder: inout CatalogBuilder) {
    guard !classes.isEmpty else { return }
    for index in texts {
      let name = builder.catalog.bytes(builder.catalog.entries[index].key).dropLast(5)
      guard let role = classes[Array(name)] else { continue }
      builder.update(index) { ($0.role, $0.evidence) = (role, .class) }
    }
  }

  /// The role of the text of a class of Windows Forms: `System.Windows.Forms.Button, System.Windows.Forms, …`.
  private static func role(of type: Bytes) -> Role? {
    let prefix: StaticString = "System.Windows.Forms."
    guard type.hasLiteral(prefix, at: 0) else { return nil }
    let name = type.slice(from: prefix.utf8CodeUnitCount).prefix { $0 != UInt8(ascii: ",") }
    switch String(decoding: name, as: UTF8.self) {
    case "Button", "ToolStripButton", "ToolStripSplitButton", "ToolStripDropDownButton": return .button
    case "ToolStripMenuItem", "MenuItem": return .menuItem
    case "Label", "CheckBox", "RadioButton", "GroupBox", "TabPage", "ColumnHeader", "LinkLabel", "ToolStripLabel",
      "DataGridViewTextBoxColumn":
      return .label
    default: return nil
    }
  }
}
