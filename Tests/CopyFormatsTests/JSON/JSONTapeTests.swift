import CopyFormats
import CopyModel
import Foundation
import Testing

@Suite struct JSONTapeTests {
  /// The events of `text` as kind and written form, and the failure.
  private func read(_ text: [UInt8]) -> (events: [String], failure: JSONFailure?) {
    let (buffer, reader) = (ByteBuffer(text), JSONReader())
    let tape = reader.read(buffer.bytes)
    let events = (0..<tape.count).map { "\(tape[$0].kind) \(buffer.bytes.slice(tape[$0].range).text)" }
    return (events, tape.failure)
  }

  private func read(_ text: String) -> (events: [String], failure: JSONFailure?) { read(Array(text.utf8)) }

  @Test func everyKindOfEventHasItsPlace() {
    let tape = read(#" {"a" : [1, -2.5e+3,"b\"c", true ,false,null], "" :{}} "#)
    #expect(tape.failure == nil)
    #expect(
      tape.events == [
        "objectStart {", "key a", "arrayStart [", "number 1", "number -2.5e+3", #"string b\"c"#, "true true",
        "false false", "null null", "arrayEnd ]", "key ", "objectStart {", "objectEnd }", "objectEnd }",
      ])
  }

  @Test func membersAndElementsAreFoundWithoutTheirInsides() {
    let buffer = ByteBuffer(#"{"a":[1,[2,3],{"x":4}],"b":{"c":5},"d":6}"#.utf8)
    let (reader, text) = (JSONReader(), buffer.bytes)
    let tape = reader.read(text)
    var keys: [Int] = []
    var key = tape.firstMember(ofObjectAt: 0)
    while let place = key {
      keys.append(place)
      key = tape.member(after: place)
    }
    var elements: [JSONEvent.Kind] = []
    var element = tape.firstElement(ofArrayAt: keys[0] + 1)
    while let place = element {
      elements.append(tape.kind(at: place))
      element = tape.element(after: place)
    }
    #expect(keys.map { text.slice(tape[$0].range).text } == ["a", "b", "d"])
    #expect(elements == [.number, .arrayStart, .objectStart])
  }

  /// The place of the failure stands between ⟦ and ⟧.
  @Test(arguments: [
    (#"{"a":⟦"⟧b"#, JSONFailure.Reason.unclosedString), ("{\"a\":⟦\"⟧b\n\"}", .unclosedString),
    ("{\"a\":\"b⟦\t⟧\"}", .controlCharacter), (#"{"a":⟦}⟧"#, .expectedValue), (#"{"a":1,⟦}⟧"#, .expectedKey),
    (#"{⟦1⟧:2}"#, .expectedKey), (#"{"a"⟦,⟧}"#, .expectedColon), (#"{"a":1 ⟦"⟧b":2}"#, .expectedCommaOrEnd),
    (#"[1,⟦]⟧"#, .expectedValue), (#"[1⟦}⟧"#, .expectedCommaOrEnd), ("1 ⟦2⟧", .expectedNothing),
    (#"{"a":⟦[⟧1"#, .unclosedContainer), ("⟦{⟧", .unclosedContainer), ("[⟦0⟧1]", .invalidToken),
    ("[⟦t⟧ru]", .invalidToken), ("[⟦1⟧.]", .invalidToken), ("[⟦N⟧aN]", .invalidToken), (#"[⟦1⟧"a"]"#, .invalidToken),
    (#"[⟦\⟧"a"]"#, .invalidToken), (#"["a"⟦b⟧]"#, .expectedCommaOrEnd), ("⟦⟧", .empty), ("⟦⟧ \n", .empty),
  ])
  func failuresHaveTheirPlace(_ marked: String, _ reason: JSONFailure.Reason) throws {
    let text = marked.replacingOccurrences(of: "⟦", with: "").replacingOccurrences(of: "⟧", with: "")
    let place = marked.utf8.distance(
      from: marked.startIndex, to: try #require(marked.unicodeScalars.firstIndex(of: "⟦")))
    let failure = try #require(read(text).failure)
    #expect(failure.reason == reason)
    #expect(failure.offset == place)
  }

  @Test func whatStandsBeforeAFailureIsRead() {
    #expect(read(#"{"a":1,"b":"#).events == ["objectStart {", "key a", "number 1", "key b"])
    #expect(read("{\"a\":1,\n\"b\":\"open\n}").events == ["objectStart {", "key a", "number 1", "key b"])
  }

  @Test func damageInTheTextIsFoundWhereItStarts() throws {
    var random = RandomCopy(seed: 7)
    for _ in 0..<300 {
      var text = Array("\"\(String(repeating: "한é😀a", count: Int.random(in: 0...90, using: &random)))\"".utf8)
      let place = [1, text.count - 1].randomElement(using: &random)!
      text.insert(0xFF, at: place)
      let failure = try #require(read(text).failure)
      #expect(failure.reason == .encoding)
      #expect(failure.offset == place)
    }
  }

  @Test func nestingIsBounded() {
    let limit = JSONReader.maximumDepth
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(limit)).failure == nil)
    #expect(read(nested(limit + 1)).failure?.reason == .tooDeep)
    #expect(read(nested(100_000)).failure?.offset == limit)
  }

  /// Foundation's reader is the oracle for which texts are JSON. It also looks into escapes and the size of numbers,
  /// which the tape leaves to whoever wants the value, and it lets a comma stand before the end of a list.
  @Test func agreesWithFoundationOnMutatedTexts() {
    var random = RandomCopy(seed: 11)
    let seeds = [#"{"a":[1,2.5e3,-0],"b":{"c":null,"d":"x"},"e":[true,false,"é😀"]}"#, #"[{"x":[[]]},{},"",0]"#]
    var accepted = 0
    for _ in 0..<6000 {
      let bytes = random.mutated(Array(seeds.randomElement(using: &random)!.utf8))
      guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(UInt8(ascii: "\\")) else { continue }
      guard !String(decoding: bytes, as: UTF8.self).contains(/,\s*[\]}]/) else { continue }
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      let failure = read(bytes).failure
      #expect((failure == nil) == isJSON, "\(String(decoding: bytes, as: UTF8.self)) \(failure.debugDescription)")
      if isJSON { accepted += 1 }
    }
    #expect(accepted > 200)
  }
}
