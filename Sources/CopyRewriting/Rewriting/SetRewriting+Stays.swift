import CopyKernel
import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What may be left at fault in a proposal.
extension SetRewriting {
  /// Whether what is still at fault was so before, and is a detail beside what is settled: what the title is about, what the
  /// buttons answer.
  func mayStay(_ after: [Finding], in proposed: ProposedSet, _ way: Way) -> Bool {
    if view.set.kind == .notification { return mayStayInNotification(after) }
    return way == .mended ? mayStayUnmended(after) : mayStay(after, in: proposed)
  }

  /// Whether who types the copy gets fewer faults, and none that it hadn’t: what stays is told with it. A title that says nothing may
  /// give way to a long one.
  func isBetter(_ proposed: ProposedSet, leaving after: [Finding]) -> Bool {
    let before = findings.filter { $0.severity > .note }
    let (old, new) = (RuleTally(before), RuleTally(after))
    let isTitleEmpty = Self.emptyTitles.contains { new[$0] < old[$0] } || tellsTopic(proposed) || dropsLabel(proposed)
    let isAsked = answers(old) > 0 && answers(new) == 0 && proposed.title?.contains("?") == true
    let isCut = splitsTitle(proposed)
    // A sentence where the title said nothing is no worse for its length.
    let counted = after.count { !isTitleEmpty || $0.rule != TitleTooLong.info.id }
    let isFewer = counted < before.count || (isTitleEmpty || isCut) && counted == before.count
    guard isFewer, areOther(proposed), !view.isQuestion || view.isSheet || asks(proposed) else {
      return false
    }
    let buttons = proposed.buttons.map(\.text)
    // An order without a title tells of nothing.
    let losesTitle = proposed.title == nil && view.title != nil
    if losesTitle, after.contains(where: { $0.rule == "notification-instructs" }) { return false }
    return after.allSatisfy { finding in
      // What is asked had better be the title than what comes of it.
      if finding.rule == TitleTooLong.info.id, isTitleEmpty || isAsked {
        return isAsked || !view.isQuestion || view.isSheet || proposed.title?.contains("?") == true
      }
      // What fits any alert is no title, whatever else is better.
      if Self.emptyTitles.contains(finding.rule) { return false }
      // “Tap OK to …” would name a button that has another title now.
      let isOfButtons = finding.rule.hasPrefix("explain-") || finding.rule.hasPrefix("button-reference")
      if isOfButtons, view.buttons.contains(where: { !buttons.contains($0.text) }) { return false }
      return new[finding.rule] <= old[finding.rule]
    }
  }

  /// Whether what a sheet only asked to choose for is its title now.
  private func tellsTopic(_ proposed: ProposedSet) -> Bool {
    if view.isSheet, proposed.title == nil, view.title != nil, proposed.message == nil { return true }
    return view.isSheet && proposed.title != nil && findings.contains { $0.rule == MessageRedundant.info.id }
      && SetMeaning.letters(proposed.title ?? "") != SetMeaning.letters(view.title?.text ?? "")
  }

  /// Buttons that answer a question without naming what they do.
  private func answers(_ tally: RuleTally) -> Int { tally[ButtonOkAmbiguous.info.id] + tally[ButtonYesNo.info.id] }

  /// Whether what happened stands where “Payment Problem” stood.
  private func dropsLabel(_ proposed: ProposedSet) -> Bool {
    guard let model = view.parts.first else { return false }
    let title = proposed.title.map { trials.passage($0, as: .alertTitle, like: model) }
    return SetMeaning.isLabelGone(title, view, trials)
  }

  /// Whether of several sentences in the title the first is left there, and the others are told below it.
  private func splitsTitle(_ proposed: ProposedSet) -> Bool {
    guard view.isAlert, let old = view.title, let title = proposed.title, proposed.message != nil else { return false }
    return old.wholeSentences.count > 1 && SetMeaning.letters(old.text).hasPrefix(SetMeaning.letters(title))
      && title.count < old.text.count
  }

  /// “You have failed to provide the password.” over what stood below “Wrong Password”: what is at fault in a message is worse as the
  /// title. The parts are numbered as `Trials` does it.
  func movesFault(_ after: [Finding]) -> Bool {
    guard let old = view.title else { return false }
    let known = Set(findings.filter { $0.entry == old.entry }.map(\.rule))
    // Under “Sorry!” a reproach is softer than above nothing.
    let isEmpty = findings.contains { Self.emptyTitles.contains($0.rule) }
    return after.contains { finding in
      finding.entry == 0 && !known.contains(finding.rule)
        && (isEmpty ? finding.rule == "tone-accusatory" : finding.rule.hasPrefix("tone-"))
    }
  }

  private func asks(_ proposed: ProposedSet) -> Bool {
    guard let model = view.parts.first else { return false }
    return [proposed.title, proposed.message].compactMap(\.self).contains { text in
      trials.sentences(of: text, as: .alertMessage, like: model).contains(where: \.isQuestion)
    }
  }

  private static let emptyTitles = [TitleVague.info.id, TitleErrorCode.info.id, TitleSingleWord.info.id]

  /// Whether nothing is left but what only the app can settle, which should have shown it elsewhere, or not at all, while what a tap
  /// does and what fits any notification is gone.
  private func mayStayInNotification(_ after: [Finding]) -> Bool {
    let before = findings.filter { $0.severity > .note }
    let (old, new) = (RuleTally(before), RuleTally(after))
    let ofWords = [
      NotificationTitleGeneric.info.id, "notification-instructs", "notification-app-name",
      NotificationRewriter.actionOpensApp,
    ]
    // That something failed may be plainer now than it was.
    let fails = MeaningFacts(view.texts).denies
    return ofWords.contains { new[$0] < old[$0] }
      && after.allSatisfy { finding in
        // What is private still on the lock screen is no better for other marks.
        finding.rule == "notification-error" && fails
      }
  }

  /// Whether an answer may stay that nothing names: no question went, and the title tells a fact.
  private func mayStayUnnamed(_ proposed: ProposedSet) -> Bool {
    guard let model = view.parts.first, let text = proposed.title else { return false }
    let title = trials.passage(text, as: .alertTitle, like: model)
    let isCase = title.tokens.first(where: \.countsAsWord)?.tags.contains(.subordinator) == true
    return !isCase && (title.asks || !view.isQuestion)
  }

  private func mayStay(_ after: [Finding], in proposed: ProposedSet) -> Bool {
    let before = findings.filter { $0.severity > .note }
    let (old, new) = (RuleTally(before), RuleTally(after))
    let isTitleEmpty = Self.emptyTitles.contains { new[$0] < old[$0] }
    guard
      isTitleEmpty || before.contains(where: { Self.isEssential($0.rule) && new[$0.rule] < old[$0.rule] })
        || isMostlyMended(before, after)
    else { return false }
    let isNowAnswered = new[ButtonOkAmbiguous.info.id] + new[ButtonYesNo.info.id] == 0 && !view.isQuestion
    let mayBeLong = isEnglish && view.isWhole && (isTitleEmpty || isNowAnswered && old[TitleTooLong.info.id] == 0)
    let isUnnamed = mayStayUnnamed(proposed)
    let isFewer = after.count < before.count || isTitleEmpty && after.count == before.count
    return isFewer
      && after.allSatisfy { finding in
        // A long sentence is better than a word that says nothing, and no better than another long one.
        if finding.rule == TitleTooLong.info.id { return mayBeLong }
        // That it is no more than news shows only when its title says so.
        if finding.rule == AlertInformational.info.id, isTitleEmpty { return true }
        // What an answer would do nothing tells: it stays as it is, and is told.
        if isTitleEmpty, isUnnamed, Self.isPlainAnswer(finding.rule), new[finding.rule] <= old[finding.rule] {
          return true
        }
        // “Quit?” is all that is asked, and a dull verb that the question has as well is an answer.
        return [ButtonVague.info.id, TitleSingleWord.info.id].contains(finding.rule)
          || new[finding.rule] <= old[finding.rule] && (!Self.isEssential(finding.rule) || isFixedFiller(finding))
      }
  }

  /// Whether of many faults only some of tone are left.
  private func isMostlyMended(_ before: [Finding], _ after: [Finding]) -> Bool {
    after.count * 3 < before.count && after.allSatisfy { $0.rule.hasPrefix("tone-") }
  }

  private var isEnglish: Bool { view.parts.first?.isEnglish ?? false }

  /// „Möchten Sie … wirklich“: the language has no shorter question.
  private func isFixedFiller(_ finding: Finding) -> Bool {
    finding.rule == TitleConfirmationFiller.info.id
      && view.parts.first?.lexicon?.supports(.bareQuestions) == false
  }

  /// The same where each part is mended by itself: nothing stays of what only other parts or other answers would settle.
  private func mayStayUnmended(_ after: [Finding]) -> Bool {
    let before = findings.filter { $0.severity > .note }
    let (old, new) = (RuleTally(before), RuleTally(after))
    let ofBuild = [TitleSingleWord.info.id, TitleMissing.info.id, TitleTooLong.info.id, MessageRedundant.info.id]
    return after.count < before.count
      && after.allSatisfy { finding in
        // What should be no alert is told so beside the other way.
        if finding.rule == AlertInformational.info.id { return true }
        // “Tap OK to …” would name a button that has another title now.
        let isSettledElsewhere =
          Self.isEssential(finding.rule) || ofBuild.contains(finding.rule) || finding.rule.hasPrefix("explain-")
        return new[finding.rule] <= old[finding.rule] && (!isSettledElsewhere || isAcknowledgement(finding))
      }
  }

  /// OK beside a button that does more, where nothing is asked, takes the alert away; what else it could be called, nothing tells.
  private func isAcknowledgement(_ finding: Finding) -> Bool {
    finding.rule == ButtonOkAmbiguous.info.id && !view.isQuestion && !view.buttons.contains(where: view.isDismissal)
  }

  private static func isPlainAnswer(_ rule: String) -> Bool {
    rule == ButtonOkAmbiguous.info.id || rule == ButtonYesNo.info.id
  }

  private static func isEssential(_ rule: String) -> Bool {
    let ofTitle = [
      TitleVague.info.id, TitleErrorCode.info.id, AlertInformational.info.id, TitleConfirmationFiller.info.id,
    ]
    return rule.hasPrefix("button-") || ofTitle.contains(rule)
  }
}
