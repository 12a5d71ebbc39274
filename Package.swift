// swift-tools-version: 6.2
import PackageDescription

/// Targets and their walls are described in ARCHITECTURE.md; `package` access keeps them.
let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// The folders of words in `Lexicons/`, which Embed.c embeds.
let lexicons = [
  "ar", "bg", "ca", "cs", "da", "de", "el", "en", "en-GB", "es", "es-419", "fi", "fr", "fr-CA", "he", "hi", "hr",
  "hu", "id", "it", "ja", "ko", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sv", "th", "tr",
  "uk", "und", "vi", "zh-Hans", "zh-Hant",
]

let package = Package(
  name: "copydesk",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "copydesk", targets: ["CopydeskCommand"]),
    .library(name: "Copydesk", targets: ["Copydesk"]),
    .plugin(name: "CopydeskPlugin", targets: ["CopydeskPlugin"]),
    .plugin(name: "CopydeskFixPlugin", targets: ["CopydeskFixPlugin"]),
  ],
  targets: [
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
    .target(name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "CExpat", linkerSettings: [.linkedLibrary("expat")]),
    .target(name: "CHarfBuzz", linkerSettings: [.linkedLibrary("harfbuzz")]),
    .target(name: "CYAML", linkerSettings: [.linkedLibrary("yaml")]),
    .target(name: "CPages", exclude: ["report.css", "report.html", "report.js"]),
    .target(
      name: "Lexicons", path: "Lexicons",
      exclude: ["README.md", "SOURCES.md", "Entry.inc", "advances", "build", "expansion", "shared", "surfaces"]
        + lexicons,
      sources: ["Embed.c"], publicHeadersPath: "include"),
    .target(name: "CopyModel", swiftSettings: settings),
    .target(name: "CopyText", dependencies: ["CHarfBuzz", "CICU", "CopyModel", "Lexicons"], swiftSettings: settings),
    .target(name: "CopyFormats", dependencies: ["CExpat", "CICU", "CSimdJSON", "CopyModel"], swiftSettings: settings),
    .target(name: "CopySyntax", dependencies: ["CopyModel"], swiftSettings: settings),
    .target(name: "CopyProgram", dependencies: ["CopyFormats", "CopyModel"], swiftSettings: settings),
    .target(
      name: "Copydesk",
      dependencies: ["CPages", "CYAML", "CopyModel", "CopyText", "CopyFormats", "CopyProgram", "Lexicons"],
      swiftSettings: settings),
    .target(
      name: "CopydeskLanguageServer", dependencies: ["Copydesk", "CopyFormats", "CopyModel"], swiftSettings: settings),
    .executableTarget(
      name: "CopydeskCommand", dependencies: ["Copydesk", "CopydeskLanguageServer", "CopyModel", "CopyText"],
      swiftSettings: settings),
    .executableTarget(
      name: "CopydeskBench", dependencies: ["Copydesk", "CopyModel", "CopySyntax", "CopyText"], swiftSettings: settings),
    .plugin(
      name: "CopydeskPlugin",
      capability: .command(
        intent: .custom(verb: "copydesk", description: "Reviews the copy of the package")),
      dependencies: ["CopydeskCommand"]),
    .plugin(
      name: "CopydeskFixPlugin",
      capability: .command(
        intent: .custom(verb: "copydesk-fix", description: "Makes the edits to copy that keep its meaning"),
        permissions: [.writeToPackageDirectory(reason: "Edits go into the files of the package.")]),
      dependencies: ["CopydeskCommand"]),
    .testTarget(name: "CopyModelTests", dependencies: ["CopyModel"]),
    .testTarget(name: "CopyTextTests", dependencies: ["CopyText"]),
    .testTarget(name: "CopyFormatsTests", dependencies: ["CopyFormats"]),
    .testTarget(name: "CopySyntaxTests", dependencies: ["CopyModel", "CopySyntax"]),
    .testTarget(name: "CopyProgramTests", dependencies: ["CopyProgram", "CopyText"]),
    .testTarget(name: "CopydeskTests", dependencies: ["Copydesk"]),
    .testTarget(name: "CopydeskLanguageServerTests", dependencies: ["CopydeskLanguageServer"]),
    .testTarget(name: "CopydeskCommandTests", dependencies: ["CopydeskCommand"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
