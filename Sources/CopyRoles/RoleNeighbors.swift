import CopyModel

/// What the strings of one language in one catalogue say of each other: those under the same stem, those whose keys end
/// alike, the catalogue as a whole, and what stands before and behind.
struct RoleNeighbors {
  /// What others see of a string.
  struct Member {
    var last: UInt32
    var stem: UInt32
    /// The number of its role, as far as it is known.
    var role: UInt32
    var isNamed: Bool
  }

  private let members: ContiguousArray<Member>
  /// Members with a stem, by stem and then by place.
  private let byStem: ContiguousArray<Int32>
  /// Where the counts of those with the same last word start.
  private var alike: [UInt32: Int] = [:]
  /// How many of them have each role, one word after the other: most catalogues have many last words.
  private var counts: ContiguousArray<Int32> = []
  private var whole = ContiguousArray<Int32>(repeating: 0, count: RoleCueAnswer.numbers)

  init(_ members: ContiguousArray<Member>) {
    self.members = members
    byStem = ContiguousArray(
      members.indices.lazy.filter { members[$0].stem != 0 }.map(Int32.init)
        .sorted { (members[Int($0)].stem, $0) < (members[Int($1)].stem, $1) })
    for member in members {
      whole[Int(member.role)] += 1
      if member.last != 0 { counts[startOfCounts(for: member.last) + Int(member.role)] += 1 }
    }
  }

  private mutating func startOfCounts(for last: UInt32) -> Int {
    if let start = alike[last] { return start }
    let start = counts.count
    counts.append(contentsOf: repeatElement(0, count: RoleCueAnswer.numbers))
    alike[last] = start
    return start
  }

  func add(_ place: Int, _ shape: RoleShape, to sum: inout RoleSum) {
    sum.begin(.file)
    addAround(place, shape, to: &sum)
    sum.begin(.siblings)
    addSiblings(of: place, shape, to: &sum)
    sum.begin(.alike)
    addAlike(place, shape, to: &sum)
  }

  /// What the catalogue as a whole says, which is the same for each of its strings.
  func addWhole(to sum: inout RoleSum) {
    for role in 0..<RoleCueAnswer.numbers {
      sum.add(165, UInt32(role), UInt32(Int(whole[role]) * 8 / members.count))
    }
    sum.add(166, RoleShape.size(of: members.count))
  }

  private func addAround(_ place: Int, _ shape: RoleShape, to sum: inout RoleSum) {
    let edge = RoleCueAnswer.nothing + 1
    let before = place > 0 ? members[place - 1].role : edge
    let after = place + 1 < members.count ? members[place + 1].role : edge
    let named: UInt32 = members[place].isNamed ? 1 : 0
    sum.add(181, before, named)
    sum.add(182, after, named)
    sum.add(183, before, after)
    sum.add(184, before, after, shape.size)
  }

  private func addSiblings(of place: Int, _ shape: RoleShape, to sum: inout RoleSum) {
    let (own, others) = (members[place], siblings(of: place))
    sum.add(83, UInt32(min(others.count, 4)), shape.size)
    for (last, role) in others.prefix(8) {
      sum.add(81, last)
      sum.add(82, own.last, last)
      sum.add(84, last, shape.size)
      sum.add(85, role, own.role)
      sum.add(86, role, own.last)
      sum.add(87, role, shape.size, shape.end)
    }
  }

  /// The last words and roles of the other parts, each once, in a fixed order; of 24 members at most.
  private func siblings(of place: Int) -> [(last: UInt32, role: UInt32)] {
    let own = members[place]
    guard own.stem != 0 else { return [] }
    var found: [(last: UInt32, role: UInt32)] = []
    found.reserveCapacity(4)
    for index in byStem[start(of: own.stem)...].prefix(24) {
      let other = members[Int(index)]
      guard other.stem == own.stem else { break }
      guard other.last != own.last, !found.contains(where: { $0 == (other.last, other.role) }) else { continue }
      found.append((other.last, other.role))
    }
    if found.count > 1 { found.sort(by: <) }
    return found
  }

  private func start(of stem: UInt32) -> Int {
    byStem.partitioningIndex { members[Int($0)].stem >= stem }
  }

  private func addAlike(_ place: Int, _ shape: RoleShape, to sum: inout RoleSum) {
    let own = members[place]
    guard own.last != 0, let start = alike[own.last] else { return }
    let counts = counts[start..<start + RoleCueAnswer.numbers]
    var (most, many, rest): (UInt32, Int32, Int32) = (0, -1, -1)
    for (role, count) in counts.enumerated() {
      let others = role == Int(own.role) ? count - 1 : count
      if others > many { (most, many) = (UInt32(role), others) }
      rest += count
    }
    guard rest > 0 else { return }
    let share = UInt32(many * 8 / rest)
    sum.add(171, most, share)
    sum.add(172, most, own.role)
    sum.add(173, most, share, RoleShape.size(of: Int(rest)))
    sum.add(174, most, shape.size, shape.end)
  }
}
