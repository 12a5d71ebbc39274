import Testing

@testable import CopyModel

@Suite struct TextSliceTests {
  @Test func tellsTheFileFromTheArena() {
    let (file, arena) = (TextSlice(file: 3..<7), TextSlice(arena: 3..<7))
    #expect(!file.isInArena)
    #expect(arena.isInArena)
    #expect(file != arena)
    #expect(file.range == arena.range)
    #expect(TextSlice.none.isEmpty)
  }
}
