import CopyKernel
import CopyModel
import CopyPassage

/// A key of the configuration: it is read, checked, described and shown by what stands here.
struct ConfigurationKey: Sendable {
  let name: String
  /// A clause without its full stop.
  let help: String
  let shape: ConfigurationShape
  /// Lines of YAML for somebody who has never seen it.
  let sample: String
  /// The value that holds where nothing is said; nil for none.
  var standard: String?
  /// Takes the value, which was checked against the shape.
  let read: @Sendable (YAMLNode, inout Configuration, AbsolutePath) throws(ConfigurationError) -> Void
  /// What a configuration says of it, for people: text and place.
  let state: @Sendable (Configuration) -> [(text: String, place: ConfigurationPlace)]
}

/// All keys, in the order of the file that `copydesk init` writes.
enum ConfigurationTable {
  static let all: [ConfigurationKey] = style + words + parts + widths + programs + rules + files

  /// The whole file.
  static let shape = ConfigurationShape.record(all.map { ConfigurationField($0.name, $0.help, $0.shape) })

  private static let style = [
    ConfigurationKey(
      name: "guide", help: "Edition of the guidance", shape: .word(.guide), sample: "guide: hig-2022",
      standard: Guide.hig2022.name,
      read: { node, configuration, _ in configuration.guide = node.stated { Guide(name: $0) } },
      state: { [$0.guide?.shown { $0.name }].compactMap(\.self) }),
    ConfigurationKey(
      name: "case",
      help: "House style: apple as the guidance has it, or sentence for titles, buttons, and menus too, as on Android",
      shape: .word(.caseStyle), sample: "case: apple", standard: "apple, for Android sentence",
      read: { node, configuration, _ in configuration.caseStyle = node.stated { CaseStyle(rawValue: $0) } },
      state: { [$0.caseStyle?.shown { $0.rawValue }].compactMap(\.self) }),
    ConfigurationKey(
      name: "locale", help: "Language of files that don’t name theirs", shape: .word(.locale), sample: "locale: en",
      read: { node, configuration, _ in configuration.locale = node.stated { LocaleTag($0) } },
      state: { [$0.locale?.shown { $0.description }].compactMap(\.self) }),
  ]

  private static let words = [
    ConfigurationKey(
      name: "appNames", help: "Names of the app, spelled as they must be", shape: .words(.name),
      sample: "appNames: [Gardener]",
      read: { node, configuration, _ in configuration.appNames += node.texts.compactMap { $0.stated { $0 } } },
      state: { $0.appNames.map { $0.shown { $0 } } }),
    ConfigurationKey(
      name: "names", help: "Other names with a fixed spelling: products, formats, people", shape: .words(.name),
      sample: "names:\n  - GardenKit\n  - High-Def Render Pipeline",
      read: { node, configuration, _ in configuration.names += node.texts.compactMap { $0.stated { $0 } } },
      state: { $0.names.map { $0.shown { $0 } } }),
    ConfigurationKey(
      name: "allow", help: "Words and phrases that no list of words reports", shape: .words(.phrase),
      sample: "allow:\n  - kill switch",
      read: { node, configuration, _ in configuration.allowed += node.texts.compactMap { $0.stated { $0 } } },
      state: { $0.allowed.map { $0.shown { "“\($0)”" } } }),
    ConfigurationKey(
      name: "spelling",
      help: "hunspell holds copy in other languages than English against the dictionaries of this machine",
      shape: .word(.spelling), sample: "spelling: hunspell",
      read: { node, configuration, _ in configuration.spelling = node.stated { $0 } },
      state: { [$0.spelling?.shown { $0 }].compactMap(\.self) }),
  ]

  private static let parts = [
    ConfigurationKey(
      name: "roles", help: "What strings are, by path and key; the first that holds decides",
      shape: .list(.record(RolePattern.fields)),
      sample:
        "roles:\n  - {key: \"*.cta\", role: button}\n  - {path: \"en.lproj/Push.strings\", role: notification-body}",
      read: { node, configuration, folder throws(ConfigurationError) in
        for element in node.elements { configuration.roles.append(try RolePattern.stated(element, in: folder)) }
      },
      state: { $0.roles.map { $0.shown(\.description) } }),
    ConfigurationKey(
      name: "sets", help: "Keys that make up one alert; * is what they share", shape: .list(.record(SetPattern.fields)),
      sample: """
        sets:
          - title: "*.alert.title"
            message: "*.alert.body"
            buttons:
              - {key: "*.alert.no", style: cancel}
              - {key: "*.alert.yes", style: destructive}
        """,
      read: { node, configuration, _ throws(ConfigurationError) in
        for element in node.elements { configuration.sets.append(try SetPattern.stated(element)) }
      },
      state: { $0.sets.map { $0.shown(\.description) } }),
  ]

  private static let programs = [
    ConfigurationKey(
      name: "wrappers", help: "Functions of the program that take the key of a string as their first argument",
      shape: .words(.name), sample: "wrappers: [translated]",
      read: { node, configuration, _ in configuration.wrappers += node.texts.compactMap { $0.stated { $0 } } },
      state: { $0.wrappers.map { $0.shown { $0 } } })
  ]

  private static let widths = [
    ConfigurationKey(
      name: "platform",
      help: "System that shows the copy, where neither project nor program tells or they are wrong",
      shape: .briefs(.platform, PathChoice.fields("platform", "Systems that show it", .platform)),
      sample: "platform: macos",
      read: { node, configuration, folder in
        configuration.platforms += PathChoice.stated(node, "platform", in: folder)
      },
      state: { $0.platforms.map { $0.shown(\.description) } }),
    ConfigurationKey(
      name: "surface", help: "Where the copy is measured, rather than on what its platform has",
      shape: .briefs(.name, PathChoice.fields("surface", "Surfaces that it is measured on", .name)),
      sample: "surface:\n  - {path: \"Watch/**\", surface: watchos-alert}",
      read: { node, configuration, folder in
        configuration.shownOn += PathChoice.stated(node, "surface", in: folder)
      },
      state: { $0.shownOn.map { $0.shown(\.description) } }),
    ConfigurationKey(
      name: "surfaces", help: "Places of the app’s own where copy is shown, by name",
      shape: .mapping(keys: .name, values: .record(Surface.fields)),
      sample: """
        surfaces:
          card: {column: 180, font: 15 semibold, lines: 2, keys: "card.*"}
          toolbar: {column: 90, lines: 1, roles: [label]}
        """,
      read: { node, configuration, _ throws(ConfigurationError) in
        for (key, value) in node.members { configuration.surfaces.append(try Surface.stated(key, value)) }
      },
      state: { $0.surfaces.map { $0.shown(\.summary) } }),
    ConfigurationKey(
      name: "placeholders", help: "What stands for placeholders when copy is measured; the first that holds decides",
      shape: .mapping(keys: .phrase, values: .word(.phrase)),
      sample: "placeholders:\n  \"%@\": Wolfgang\n  \"{price}\": $12.99",
      read: { node, configuration, _ in
        configuration.samples += node.members.map { key, value in
          let sample = PlaceholderSample(pattern: key.text ?? "", sample: value.text ?? "")
          return Stated(value: sample, place: key.place)
        }
      },
      state: { $0.samples.map { $0.shown { "\($0.pattern) as “\($0.sample)”" } } }),
    ConfigurationKey(
      name: "languages", help: "Languages that English copy must leave room for; those of the project without it",
      shape: .words(.locale), sample: "languages: [de, fr, ja]",
      read: { node, configuration, _ in
        configuration.languages += node.texts.compactMap { $0.stated { LocaleTag($0) } }
      },
      state: { $0.languages.map { $0.shown { $0.description } } }),
    ConfigurationKey(
      name: "text-size", help: "The Dynamic Type size that copy is measured at", shape: .word(.textSize),
      sample: "text-size: xxl", standard: TextSize.l.rawValue,
      read: { node, configuration, _ in configuration.textSize = node.stated { TextSize(rawValue: $0) } },
      state: { [$0.textSize?.shown { $0.rawValue }].compactMap(\.self) }),
  ]

  private static let rules = [
    ConfigurationKey(
      name: "rules", help: "How loud rules speak: off, note, warning, or error; the last that holds decides",
      shape: .mapping(keys: .rule, values: .brief(.level, RuleSetting.fields)),
      sample: "rules:\n  tone-please: off\n  \"typo-*\": {level: error, locales: [en], paths: [\"App/**\"]}",
      read: { node, configuration, folder in
        configuration.rules += node.members.map { RuleSetting.stated($0.key, $0.value, in: folder) }
      },
      state: { $0.rules.map { $0.shown(\.description) } }),
    ConfigurationKey(
      name: "houseRules", help: "Rules of your own: words, forms, and lengths, tried on their examples first",
      shape: .list(.record(HouseRule.fields)),
      sample: """
        houseRules:
          - id: house-log-in
            terms: [login => log in, simply]
            roles: [button, alert-message]
            bad: [Please login]
            good: [Please log in]
        """,
      read: { node, configuration, _ throws(ConfigurationError) in
        for element in node.elements { configuration.houseRules.append(try HouseRule.stated(element)) }
      },
      state: { $0.houseRules.map { $0.shown(\.description) } }),
    ConfigurationKey(
      name: "stet", help: "Findings that stand as they are, for formats that have no comments",
      shape: .list(.record(StetPattern.fields)),
      sample: "stet:\n  - {rules: title-vague, keys: \"*.film\", paths: [\"Films/**\"], reason: names of films}",
      read: { node, configuration, folder in
        for element in node.elements { configuration.stets.append(StetPattern.stated(element, in: folder)) }
      },
      state: { $0.stets.map { $0.shown(\.description) } }),
    ConfigurationKey(
      name: "fail-on", help: "The level that makes the status 1: error, warning, or note", shape: .word(.failLevel),
      sample: "fail-on: warning", standard: Severity.warning.name,
      read: { node, configuration, _ in configuration.failOn = node.stated { Severity(name: $0) } },
      state: { [$0.failOn?.shown { $0.name }].compactMap(\.self) }),
  ]

  private static let files = [
    ConfigurationKey(
      name: "include", help: "In folders, read these files alone", shape: .words(.glob),
      sample: "include: [\"App/**\"]",
      read: { node, configuration, folder in
        configuration.include += node.texts.compactMap { $0.stated { PathGlob($0, in: folder.text) } }
      },
      state: { $0.include.map { $0.shown(\.text) } }),
    ConfigurationKey(
      name: "exclude", help: "In folders, leave these files out", shape: .words(.glob), sample: "exclude: [Vendor]",
      read: { node, configuration, folder in
        configuration.exclude += node.texts.compactMap { $0.stated { PathGlob($0, in: folder.text) } }
      },
      state: { $0.exclude.map { $0.shown(\.text) } }),
    ConfigurationKey(
      name: extends, help: "Configurations of this project to start from, as paths from this file",
      shape: .words(.path),
      sample: "extends: ../house-style.yml",
      // The loader has read those files.
      read: { node, configuration, _ in configuration.extended += node.texts.compactMap { $0.stated { $0 } } },
      state: { $0.extended.map { $0.shown { $0 } } }),
  ]

  static let extends = "extends"
}

extension YAMLNode {
  /// Its text as a value, and its place. Nil for text that is none, which no shape lets pass.
  func stated<Value>(_ value: (String) -> Value?) -> Stated<Value>? {
    text.flatMap(value).map { Stated(value: $0, place: place) }
  }
}

extension Stated {
  fileprivate func shown(_ text: (Value) -> String) -> (text: String, place: ConfigurationPlace) {
    (text(value), place)
  }
}
