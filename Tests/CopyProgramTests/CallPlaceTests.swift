import CopyModel
import CopyProgram
import Testing

@Suite("Calls that show copy")
struct CallPlaceTests {
  private func calls(_ program: String, _ dialect: ProgramDialect = .swift) -> [String] {
    let bytes = Array(program.utf8)
    return Reading.facts(program, dialect).uses.map { use in
      let place = use.call
      let name = bytes[Int(place.offset)..<Int(place.offset + place.length)]
      return "\(place.line):\(place.column) \(String(decoding: name, as: UTF8.self))"
    }
  }

  @Test("their names, with lines and columns in scalars")
  func places() {
    #expect(
      calls("Text(\"é\")\n  .alert(\"ö\", isPresented: $x) { /* 😀 */ Button(\"Go\") {} }") == [
        "1:1 Text", "2:4 alert", "2:42 Button",
      ])
    #expect(calls("Button(role: .cancel) {} label: { Text(\"No\") }") == ["1:1 Button"])
    #expect(calls("[alert addButtonWithTitle:@\"Go\"];", .objectiveC) == ["1:8 addButtonWithTitle"])
    #expect(calls("let a = NSAlert()\na.messageText = \"Go?\"") == ["2:3 messageText"])
  }

  @Test("what joins in a branch or a loop leaves the set open")
  func branches() {
    let begin = "let a = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)\n"
    let add = "a.addAction(UIAlertAction(title: \"Go\", style: .default))"
    #expect(Reading.facts(begin + add, .swift).sets.map(\.hasUnknownParts) == [false])
    #expect(Reading.facts(begin + "if x { \(add) }", .swift).sets.map(\.hasUnknownParts) == [true])
    #expect(Reading.facts(begin + "for x in [1] { \(add) }", .swift).sets.map(\.hasUnknownParts) == [true])
    #expect(Reading.facts("if x {\n\(begin)\(add)\n}", .swift).sets.map(\.hasUnknownParts) == [false])
    #expect(Reading.facts(begin + "a.isSoft = x.if(y)\n" + add, .swift).sets.map(\.hasUnknownParts) == [false])
    #expect(
      Reading.facts(".alert(\"Go?\", isPresented: $x) { ForEach(all) { Button($0.name) {} } }", .swift)
        .sets.map(\.hasUnknownParts) == [true])
  }
}
