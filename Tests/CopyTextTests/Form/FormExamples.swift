import Foundation
import Testing

@testable import CopyText

/// Copy of one construction, all of one form.
struct FormExamples: Sendable, CustomTestStringConvertible {
  let construction: String
  let form: Form
  let copy: [String]

  init(_ construction: String, _ form: Form, _ lines: String) {
    (self.construction, self.form) = (construction, form)
    copy = lines.split(separator: "\n").map { String($0).replacingOccurrences(of: "⏎", with: "\n") }
  }

  var testDescription: String { construction }

  static let all = complete + partial
}
