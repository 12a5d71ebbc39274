import CopyKernel

/// What is said of directives.
enum StetMessage {
  /// - Parameter dash: what divides the reason from the rest where the directive stands.
  static func noReason(_ dash: String) -> String {
    "“stet” gives no reason. Write it at the end, as in “\(dash) the film’s name”"
  }

  static let unused = "“stet” silences nothing here. Take it out"

  static func silent(_ rule: String) -> String { "“\(rule)” has nothing to say here. Take it out of “stet”" }

  static func unknown(_ rule: String, among rules: [String]) -> String {
    let nearest = Nearest.name(to: rule, among: rules).map { "Is it “\($0)”?" }
    return "No rule is called “\(rule)”. \(nearest ?? "See copydesk rules")"
  }
}
