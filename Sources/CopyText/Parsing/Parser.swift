package import CopyModel

/// Parses English sentences: which word hangs on which, and as what.
///
/// A greedy arc-hybrid parser, learned by `Lexicons/build/parser.py` from the UD English Web Treebank and from what copy makes
/// of its sentences. It takes the tagger’s classes and looks at them a second time. Case says nothing to it. A workspace for
/// one thread: memory is kept from sentence to sentence.
package final class Parser {
  private let lexicon: WordTable
  private let tagger = TagModel.english
  // Of one thread, and touched for each feature: a check at each access costs more than the access.
  @exclusivity(unchecked) private var classes: ClassModel
  @exclusivity(unchecked) private var moveSum: FeatureSum
  @exclusivity(unchecked) private var arcSum: FeatureSum
  @exclusivity(unchecked) private var state = ParserState()
  @exclusivity(unchecked) private var reader = SentenceReader()

  /// With the lexicon and the models that are part of the program.
  package init(lexicon: WordTable = .english) {
    self.lexicon = lexicon
    let model = ParserModel.english
    classes = ClassModel(model.classes)
    moveSum = FeatureSum(model.moves, firstKind: MoveFeatures.firstKind)
    arcSum = FeatureSum(model.arcs, firstKind: ArcFeatures.firstKind)
  }

  /// The parse of each sentence or fragment of the copy, in order.
  /// - Parameter tokens: the tokens of the copy, with the tags of the English lexicon.
  package func parses(of tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> [Parse] {
    var segmenter = Segmenter(tokens, in: copy, lexicon: lexicon)
    var found: [Parse] = []
    while let segment = segmenter.next() {
      reader.read(segment, of: tokens, in: copy, tagger: tagger)
      if !reader.nodes.isEmpty { found.append(parse()) }
    }
    return found
  }

  private func parse() -> Parse {
    var units = reader.parserUnits
    classes.classify(&units, end: reader.end)
    state.start(units, end: reader.end)
    while !state.isDone { apply(nextMove()) }
    return Parse(reader, state)
  }

  /// The move that is allowed and whose features weigh most; weights are those against shifting.
  private func nextMove() -> ParserState.Move {
    if let only = state.onlyMove { return only }
    MoveFeatures(state).add(to: &moveSum)
    var (best, most) = (ParserState.Move.shift, state.allows(.shift) ? 0 : Int32.min)
    if state.allows(.left), moveSum.sums[0] > most { (best, most) = (.left, moveSum.sums[0]) }
    if state.allows(.right), moveSum.sums[1] > most { best = .right }
    return best
  }

  private func apply(_ move: ParserState.Move) {
    guard move != .shift else { return state.shift() }
    let arc = state.arc(move)
    let isRoot = arc.head == state.count
    state.attach(arc, isRoot ? 0 : ArcFeatures(arc, in: state).relation(by: &arcSum))
  }
}

/// The learned tables: of classes, moves, and relations.
struct ParserModel: Sendable {
  let classes, moves, arcs: FeatureTable

  private static let magic: UInt32 = 0x5250_4443  // “CDPR”
  private static let headerSize = 8

  /// The model that is part of the program.
  static let english: ParserModel = {
    guard let file = EmbeddedFile(named: "en/parser.bin") else { preconditionFailure("en/parser.bin isn’t embedded") }
    return ParserModel(file.bytes)
  }()

  /// Reads a model in place; bytes of another form are a mistake in the build and stop the program.
  init(_ bytes: UnsafeRawBufferPointer) {
    let header = (0..<2).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self).littleEndian }
    precondition(header[0] == Self.magic && header[1] == 1, "not a parser of version 1")
    classes = FeatureTable(bytes, at: Self.headerSize)
    moves = FeatureTable(bytes, at: Self.headerSize + classes.size)
    arcs = FeatureTable(bytes, at: Self.headerSize + classes.size + moves.size)
    precondition(Self.headerSize + classes.size + moves.size + arcs.size == bytes.count, "damaged parser")
    precondition(classes.width == 16 && moves.width == 2 && arcs.width == Int(Relation.root.rawValue), "another parser")
  }
}
