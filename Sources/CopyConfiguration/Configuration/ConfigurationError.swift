package import CopyKernel

/// A configuration that makes no sense. Nothing is checked then.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package let place: ConfigurationPlace
  /// What is wrong and what is expected: one sentence without its full stop.
  package let message: String

  package init(_ place: ConfigurationPlace, _ message: String) { (self.place, self.message) = (place, message) }

  package var description: String { "\(place.path):\(place.line):\(place.column): \(message)" }
}
