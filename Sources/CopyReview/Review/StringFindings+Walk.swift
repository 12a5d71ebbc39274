import CopyKernel
import CopyModel
import CopyPassage

extension StringFindings {
  /// - Parameter findings: by entry, of those of which something is said.
  init(_ walk: ReviewWalk, findings: [Int: [Finding]], names: NamesInUse) {
    (catalog, roles, isMember) = (walk.catalog, walk.roles, walk.isMember)
    (base, isWithinFile) = (walk.translation.pairing.base, walk.translation.pairing.isWithinFile)
    self.findings = findings
    (cases, titles) = (names.ofCatalog, names.titles)
  }

  /// Which strings of `walk`, through the same file after its edits, are as they were with all that rules see of them;
  /// nil where that can’t be told.
  func unchanged(in walk: ReviewWalk, _ names: NamesInUse) -> [Bool]? {
    let pairing = walk.translation.pairing
    guard walk.catalog.entries.count == catalog.entries.count, pairing.isWithinFile == isWithinFile,
      isWithinFile || pairing.base === base, names.agrees(with: cases, titles)
    else { return nil }
    let edited = isWithinFile ? editedStems(in: walk) : []
    return catalog.entries.indices.map { isSame($0, in: walk) && (edited.isEmpty || !edited.contains(stem(of: $0))) }
  }

  /// In a file of all languages, what stands under one key is held against each other.
  private func editedStems(in walk: ReviewWalk) -> Set<UInt64> {
    Set(catalog.entries.indices.filter { !isAlike(\.value, $0, walk) }.map { stem(of: $0) })
  }

  private func isSame(_ index: Int, in walk: ReviewWalk) -> Bool {
    let (old, new) = (catalog.entries[index], walk.catalog.entries[index])
    return !isMember[index] && !walk.isMember[index] && roles[index].isSeenAlike(walk.roles[index])
      && old.flags == new.flags && old.style == new.style && old.locale == new.locale
      && [\Entry.value, \.key, \.comment, \.variation].allSatisfy { isAlike($0, index, walk) }
  }

  private func isAlike(_ part: KeyPath<Entry, TextSlice>, _ index: Int, _ walk: ReviewWalk) -> Bool {
    let (old, new) = (catalog.entries[index][keyPath: part], walk.catalog.entries[index][keyPath: part])
    return catalog.bytes(old).equals(walk.catalog.bytes(new))
  }

  /// The hash of the key, without the name of a plural form at its end.
  private func stem(of index: Int) -> UInt64 {
    let key = catalog.bytes(catalog.entries[index].key)
    let joint = key.lastIndex { $0 == 0x2E || $0 == 0x5F || $0 == 0x2D }
    return FoldedHash(key.slice(0..<(joint ?? key.count))).value
  }
}

extension RoleGuess {
  /// Whether rules see no difference: that a reason points at another place of the file is none.
  fileprivate func isSeenAlike(_ other: RoleGuess) -> Bool {
    role == other.role && evidence == other.evidence && confidence == other.confidence && isLoose == other.isLoose
      && isConfirmed == other.isConfirmed
  }
}
