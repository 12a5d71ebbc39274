import CopyModel
import CopyPassage
import CopyText

/// What a button acts on stays somewhere: 사진 삭제 for “사진을 삭제합니다”, where nothing else tells what is deleted.
struct ButtonObject {
  let view: CopySetView
  let trials: Trials
  /// The new title and message.
  let texts: [Passage]

  /// `title`, which is to stand in the place of `button`, with the object that would be lost.
  func kept(_ title: String, of button: Passage) -> String {
    guard view.namesDestruction(button), !view.closesSheet(button), title != button.text, loses(title, button) else {
      return title
    }
    let whole = button.isKorean ? korean(title, of: button) : trials.settled(button.text, as: .button, like: button)
    return whole ?? title
  }

  /// Whether the new title is the bare verb, and what the button acts on stands in no text.
  private func loses(_ title: String, _ button: Passage) -> Bool {
    let verbs = (view.parts[0].lexicon?.terms(in: .destructiveVerb) ?? []).map {
      MeaningFacts.stem($0.text.trimmingEnd(of: ["*"]), in: button)
    }
    let new = MeaningFacts(trials.passage(title, as: .button, like: button)).stems
    // Two words for taking away are one.
    guard new.subtracting(verbs).isEmpty else { return false }
    let kept = MeaningFacts(texts).stems.union(verbs)
    return MeaningFacts(button).stems.contains { stem in
      !kept.contains(stem) && !kept.contains { MeaningFacts.areKin($0, stem) }
    }
  }

  /// 프로필 사진 삭제 for “프로필 사진을 삭제합니다”: what stands before the verb, without its particle.
  private func korean(_ title: String, of button: Passage) -> String? {
    let words = button.text(button.trimmedRange).split(separator: " ").map(String.init)
    guard let place = words.dropLast().lastIndex(where: { $0.count > 1 && ["을", "를"].contains($0.last) }),
      words[(place + 1)...].count == 1
    else { return nil }
    let object = words[..<place].map { $0 + " " }.joined() + words[place].dropLast()
    return object + " " + title
  }
}
