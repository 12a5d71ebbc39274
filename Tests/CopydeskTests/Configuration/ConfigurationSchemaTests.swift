import Foundation
import Testing

@testable import CopyConfiguration

struct ConfigurationSchemaTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

  @Test func `The schema beside the documentation is the program’s own`() throws {
    let file = folder.appending(path: "Documentation/copydesk.schema.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let isFresh = text == ConfigurationSchema.text
    #expect(isFresh, "Documentation/copydesk.schema.json is stale: run bin/record")
  }

  @Test func `The schema is JSON and knows each key`() throws {
    let data = Data(ConfigurationSchema.text.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(ConfigurationTable.all.map(\.name)))
    #expect(schema["additionalProperties"] as? Bool == false)
  }
}
