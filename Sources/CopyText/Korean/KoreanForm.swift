/// One reading of a Korean verb or adjective: its ending, what stands between, and the stems that it may be of.
package struct KoreanForm: Equatable, Sendable {
  /// What an ending makes of its sentence.
  package enum Kind: String, Sendable {
    /// `either` states or asks, as the voice tells; `names` makes a noun; `modifies` stands before one; `joins` goes on.
    case states, asks, either, requests, proposes, names, modifies, joins
  }

  /// 합쇼체, 해요체, 해체, 한다체.
  package enum Level: String, Sendable { case formal, polite, plain, written }

  /// As the table has it: `ㄹ까요`; empty for the form in -아/-어 by itself.
  package let ending: String
  package let kind: Kind
  package let level: Level?
  /// Stems it may be of, the honorific -시- taken off where there is one: 하, 되, 만들.
  package var stems: [String]
  package var isPast = false
  /// -겠-: intends, or supposes.
  package var intends = false
  /// -(으)시-: the subject is held in honour, in copy for people mostly the reader.
  package var isHonorific = false

  /// Whether the form asks: by its ending, or as 하시겠어요 does, which puts to the reader what only the reader intends.
  package var asks: Bool { kind == .asks || kind == .either && intends && isHonorific }

  /// Whether a sentence can end in it.
  package var isFinal: Bool {
    switch kind {
    case .states, .asks, .either, .requests, .proposes: true
    case .names, .modifies, .joins: false
    }
  }
}
