import Testing

@testable import CopyText

@Suite struct ICUPropertiesTests {
  @Test(arguments: ["?", ".", "!", ";", "؟", "。", "।", "？"])
  func marksThatEndASentence(_ mark: Unicode.Scalar) {
    // The semicolon asks in Greek alone.
    #expect(ICU.traits(of: mark.value).contains(.sentenceTerminal) == (mark != ";"))
    #expect(ICU.traits(of: mark.value).contains(.terminalPunctuation))
  }

  @Test(arguments: [",", ":", "…", "a", "”"] as [Unicode.Scalar])
  func marksThatEndNoSentence(_ mark: Unicode.Scalar) {
    #expect(!ICU.traits(of: mark.value).contains(.sentenceTerminal))
  }

  @Test func kinds() {
    #expect(ICU.category(of: 0x41) == .uppercaseLetter && ICU.category(of: 0x2019) == .finalPunctuation)
    #expect(ICU.category(of: 0x200E) == .format && ICU.category(of: 0x20AC) == .currencySymbol)
    #expect(ICU.eastAsianWidth(of: 0x4F60) == .wide && ICU.eastAsianWidth(of: 0xFF21) == .fullwidth)
    #expect(ICU.eastAsianWidth(of: 0x41) == .narrow)
    #expect(ICU.bidiClass(of: 0x5D0) == .rightToLeft && ICU.bidiClass(of: 0x627) == .arabicLetter)
    #expect(ICU.bidiClass(of: 0x2069) == .popDirectionalIsolate)
    #expect(ICU.traits(of: 0x1F600).contains(.extendedPictographic))
    #expect(ICU.traits(of: 0x31).isSuperset(of: .emoji) && !ICU.traits(of: 0x31).contains(.extendedPictographic))
    #expect(ICU.traits(of: 0x4F60).isSuperset(of: [.ideographic, .alphabetic]))
    #expect(ICU.traits(of: 0x200B).contains(.defaultIgnorable))
  }

  @Test func scriptsByNumberAndName() {
    let expected: [(ICU.Script, String, UInt32)] = [
      (.latin, "Latn", 0xE9), (.arabic, "Arab", 0x628), (.cyrillic, "Cyrl", 0x436), (.greek, "Grek", 0x3B1),
      (.han, "Hani", 0x4F60), (.hangul, "Hang", 0xAC00), (.hebrew, "Hebr", 0x5D0), (.hiragana, "Hira", 0x3042),
      (.katakana, "Kana", 0x30A2), (.thai, "Thai", 0xE01), (.common, "Zyyy", 0x20), (.inherited, "Zinh", 0x301),
      (.unknown, "Zzzz", 0x10FFFF),
    ]
    for (script, name, scalar) in expected {
      #expect(ICU.script(of: scalar) == script && script.description == name && ICU.Script(name) == script)
    }
    #expect(ICU.Script("Nope") == nil)
  }

  @Test func tableAgreesWithICU() {
    for scalar in UInt32(0)..<0x11000 {
      #expect(ScalarTable.shared[scalar] == ScalarClass(of: scalar))
    }
    for scalar: UInt32 in [0xD800, 0x10FFFF, 0x110000, .max] {
      #expect(ScalarTable.shared[scalar] == ScalarClass(of: scalar))
    }
  }

  @Test func classesAreSmallAndCategoriesFitTraits() {
    #expect(MemoryLayout<ScalarClass>.size == 8)
    for scalar in UInt32(0)...0x2FFFF where ICU.category(of: scalar) == .unassigned {
      #expect(!ICU.traits(of: scalar).contains(.alphabetic))
    }
  }
}
