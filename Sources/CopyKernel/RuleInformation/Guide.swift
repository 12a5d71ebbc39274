/// An edition of the guidance. They disagree in places; a rule says where it holds.
public enum Guide: UInt8, CaseIterable, Sendable {
  /// The Human Interface Guidelines as of 2022: the default.
  case hig2022
  /// The iOS guidelines of about 2018 to 2021.
  case higLegacy
  /// The guidelines since February 2024.
  case hig2024

  public var name: String {
    switch self {
    case .hig2022: "hig-2022"
    case .higLegacy: "hig-legacy"
    case .hig2024: "hig-2024"
    }
  }

  public init?(name: some StringProtocol) {
    guard let guide = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = guide
  }
}

/// How a house wants short copy cased: the one line that settles the argument.
public enum CaseStyle: String, CaseIterable, Sendable {
  /// As the guidance has it: titles that are no sentences, buttons, and menus in title style.
  case apple
  /// All in sentence style.
  case sentence
}
