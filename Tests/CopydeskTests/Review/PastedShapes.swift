import TestSupport

/// An alert in made-up words, some of which there is something to say about.
struct PastedAlert {
  var title: String
  var message: String
  var buttons: [String]

  init(_ random: inout SeededGenerator) {
    title = random.pick([
      "Are you sure you want to drain the pond?", "Oops! The frog is gone", "An error occured",
      "Drain the pond?", "Pond can't be drained", "Frog \"Olm\" is missing", "THE POND IS DRY",
      "Unable to feed the frog",
    ])
    message = random.pick([
      "You can't undo this.", "Teh frog left...", "Please try again later", "It's gone,  feed it.",
      "The frog  can't swim!", "An unknown error occurred. Please check the pond, and try again.",
      "The “Olm” needs water.",
    ])
    buttons = random.pick([
      ["Yes", "No"], ["Cancel", "OK"], ["Ok", "Cancel"], ["Drain pond", "Keep"], ["Got it!", "Later"],
    ])
  }
}

/// The shapes in which writers paste an alert.
enum PastedShapes {
  typealias Shape = (name: String, write: @Sendable (PastedAlert, Int) -> String)

  static let all: [Shape] = words + labels + marks + settings + programs

  private static func quoted(_ text: String) -> String { text.replacing("\"", with: "\\\"") }

  private static func cell(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  private static func element(_ text: String) -> String { quoted(text).replacing("'", with: "\\'") }

  private static let words: [Shape] = [
    ("row", { alert, _ in "\(alert.title)\n\n\(alert.message)\n\n[\(alert.buttons[0])] [\(alert.buttons[1])]\n\n" }),
    (
      "quote",
      { alert, _ in
        "> *\(alert.title)*\n> \(alert.message)\n> [\(alert.buttons[0])] [\(alert.buttons[1])]\n\n"
      }
    ),
    (
      "styles",
      { alert, _ in
        "\(alert.title)\n\(alert.message)\n[\(alert.buttons[0]) (primary)] [\(alert.buttons[1]) (secondary)]\n\n"
      }
    ),
    ("lines", { alert, _ in "\(alert.title)\n\(alert.message)\n\(alert.buttons[0])\n" }),
    (
      "frame",
      { alert, number in
        "ALERT \(number) – pond\n\(alert.title)\n\(alert.message)\n\(alert.buttons[0])\n\(alert.buttons[1])\n-----\n"
      }
    ),
    (
      "dashes",
      { alert, number in "\(number). \(alert.title) – \(alert.message) – \(alert.buttons[0]) / Cancel\n" }
    ),
    ("points", { alert, _ in "- \(alert.title)\n- \(alert.message)\n- \(alert.buttons[0])\n" }),
    ("boxes", { alert, _ in "☐ \(alert.title)\n☑ \(alert.message)\n" }),
    ("banner", { alert, _ in "PONDKEEPER · now\n\(alert.title)\n\(alert.message)\n\n" }),
  ]

  private static let labels: [Shape] = [
    (
      "block",
      { alert, _ in
        "Title: \(alert.title)\nMessage: \(alert.message)\nButtons: \(alert.buttons.joined(separator: ", "))\n\n"
      }
    ),
    (
      "numbers",
      { alert, number in
        "Alert \(number)\nHeadline: \(alert.title)\nBody: \(alert.message)\nButton 1: \(alert.buttons[0])\n"
          + "Button 2: \(alert.buttons[1])\n\n"
      }
    ),
    (
      "remarks",
      { alert, _ in
        "Title (max 30): \(alert.title)\nBody (max 90): \(alert.message)\nNotes: isn't final\nCTA: \(alert.buttons[0])\n\n"
      }
    ),
    (
      "Korean labels",
      { alert, _ in "제목：\(alert.title)\n본문：\(alert.message)\n버튼：\(alert.buttons[0])／\(alert.buttons[1])\n\n" }
    ),
    (
      "lines of their own",
      { alert, _ in
        "Title\n\(alert.title)\nMessage\n\(alert.message)\nButton left\n\(alert.buttons[0])\n\n"
      }
    ),
    (
      "letter",
      { alert, _ in
        "Hi all,\n\nhere's the copy:\n\nTitle: \(alert.title)\nBody: \(alert.message)\nCTA: \(alert.buttons[0])\n\n"
          + "It isn't final!\nOlga\n\n"
      }
    ),
    ("languages", { alert, _ in "EN: \(alert.title)\nDE: Den Teich leeren?\n\n" }),
    ("toast", { alert, _ in "Toast: \(alert.title)\nTooltip: \(alert.message)\n\n" }),
  ]

  private static let marks: [Shape] = [
    (
      "bold",
      { alert, _ in
        "**Title:** \(alert.title)\n**Body:** \(alert.message)\n**CTA:** \(alert.buttons.joined(separator: " / "))\n\n"
      }
    ),
    (
      "bullets",
      { alert, _ in
        "- Title: \(alert.title)\n- Body: \(alert.message)\n- Button 1: \(alert.buttons[0])\n- Button 2: \(alert.buttons[1])\n\n"
      }
    ),
    (
      "headings",
      { alert, _ in
        "### Title\n\(alert.title)\n\n### Body\n\(alert.message)\n\n### Buttons\n\(alert.buttons.joined(separator: "\n"))\n\n"
      }
    ),
    (
      "struck",
      { alert, _ in "Title: ~~Drain?~~ \(alert.title)\nBody: \(alert.message)\nButtons: ~~Go~~ \(alert.buttons[0])\n\n"
      }
    ),
    (
      "chat",
      { alert, _ in ":frog: *\(alert.title)* :fire:\n\(alert.message)\n`\(alert.buttons[0])` `\(alert.buttons[1])`\n\n"
      }
    ),
    (
      "arrows",
      { alert, _ in "**\(alert.title)**\n\(alert.message)\n\n→ \(alert.buttons[0])\n→ \(alert.buttons[1])\n\n" }
    ),
    (
      "table",
      { alert, number in
        (number == 1 ? "| ID | Title | Body | Button |\n|---|---|---|---|\n" : "")
          + "| P-\(number) | \(alert.title) | \(alert.message) | \(alert.buttons[0]) |\n"
      }
    ),
  ]

  private static let settings: [Shape] = [
    (
      "CSV",
      { alert, number in
        (number == 1 ? "id,title,message,button\n" : "")
          + "pond.\(number),\(cell(alert.title)),\(cell(alert.message)),\(alert.buttons[0])\n"
      }
    ),
    (
      "semicolons",
      { alert, number in
        (number == 1 ? "Key;English;German\n" : "") + "pond\(number).title;\(cell(alert.title));\"Den Teich leeren?\"\n"
      }
    ),
    (
      "TSV",
      { alert, number in
        (number == 1 ? "ID\tTitle\tMessage\tButton\n" : "")
          + "P-\(number)\t\(alert.title.replacing("\"", with: ""))\t\(alert.message)\t\(alert.buttons[0])\n"
      }
    ),
    (
      "strings",
      { alert, number in
        "\"pond\(number).title\" = \"\(quoted(alert.title))\";\n\"pond\(number).message\" = \"\(quoted(alert.message))\";\n"
      }
    ),
    (
      "properties",
      { alert, number in "pond.\(number).title=\(alert.title)\npond.\(number).message=\(alert.message)\n" }
    ),
    (
      "TOML",
      { alert, number in
        "[pond_\(number)]\ntitle = \"\(quoted(alert.title))\"\nbody = \"\(quoted(alert.message))\"\n"
          + "confirm = \"\(alert.buttons[0])\"\nstate = \"it's on\"\n\n"
      }
    ),
    (
      "YAML",
      { alert, number in
        "pond\(number):\n  title: \"\(alert.title.replacing("\"", with: ""))\"\n"
          + "  message: '\(alert.message.replacing("'", with: "''"))'\n  confirm: \(alert.buttons[0])\n"
      }
    ),
    (
      "JSON",
      { alert, number in
        number > 1
          ? "" : "{\n  \"title\": \"\(quoted(alert.title))\",\n  \"message\": \"\(quoted(alert.message))\"\n}\n"
      }
    ),
  ]

  private static let programs: [Shape] = [
    (
      "Android",
      { alert, number in
        "<string name=\"pond\(number)_title\">\(element(alert.title))</string>\n"
          + "<string name=\"pond\(number)_message\">\(element(alert.message))</string>\n"
      }
    ),
    (
      "Swift",
      { alert, _ in
        ".alert(\"\(quoted(alert.title))\", isPresented: $asks) {\n  Button(\"\(alert.buttons[0])\") { }\n} message: {\n"
          + "  Text(\"\(quoted(alert.message))\")\n}\n"
      }
    ),
    (
      "Kotlin",
      { alert, _ in
        "AlertDialog.Builder(this)\n  .setTitle(\"\(quoted(alert.title))\")\n  .setMessage(\"\(quoted(alert.message))\")\n"
          + "  .setPositiveButton(\"\(alert.buttons[0])\", null)\n  .show()\n"
      }
    ),
    (
      "elements",
      { alert, _ in
        "<Dialog open={open}>\n  <DialogTitle>\(alert.title)</DialogTitle>\n  <DialogContent>\(alert.message)</DialogContent>\n"
          + "  <Button onClick={close}>\(alert.buttons[0])</Button>\n</Dialog>\n"
      }
    ),
    (
      "Dart",
      { alert, _ in
        "AlertDialog(\n  title: Text(\"\(quoted(alert.title))\"),\n  content: Text(\"\(quoted(alert.message))\"),\n"
          + "  actions: [TextButton(child: Text(\"\(alert.buttons[0])\"))],\n);\n"
      }
    ),
  ]
}
