import CopyModel
import Foundation
import Testing

@testable import CopyText

/// The term lists of every language: readable, in normal form, free of contradictions.
@Suite struct TermListTests {
  static let languages = EmbeddedFile.all.map(\.name).filter { $0.hasSuffix("/terms.txt") }.map {
    String($0.prefix { $0 != "/" })
  }
  /// What recipes write is held to the same form.
  static let files = EmbeddedFile.all.map(\.name).filter {
    $0.hasSuffix("/terms.txt") || $0.hasSuffix("/word-classes.txt")
  }
  /// Folders that say only what a more general one doesn’t.
  static let regional = languages.filter { $0.contains("-") && languages.contains(String($0.prefix { $0 != "-" })) }

  /// Lists that share no term: what is in one is the opposite of what is in the other.
  static let contradictions: [(TermList, TermList)] = [
    (.yesButton, .noButton), (.yesButton, .cancelButton), (.yesButton, .dismissButton), (.okButton, .noButton),
    (.okButton, .cancelButton), (.okButton, .dismissButton), (.okButton, .destructiveVerb),
    (.cancelButton, .destructiveVerb), (.cancelButton, .undoButton), (.cancelButton, .vagueButton),
    (.harmlessButton, .destructiveVerb), (.formalAddress, .informalAddress), (.vagueButton, .destructiveVerb),
  ]

  private func read(_ language: String) throws -> TermFile { try readFile("\(language)/terms.txt") }

  private func readFile(_ name: String) throws -> TermFile {
    TermReader.read(try #require(EmbeddedFile(named: name)).text)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try #require(EmbeddedFile(named: name)).bytes, as: UTF8.self)
  }

  @Test(arguments: files)
  func readsWithoutProblems(_ name: String) throws { #expect(try readFile(name).problems == []) }

  @Test(arguments: files)
  func isComposedAndLow(_ name: String) throws {
    let (text, language) = (try text(name), String(name.prefix { $0 != "/" }))
    #expect(text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8))
    #expect(text.hasSuffix("\n") && !text.contains("\t") && !text.contains("\u{A0}"))
    for term in try readFile(name).terms where !term.isExact {
      let low = term.text.lowercased(with: Locale(identifier: language))
      #expect(term.text == low, "\(term.text): terms are written low; case is folded")
    }
  }

  /// Sorted by code points, the marks of open ends aside, and none twice.
  @Test(arguments: files)
  func isSortedWithoutDuplicates(_ name: String) throws {
    let file = try readFile(name)
    for list in Set(file.terms.map(\.list)) {
      let keys = file.terms.filter { $0.list == list }.map(Self.key)
      for (previous, next) in zip(keys, keys.dropFirst()) {
        #expect(previous.lexicographicallyPrecedes(next), "\(list.name): \(String(decoding: next, as: UTF8.self))")
      }
    }
    let lists = file.terms.map(\.list).reduce(into: [TermList]()) { if $0.last != $1 { $0.append($1) } }
    #expect(lists.count == Set(lists).count, "a list stands twice")
  }

  private static func key(_ term: Term) -> [UInt8] {
    let stars = (term.opensFront ? "*" : "") + (term.opensBack ? "*" : "")
    return Array(
      (term.text.replacing("'", with: "’") + (term.tail.map { " … \($0)" } ?? "") + stars + (term.isExact ? "=" : ""))
        .utf8)
  }

  @Test(arguments: languages)
  func noTermIsInTwoListsThatContradict(_ language: String) throws {
    let terms = try read(language).terms
    for (left, right) in Self.contradictions {
      let both = Set(terms.filter { $0.list == left }.map(\.text))
        .intersection(terms.filter { $0.list == right }.map(\.text))
      #expect(both.isEmpty, "\(left.name) and \(right.name)")
    }
  }

  /// A list that nothing asks for is misspelled, or left over.
  @Test(arguments: files)
  func everyListIsAskedFor(_ name: String) throws {
    for (number, line) in try text(name).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let list = line.firstMatch(of: /^list (\S+)/)?.output.1 else { continue }
      let place = "Lexicons/\(name):\(number + 1)"
      #expect(Self.asked.contains(String(list)), "\(place): neither TermList.swift nor a rule of Lexicons/rules has it")
    }
  }

  @Test func everyListAskedForHasWordsInSomeLanguage() {
    // Their words stand in files of their own.
    let ofBooks = WrongWordBook.Kind.allCases.map(\.list)
    #expect(Self.asked.subtracting(Lexicon.listsOfAllLanguages.map(\.name) + ofBooks.map(\.name)) == [])
    #expect(ofBooks.allSatisfy { Lexicon.embedded(for: .english)?.has($0) == true })
  }

  /// The lists that code names, and those of the rules in `Lexicons/rules`.
  private static let asked: Set<String> = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/CopyText/Matching").standardizedFileURL
    let parts = ["", "+Buttons", "+Frames", "+Grammar", "+Wording"].map { "TermList\($0).swift" }
    let code = parts.compactMap { name in
      try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }.joined()
    let rules = EmbeddedFile.all.filter { $0.name.hasPrefix("rules/") }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    let named = code.matches(of: /static let \w+ = TermList\("([a-z-]+)"\)/).map { String($0.output.1) }
    return Set(named + rules.flatMap { $0.matches(of: /\nlist ([a-z-]+)\n/).map { String($0.output.1) } })
  }()

  /// A regional file repeats nothing, and takes away only what is there.
  @Test(arguments: regional)
  func regionalFilesHoldDifferencesAlone(_ region: String) throws {
    let general = try read(String(region.prefix { $0 != "-" })).terms
    let isGeneral = { (term: Term) in general.contains { $0.list == term.list && Self.key($0) == Self.key(term) } }
    let file = try read(region)
    #expect(!file.terms.contains(where: isGeneral))
    #expect(file.removed.allSatisfy(isGeneral))
  }

  /// Better words that the same list would report again lead nowhere; of buttons, they are how the platform writes the title.
  @Test(arguments: languages)
  func betterWordsAreNotReportedThemselves(_ language: String) throws {
    let terms = try read(language).terms
    for term in terms where ![.questionAction, .cancelButton, .okButton].contains(term.list) {
      guard let better = term.better else { continue }
      let worse = terms.filter { $0.list == term.list }.map(\.text)
      #expect(!worse.contains(better), "\(term.text) => \(better)")
    }
  }

  @Test(arguments: files)
  func sourcesAreNamed(_ name: String) throws {
    let text = try text(name)
    #expect(text.contains("Licence:") || text.contains("SOURCES.md"))
  }

  @Test func aNameIsOneListAndKeepsItsSpelling() {
    #expect(TermList("vague-title") == .vagueTitle)
    #expect(TermList("vague-title") != TermList("vague-message"))
    #expect(TermList("made-up-for-this-test").name == "made-up-for-this-test")
  }
}
