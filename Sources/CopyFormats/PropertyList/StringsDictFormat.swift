package import CopyModel

/// `.stringsdict` files: property lists with variants of a text by number, width, and device.
package struct StringsDictFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "stringsdict", endings: ["stringsdict"], traits: [.handsNumberToForms, .isLookedUp], lacks: .controlCharacters,
    summary: "variants by number, width, and device")

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    // Old-style text is XML that is malformed from its start, and told so.
    let kind = PropertyListKind(of: source.disk.bytes) == .binary ? PropertyListKind.binary : .xml
    return PropertyListSource.read(source, kind, path: path, format: about, locale: locale) { list, builder in
      var reader = StringsDictReader(list)
      reader.read(into: &builder)
    }
  }

  package func escape(_ text: String, for entry: Entry) -> String { XMLEscape.written(text) ?? text }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    XMLEdits(of: entry, in: catalog).edits(for: splices)
  }
}

/// Finds the texts in a `.stringsdict`: each form of each variable is an entry, and so is the format that names them.
struct StringsDictReader {
  private let list: PropertyList
  private var path = VariationPath()
  private var problems = ProblemLimit()

  init(_ list: PropertyList) { self.list = list }

  mutating func read(into builder: inout CatalogBuilder) {
    guard let root = list.nodes.first else { return }
    guard root.kind == .dictionary else {
      return problems.report(.malformed, PropertyListMessage.noDictionary, at: root.place, to: builder)
    }
    var next = list.firstChild(of: 0)
    while let index = next {
      readKey(at: index, &builder)
      next = list.sibling(after: index, in: 0)
    }
  }

  private mutating func readKey(at index: Int, _ builder: inout CatalogBuilder) {
    let node = list.nodes[index]
    switch node.kind {
    case .string: add(index, key: node.key, to: &builder)
    case .dictionary: readVariants(at: index, key: node.key, &builder)
    default: report(PropertyListMessage.noText, node, &builder)
    }
  }

  private mutating func readVariants(at index: Int, key: TextSlice, _ builder: inout CatalogBuilder) {
    if let format = child("NSStringLocalizedFormatKey", of: index, builder) {
      readPlural(at: index, format: format, key: key, &builder)
    } else if let widths = child("NSStringVariableWidthRuleType", of: index, builder) {
      readCases(of: widths, named: "width", key: key, flags: [], &builder)
    } else if let devices = child("NSStringDeviceSpecificRuleType", of: index, builder) {
      readCases(of: devices, named: "device", key: key, flags: [], &builder)
    } else {
      report(PropertyListMessage.noFormat, list.nodes[index], &builder)
    }
  }

  private mutating func readPlural(at index: Int, format: Int, key: TextSlice, _ builder: inout CatalogBuilder) {
    let text = builder.catalog.bytes(list.nodes[format].entry.value)
    let whole = Self.onlyVariable(in: text).map(Array.init)
    if list.nodes[format].kind == .string {
      // A format that is one variable has no words of its own.
      add(format, key: key, flags: whole == nil ? [] : .isExempt, to: &builder)
    }
    var next = list.firstChild(of: index)
    while let variable = next {
      let node = list.nodes[variable]
      if node.kind == .dictionary, variable != format {
        let isWhole = whole.map { builder.catalog.bytes(node.key).elementsEqual($0) } ?? false
        readVariable(at: variable, isWhole: isWhole, key: key, &builder)
      }
      next = list.sibling(after: variable, in: index)
    }
  }

  private mutating func readVariable(at index: Int, isWhole: Bool, key: TextSlice, _ builder: inout CatalogBuilder) {
    if child("NSStringFormatSpecTypeKey", of: index, builder) == nil {
      report(PropertyListMessage.noRule, list.nodes[index], &builder)
    }
    let length = path.count
    defer { path.cut(to: length) }
    if !isWhole {
      guard path.append("substitutions"), path.append(builder.catalog.bytes(list.nodes[index].key)) else { return }
    }
    readCases(of: index, named: "plural", key: key, flags: isWhole ? [] : .isFragment, &builder)
  }

  /// The forms, or texts by width or device, in the dictionary at `index`.
  private mutating func readCases(
    of index: Int, named name: StaticString, key: TextSlice, flags: EntryFlags, _ builder: inout CatalogBuilder
  ) {
    let length = path.count
    defer { path.cut(to: length) }
    guard path.append(name) else { return }
    let inner = path.count
    var next = list.firstChild(of: index)
    while let form = next {
      let caseName = builder.catalog.bytes(list.nodes[form].key)
      let isSetting = caseName.hasLiteral("NSString", at: 0)
      if list.nodes[form].kind == .string, !isSetting, path.append(caseName) {
        if name.hasSameText(as: "plural"), !Self.quantities.contains(where: { caseName.equals($0) }) {
          report(PropertyListMessage.quantity(caseName.text), list.nodes[form], &builder)
        }
        add(form, key: key, flags: flags, to: &builder)
      } else if list.nodes[form].kind == .dictionary, path.append(caseName) {
        readVariants(at: form, key: key, &builder)
      }
      path.cut(to: inner)
      next = list.sibling(after: form, in: index)
    }
  }

  private static let quantities: [StaticString] = ["zero", "one", "two", "few", "many", "other"]

  private mutating func add(_ index: Int, key: TextSlice, flags: EntryFlags = [], to builder: inout CatalogBuilder) {
    var entry = list.nodes[index].entry
    entry.key = key
    entry.variation = path.slice(in: builder)
    entry.flags.formUnion(flags)
    builder.add(entry)
  }

  private func child(_ name: StaticString, of index: Int, _ builder: borrowing CatalogBuilder) -> Int? {
    var next = list.firstChild(of: index)
    while let child = next {
      if builder.catalog.bytes(list.nodes[child].key).equals(name) { return child }
      next = list.sibling(after: child, in: index)
    }
    return nil
  }

  /// The name of the variable that is all of a format: `files` of `%#@files@` or `%1$#@files@`.
  private static func onlyVariable(in format: Bytes) -> Bytes? {
    guard let at = format.firstIndex(of: UInt8(ascii: "@")), format.count > at + 1,
      format.last == UInt8(ascii: "@"), format[0] == UInt8(ascii: "%"), at > 1, format[at - 1] == UInt8(ascii: "#"),
      format.slice(1..<at - 1).allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "$") })
    else { return nil }
    let name = format.slice(at + 1..<format.count - 1)
    return name.isEmpty || name.contains(UInt8(ascii: "@")) ? nil : name
  }

  private mutating func report(_ message: String, _ node: PropertyList.Node, _ builder: inout CatalogBuilder) {
    let key = builder.catalog.bytes(node.key).text
    problems.report(.malformed, message, at: node.place, key: key, to: builder)
  }
}

extension StaticString {
  fileprivate func hasSameText(as other: StaticString) -> Bool { Bytes(self).equals(other) }
}

extension VariationPath {
  fileprivate mutating func append(_ name: StaticString) -> Bool { append(Bytes(name)) }
}
