import CopyFiles
import CopyModel
import CopyPassage

/// `CopydeskBench formats [--rounds N] FILE…`: of each file what reading alone takes, to be compared with what other parsers
/// take (Tests/Tools/compare_parsers.py): `path TAB entries TAB bytes TAB median seconds TAB shortest`.
///
/// A file is read from memory, which is what parsers of other languages are given too. What was read is freed within the
/// time that is told.
struct FormatTiming {
  private let rounds: Int
  private let paths: ArraySlice<String>

  init(_ arguments: ArraySlice<String>) {
    let isGiven = arguments.first == "--rounds"
    rounds = isGiven ? arguments.dropFirst().first.flatMap(Int.init) ?? 7 : 7
    paths = isGiven ? arguments.dropFirst(2) : arguments
  }

  func run() throws {
    for path in paths {
      let file = try FileReader.read(path)
      var (times, entries) = ([Double](), 0)
      for _ in 0..<max(1, rounds) {
        times.append(Benchmark.seconds { entries = CatalogReader.read(file, path: path).entries.count })
      }
      times.sort()
      print("\(path)\t\(entries)\t\(file.count)\t\(times[times.count / 2])\t\(times[0])")
    }
  }
}
