import CExpat

/// Where and why a text is no XML.
struct XMLFailure: Error, Equatable {
  enum Reason {
    case empty, unclosedElement, unclosedToken, unclosedCDATA, invalidToken, tagMismatch, duplicateAttribute
    case expectedNothing, undefinedEntity, badCharacter, declaration, expansion, tooDeep, tooLarge, outOfMemory, other
  }

  var reason: Reason
  /// Offset in the text in bytes.
  var offset: Int

  init?(_ tape: CExpatTape) {
    guard let reason = Reason(tape.failure) else { return nil }
    self.reason = reason
    offset = tape.failureOffset
  }

  /// What is wrong and what to do.
  var message: String {
    switch reason {
    case .empty: "There is no XML here. Write the root element."
    case .unclosedElement: "The file ends before its elements are closed. Write the missing end tags."
    case .unclosedToken: "This is never closed. Write the missing “>”."
    case .unclosedCDATA: "This CDATA section is never closed. Write “]]>” behind it."
    case .invalidToken: "This can’t stand here in XML. Write “&lt;” for “<” in text, and “&amp;” for “&”."
    case .tagMismatch: "This end tag has another name than the start tag it belongs to."
    case .duplicateAttribute: "This tag has the same attribute twice. Delete one."
    case .expectedNothing: "Something stands behind the end of the root element. Delete it."
    case .undefinedEntity: "No entity of this name is declared. Write the character itself."
    case .badCharacter: "XML has no such character. Delete the reference."
    case .declaration: "The XML declaration must be the very first of the file, with a version."
    case .expansion: "Entities stand for too much text here. Write the text itself."
    case .tooDeep: "Elements stand inside each other more than \(XMLTape.maximumDepth) times."
    case .tooLarge: "This is too large to read at once. Split the file."
    case .outOfMemory: "There isn’t enough memory to read this."
    case .other: "This is no XML."
    }
  }
}

extension XMLFailure.Reason {
  fileprivate init?(_ failure: CExpatFailure) {
    switch failure {
    case CExpatFailureNone: return nil
    case CExpatFailureEmpty: self = .empty
    case CExpatFailureUnclosedElement: self = .unclosedElement
    case CExpatFailureUnclosedToken: self = .unclosedToken
    case CExpatFailureUnclosedCDATA: self = .unclosedCDATA
    case CExpatFailureInvalidToken: self = .invalidToken
    case CExpatFailureTagMismatch: self = .tagMismatch
    case CExpatFailureDuplicateAttribute: self = .duplicateAttribute
    case CExpatFailureExpectedNothing: self = .expectedNothing
    case CExpatFailureUndefinedEntity: self = .undefinedEntity
    case CExpatFailureBadCharacter: self = .badCharacter
    case CExpatFailureDeclaration: self = .declaration
    case CExpatFailureExpansion: self = .expansion
    case CExpatFailureTooDeep: self = .tooDeep
    case CExpatFailureTooLarge: self = .tooLarge
    case CExpatFailureOutOfMemory: self = .outOfMemory
    default: self = .other
    }
  }
}
