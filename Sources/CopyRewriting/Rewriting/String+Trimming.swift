extension String {
  /// Without the marks and spaces at its end.
  func trimmingEnd(of marks: Set<Unicode.Scalar>) -> String {
    var scalars = unicodeScalars[...]
    while let last = scalars.last, last == " " || marks.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
