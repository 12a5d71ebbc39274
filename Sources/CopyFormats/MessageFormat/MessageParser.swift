import CICU
import CopyModel

/// Takes ICU messages apart, one after the other. For one thread.
final class MessageParser {
  private let handle: OpaquePointer

  /// Levels of braces beyond which something else must be meant. ICU recurses for each.
  static let deepest = 32
  /// Bytes beyond which a text is no message.
  static let longest = 65_536

  /// Nil when memory is short; texts are then taken as they stand.
  init?() {
    var opened: OpaquePointer?
    guard cicu_message_open(&opened) == 0, let opened else { return nil }
    handle = opened
  }

  deinit { cicu_message_close(handle) }

  /// The parts of `text`, valid until the next call; nil when it is no message.
  func parts(of text: Bytes) -> UnsafeBufferPointer<cicu_message_part>? {
    guard text.count <= Self.longest, Self.depth(of: text) <= Self.deepest else { return nil }
    var (parts, count, offset) = (UnsafePointer<cicu_message_part>?.none, 0, Int64(-1))
    guard cicu_message_parse(handle, text.baseAddress, text.count, &parts, &count, &offset) == 0 else { return nil }
    return UnsafeBufferPointer(start: parts, count: count)
  }

  /// How deep braces stand in each other, quoted ones counted too.
  private static func depth(of text: Bytes) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in text {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
