import Testing

@testable import CopyKernel

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#),
    ("é한😀", "\"é한😀\""), ("/", "\"/\""), ("\u{2028}", "\"\\u2028\""),
    ("\u{7F}\u{9B}\u{202E}", "\"\\u007f\\u009b\\u202e\""), ("", "\"\""),
  ])
  func escapes(_ text: String, _ expected: String) {
    #expect(written { $0.array { $0.element(text) } } == "[\(expected)]")
  }

  /// Text is looked at eight bytes at a time, and what is escaped may stand anywhere among them.
  @Test(arguments: ["\"", "\\", "\u{1}", "\u{7F}", "\u{2028}", "\u{9B}", "é"])
  func escapesWhereverItStands(_ sign: String) {
    let shown = written { $0.array { $0.element(sign) } }.dropFirst(2).dropLast(2)
    for count in 0...20 {
      let (before, behind) = (String(repeating: "a", count: count), String(repeating: "b", count: 20 - count))
      let text = written { $0.array { $0.element(before + sign + behind) } }
      #expect(text == "[\"\(before)\(shown)\(behind)\"]")
    }
  }

  @Test func commasStandBetween() {
    let text = written { writer in
      writer.object {
        $0.field("a", 1)
        $0.array("b") { _ in }
        $0.array("c") {
          $0.element("x")
          $0.object { $0.field("d", true) }
          $0.object { _ in }
        }
        $0.object("e") { $0.field("f", nil as Int?) }
        $0.field("g", json: "[1, 2]")
        $0.field("h", json: nil)
      }
    }
    #expect(text == #"{"a":1,"b":[],"c":["x",{"d":true},{}],"e":{"f":null},"g":[1, 2],"h":null}"#)
  }

  @Test func numbersAreRounded() {
    #expect(written { $0.object { $0.field("a", 0.93049, digits: 3) } } == #"{"a":0.93}"#)
    #expect(written { $0.object { $0.field("a", 1, digits: 3) } } == #"{"a":1.0}"#)
  }

  @Test(arguments: [0, 0.05, 0.1, -0.04, -1.25, 3.999, 12.34, 100, 1_234.567_8, 8e14, 3e16, .infinity])
  func numbersAreThoseOfTheLanguage(_ value: Double) {
    for (digits, scale) in [(1, 10.0), (3, 1_000.0)] {
      let expected = "{\"a\":\((value * scale).rounded() / scale)}"
      #expect(written { $0.object { $0.field("a", value, digits: digits) } } == expected)
    }
  }

  @Test func aWriterIsUsedAgain() {
    var writer = JSONWriter()
    writer.object { $0.field("a", 1) }
    writer.removeAll()
    writer.object { $0.field("b", 2) }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"b":2}"#)
  }
}
