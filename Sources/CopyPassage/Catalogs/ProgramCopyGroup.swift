import CopyModel
import CopyProgram

/// Literals of a program that no catalogue has: those of one set, or one that stands alone.
struct ProgramCopyGroup {
  var uses: [ProgramUse]
  /// Index in the file’s sets; -1 for a literal that stands alone.
  let set: Int
  /// All parts of the set are here.
  var isWhole: Bool

  /// The copy of `facts`, in the order of the program, without what catalogues have.
  static func groups(of facts: ProgramFacts, without covered: Set<UInt64>) -> [ProgramCopyGroup] {
    var (groups, places, seen) = ([ProgramCopyGroup](), [Int: Int](), Set<Int32>())
    for use in facts.uses {
      let set = Int(use.set)
      let isHere = use.copy.end > 0 && !covered.contains(use.copy.key) && seen.insert(use.copy.start).inserted
      if let place = places[set], set >= 0 {
        if isHere { groups[place].uses.append(use) } else { groups[place].isWhole = false }
      } else {
        if set >= 0 { places[set] = groups.count }
        let isWhole = set >= 0 && isHere && !facts.sets[set].hasUnknownParts
        groups.append(ProgramCopyGroup(uses: isHere ? [use] : [], set: set, isWhole: isWhole))
      }
    }
    return groups
  }
}
