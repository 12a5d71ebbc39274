import Testing

/// A `.gitignore`, a path below its folder, and whether git ignores it. A path with a slash at the end is a folder.
struct GitignoreCase: Sendable, CustomTestStringConvertible {
  let text: String
  let path: String
  let isIgnored: Bool

  init(_ text: String, _ path: String, _ isIgnored: Bool) {
    (self.text, self.path, self.isIgnored) = (text, path, isIgnored)
  }

  var testDescription: String { "\(text.debugDescription) \(isIgnored ? "ignores" : "keeps") \(path)" }

  /// What gitignore(5) and `git check-ignore` say.
  static let all: [GitignoreCase] =
    names + anchors + folders + negations + wildcards + globstars + brackets + escapes + lines

  static let names = [
    GitignoreCase("a", "a", true), GitignoreCase("a", "b", false), GitignoreCase("a", "a/", true),
    GitignoreCase("a", "x/a", true), GitignoreCase("a", "x/y/a", true), GitignoreCase("a", "a/b", true),
    GitignoreCase("a", "ab", false), GitignoreCase("ab", "a", false), GitignoreCase("a", "A", false),
    GitignoreCase("Größe", "x/Größe", true), GitignoreCase("a b", "a b", true),
  ]

  static let anchors = [
    GitignoreCase("/a", "a", true), GitignoreCase("/a", "x/a", false), GitignoreCase("/a", "a/x", true),
    GitignoreCase("x/a", "x/a", true), GitignoreCase("x/a", "y/x/a", false), GitignoreCase("/x/a", "x/a", true),
    GitignoreCase("x/a", "x/ab", false), GitignoreCase("/*", "a", true), GitignoreCase("/*.c", "x/a.c", false),
    GitignoreCase("./a", "a", false), GitignoreCase("/", "a", false), GitignoreCase("//a", "a", false),
  ]

  static let folders = [
    GitignoreCase("a/", "a/", true), GitignoreCase("a/", "a", false), GitignoreCase("a/", "a/x", true),
    GitignoreCase("a/", "x/a/", true), GitignoreCase("a/", "x/a/y", true), GitignoreCase("/a/", "x/a/y", false),
    GitignoreCase("x/a/", "x/a/y", true), GitignoreCase("x/a/", "x/a", false), GitignoreCase("*/", "a/x", true),
    GitignoreCase("*/", "a", false), GitignoreCase("x/a/", "x/ab/", false),
  ]

  static let negations = [
    GitignoreCase("*\n!a", "a", false), GitignoreCase("*\n!a", "b", true), GitignoreCase("!a\n*", "a", true),
    GitignoreCase("*.c\n!a.c", "x/a.c", false), GitignoreCase("x/\n!x/a", "x/a", true),
    GitignoreCase("x/*\n!x/a", "x/a", false), GitignoreCase("x/*\n!x/a", "x/b", true),
    GitignoreCase("/*\n!/x", "x/a", false), GitignoreCase("/*\n!/x/", "x", true),
    GitignoreCase("a\n!a\na", "a", true), GitignoreCase("!", "a", false), GitignoreCase("a\n!!a", "a", true),
  ]

  static let wildcards = [
    GitignoreCase("*.c", "a.c", true), GitignoreCase("*.c", "x/a.c", true), GitignoreCase("*.c", ".c", true),
    GitignoreCase("*.c", "a.cc", false), GitignoreCase("a*", "abc", true), GitignoreCase("a*c", "abbc", true),
    GitignoreCase("a*b*c", "axbxbxc", true), GitignoreCase("a*b*c", "axcxb", false), GitignoreCase("?", "a", true),
    GitignoreCase("?", "ab", false), GitignoreCase("a?c", "abc", true), GitignoreCase("x/*", "x/a", true),
    GitignoreCase("x/*/c", "x/a/c", true), GitignoreCase("x/*/c", "x/a/b/c", false),
    GitignoreCase("x?a", "x/a", false), GitignoreCase("/x*a", "x/a", false), GitignoreCase("x/*c", "x/a/bc", false),
    GitignoreCase("??", "é", true), GitignoreCase("*a*b", "ab", true), GitignoreCase("*/b", "a/b", true),
    GitignoreCase("*/b", "x/a/b", false), GitignoreCase("x/a*.c", "x/ab.c", true),
  ]

  static let globstars = [
    GitignoreCase("**/a", "a", true), GitignoreCase("**/a", "x/y/a", true), GitignoreCase("**/x/a", "y/x/a", true),
    GitignoreCase("x/**", "x/a", true), GitignoreCase("x/**", "x/y/a", true), GitignoreCase("x/**", "y/x/a", false),
    GitignoreCase("x/**", "x", false), GitignoreCase("x/**/a", "x/a", true), GitignoreCase("x/**/a", "x/y/z/a", true),
    GitignoreCase("x/**/a", "xa", false), GitignoreCase("x/**/a", "x/ya", false), GitignoreCase("**", "a", true),
    GitignoreCase("**/", "a", false), GitignoreCase("**/", "x/a", true), GitignoreCase("a**c", "abbc", true),
    GitignoreCase("x/a**c", "x/ab/bc", false), GitignoreCase("x/**/y/**/a", "x/1/y/2/3/a", true),
    GitignoreCase("x/**/y/*.c", "x/1/y/2/y/a.c", true), GitignoreCase("x/***/a", "x/y/z/a", true),
    GitignoreCase("**/*.c", "x/a.c", true), GitignoreCase("x**/a", "x/y/a", true),
    GitignoreCase("x/**\n!x/**/\n!x/**/a", "x/y/a", false),
  ]

  static let brackets = [
    GitignoreCase("[ab]", "a", true), GitignoreCase("[ab]", "c", false), GitignoreCase("[a-c]", "b", true),
    GitignoreCase("[!a-c]", "b", false), GitignoreCase("[!a-c]", "d", true), GitignoreCase("[^a-c]", "d", true),
    GitignoreCase("[]]", "]", true), GitignoreCase("[!]]", "a", true), GitignoreCase("[a-]", "-", true),
    GitignoreCase("[-a]", "-", true), GitignoreCase("[[:digit:]]", "7", true),
    GitignoreCase("[[:digit:]]", "a", false), GitignoreCase("[[:upper:]x]", "x", true),
    GitignoreCase("[[:nothing:]]", "n", false), GitignoreCase("[a", "[a", false), GitignoreCase("[\\]]", "]", true),
    GitignoreCase("[a-c-e]", "-", true), GitignoreCase("[a-c-e]", "d", false), GitignoreCase("x[/]a", "x/a", false),
    GitignoreCase("[c-a]", "b", false), GitignoreCase("*.[oa]", "x/lib.a", true), GitignoreCase("[[:]", ":", true),
    GitignoreCase("x[!a]b", "x/b", false),
  ]

  static let escapes = [
    GitignoreCase("\\#a", "#a", true), GitignoreCase("\\!a", "!a", true), GitignoreCase("\\*", "*", true),
    GitignoreCase("\\*", "a", false), GitignoreCase("\\a", "a", true), GitignoreCase("a\\", "a", false),
    GitignoreCase("a\\ ", "a ", true), GitignoreCase("a\\ ", "a", false), GitignoreCase("\\\\", "\\", true),
    GitignoreCase("a\\?b", "a?b", true), GitignoreCase("x/\\[a]", "x/[a]", true),
  ]

  static let lines = [
    GitignoreCase("#a", "#a", false), GitignoreCase("# a\na", "a", true), GitignoreCase("a ", "a", true),
    GitignoreCase("a   ", "a", true), GitignoreCase("a\\  ", "a ", true), GitignoreCase("a\t", "a", false),
    GitignoreCase(" a", "a", false), GitignoreCase(" a", " a", true), GitignoreCase("a\r\nb\r\n", "a", true),
    GitignoreCase("a\r\nb\r\n", "b", true), GitignoreCase("\n\n  \na", "a", true), GitignoreCase("", "a", false),
    GitignoreCase("\u{FEFF}a", "a", true), GitignoreCase("a #b", "a", false),
  ]
}
