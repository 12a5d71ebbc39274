import Testing

/// Alerts of which one is made in each branch, and what chooses among their parts.
@Suite struct BranchSetTests {
  @Test func whatIsPutIntoWhicheverAlertWasMadeEachOfThemGets() {
    let program = """
      func ask(isDry: Bool) {
        let alert: UIAlertController
        if isDry {
          alert = UIAlertController(title: "Water the moss?", message: "It is brown.", preferredStyle: .alert)
        } else {
          alert = UIAlertController(title: "Shade the moss?", message: "It is hot.", preferredStyle: .alert)
        }
        if isDry { alert.addAction(UIAlertAction(title: "Water", style: .default)) }
        alert.addAction(UIAlertAction(title: "Wait", style: .cancel))
      }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(Reading.isOneSet(["Water the moss?", "It is brown.", "Water", "Wait"], of: uses))
    #expect(Reading.isOneSet(["Shade the moss?", "It is hot.", "Wait"], of: uses))
    #expect(!Reading.isOneSet(["Shade the moss?", "Water"], of: uses, isClosed: false))
  }

  @Test func buildersOfEachCaseGoOnAsOne() {
    let program = """
      fun tell(count: Int) {
        val dialog = when (count) {
          0 -> AlertDialog.Builder(context).setTitle("No pots").setPositiveButton("Throw One", null)
          else -> AlertDialog.Builder(context).setTitle("Too many pots").setPositiveButton("Sell One", null)
        }
        dialog.setNegativeButton("Back", null).show()
      }
      """
    let uses = Reading.joined([(program, .kotlin)])
    #expect(Reading.isOneSet(["No pots", "Throw One", "Back"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["Too many pots", "Sell One", "Back"], of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["No pots", "Sell One"], of: uses, isClosed: false))
  }

  @Test func choicesWithinChoicesNeverMix() {
    let program = """
      final class Kiln {
        func show(_ pot: Pot, _ fault: Fault) {
          let alert = UIAlertController(title: title(pot, fault), message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: action(pot, fault), style: .default))
        }
        func title(_ pot: Pot, _ fault: Fault) -> String {
          switch pot {
          case .jug: switch fault { case .crack: return "The jug has cracked"; case .stain: return "The jug is stained" }
          case .bowl: switch fault { case .crack: return "The bowl has cracked"; case .stain: return "The bowl is stained" }
          }
        }
        func action(_ pot: Pot, _ fault: Fault) -> String {
          switch pot {
          case .jug: switch fault { case .crack: return "Glue Jug"; case .stain: return "Wash Jug" }
          case .bowl: switch fault { case .crack: return "Glue Bowl"; case .stain: return "Wash Bowl" }
          }
        }
      }
      """
    let uses = Reading.joined([(program, .swift)])
    for (title, action) in [("The jug has cracked", "Glue Jug"), ("The bowl is stained", "Wash Bowl")] {
      #expect(Reading.isOneSet([title, action], of: uses))
    }
    #expect(!Reading.isOneSet(["The jug has cracked", "Glue Bowl"], of: uses))
    #expect(!Reading.isOneSet(["The jug has cracked", "Wash Jug"], of: uses))
  }

  @Test func whatAFunctionIsToldChoosesItsBranches() {
    let program = """
      func tell(_ title: String, canRetry: Bool) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        if canRetry { alert.addAction(UIAlertAction(title: "Fire Again", style: .default)) }
        alert.addAction(UIAlertAction(title: "Close", style: .cancel))
      }
      func one() { tell("The kiln is cold", canRetry: false) }
      func two() { tell("The fire is out", canRetry: true) }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(Reading.isOneSet(["The kiln is cold", "Close"], of: uses))
    #expect(!Reading.isOneSet(["The kiln is cold", "Fire Again"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["The fire is out", "Fire Again", "Close"], of: uses))
  }

  @Test func whatIsSaidOfAnotherCaseIsNoPartOfACall() {
    let program = """
      final class Shelf {
        func pick(_ row: Row) {
          switch row {
          case .jug: ask("Name the jug", words(for: row))
          case .bowl: ask("Name the bowl", words(for: row))
          }
        }
        func words(for row: Row) -> String {
          switch row { case .jug: return "It holds water."; case .bowl: return "It holds soup." }
        }
        func ask(_ title: String, _ text: String) {
          let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Save", style: .default))
        }
      }
      """
    let uses = Reading.joined([(program, .swift)])
    #expect(Reading.isOneSet(["Name the jug", "It holds water.", "Save"], of: uses, isClosed: false))
    #expect(!Reading.isOneSet(["Name the jug", "It holds soup."], of: uses, isClosed: false))
  }

  @Test func aWrapperOfKeysMakesNoVariants() {
    let wrapper = """
      static NSString *text(BOOL isLoud, NSString *name) {
        NSString *found;
        if (name) {
          NSString *words = [[NSBundle mainBundle] localizedStringForKey:name value:nil table:nil];
          if (isLoud) { found = words; } else { found = words; }
          if (words.length > 3) { found = words; } else { found = words; }
        }
        return found;
      }
      """
    let program = """
      func ask() {
        let alert = UIAlertController(title: title(), message: text(false, "why"), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: text(false, "keep"), style: .cancel))
      }
      func title() -> String {
        if isJug { return text(false, "jug") }
        if isBowl { return text(false, "bowl") } else { return text(false, "pot") }
      }
      """
    let uses = Reading.joined([(wrapper, .objectiveC), (program, .swift)])
    for title in ["jug", "bowl", "pot"] {
      #expect(Reading.isOneSet([title, "why", "keep"], of: uses, isClosed: false), "\(title)")
    }
  }
}
