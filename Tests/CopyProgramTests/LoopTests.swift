import Testing

/// Buttons that a loop makes of a list.
@Suite struct LoopTests {
  private static let wrapper = """
    func choose(_ title: String, options: [String]) {
      let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
      LOOP
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    }
    func ask() { choose("Which clay?", options: ["Red Clay", "White Clay"]) }
    """

  @Test func numbersBesideTheValuesChangeNothing() {
    let loops = [
      "for (index, option) in options.enumerated() { sheet.addAction(UIAlertAction(title: option, style: .default)) }",
      "for option in options.reversed() { sheet.addAction(UIAlertAction(title: option, style: .default)) }",
      "options.enumerated().forEach { index, option in sheet.addAction(UIAlertAction(title: option, style: .default)) }",
      "options.enumerated().forEach { sheet.addAction(UIAlertAction(title: $1, style: .default)) }",
    ]
    for loop in loops {
      let uses = Reading.joined([(Self.wrapper.replacing("LOOP", with: loop), .swift)])
      #expect(Reading.isOneSet(["Which clay?", "Red Clay", "White Clay", "Cancel"], of: uses), "\(loop)")
    }
  }

  @Test func loopsOfKotlinGoThroughTheirListsAsWell() {
    for loop in ["for (name in names)", "for ((index, name) in names.withIndex())", "for (name: String in names)"] {
      let program = """
        fun choose(title: String, names: List<String>) {
          val dialog = AlertDialog.Builder(context).setTitle(title)
          LOOP { dialog.setNeutralButton(name, null) }
          dialog.show()
        }
        fun ask() { choose("Which glaze?", listOf("Blue glaze", "Green glaze")) }
        """
      let uses = Reading.joined([(program.replacing("LOOP", with: loop), .kotlin)])
      #expect(Reading.isOneSet(["Which glaze?", "Blue glaze"], of: uses, isClosed: false), "\(loop)")
    }
  }

  @Test func allCasesOfAnEnumStandSideBySide() {
    let herb = """
      enum Glaze: CaseIterable {
        case blue, green
        var name: String { switch self { case .blue: return "Blue"; case .green: return "Green" } }
      }
      """
    let loops = [
      "for glaze in Glaze.allCases { alert.addAction(UIAlertAction(title: glaze.name, style: .default)) }",
      "Glaze.allCases.map { UIAlertAction(title: $0.name, style: .default) }.forEach { alert.addAction($0) }",
      "for glaze in [Glaze.blue, Glaze.green] { alert.addAction(UIAlertAction(title: glaze.name, style: .default)) }",
    ]
    for loop in loops {
      let use = """
        func ask() {
          let alert = UIAlertController(title: "Which glaze?", message: nil, preferredStyle: .alert)
          \(loop)
        }
        """
      let uses = Reading.joined([(herb, .swift), (use, .swift)])
      #expect(Reading.isOneSet(["Which glaze?", "Blue", "Green"], of: uses))
    }
  }

  @Test func aConstantOfATypeJoinsAListOfIt() {
    let program = """
      struct Choice {
        let title: String
        static let cancel = Choice(title: "Cancel")
      }
      func present(_ title: String, choices: [Choice]) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        choices.forEach { alert.addAction(UIAlertAction(title: $0.title, style: .default)) }
      }
      func ask() {
        var choices: [Choice] = []
        choices.append(Choice(title: "Break Pot"))
        choices.append(.cancel)
        present("Break the pot?", choices: choices)
      }
      """
    #expect(Reading.isOneSet(["Break the pot?", "Break Pot", "Cancel"], of: Reading.joined([(program, .swift)])))
  }
}
