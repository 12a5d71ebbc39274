import CSimdJSON

/// Where and why a text is no JSON.
package struct JSONFailure: Error, Sendable, Equatable {
  package enum Reason: Sendable {
    case empty, unclosedString, controlCharacter, encoding, expectedValue, expectedKey, expectedColon
    case expectedCommaOrEnd, expectedNothing, unclosedContainer, invalidToken, tooDeep, tooLarge, outOfMemory
  }

  package var reason: Reason
  /// Offset in the text in bytes.
  package var offset: Int

  init?(_ tape: CSimdJSONTape) {
    guard let reason = Reason(tape.failure) else { return nil }
    self.reason = reason
    offset = tape.failureOffset
  }

  static let conflict = "Two versions of this file are in conflict here. Choose one, and delete Git’s marks."

  /// What is wrong and what to do.
  package var message: String {
    switch reason {
    case .empty: "There is no JSON here. Write an object in braces."
    case .unclosedString: "This quotation mark is never closed. Close it on the same line."
    case .controlCharacter: "A control character can’t stand in a string. Write it as \\u and four digits."
    case .encoding: "These bytes are no UTF-8. Save the file as UTF-8."
    case .expectedValue: "A value is missing here. Write a string, number, object, list, true, false, or null."
    case .expectedKey: "A key in quotation marks is missing here. Take away the comma before it, or write the key."
    case .expectedColon: "A colon is missing between a key and its value."
    case .expectedCommaOrEnd: "A comma or the closing bracket is missing here."
    case .expectedNothing: "Something stands behind the end of the document. Put each object on a line of its own."
    case .unclosedContainer: "This bracket is never closed."
    case .invalidToken: "This is no JSON value. Put text in quotation marks."
    case .tooDeep: "Objects and lists stand inside each other more than \(JSONReader.maximumDepth) times."
    case .tooLarge: "This is too large to read at once. Split the file."
    case .outOfMemory: "There isn’t enough memory to read this."
    }
  }
}

extension JSONFailure.Reason {
  fileprivate init?(_ failure: CSimdJSONFailure) {
    switch failure {
    case CSimdJSONFailureNone: return nil
    case CSimdJSONFailureEmpty: self = .empty
    case CSimdJSONFailureUnclosedString: self = .unclosedString
    case CSimdJSONFailureControlCharacter: self = .controlCharacter
    case CSimdJSONFailureEncoding: self = .encoding
    case CSimdJSONFailureExpectedValue: self = .expectedValue
    case CSimdJSONFailureExpectedKey: self = .expectedKey
    case CSimdJSONFailureExpectedColon: self = .expectedColon
    case CSimdJSONFailureExpectedCommaOrEnd: self = .expectedCommaOrEnd
    case CSimdJSONFailureExpectedNothing: self = .expectedNothing
    case CSimdJSONFailureUnclosedContainer: self = .unclosedContainer
    case CSimdJSONFailureTooDeep: self = .tooDeep
    case CSimdJSONFailureTooLarge: self = .tooLarge
    case CSimdJSONFailureOutOfMemory: self = .outOfMemory
    default: self = .invalidToken
    }
  }
}
