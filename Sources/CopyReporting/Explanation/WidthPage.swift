/// What is known of surfaces and of the width of translations, as a page of documentation, made from the tables.
package enum WidthPage {
  /// `Documentation/Widths.md`, from the texts of `surfaces/surfaces.tsv` and `expansion/expansion.tsv`.
  package static func page(surfaces: String, expansion: String) -> String {
    """
    # Widths

    Made from `Lexicons/surfaces/surfaces.tsv` and `Lexicons/expansion/expansion.tsv`; `Lexicons/README.md` says how they are kept.

    ## Surfaces

    Lengths are in points (dp on Android, epx on Windows, px with GTK). How sure a number is: **D** documented by the maker, **M** measured
    by the source, **C** a constant of a re-implementation, **E** an estimate.

    Copy is measured on the surfaces of its `platform`. That is what `platform` or `surface` in the configuration say, else the call that
    shows it (`NSAlert`, `UIAlertController`), else its catalogue, else the project around it: build settings of Xcode, `Info.plist`,
    `Package.swift`, Android’s manifest, `meson.build`, and what programs import. Copy for several systems is measured on the surfaces of
    each, copy for which nothing tells as on iOS. `explain` and `inspect` say where the platform was learned.

    \(sections(rows(of: surfaces)).joined(separator: "\n"))
    ## Translations

    How many times as wide as its English a translation is, by the length of the English in characters: what half of the
    translations stay within, and what nine of ten do.

    \(ratios(rows(of: expansion)))
    """
  }

  private static func rows(of table: String) -> [[Substring]] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
  }

  /// Rows with the same first cell, in the order in which they come up.
  private static func grouped(_ rows: [[Substring]]) -> [(name: Substring, rows: [[Substring]])] {
    var (names, groups) = ([Substring](), [Substring: [[Substring]]]())
    for row in rows {
      if groups[row[0]] == nil { names.append(row[0]) }
      groups[row[0], default: []].append(row)
    }
    return names.map { ($0, groups[$0] ?? []) }
  }

  private static func sections(_ rows: [[Substring]]) -> [String] {
    grouped(rows).map { surface in
      let name = surface.rows.first { $0[1] == "name" }?[2] ?? surface.name
      let facts = surface.rows.filter { $0.count > 4 && $0[1] != "name" && $0[1] != "kind" }
      let lines = facts.map { "| `\($0[1])` | \($0[2]) | \($0[3]) | \($0[4]) |" }
      return """
        ### `\(surface.name)`: \(name)

        | fact | value | sure | from |
        | --- | --- | --- | --- |
        \(lines.joined(separator: "\n"))

        """
    }
  }

  private static func ratios(_ rows: [[Substring]]) -> String {
    let languages = grouped(rows)
    let ends = (languages.first?.rows ?? []).compactMap { Int($0[1]) }
    let heads = ends.enumerated().map { index, end in
      let first = index == 0 ? 1 : ends[index - 1] + 1
      return index == ends.count - 1 ? "\(first) and more" : "\(first) to \(end)"
    }
    let lines = languages.map { language in
      let pairs = language.rows.reduce(0) { $0 + (Int($1.last ?? "") ?? 0) }
      let cells = language.rows.map { $0[2].split(separator: " ").map(rounded).joined(separator: ", ") }
      return "| \(language.name) | \(pairs) | \(cells.joined(separator: " | ")) |\n"
    }
    return """
      | language | pairs | \(heads.joined(separator: " | ")) |
      | --- | --- |\(String(repeating: " --- |", count: heads.count))
      \(lines.joined())
      """
  }

  /// Two digits behind the point: more is not known.
  private static func rounded(_ number: Substring) -> String {
    guard let value = Double(number) else { return String(number) }
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
