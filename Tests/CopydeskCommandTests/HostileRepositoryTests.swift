import Foundation
import Testing

/// A repository that somebody checked out to review runs no program of its own, reads no file beside it into a message,
/// writes to none, and keeps nobody waiting.
@Suite struct HostileRepositoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("repo/en.lproj/a.strings", "\"a.label\" = \"Loading...\";\n")
    try write("secret.yml", "token-of-mine: 12345\n")
    try write("secret.strings", "\"a.label\" = \"Mine...\";\n")
    try shell("git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -q -m first", in: "repo")
  }

  private func write(_ name: String, _ text: String) throws {
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
  }

  @discardableResult
  private func shell(_ line: String, in name: String = "repo") throws -> BuiltCommand.Result {
    try BuiltCommand.run(shell: line, in: folder.url.appending(path: name))
  }

  /// Each line plants a program that tells that it ran by making the file `ran`.
  @Test(arguments: [
    "git config core.fsmonitor ../../hook",
    "git config filter.x.clean ../../hook && git config filter.x.smudge ../../hook && echo '* filter=x' > .gitattributes",
    "git config filter.x.process ../../hook && git config filter.x.required true && echo '* filter=x' > .gitattributes",
    "git config diff.x.textconv ../../hook && git config diff.x.command ../../hook && echo '* diff=x' > .gitattributes",
    "git config diff.external ../../hook && git config core.pager ../../hook && git config pager.cat-file ../../hook",
    "git config core.hooksPath ../.. && cp ../hook ../post-index-change && cp ../hook ../post-checkout",
    "git config alias.cat-file '!../../hook' && git config alias.rev-parse '!../../hook'",
    """
    git config remote.o.url ext::../../hook && git config remote.o.promisor true && git config protocol.ext.allow always \
    && git config extensions.partialClone o && rm -f .git/objects/$(git rev-parse HEAD:en.lproj/a.strings | sed 's,..,&/,')
    """,
  ]) func runsNoProgram(planted: String) throws {
    try write("hook", "#!/bin/sh\ntouch '\(folder.url.path)/ran'\ncat\n")
    try shell("chmod +x ../hook && \(planted.replacing("../../hook", with: folder.url.path + "/hook"))")
    try write("repo/en.lproj/a.strings", "\"a.label\" = \"Loading it...\";\n")
    let result = try shell("copydesk --since HEAD . --format xcode")
    #expect(!exists("ran"))
    // What a partial clone lacks can’t be compared, and that is told.
    let told = String(decoding: result.output + result.errors, as: UTF8.self)
    #expect(told.contains("typo-ellipsis") || told.contains("git can’t tell"))
  }

  @Test func aHookIsNotMistakenForTheRepository() throws {
    try write("repo/en.lproj/a.strings", "\"a.label\" = \"Loading it...\";\n")
    let result = try shell("GIT_DIR=/nowhere GIT_INDEX_FILE=/nowhere/index copydesk --since HEAD . --format xcode")
    #expect(String(decoding: result.output, as: UTF8.self).contains("typo-ellipsis"))
  }

  @Test(arguments: [
    "echo 'extends: ../secret.yml' > .copydesk.yml", "echo 'extends: ../../secret.yml' > en.lproj/.copydesk.yml",
    "ln -s ../secret.yml .copydesk.yml", "ln -s ../secret.yml inner.yml; echo 'extends: inner.yml' > .copydesk.yml",
    "ln -s .. up; echo 'extends: up/secret.yml' > .copydesk.yml",
    "cp ../secret.yml .git/secret.yml; echo 'extends: .git/secret.yml' > .copydesk.yml",
  ]) func quotesNothingFromOutside(planted: String) throws {
    try shell(planted)
    let result = try shell("copydesk .")
    let told = String(decoding: result.output + result.errors, as: UTF8.self)
    #expect(result.status == 2)
    #expect(told.contains("out of the project") || told.contains("outside of the project"))
    #expect(!told.contains("token-of-mine"))
  }

  @Test func whatAPersonNamesIsRead() throws {
    try write("team/house.yml", "extends: ../shared.yml\n")
    try write("shared.yml", "rules: {typo-ellipsis: error}\n")
    let result = try shell("copydesk --config ../team/house.yml . --format xcode")
    #expect(String(decoding: result.output, as: UTF8.self).contains("error: Write the ellipsis"))
  }

  @Test func aWalkStaysInside() throws {
    try shell(
      "ln -s ../../secret.strings en.lproj/b.strings; ln -s a.strings en.lproj/c.strings; ln -s ../.. en.lproj/up")
    let result = try shell("copydesk --fix .")
    #expect(!String(decoding: result.output, as: UTF8.self).contains("b.strings"))
    #expect(try text(of: "secret.strings").contains("Mine..."))
    #expect(try text(of: "repo/en.lproj/a.strings").contains("Loading…"))
  }

  @Test(arguments: [
    "copydesk --fix en.lproj/*.strings", "copydesk --output en.lproj/b.strings .",
    "echo '{\"version\": 1, \"findings\": []}' > ../base.json; ln -s ../base.json; copydesk baseline write . --baseline base.json",
  ]) func nothingIsWrittenThroughALinkOutside(command: String) throws {
    try shell("ln -s ../../secret.strings en.lproj/b.strings")
    let result = try shell(command)
    #expect(result.status == 2)
    #expect(String(decoding: result.errors, as: UTF8.self).contains("leads out of the project"))
    #expect(try text(of: "secret.strings").contains("Mine..."))
  }

  @Test(arguments: [
    "mkfifo .copydesk.yml; copydesk .", "mkfifo b.yml; echo 'extends: b.yml' > .copydesk.yml; copydesk .",
    "mkfifo b.strings; copydesk b.strings", "mkfifo b.strings; copydesk --fix b.strings",
    "mkfifo b.strings; copydesk inspect b.strings", "mkfifo b.yml; copydesk --config b.yml .",
    "mkfifo b.json; copydesk --baseline b.json .", "mkfifo .gitignore; copydesk . ; false",
    "rm -rf .git; mkfifo .git; copydesk . ; false", "copydesk --config /dev/zero .", "copydesk /dev/zero",
    "mkfifo b.ttf; copydesk --font b.ttf .",
  ]) func nothingIsWaitedFor(command: String) throws {
    let result = try shell("timeout 20 sh -c '\(command.replacing("'", with: "'\\''"))'")
    #expect(result.status == 2 || result.status == 1)
  }
}
