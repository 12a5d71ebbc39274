// swift-tools-version: 6.2
import PackageDescription

/// `bin/test` asks for optimized code that keeps its assertions: its tests take an eighth of the time.
let checked: [SwiftSetting] =
  Context.environment["COPYDESK_CHECKED"] == nil
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"])]

/// Targets and their walls are described in ARCHITECTURE.md; `package` access keeps them.
let settings: [SwiftSetting] =
  [.enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error)] + checked

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
    .systemLibrary(name: "SystemExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "SystemHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "SystemHunspell", pkgConfig: "hunspell", providers: [.apt(["libhunspell-dev"]), .brew(["hunspell"])]),
    .systemLibrary(name: "SystemICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "SystemSimdJSON", pkgConfig: "simdjson", providers: [.apt(["libsimdjson-dev"]), .brew(["simdjson"])]),
    .systemLibrary(name: "SystemYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CICU", dependencies: ["SystemICU"]),
    .target(name: "CSimdJSON", dependencies: ["SystemSimdJSON"]),
    .target(name: "CExpat", dependencies: ["SystemExpat"]),
    .target(name: "CHarfBuzz", dependencies: ["SystemHarfBuzz"]),
    .target(name: "CHunspell", dependencies: ["SystemHunspell"]),
    .target(name: "CLeavings"),
    .target(name: "CLibYAML", dependencies: ["SystemYAML"]),
    .target(name: "CPages", exclude: ["report.css", "report.html", "report.js"]),
    .target(name: "Lexicons"),
    .target(name: "CopyModel", swiftSettings: settings),
    .target(name: "CopyText", dependencies: ["CHarfBuzz", "CICU", "CopyModel", "Lexicons"], swiftSettings: settings),
    .target(name: "CopyRoles", dependencies: ["CopyModel", "Lexicons"], swiftSettings: settings),
    .target(
      name: "CopyFormats", dependencies: ["CExpat", "CICU", "CSimdJSON", "CopyModel", "Lexicons"],
      swiftSettings: settings),
    .target(name: "CopySyntax", dependencies: ["CopyModel"], swiftSettings: settings),
    .target(name: "CopyProgram", dependencies: ["CopyFormats", "CopyModel", "CopySyntax"], swiftSettings: settings),
    .target(name: "CopyKernel", dependencies: ["CopyModel", "CopyText"], swiftSettings: settings),
    .target(
      name: "CopyFiles", dependencies: ["CLeavings", "CopyKernel", "CopyModel", "CopyText"], swiftSettings: settings),
    .target(
      name: "CopyPassage",
      dependencies: [
        "CHunspell", "CopyFiles", "CopyFormats", "CopyKernel", "CopyModel", "CopyProgram", "CopyRoles", "CopyText",
      ],
      swiftSettings: settings),
    .target(
      name: "CopyRules", dependencies: ["CopyKernel", "CopyModel", "CopyPassage", "CopyText"], swiftSettings: settings),
    .target(
      name: "CopyEngine", dependencies: ["CopyKernel", "CopyModel", "CopyPassage", "CopyRules", "CopyText"],
      swiftSettings: settings),
    .target(
      name: "CopyRewriting",
      dependencies: ["CopyEngine", "CopyKernel", "CopyModel", "CopyPassage", "CopyRules", "CopyText"],
      swiftSettings: settings),
    .target(
      name: "CopyReview",
      dependencies: [
        "CopyEngine", "CopyFiles", "CopyFormats", "CopyKernel", "CopyModel", "CopyPassage", "CopyProgram",
        "CopyRewriting", "CopyRules", "CopyText",
      ],
      swiftSettings: settings),
    .target(
      name: "CopyConfiguration",
      dependencies: [
        "CLibYAML", "CopyFiles", "CopyKernel", "CopyModel", "CopyPassage", "CopyProgram", "CopyReview", "CopyRules",
        "CopyText",
      ],
      swiftSettings: settings),
    .target(
      name: "CopyReporting",
      dependencies: [
        "CPages", "CopyConfiguration", "CopyEngine", "CopyFiles", "CopyFormats", "CopyKernel", "CopyModel",
        "CopyPassage", "CopyReview", "CopyRewriting", "CopyRules", "CopyText",
      ],
      swiftSettings: settings),
    .target(
      name: "Copydesk",
      dependencies: [
        "CopyFiles", "CopyFormats", "CopyKernel", "CopyModel", "CopyPassage", "CopyReporting", "CopyReview",
        "CopyRules",
      ],
      swiftSettings: settings),
    .target(
      name: "CopydeskLanguageServer",
      dependencies: [
        "CopyConfiguration", "CopyFiles", "CopyFormats", "CopyKernel", "CopyModel", "CopyPassage", "CopyProgram",
        "CopyReporting", "CopyReview",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CopydeskCommand",
      dependencies: [
        "CopyConfiguration", "CopyFiles", "CopyKernel", "CopyModel", "CopyPassage", "CopyProgram", "CopyReporting",
        "CopyReview", "CopyText", "CopydeskLanguageServer",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CopydeskBench",
      dependencies: [
        "CopyFiles", "CopyModel", "CopyPassage", "CopyProgram", "CopyReview", "CopySyntax", "CopyText",
      ],
      swiftSettings: settings),
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
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "CopyModelTests", dependencies: ["CopyModel", "TestSupport"]),
    .testTarget(name: "CopyTextTests", dependencies: ["CopyText", "TestSupport"]),
    .testTarget(name: "CopyFormatsTests", dependencies: ["CopyFormats", "TestSupport"]),
    .testTarget(name: "CopySyntaxTests", dependencies: ["CopyModel", "CopySyntax", "TestSupport"]),
    .testTarget(name: "CopyProgramTests", dependencies: ["CopyProgram", "CopyText", "TestSupport"]),
    .testTarget(name: "CopyRolesTests", dependencies: ["CopyModel", "CopyRoles"]),
    .testTarget(
      name: "CopydeskTests",
      dependencies: [
        "CopyConfiguration", "CopyEngine", "CopyFiles", "CopyFormats", "CopyKernel", "CopyModel", "CopyPassage",
        "CopyProgram", "CopyReporting", "CopyReview", "CopyRewriting", "CopyRules", "CopyText", "Copydesk",
        "TestSupport",
      ]),
    .testTarget(
      name: "CopydeskLanguageServerTests",
      dependencies: ["CopyModel", "CopyReview", "CopydeskLanguageServer", "TestSupport"]),
    .testTarget(name: "CopydeskCommandTests", dependencies: ["CopydeskCommand"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
