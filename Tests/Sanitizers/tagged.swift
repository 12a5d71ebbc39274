// A list in an enum of a global is never freed, and can always be reached. The leak sanitizer reports it all the same: Swift marks
// in the highest bits of a pointer which case it is of, and the sanitizer takes the number for none.
//
//     swiftc -sanitize=address tagged.swift -o /tmp/tagged && /tmp/tagged
//     LSAN_OPTIONS=suppressions=leaks.txt /tmp/tagged      nothing is reported
enum Words: Sendable {
  case own([Int])
  case shared([Int])
}

struct Rule: Sendable {
  let words: Words
  static let info = Rule(words: .shared([Int(CommandLine.argc)]))
}

func name(_ rule: Rule) -> String {
  switch rule.words {
  case .own: "own"
  case .shared: "shared"
  }
}

print(name(Rule.info))
