import CopyModel

/// Which particles belong to which verbs in any of their forms: log in, logged in, took over.
struct PhrasalVerbs: @unchecked Sendable {
  /// Particles that could be taken for a preposition, a bit each.
  struct Particles: OptionSet {
    let rawValue: UInt32
    static let `in` = Particles(rawValue: 1)
    static let on = Particles(rawValue: 2)
    static let off = Particles(rawValue: 4)
    static let up = Particles(rawValue: 8)
    static let out = Particles(rawValue: 16)
    static let over = Particles(rawValue: 32)
    static let by = Particles(rawValue: 64)
    static let down = Particles(rawValue: 128)
    /// Verbs that take in, on and over as particles before an object.
    static let binding = Particles(rawValue: 1 << 8)
    static let lowCompound = Particles(rawValue: 1 << 9)
    static let element = Particles(rawValue: 1 << 10)
    /// Any verb of the list, so that an entry is never empty.
    static let verb = Particles(rawValue: 1 << 11)
  }

  private var words = WordMap(capacity: 1024)
  /// Irregular forms, numbered by their base in `bases`.
  private var irregular = WordMap(capacity: 600)
  private var bases: ContiguousArray<Bytes> = []

  init() {
    TSVReader(named: "en/phrasal-verbs.tsv").forEachRow { verb, particles, _ in
      var set = Particles.verb
      particles.forEachWord { set.formUnion(Self.particle($0)) }
      words.insert(verb, set.rawValue)
    }
    TSVReader(named: "en/particles.tsv").forEachRow { name, list, _ in
      let set: Particles = name.equals("binding") ? .binding : name.equals("element") ? .element : .lowCompound
      list.forEachWord { words.insert($0, set.rawValue) }
    }
    readIrregular()
  }

  private mutating func readIrregular() {
    let reader = TSVReader(named: "en/irregular-verbs.tsv")
    var (bases, irregular) = (self.bases, self.irregular)
    reader.forEachRow { base, past, participle in
      guard words[base] != 0 else { return }
      bases.append(base)
      let number = UInt32(bases.count)
      for cell in [past, participle] { cell.forEachWord { if irregular[$0] == 0 { irregular.insert($0, number) } } }
    }
    (self.bases, self.irregular) = (bases, irregular)
  }

  /// What belongs to `verb` in any form.
  func particles(of verb: Bytes) -> Particles {
    let own = words[verb]
    if own != 0 { return Particles(rawValue: own) }
    let number = irregular[verb]
    if number != 0 { return Particles(rawValue: words[bases[min(Int(number), bases.count) - 1]]) }
    return regular(verb)
  }

  /// The particle that `word` is, or none.
  static func particle(_ word: Bytes) -> Particles {
    guard (2...4).contains(word.count) else { return [] }
    if word.equalsFolded("down") { return .down }
    switch (word[0].lowered, word[1].lowered, word.count) {
    case (UInt8(ascii: "i"), UInt8(ascii: "n"), 2): return .in
    case (UInt8(ascii: "o"), UInt8(ascii: "n"), 2): return .on
    case (UInt8(ascii: "o"), UInt8(ascii: "f"), 3): return .off
    case (UInt8(ascii: "u"), UInt8(ascii: "p"), 2): return .up
    case (UInt8(ascii: "o"), UInt8(ascii: "u"), 3): return .out
    case (UInt8(ascii: "o"), UInt8(ascii: "v"), 4): return .over
    case (UInt8(ascii: "b"), UInt8(ascii: "y"), 2): return .by
    default: return []
    }
  }

  /// Takes -s, -es, -ed and -ing off, with the doubled consonant or the e that they hide.
  private func regular(_ verb: Bytes) -> Particles {
    let count = verb.count
    guard count > 3 else { return [] }
    switch (verb[count - 2].lowered, verb[count - 1].lowered) {
    case (UInt8(ascii: "e"), UInt8(ascii: "s")): return stem(verb, count - 1, count - 2)
    case (_, UInt8(ascii: "s")): return stem(verb, count - 1, count - 1)
    case (UInt8(ascii: "e"), UInt8(ascii: "d")): return stem(verb, count - 2, count - 1)
    case (UInt8(ascii: "n"), UInt8(ascii: "g")): return count > 4 ? ing(verb) : []
    default: return []
    }
  }

  private func ing(_ verb: Bytes) -> Particles {
    let stem = verb.count - 3
    let plain = self.stem(verb, stem, stem)
    if !plain.isEmpty { return plain }
    // “taking” hides an e. The word is rebuilt on the stack.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stem + 1) { base in
      for index in 0..<stem { base[index] = verb[index] }
      base[stem] = UInt8(ascii: "e")
      return Particles(rawValue: words[Bytes(UnsafeBufferPointer(base))])
    }
  }

  private func stem(_ verb: Bytes, _ first: Int, _ second: Int) -> Particles {
    for length in [first, second] {
      let found = words[verb.slice(0..<length)]
      if found != 0 { return Particles(rawValue: found) }
    }
    let isDoubled = first > 2 && verb[first - 1].lowered == verb[first - 2].lowered
    return isDoubled ? Particles(rawValue: words[verb.slice(0..<first - 1)]) : []
  }
}
