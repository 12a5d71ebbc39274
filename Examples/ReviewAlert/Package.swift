// swift-tools-version: 6.2
import PackageDescription

/// How an app holds its alerts to the guidance in its own unit tests.
let package = Package(
  name: "ReviewAlert",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "copydesk", path: "../..")],
  targets: [
    .target(name: "ReviewAlert"),
    .testTarget(
      name: "ReviewAlertTests",
      dependencies: ["ReviewAlert", .product(name: "Copydesk", package: "copydesk")]),
  ]
)
