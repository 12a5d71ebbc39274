/// Takes out of a review what is not to be told, before diagnostics are made of it. Edits follow: what is not told is not
/// mended either.
protocol FindingSieve {
  func sift(_ review: inout Review)
}
