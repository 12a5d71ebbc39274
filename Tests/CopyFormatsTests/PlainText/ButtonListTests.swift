import CopyFormats
import CopyModel
import Testing

@Suite struct ButtonListTests {
  private let format = PlainTextFormat()

  private func read(_ list: String) -> Catalog { format.read("Buttons: \(list)\n") }

  /// What stands in the list, and title and styles of each button.
  @Test(arguments: [
    ("Cancel, Delete", ["Cancel", "Delete"]), ("Cancel,Delete ,  Save", ["Cancel", "Delete", "Save"]),
    ("Cancel*, Delete!", ["Cancel [default]", "Delete [destructive]"]), ("Delete !", ["Delete [destructive]"]),
    ("Delete*!", ["Delete [destructive default]"]), ("Go!!", ["Go! [destructive]"]), ("!", ["!"]),
    ("Cancel [cancel, default], Delete [Destructive]", ["Cancel [cancel default]", "Delete [destructive]"]),
    ("Delete []", ["Delete []"]), ("Wow! [default]", ["Wow! [default]"]), ("Star* [cancel]", ["Star* [cancel]"]),
    ("Save[cancel]", ["Save[cancel]"]), ("Add [1] More", ["Add [1] More"]),
    ("Yes, remove, No, keep it", ["Yes, remove", "No, keep it"]), ("Yes, no", ["Yes", "no"]),
    ("Yes, Remove", ["Yes", "Remove"]), ("Wait, Send it!", ["Wait", "Send it!"]), ("Great!", ["Great!"]),
    ("Keep, Delete All!", ["Keep", "Delete All [destructive]"]),
    (#"Yes\, Delete, A\\B, C\*"#, ["Yes, Delete", #"A\B"#, "C*"]),
    (#"Wow\!, Add \[cancel]"#, ["Wow!", "Add [cancel]"]),
    (#"C:\temp, \n"#, [#"C:\temp"#, #"\n"#]), (#"A\!!"#, ["A! [destructive]"]), (#"A\，B，C"#, ["A，B", "C"]),
  ])
  func titlesAndStyles(_ list: String, _ expected: [String]) {
    let catalog = read(list)
    let buttons = zip(catalog.entries, catalog.values).map { entry, value in
      entry.style.contains(.declared) ? "\(value) [\(entry.style.names.joined(separator: " "))]" : value
    }
    #expect(buttons == expected)
    #expect(catalog.problems.isEmpty)
  }

  @Test func titlesKnowTheirPlace() {
    let catalog = read(#"Cancel [cancel], A\, b* ,é!"#)
    #expect(catalog.entries.map { catalog.written(at: catalog.source.span(of: $0.raw)) } == ["Cancel", #"A\, b"#, "é"])
    #expect(catalog.written(at: catalog.span(of: 1..<2, in: catalog.entries[1])) == #"\,"#)
    #expect(catalog.written(at: catalog.span(of: 3..<4, in: catalog.entries[1])) == "b")
  }

  @Test(arguments: [("Delete [bold]", "bold", ["Delete"]), ("A [cancel, B", "[", ["A [cancel", "B"])])
  func badStylesAreReported(_ list: String, _ fault: String, _ titles: [String]) {
    let catalog = read(list)
    #expect(catalog.values == titles)
    #expect(catalog.problems.map { catalog.written(at: $0.span) } == [fault])
  }
}
