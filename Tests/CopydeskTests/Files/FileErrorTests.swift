import Foundation
import Testing

@testable import CopyFiles

@Suite struct FileErrorTests {
  private static let causes: [FileError.Cause] =
    [.folder, .device, .tooLarge(limit: 1), .nameNotUTF8, .changed, .readOnly, .owner(code: EPERM), .notAsWritten]
    + [ENOENT, EACCES, EROFS, ENOSPC, EMFILE, ELOOP, ENAMETOOLONG, EIO].map { .system(code: $0) }

  @Test(arguments: causes) func saysThePathTheCauseAndWhatToDo(cause: FileError.Cause) {
    let error = FileError(.read, "a/b", cause)
    #expect(error.description == "Can’t read “a/b”: \(error.reason). \(error.advice).")
    for part in [error.reason, error.advice] { #expect(!part.isEmpty && !part.hasSuffix(".")) }
    #expect(error.advice.first?.isUppercase == true)
  }

  @Test func theSystemsWordsAreUsed() {
    let error = FileError(.write, "a", .system(code: EACCES))
    #expect(error.reason == "Permission denied")
    #expect(error.advice == "Check who may write to the file and its folders")
    #expect(error.code == EACCES)
    #expect(FileError(.write, "a", .changed).code == nil)
  }
}
