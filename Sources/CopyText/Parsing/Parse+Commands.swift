extension Parse {
  /// The verbs that tell to do something: the root of a command, and those joined to it: “Open the app and pick a seat”.
  package var commandVerbs: [Int] {
    guard mood == .imperative else { return [] }
    return [root]
      + children(of: root).filter { index in
        units[index].relation == .conjunct && units[index].form.can(.baseVerb) && subject(of: index) == nil
      }
  }

  /// Whether the main clause says that something was done to its subject: “was deleted”, “has been sent”, “are lost”.
  package var isPassiveStatement: Bool {
    guard mood == .declarative, subject != nil, units[root].form.can(.pastParticiple) else { return false }
    return voice == .passive || child(of: root, as: .copula) != nil
  }
}
