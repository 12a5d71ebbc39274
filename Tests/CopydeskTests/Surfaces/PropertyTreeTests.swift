import CopyModel
import Testing

@testable import CopyPassage

/// Projects of Xcode, whole and broken.
struct PropertyTreeTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = { /* Begin */
      A /* Jam; = */ = {isa = PBXProject; buildConfigurationList = B;};
      B = {isa = XCConfigurationList; buildConfigurations = (C /* Debug */, );};
      C = {isa = XCBuildConfiguration; buildSettings = {
        "OTHER" = ("a = b;", c); SDKROOT = "mac\\"osx"; };};
    }; rootObject = A; }
    """

  @Test func keepsWhatTellsOfSystems() {
    Self.withTree(Self.project) { tree in
      #expect(tree.objects.keys.sorted() == ["A", "B", "C"])
      #expect(tree.objects["B"]?["buildConfigurations"]?.words == ["C"])
      #expect(tree.objects["C"]?["SDKROOT"]?.words == [#"mac\"osx"#])
      #expect(tree.objects["C"]?["SDKROOT"]?.line == 6)
      #expect(tree.objects["C"]?["OTHER"] == nil)
    }
  }

  /// A file may end anywhere; what was read until then holds.
  @Test func endsWhereTheFileEnds() {
    for length in 0..<Self.project.utf8.count {
      Self.withTree(String(Self.project.utf8.prefix(length)) ?? "") { #expect($0.objects.count <= 3) }
    }
    Self.withTree(String(repeating: "{ a = ", count: 10_000)) { #expect($0.objects.isEmpty) }
  }

  private static func withTree(_ text: String, _ body: (PropertyTree) -> Void) {
    let buffer = ByteBuffer(Array(text.utf8))
    withExtendedLifetime(buffer) { body(PropertyTree(buffer.bytes)) }
  }
}
