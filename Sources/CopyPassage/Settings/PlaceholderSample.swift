/// What the configuration says of a placeholder: a pattern of it as it is written, and what stands for it.
package struct PlaceholderSample: Sendable {
  package let pattern, sample: String

  package init(pattern: String, sample: String) {
    self.pattern = pattern
    self.sample = sample
  }
}
