import CopyProgram
import Testing

/// Names that a block declares anew.
@Suite struct ShadowTests {
  @Test func `an alert in a button’s block is another, whatever its name`() {
    let found = Reading.joined([
      (
        """
        final class Pond: UIViewController {
          func ask() {
            let alert = UIAlertController(title: "Pond", message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Drain", style: .default) { _ in
              let alert = UIAlertController(title: "Drain the pond?", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "Drain It", style: .destructive))
              alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
              self.present(alert, animated: true)
            })
            alert.addAction(UIAlertAction(title: "Fill", style: .default))
            present(alert, animated: true)
          }
        }
        """, .swift
      )
    ])
    let set = { (words: String) in found.first { $0.hasSuffix(words) }?.split(separator: ":").first }
    #expect(set("Drain It") == "button in 1")
    #expect(set("Fill") == set(": Drain"))
  }
}
