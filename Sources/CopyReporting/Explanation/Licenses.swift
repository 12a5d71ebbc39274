import CPages

/// The licences that go with the program, as they lie in the repository.
public enum Licenses {
  /// The licence of copydesk itself, the file LICENSE.
  public static var license: String { text(of: cpages_license()) }

  /// The licences of all data that is embedded, the file NOTICE.
  public static var notice: String { text(of: cpages_notice()) }

  private static func text(of page: CPage) -> String {
    String(decoding: UnsafeBufferPointer(start: page.bytes, count: page.count), as: UTF8.self)
  }
}
