package import CopyKernel
import CopyModel

extension Surface {
  /// The surface, or those that it stands for.
  package var resolved: [Surface] { members.isEmpty ? [self] : members.compactMap { SurfaceTable.shared[$0] } }

  /// Whether a custom surface shows copy by its role or key.
  package func shows(_ copy: DisplayedText) -> Bool {
    if let keys, !keys.matches(copy.place.key) { return false }
    return roles.contains(copy.role) || roles.isEmpty && keys != nil
  }
}
