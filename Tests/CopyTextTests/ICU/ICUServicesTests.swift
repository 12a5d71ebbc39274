import Testing

@testable import CopyText

@Suite struct ICUServicesTests {
  @Test func eachIsOpenedOnce() throws {
    let cache = ICU.ServiceCache()
    let german = cache.services(for: "de")
    #expect(cache.services(for: "de") === german && cache.services(for: "fr") !== german)
    #expect(try german.iterator(.word) === german.iterator(.word))
    #expect(try german.iterator(.word) !== german.iterator(.sentence))
    #expect(try german.caseMap() === german.caseMap() && german.plurals() === german.plurals())
    #expect(try german.plurals().categories.list == [.one, .other])
  }

  @Test func errorsHaveNames() {
    #expect(ICUError(code: 15).name == "U_BUFFER_OVERFLOW_ERROR")
    #expect(ICUError(code: 7).description == "U_MEMORY_ALLOCATION_ERROR (7)")
    #expect(ICU.majorVersion >= 72)
  }
}
