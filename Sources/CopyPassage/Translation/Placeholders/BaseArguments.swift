package import CopyModel
import CopyText

/// What a program hands over, as far as the base tells: the arguments of the text that is translated, and those of the
/// other forms of it. “One book” and “%ld books” are filled in by the same call.
package struct BaseArguments {
  /// Those of the text that is translated.
  package let own: FormatArguments
  private let forms: [FormatArguments]

  package init(_ base: Passage) {
    own = FormatArguments(base)
    forms = base.forms.map { FormatArguments($0.bytes, $0.substitutions) }
  }

  /// The text that is translated, then its other forms.
  package var all: [FormatArguments] { [own] + forms }

  /// Whether some form counts its arguments and leaves others uncounted.
  package var isMixed: Bool { own.isMixed || forms.contains(where: \.isMixed) }

  /// Whether a formatter has something to do in some form.
  package var isFormat: Bool { own.isFormat || forms.contains(where: \.isFormat) }

  /// Whether a form holds a percent sign that begins nothing: what was meant there is anybody’s guess.
  package var isBroken: Bool { own.hasBrokenConversion || forms.contains(where: \.hasBrokenConversion) }

  /// Whether a form reads the same argument in the same way. Where numbers are mixed, nobody knows which is which, and
  /// the kind alone counts.
  package func has(_ argument: FormatArgument) -> Bool {
    all.contains { form in
      form.all.contains { $0.kind == argument.kind && (isMixed || $0.index == argument.index) }
    }
  }

  /// What the base has in the place of `argument`, and how it writes it.
  package func model(of argument: FormatArgument) -> (argument: FormatArgument, written: String)? {
    for form in all {
      if let model = form.argument(argument.index) { return (model, form.written(model)) }
    }
    return nil
  }

  /// The arguments of the text that is translated that `found` lacks.
  package func missing(in found: FormatArguments) -> [FormatArgument] {
    var rest = found.all
    let areCounted = !isMixed && (own.isNumbered || found.isNumbered || own.hasSubstitution)
    if !areCounted, rest.count >= own.all.count { return [] }
    var told = Set<Int>()
    return own.all.filter { model in
      if areCounted { return found.argument(model.index) == nil && told.insert(model.index).inserted }
      let place = rest.firstIndex { $0.kind == model.kind || $0.kind.isInteger && model.kind.isInteger }
      guard let place else { return true }
      rest.remove(at: place)
      return false
    }
  }
}

/// Lines that each say the same, as lists of spoken commands do: how many there are is the language’s own affair.
package enum PhraseList {
  /// Whether all lines of both texts, which are several in each, have the same placeholders.
  package static func areBoth(_ base: Bytes, _ translation: Bytes) -> Bool {
    guard let wanted = kinds(of: base), let found = kinds(of: translation) else { return false }
    return wanted == found
  }

  /// The placeholders of every line; nil where the lines differ, or there is one line alone.
  private static func kinds(of text: Bytes) -> [FormatArgument.Kind]? {
    var (common, count) = ([FormatArgument.Kind]?.none, 0)
    for line in text.split(separator: 0x0A) {
      // Sentences aren’t what is spoken to a device.
      if closes(text.slice(line.startIndex..<line.endIndex)) { return nil }
      let range = line.startIndex..<line.endIndex
      let kinds = FormatArguments(text.slice(range)).all.map(\.kind)
      if kinds.isEmpty || common.map({ $0 != kinds }) ?? false { return nil }
      (common, count) = (kinds, count + 1)
    }
    return count > 1 ? common : nil
  }

  private static func closes(_ line: Bytes) -> Bool {
    let marks: [StaticString] = [".", "!", "…", "。", "！"]
    return marks.contains { line.hasLiteral($0, at: line.count - $0.utf8CodeUnitCount) }
  }
}
