extension RandomAccessCollection {
  /// Where the elements begin of which `isBehind` holds, as it does for all behind the first of them; the end where it holds
  /// for none. Asks of few elements, as a binary search does.
  @inlinable
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }

  /// The last element before those of which `isBehind` holds; the first one where it holds for all.
  @inlinable
  package func indexBeforePartition(where isBehind: (Element) -> Bool) -> Index {
    let border = partitioningIndex(where: isBehind)
    return border == startIndex ? border : index(before: border)
  }
}
