/// Objects that something else keeps: asking them counts no reference, which would take longer than most answers.
extension Unmanaged {
  /// Calls `body` with the object, which must outlive the call.
  @inline(__always)
  func borrowed<Failure: Error>(_ body: (Instance) throws(Failure) -> Void) throws(Failure) {
    // The closure of the standard library hands on no typed error.
    var failure: Failure?
    _withUnsafeGuaranteedRef { object in
      do throws(Failure) { try body(object) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
