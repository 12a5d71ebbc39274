import Testing

@testable import CopyModel

@Suite struct TableByHashTests {
  @Test func saysWhatADictionarySays() {
    var (table, dictionary) = (TableByHash(free: 0), [UInt64: Int]())
    for number in 0..<5_000 {
      // Low bits are alike, and some hashes come again.
      let hash = UInt64(number % 1_700 + 1) &* 64
      table.add(number, for: hash) { $0 += number }
      dictionary[hash] = dictionary[hash].map { $0 + number } ?? number
    }
    #expect(dictionary.allSatisfy { table[$0.key] == $0.value })
    #expect(table[63] == nil)
    #expect(table[1 << 40] == nil)
  }
}
