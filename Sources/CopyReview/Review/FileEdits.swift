import CopyFiles
package import CopyModel
package import CopyPassage

/// What becomes of a file when its edits are made, one round after the other until nothing is left to do.
package struct FileEdits: Sendable {
  package private(set) var old: ByteBuffer
  package private(set) var new: ByteBuffer
  /// How many edits made it.
  package private(set) var count: Int
  /// What is found of it before.
  private let found: Int
  /// What is found of it afterwards.
  package private(set) var left: Int
  /// Why it stays as it is.
  package private(set) var failure: String?
  /// What else to know of the file that was written.
  package private(set) var remark: String?
  /// What it has for programs.
  package private(set) var copy: KnownCopy

  /// The file before and after; nil where nothing changes.
  package var change: (old: ByteBuffer, new: ByteBuffer)? { count > 0 ? (old, new) : nil }

  /// - Parameters:
  ///   - failure: why `old` stays as it is.
  ///   - copy: what the file has for programs.
  package init(_ fixed: FileFixer.Fixed, of old: ByteBuffer, failure: String?, copy: KnownCopy) {
    (self.old, new, count) = (old, fixed.bytes, fixed.edits)
    (found, left) = (fixed.found, fixed.review.summary.findings)
    (self.failure, self.copy) = (failure, copy)
  }

  /// The numbers alone, for a run that shows no words.
  package var withoutBytes: FileEdits {
    var numbers = self
    (numbers.old, numbers.new) = (ByteBuffer(), ByteBuffer())
    return numbers
  }

  /// Puts the new file in the place of the old one. Where that fails nothing has changed, and the failure is kept to be told.
  package mutating func write(to path: String) -> Bool {
    guard count > 0 else { return true }
    do {
      remark = AtomicFile.remark(beforeWriting: path)
      try AtomicFile.write(new.bytes, to: path, expecting: old.bytes)
      return true
    } catch {
      (new, count, left) = (old, 0, found)
      (failure, remark) = (failure ?? "\(error)", nil)
      return false
    }
  }

  /// How many fewer findings there are afterwards.
  package var settled: Int { found - left }

  /// What `later` edits, which start where these ended, make of it.
  package func followed(by later: FileEdits) -> FileEdits {
    var all = self
    (all.new, all.count, all.left) = (later.new, count + later.count, later.left)
    (all.failure, all.copy) = (failure ?? later.failure, later.copy)
    return all
  }
}
