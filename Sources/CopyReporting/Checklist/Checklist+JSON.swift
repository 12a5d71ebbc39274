package import CopyKernel

extension Checklist {
  /// The value of the field “checklist”.
  package func write(to writer: inout JSONWriter) {
    writer.array("checklist") { writer in
      for item in items {
        writer.object { writer in
          writer.field("rule", item.rule)
          writer.field("question", item.question)
          writer.field("count", item.count)
          writer.array("alerts") { writer in
            for subject in item.subjects {
              writer.object {
                $0.field("path", subject.path.isEmpty ? "-" : subject.path)
                $0.field("group", subject.group)
                $0.field("text", subject.text)
              }
            }
          }
        }
      }
    }
  }
}
