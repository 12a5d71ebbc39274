import CHunspell
import CopyFiles
import CopyKernel
import CopyModel
import CopyText
import Synchronization

/// A dictionary of Hunspell. Hunspell’s own state is one thread’s at a time, so that each question waits for its turn; what was
/// answered is remembered, since the same words come again and again.
package final class HunspellDictionary: Sendable {
  private struct State: ~Copyable {
    let handle: OpaquePointer
    /// Nil where words are in UTF-8.
    let converter: ICU.Converter?
    var answers: [String: [String]?] = [:]

    deinit { chs_close(handle) }
  }

  /// What the dictionary is called, and its version.
  let name, version: String
  private let state: Mutex<State>

  /// - Parameter path: that of both files, without their ends. Nil where they can’t be read, or their encoding isn’t known.
  init?(path: String) {
    guard let affixes = try? FileReader.read(path + ".aff"), let words = try? FileReader.read(path + ".dic"),
      let handle = chs_open(path + ".aff", path + ".dic")
    else { return nil }
    let encoding = String(cString: chs_encoding(handle))
    let converter = encoding == "UTF-8" ? nil : try? ICU.Converter(encoding: encoding)
    if encoding != "UTF-8", converter == nil {
      chs_close(handle)
      return nil
    }
    state = Mutex(State(handle: handle, converter: converter))
    name = path.split(separator: "/").last.map(String.init) ?? path
    version = Self.version(affixes.bytes) ?? Self.version(words.bytes) ?? Self.print(affixes.bytes, words.bytes)
  }

  // MARK: Version

  /// How far into a file a version is looked for, in bytes: it stands in the remarks at its head.
  private static let head = 4_000

  /// “# Version: 20161207”
  private static func version(_ file: Bytes) -> String? {
    let text = file.slice(0..<min(file.count, head)).text
    for line in text.split(separator: "\n") where line.hasPrefix("#") {
      let words = line.split { " :#\t\r=".contains($0) }
      guard let place = words.firstIndex(where: { $0.lowercased() == "version" }), place + 1 < words.count else {
        continue
      }
      let version = words[place + 1]
      if version.contains(where: \.isNumber) { return String(version) }
    }
    return nil
  }

  private static func print(_ files: Bytes...) -> String {
    var print = Fingerprint()
    for file in files { print.add(file) }
    return print.description
  }

  // MARK: Words

  /// What may be meant by `word`, best first; nil where the dictionary knows it.
  package func suggestions(for word: String) -> [String]? {
    state.withLock { state in
      if let known = state.answers[word] { return known }
      let answer = Self.answer(word, state.handle, state.converter)
      state.answers[word] = .some(answer)
      return answer
    }
  }

  private static func answer(_ word: String, _ handle: OpaquePointer, _ converter: ICU.Converter?) -> [String]? {
    // What its encoding can’t write no dictionary can judge.
    guard let written = encoded(word, converter) else { return nil }
    if chs_knows(handle, written) { return nil }
    var count = 0
    guard let list = chs_suggest(handle, written, &count) else { return [] }
    defer { chs_free(handle, list, count) }
    return (0..<count).compactMap { index in list[index].flatMap { decoded($0, converter) } }
  }

  private static func encoded(_ word: String, _ converter: ICU.Converter?) -> [CChar]? {
    let plain = word.replacing("’", with: "'")
    guard let converter else { return plain.utf8CString.map(\.self) }
    let (text, bytes) = (ByteBuffer(Array(plain.utf8)), ByteBuffer())
    do { try converter.encode(text.bytes, to: bytes) } catch { return nil }
    return bytes.bytes.map(CChar.init(bitPattern:)) + [0]
  }

  private static func decoded(_ word: UnsafePointer<CChar>, _ converter: ICU.Converter?) -> String? {
    guard let converter else { return String(validatingCString: word)?.replacing("'", with: "’") }
    let (bytes, text) = (ByteBuffer(), ByteBuffer())
    var place = word
    while place.pointee != 0 {
      bytes.append(UInt8(bitPattern: place.pointee))
      place += 1
    }
    do { try converter.decode(bytes.bytes, to: text) } catch { return nil }
    return text.bytes.text.replacing("'", with: "’")
  }
}
