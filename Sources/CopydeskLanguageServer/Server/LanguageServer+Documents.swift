import CopyModel
import CopyPassage

/// Documents come, change, and go.
extension LanguageServer {
  func open(_ params: JSONNode?) {
    guard let item = params?["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.bytes else {
      return log("didOpen without a document")
    }
    guard let path = DocumentURI.path(of: uri), CatalogReader.isReadable(path), !CatalogReader.isProse(path) else {
      return
    }
    let document = Document(uri: uri, path: path, version: item["version"]?.integer, text: text)
    documents[uri] = document
    document.base = DocumentURI.isFile(uri) ? workspace.base(of: path) : nil
    review(document)
  }

  func change(_ params: JSONNode?) {
    // Documents of other formats aren’t kept.
    guard let uri = params?["textDocument"]?["uri"]?.string, let document = documents[uri] else { return }
    let (nodes, version) = (params?["contentChanges"]?.elements ?? [], params?["textDocument"]?["version"]?.integer)
    let changes = nodes.compactMap { DocumentChange($0) }
    if changes.count < nodes.count { log("didChange of \(uri) has a change that makes no sense") }
    document.change(changes, version: version, client.encoding)
    review(document)
  }

  func close(_ params: JSONNode?) {
    guard let uri = params?["textDocument"]?["uri"]?.string, let document = documents.removeValue(forKey: uri) else {
      return
    }
    waiting.removeAll { $0 == uri }
    publish([], of: uri, version: nil)
    // From here on the file counts again as it lies on disk.
    reviewTranslations(of: document)
  }

  func save(_ params: JSONNode?) {
    guard let uri = params?["textDocument"]?["uri"]?.string, let path = DocumentURI.path(of: uri) else { return }
    changed([path])
  }

  func changeFiles(_ params: JSONNode?) {
    let uris = (params?["changes"]?.elements ?? []).compactMap { $0["uri"]?.string }
    changed(uris.filter(DocumentURI.isFile).compactMap(DocumentURI.path))
  }

  /// Takes in that files have changed on disk.
  private func changed(_ paths: [String]) {
    if paths.contains(where: workspace.isConfiguration) { return reload() }
    let isNoted = paths.reduce(false) { workspace.note($1) || $0 }
    let open = Set(documents.values.map(\.path))
    let isBase = paths.contains { path in documents.values.contains { $0.base == path } && !open.contains(path) }
    // A file that is new may be the base of another.
    let mayBeBase = paths.contains { CatalogReader.isCatalog(path: $0) && !open.contains($0) }
    if isBase || mayBeBase { workspace.forgetFiles() }
    if isNoted || isBase || mayBeBase { reviewAll() }
  }

  /// Reads the configurations again.
  func reload() {
    workspace.reload()
    forgetFaults()
    reviewAll()
  }

  /// Has all documents reviewed anew.
  func reviewAll() {
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      document.base = DocumentURI.isFile(document.uri) ? workspace.base(of: document.path) : nil
      review(document, andTranslations: false)
    }
  }

  /// Has `document` reviewed when there is time, and those that translate it.
  private func review(_ document: Document, andTranslations: Bool = true) {
    document.findings = nil
    if !waiting.contains(document.uri) { waiting.append(document.uri) }
    if andTranslations { reviewTranslations(of: document) }
  }

  private func reviewTranslations(of document: Document) {
    for other in documents.values.sorted(by: { $0.uri < $1.uri })
    where other.base == document.path && other !== document {
      review(other, andTranslations: false)
    }
  }
}
