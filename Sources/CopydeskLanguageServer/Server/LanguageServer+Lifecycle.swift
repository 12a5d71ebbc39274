import CopyFormats
import CopyKernel
import CopyModel

/// What a client can do, as it says itself.
struct ClientAbilities {
  var encoding = PositionEncoding.utf16
  /// Edits may name the version that they are meant for.
  var takesVersionedEdits = false
  /// Code actions may hold their edits.
  var takesActions = false
  var takesMarkdown = false
  /// Asks for more places to be watched.
  var registersWatchers = false
  var takesRelatedPlaces = false

  init() {}

  init(_ params: JSONNode?) {
    let (all, offered) = (params?["capabilities"], params?["capabilities"]?["general"]?["positionEncodings"])
    encoding = offered?.elements.contains { $0.string == PositionEncoding.utf8.rawValue } ?? false ? .utf8 : .utf16
    takesVersionedEdits = all?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    registersWatchers = all?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    let document = all?["textDocument"]
    takesActions = document?["codeAction"]?["codeActionLiteralSupport"] != nil
    takesMarkdown = document?["hover"]?["contentFormat"]?.elements.contains { $0.string == "markdown" } ?? false
    takesRelatedPlaces = document?["publishDiagnostics"]?["relatedInformation"]?.bool ?? false
  }
}

/// The beginning and the end.
extension LanguageServer {
  /// The answer to `initialize`, as JSON.
  func initialize(_ params: JSONNode?) throws(ResponseError) -> [UInt8] {
    guard state == .new else { throw ResponseError(.invalidRequest, "The server was initialized already") }
    client = ClientAbilities(params)
    state = .running
    workspace.folders = Self.folders(params)
    var writer = JSONWriter()
    writer.object { writer in
      writer.object("capabilities", writeCapabilities)
      writer.object("serverInfo") {
        $0.field("name", "copydesk")
        $0.field("version", Version.number)
      }
    }
    return writer.bytes
  }

  private func writeCapabilities(to writer: inout JSONWriter) {
    writer.field("positionEncoding", client.encoding.rawValue)
    writer.object("textDocumentSync") {
      $0.field("openClose", true)
      // Changes come as ranges.
      $0.field("change", 2)
      $0.object("save") { $0.field("includeText", false) }
    }
    writer.field("hoverProvider", true)
    writer.object("codeActionProvider") {
      $0.array("codeActionKinds") { for kind in CodeAction.Kind.allCases { $0.element(kind.rawValue) } }
    }
    writer.object("workspace") {
      $0.object("workspaceFolders") {
        $0.field("supported", true)
        $0.field("changeNotifications", true)
      }
    }
  }

  /// The folders that are open; older clients know one alone.
  private static func folders(_ params: JSONNode?) -> [String] {
    let folders = params?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let uris = folders.isEmpty ? [params?["rootUri"]?.string].compactMap(\.self) : folders
    let paths = uris.filter(DocumentURI.isFile).compactMap(DocumentURI.path)
    return paths.isEmpty ? [params?["rootPath"]?.string].compactMap(\.self) : paths
  }

  /// What to do once the client is ready.
  func initialized() {
    guard client.registersWatchers else { return }
    request("client/registerCapability") { writer in
      writer.array("registrations") { writer in
        writer.object { writer in
          writer.field("id", "copydesk/files")
          writer.field("method", "workspace/didChangeWatchedFiles")
          writer.object("registerOptions") { writer in
            writer.array("watchers") { writer in
              for pattern in Self.watched { writer.object { $0.field("globPattern", pattern) } }
            }
          }
        }
      }
    }
  }

  /// Configurations, catalogues, which may be bases of others, programs, which say what copy is for, and projects, which say
  /// where it is shown.
  private static let watched =
    ["**/*.{yml,yaml}"] + watchedCatalogs
    + ["**/*.{swift,m,mm,kt,java}", "**/{project.pbxproj,*.xcconfig,*Info.plist,meson.build}"]

  private static var watchedCatalogs: [String] {
    let formats = FormatRegistry.catalogs.map(\.about).filter(\.isFoundInFolders)
    let endings = formats.filter { $0.glob == nil }.flatMap(\.endings).map(\.name)
    return ["**/*.{\(endings.joined(separator: ","))}"] + formats.compactMap(\.glob).map { "**/\($0)" }
  }

  func changeFolders(_ params: JSONNode?) {
    let event = params?["event"]
    func paths(_ name: StaticString) -> [String] {
      (event?[name]?.elements ?? []).compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) }
    }
    let removed = paths("removed")
    workspace.folders = workspace.folders.filter { !removed.contains($0) } + paths("added")
    reviewAll()
  }
}
