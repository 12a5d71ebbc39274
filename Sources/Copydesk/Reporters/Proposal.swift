public import CopyModel

/// How a whole alert or notification could read.
public struct Proposal: Sendable {
  /// The words of an alert or notification.
  public struct Wording: Sendable {
    public struct Button: Sendable {
      public var text: String
      public var style: ButtonStyle
    }

    /// Nil where there is none.
    public var title, message: String?
    public var buttons: [Button]
  }

  /// The path as given; `-` for standard input.
  public var path: String
  /// What the input calls the set, or what its keys have in common.
  public var group: String
  /// Where the copy belongs: `alert`, `notification`, `action-sheet`, or `in-place`.
  public var surface: String
  /// Where its first part stands.
  public var place: Place?
  public var old, new: Wording
  /// The changes of the file that make it; empty where the file can’t be edited so.
  public var edits: [Edit]
  /// Its parts, by their indices in the catalogue.
  package var entries: [Int] = []
}

extension Proposal {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("path", path)
      writer.field("line", place?.line)
      writer.field("group", group)
      writer.field("surface", surface)
      writer.field("title", new.title)
      writer.field("message", new.message)
      writer.array("buttons") { writer in
        for button in new.buttons {
          writer.object {
            $0.field("text", button.text)
            $0.array("style") { for name in button.style.names { $0.element(name) } }
          }
        }
      }
      writer.array("edits") { for edit in edits { edit.write(to: &$0) } }
    }
  }
}
