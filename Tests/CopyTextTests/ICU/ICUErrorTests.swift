import Testing

@testable import CopyText

@Suite struct ICUErrorTests {
  @Test func errorsHaveNames() {
    #expect(ICUError(code: 15).name == "U_BUFFER_OVERFLOW_ERROR")
    #expect(ICUError(code: 7).description.contains("U_MEMORY_ALLOCATION_ERROR (7)"))
    #expect(ICU.majorVersion >= 72)
  }
}
