import Testing

@testable import CopyModel

/// A view that is asked beyond its end stops the program rather than read what lies behind.
@Suite struct BytesBoundsTests {
  @Test func `A slice beyond the end`() async {
    await #expect(processExitsWith: .failure) {
      let three = ByteBuffer([1, 2, 3])
      withExtendedLifetime(three) { print(three.bytes.slice(2..<50).count) }
    }
  }

  @Test func `A byte beyond the end`() async {
    await #expect(processExitsWith: .failure) {
      let three = ByteBuffer([1, 2, 3])
      withExtendedLifetime(three) { print(three.bytes[3]) }
    }
  }

  @Test func `A byte before the start`() async {
    await #expect(processExitsWith: .failure) {
      let three = ByteBuffer([1, 2, 3])
      withExtendedLifetime(three) { print(three.bytes[-1]) }
    }
  }

  @Test func `What lies inside is read`() {
    let three = ByteBuffer([1, 2, 3])
    withExtendedLifetime(three) {
      #expect(Array(three.bytes.slice(1..<3)) == [2, 3])
      #expect(three.bytes.slice(3..<3).isEmpty)
    }
  }
}
