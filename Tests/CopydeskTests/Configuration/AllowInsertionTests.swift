import CopyKernel
import CopyModel
import Testing

@testable import CopyConfiguration

/// A word that somebody allows goes into the configuration as a person would write it, and nothing else of it changes.
@Suite struct AllowInsertionTests {
  @Test(arguments: [
    ("", "allow:\n  - trowel\n"),
    ("# Ours\nguide: hig-2022\n", "# Ours\nguide: hig-2022\n\nallow:\n  - trowel\n"),
    ("guide: hig-2022", "guide: hig-2022\n\nallow:\n  - trowel\n"),
    ("allow:\n  - spade # the tool\nguide: hig-2022\n", "allow:\n  - spade # the tool\n  - trowel\nguide: hig-2022\n"),
    ("allow:\n- spade", "allow:\n- spade\n- trowel\n"),
    ("allow: [spade, \"a rake\"] # tools\n", "allow: [spade, \"a rake\", trowel] # tools\n"),
    ("allow: []\n", "allow: [trowel]\n"),
    ("allow: spade # the tool\n", "allow: [spade, trowel] # the tool\n"),
    ("allow:\nguide: hig-2022\n", "allow:\n  - trowel\nguide: hig-2022\n"),
    ("allow: [Trowel, trowel]\n", "allow: [Trowel, trowel]\n"),
    ("names: [정원]\nallow: [꽃, 물]\n", "names: [정원]\nallow: [꽃, 물, trowel]\n"),
  ])
  func `It stands beside those that are there`(old: String, new: String) throws {
    let made = try AllowInsertion.adding("trowel", to: Array(old.utf8), path: "garden.yml")
    #expect(String(decoding: made, as: UTF8.self) == new)
  }

  @Test(arguments: [
    ("no", "\"no\""), ("a: b", "\"a: b\""), ("say \"hi\"", "\"say \\\"hi\\\"\""), ("고쳐쓰기", "고쳐쓰기"), ("don’t", "don’t"),
  ])
  func `Words that YAML would read otherwise are quoted`(phrase: String, written: String) throws {
    let made = try AllowInsertion.adding(phrase, to: [], path: "garden.yml")
    #expect(String(decoding: made, as: UTF8.self) == "allow:\n  - \(written)\n")
  }

  @Test(arguments: [
    "allow: [\"a ] b\"]\n", "allow: [\"two\n  lines\"\n  ]\n", "allow: \"spade\"\n", "allow:\n  - \"two\n    lines\"\n",
  ])
  func `A shape that isn’t understood is left alone or kept in meaning`(text: String) throws {
    do {
      let made = try AllowInsertion.adding("trowel", to: Array(text.utf8), path: "garden.yml")
      let old = try configuration(Array(text.utf8))
      #expect(try configuration(made) == old + ["trowel"])
    } catch is AllowInsertion.Failure {
      // Somebody is told to write it by hand.
    }
  }

  private func configuration(_ text: [UInt8]) throws -> [String] {
    try text.withUnsafeBufferPointer {
      try ConfigurationLoader.read(Bytes($0), path: AbsolutePath("garden.yml")).allowed.map(\.value)
    }
  }

  @Test func `A broken file is told, and not written to`() {
    #expect(throws: ConfigurationError.self) {
      try AllowInsertion.adding("trowel", to: Array("allow: [\n".utf8), path: "garden.yml")
    }
  }
}
