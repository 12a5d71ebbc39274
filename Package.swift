// swift-tools-version: 6.2
import PackageDescription

/// Targets and their walls are described in ARCHITECTURE.md; `package` access keeps them.
let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error)]

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
    .systemLibrary(name: "SystemICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "SystemSimdJSON", pkgConfig: "simdjson", providers: [.apt(["libsimdjson-dev"]), .brew(["simdjson"])]),
    .systemLibrary(name: "SystemYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CICU", dependencies: ["SystemICU"]),
    .target(name: "CSimdJSON", dependencies: ["SystemSimdJSON"]),
    .target(name: "CExpat", dependencies: ["SystemExpat"]),
    .target(name: "CHarfBuzz", dependencies: ["SystemHarfBuzz"]),
    .target(name: "CLeavings"),
    .target(name: "CLibYAML", dependencies: ["SystemYAML"]),
    .target(name: "CPages", exclude: ["report.css", "report.html", "report.js"]),
    .target(name: "Lexicons"),
    .target(name: "CopyModel", swiftSettings: settings),
    .target(name: "CopyText", dependencies: ["CHarfBuzz", "CICU", "CopyModel", "Lexicons"], swiftSettings: settings),
    .target(name: "CopyFormats", dependencies: ["CExpat", "CICU", "CSimdJSON", "CopyModel"], swiftSettings: settings),
    .target(name: "CopySyntax", dependencies: ["CopyModel"], swiftSettings: settings),
    .target(name: "CopyProgram", dependencies: ["CopyFormats", "CopyModel"], swiftSettings: settings),
    .target(
      name: "Copydesk",
      dependencies: [
        "CLeavings", "CLibYAML", "CPages", "CopyModel", "CopyText", "CopyFormats", "CopyProgram", "Lexicons",
      ],
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
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "CopyModelTests", dependencies: ["CopyModel", "TestSupport"]),
    .testTarget(name: "CopyTextTests", dependencies: ["CopyText"]),
    .testTarget(name: "CopyFormatsTests", dependencies: ["CopyFormats"]),
    .testTarget(name: "CopySyntaxTests", dependencies: ["CopyModel", "CopySyntax", "TestSupport"]),
    .testTarget(name: "CopyProgramTests", dependencies: ["CopyProgram", "CopyText", "TestSupport"]),
    .testTarget(name: "CopydeskTests", dependencies: ["Copydesk"]),
    .testTarget(name: "CopydeskLanguageServerTests", dependencies: ["CopydeskLanguageServer", "TestSupport"]),
    .testTarget(name: "CopydeskCommandTests", dependencies: ["CopydeskCommand"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
