package import CopyKernel
import CopyModel

extension Proposal {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("path", path)
      writer.field("line", place?.line)
      writer.field("group", group)
      writer.field("surface", surface)
      writer.field("rank", rank)
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
      if !stays.isEmpty { writer.array("stays") { for rule in stays { $0.element(rule) } } }
      writer.array("edits") { for edit in edits { edit.write(to: &$0) } }
      if let obstacle { writer.field("obstacle", obstacle) }
    }
  }
}
