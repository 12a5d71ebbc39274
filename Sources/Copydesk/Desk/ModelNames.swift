public import CopyModel

// What clients of the library name without knowing of the module below it.

/// What a string is for.
public typealias Role = CopyModel.Role
/// How loud a finding is.
public typealias Severity = CopyModel.Severity
/// How a button acts and looks.
public typealias ButtonStyle = CopyModel.ButtonStyle
