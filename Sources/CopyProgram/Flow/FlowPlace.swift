/// A function of a file.
struct FlowPlace: Hashable {
  var file: Int
  var function: Int
}
