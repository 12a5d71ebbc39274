import CopyKernel
import CopyModel

/// All that is to be said of one file, as people read it: what is said twice is told once, what is loud comes first.
struct FilePage {
  private let text: FindingText
  /// Whether each finding is told by itself.
  private let tellsEach: Bool
  private(set) var items: [PageItem] = []
  private(set) var habits: [Habit.Kind: Habit] = [:]
  private(set) var gaps: [Gap.Kind: Gap] = [:]
  private(set) var proposals: [Proposal] = []
  /// Items by what makes two findings say the same of the same text.
  private var known: [UInt64: Int] = [:]
  /// Items that turn into a line where they become a habit.
  private(set) var singles: [Habit.Kind: [Int]] = [:]
  private var count = 0
  /// What it takes in memory, roughly.
  private(set) var size = 0

  init(_ text: FindingText, tellsEach: Bool) { (self.text, self.tellsEach) = (text, tellsEach) }

  mutating func add(_ proposals: [Proposal]) { self.proposals += proposals }

  mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    guard !tellsEach else { return append(diagnostic) }
    if let kind = Gap.Kind(diagnostic) {
      gaps[kind, default: Gap(kind, order: count)].add(diagnostic)
    } else if let kind = Habit.Kind(diagnostic) {
      habits[kind, default: Habit(kind, diagnostic, order: count, text)].add(diagnostic)
      guard habits[kind]?.isTold == false else { return }
      if let new = fold(diagnostic) { singles[kind, default: []].append(new) }
    } else {
      _ = fold(diagnostic)
    }
  }

  /// Adds it to what is said of the same text already; the number of the item where it is new.
  private mutating func fold(_ diagnostic: Diagnostic) -> Int? {
    let print = Self.print(of: diagnostic)
    if !diagnostic.text.isEmpty, let same = known[print] {
      items[same].add(diagnostic)
      return nil
    }
    known[print] = items.count
    append(diagnostic)
    return items.count - 1
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    items.append(PageItem(diagnostic, order: count, text))
    size += items[items.count - 1].size
  }

  /// Where the cure is another, it isn’t the same.
  private static func print(of diagnostic: Diagnostic) -> UInt64 {
    var print = Fingerprint()
    let words = "\(diagnostic.words)"
    for part in [diagnostic.rule, diagnostic.locale, diagnostic.path, diagnostic.text, diagnostic.message, words] {
      print.add(part.utf8)
    }
    for text in [diagnostic.merged, diagnostic.suggestions.first?.text] { print.add((text ?? "").utf8) }
    print.add([diagnostic.severity.rawValue])
    return print.value
  }
}

/// Puts a page in the order of reading: errors, warnings, notes, and in each what belongs together, then what concerns the
/// file as a whole.
struct PageOrder {
  /// What items belong to.
  private enum Subject: Hashable {
    case proposal(Int)
    case entry(Int)
    case item(Int)
  }

  private let page: FilePage
  private let text: FindingText
  private var subjects: [Subject] = []
  /// How many items of each subject have better words.
  private var answered: [Subject: Int] = [:]
  /// The place of the first item of each subject.
  private var starts: [Subject: Int] = [:]
  /// Each proposal once, with those that say the same of other alerts, and other ways to say it.
  private var proposals: [(first: Proposal, others: [Proposal], ways: [Proposal])] = []
  /// Subjects whose better words were told, and entries whose role was.
  private var settled: Set<Subject> = []
  private var placed: Set<Int> = []

  init(_ page: FilePage, _ text: FindingText) {
    self.page = page
    self.text = text
    let proposalOf = gatherProposals()
    subjects = page.items.indices.map { index in
      let entries = page.items[index].entries
      if let proposal = entries.lazy.compactMap({ proposalOf[$0] }).first { return .proposal(proposal) }
      return entries.first.map(Subject.entry) ?? .item(index)
    }
    for (index, subject) in subjects.enumerated() {
      if starts[subject] == nil { starts[subject] = index }
      if !page.items[index].arrows.isEmpty { answered[subject, default: 0] += 1 }
    }
  }

  /// For each entry the proposal that it is part of.
  private mutating func gatherProposals() -> [Int: Int] {
    var (known, numbers) = ([String: Int](), [Int: Int]())
    var last = 0
    for proposal in page.proposals {
      if proposal.rank > 1 {
        if proposals[last].others.isEmpty { proposals[last].ways.append(proposal) }
        continue
      }
      let words = ProposalText.words(proposal, text.style)
      let number = known[words] ?? proposals.count
      last = number
      if known[words] == nil { proposals.append((proposal, [], [])) } else { proposals[number].others.append(proposal) }
      known[words] = number
      for entry in proposal.entries where numbers[entry] == nil { numbers[entry] = number }
    }
    return numbers
  }

  /// - Parameter path: the file, for what has no place in it.
  mutating func paragraphs(path: String) -> [Paragraph] {
    let habits = page.habits.filter(\.value.isTold)
    let folded = Set(habits.keys.flatMap { page.singles[$0] ?? [] })
    let shown = page.items.indices.filter { !folded.contains($0) }
    let lines =
      habits.values.map { (order: $0.order, paragraph: Paragraph($0, text)) }
      + page.gaps.values.map { (order: $0.order, paragraph: Paragraph($0, path: path, text)) }
    let all = [Severity.error, .warning, .note].flatMap { level in
      paragraphs(shown.filter { page.items[$0].severity == level })
        + lines.filter { $0.paragraph.severity == level }.sorted { $0.order < $1.order }.map(\.paragraph)
    }
    let file = InheritedTally.file(path)
    return all.map { $0.placed(in: file) }
  }

  /// Of items of one level.
  private mutating func paragraphs(_ shown: [Int]) -> [Paragraph] {
    let sorted = shown.sorted { left, right in
      (starts[subjects[left]] ?? left, left) < (starts[subjects[right]] ?? right, right)
    }
    var (paragraphs, rest) = ([Paragraph](), sorted[...])
    while let first = rest.first {
      let run = rest.prefix { subjects[$0] == subjects[first] }
      rest = rest.dropFirst(run.count)
      paragraphs.append(paragraph(Array(run), about: subjects[first]))
    }
    return paragraphs
  }

  private mutating func paragraph(_ run: [Int], about subject: Subject) -> Paragraph {
    let items = run.map { page.items[$0] }
    var paragraph = Paragraph(severity: items[0].severity, parts: [])
    let words = betterWords(for: items, about: subject)
    for (place, item) in items.enumerated() {
      // Of several findings the words stand beneath the last.
      let isAlone = items.count == 1
      let isNewString = place > 0 && item.entries.first != items[place - 1].entries.first
      let text = (isNewString ? "\n" : "") + item.heading + (isAlone ? words : "") + item.remarks + role(of: item)
      paragraph.parts.append(Paragraph.Part(text: text, faults: item.faults, end: item.places(self.text)))
      if !isAlone, place == items.count - 1 { paragraph.tail = words }
    }
    if case .proposal(let number) = subject, settled.insert(subject).inserted {
      let (first, others, ways) = proposals[number]
      paragraph.tail += "\n" + ProposalText.text(first, also: others, or: ways, text)
    }
    return paragraph
  }

  /// Words for the string, told once; none where the whole alert is rewritten.
  private mutating func betterWords(for items: [PageItem], about subject: Subject) -> String {
    if case .proposal = subject { return "" }
    guard let first = items.first(where: { !$0.arrows.isEmpty }) else { return "" }
    guard settled.insert(subject).inserted else { return text.remark("Better words for this string stand above.") }
    let words = answered[subject] == 1 ? first.arrows.joined() : first.merged ?? first.arrows[0]
    return words + first.room
  }

  private mutating func role(of item: PageItem) -> String {
    guard let role = item.role else { return "" }
    guard let entry = item.entries.first else { return role }
    return placed.insert(entry).inserted ? role : ""
  }
}

extension Paragraph {
  fileprivate init(_ habit: Habit, _ text: FindingText) {
    self.init(severity: habit.severity, parts: [Part(text: habit.line(text), faults: habit.faults)])
  }

  fileprivate init(_ gap: Gap, path: String, _ text: FindingText) {
    self.init(severity: gap.kind.severity, parts: [Part(text: gap.line(path: path, text))])
  }
}
