/// A part of a text that its catalogue keeps apart, in variants of its own: what `%#@files@` stands for.
package struct Substitution: Sendable, Equatable {
  /// What stands between the marks.
  package var name: [UInt8]
  /// Which argument of the program it counts, from 1 on; nil where the catalogue leaves it to the order.
  package var argument: Int?
  /// How the argument is read, without the percent sign: `lld`.
  package var specifier: [UInt8]

  package init(name: [UInt8], argument: Int?, specifier: [UInt8]) {
    self.name = name
    self.argument = argument
    self.specifier = specifier
  }
}
