import CopyKernel
import CopyModel
import CopyPassage

/// As short as can be.
struct MessageTooLong: TextRule {
  static let sentences = 3

  static let info = RuleInfo(
    "message-too-long", "A message is short: two or three sentences at most.",
    why: "Few people read a long text with two buttons under it.", source: "HIG, Alerts: Content", statements: [31],
    roles: RoleSet(.alertMessage), severity: .note,
    examples: [
      .bad("⟦The file was moved. It is in another folder. The folder is locked. Open it first.⟧", .alertMessage),
      .bad(
        "⟦The free trial ended on Monday, so buy the full version to go on using the app with all of the documents that were made in it, and with those that other people share.⟧",
        .alertMessage),
      .bad(
        "⟦무료 체험이 월요일에 끝났습니다. 앱에서 만든 모든 문서와 다른 사람이 공유한 문서를 계속 사용하려면 설정에서 정식 버전을 구입한 다음 앱을 다시 시작하고 같은 계정으로 로그인하십시오.⟧",
        .alertMessage, locale: .korean),
      .bad(
        "⟦The file is in another folder that is locked, so open that folder first and then try once more.⟧",
        .alertMessage, guide: .higLegacy),
      .good("The file was moved. It is in another folder.", .alertMessage),
      .good("Wipe the bow. It needs:\n- A cloth\n- No water\n- No wind", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // Help and pages are taken for messages by their wording, and may be long.
    guard copy.isRoleWitnessed else { return }
    if isLongAsBase(copy) { return }
    let (sentences, fit) = (ListLines.sentencesAround(in: copy), copy.ownOverflow())
    let isFarTooLong = fit.map { isFar($0, copy) } ?? false
    if sentences > Self.sentences, copy.roleEvidence != .source || isFarTooLong {
      report.add(.tooManySentences(sentences, fit), at: copy.trimmedRange)
    } else if let fit, copy.isDeclared || isFarTooLong {
      report.add(.tooManyLines(fit), at: copy.trimmedRange)
    }
  }

  /// A translation that says in about as many letters what its base does has nothing to leave out.
  private func isLongAsBase(_ copy: Passage) -> Bool {
    guard let base = copy.base, !copy.isDeclared else { return false }
    return Double(copy.text.count) < Double(base.text.count) * Self.growth
  }

  /// So many times as long as the base a translation may well be.
  private static let growth = 1.4

  /// Whether a message that nobody declared is long enough to say so. A line or two too many in a program is a matter of taste: of eleven
  /// such findings readers took six for no fault.
  private func isFar(_ fit: Fit, _ copy: Passage) -> Bool {
    let tolerance = copy.roleEvidence == .source ? 2 : 1
    return fit.lines > (fit.maxLines ?? 0) + tolerance && fit.isClearlyTooLong
  }
}

extension Message {
  fileprivate static func tooManySentences(_ count: Int, _ fit: Fit?) -> Message {
    "The message has \(count) sentences\(FitText.besides(fit)). Keep what helps to decide, in one or two"
  }

  fileprivate static func tooManyLines(_ fit: Fit) -> Message {
    "The message \(FitText.band(fit)). Keep what helps to decide"
  }
}
