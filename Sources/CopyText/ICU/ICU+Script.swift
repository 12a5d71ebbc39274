internal import CICU

extension ICU {
  /// A script, numbered as in ICU; the numbers never change.
  package struct Script: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The script of an ISO 15924 code such as `Latn`, or a Unicode name such as `Latin`.
    package init?(_ name: String) {
      let code = cicu_script_code(name)
      guard (0...255).contains(code) else { return nil }
      rawValue = UInt8(code)
    }

    /// Used with any script: spaces, digits, most marks.
    package static let common = Script(rawValue: 0)
    /// Takes the script of what stands before: combining marks.
    package static let inherited = Script(rawValue: 1)
    package static let arabic = Script(rawValue: 2)
    package static let cyrillic = Script(rawValue: 8)
    package static let greek = Script(rawValue: 14)
    package static let han = Script(rawValue: 17)
    package static let hangul = Script(rawValue: 18)
    package static let hebrew = Script(rawValue: 19)
    package static let hiragana = Script(rawValue: 20)
    package static let katakana = Script(rawValue: 22)
    package static let latin = Script(rawValue: 25)
    package static let thai = Script(rawValue: 38)
    package static let unknown = Script(rawValue: 103)

    /// The ISO 15924 code, such as `Latn`.
    package var description: String {
      guard let name = cicu_script_name(Int32(rawValue)) else { return "Zzzz" }
      return String(cString: name)
    }
  }
}
