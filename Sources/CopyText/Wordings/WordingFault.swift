/// Faults that are in the wording of the whole rather than in words of a list, and are known by what examples have taught;
/// in the order of the columns that `Lexicons/build/wordings.py` writes.
package enum WordingFault: Int, CaseIterable, Sendable {
  /// A notification tells of a failure of the app, its device, its data, or its connection.
  case failure
  /// A notification shows what others shouldn’t read.
  case privateMatter
  /// A notification tells people to do something in the app.
  case order
  /// A notification’s title fits any other.
  case anyNews
  /// A notification’s action only opens the app.
  case appDoor
  /// An alert’s title fits any other.
  case anyTrouble
  /// Copy blames or belittles its reader.
  case blame
  /// Copy talks around what happened.
  case evasion
  /// An alert with one button only tells news.
  case mereNews
}
