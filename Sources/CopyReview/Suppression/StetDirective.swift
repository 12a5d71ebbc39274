import CopyModel

/// What a comment says of findings that should stand as they are: `stet: RULE, RULE -- reason`.
///
/// `stet` alone means all rules; `stet file: RULE -- reason` holds for the whole file.
struct StetDirective: Equatable {
  /// A rule, or a pattern of rules, with its place in the comment.
  struct Subject: Equatable {
    let pattern: String
    let range: Range<Int>
  }

  /// The word itself, as a range of the comment in bytes.
  let range: Range<Int>
  /// Empty for all rules.
  let subjects: [Subject]
  let isFileWide: Bool
  let hasReason: Bool
}
