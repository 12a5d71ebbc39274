import CopySyntax
import Testing

/// What the tree of a program in Objective-C says of messages, calls, and of what is set.
struct ObjectiveCTreeTests {
  @Test(arguments: [
    ("[bed dig];", ["bed.dig()"]),
    (
      "[[Garden shared] waterBed:bed with:@\"hose\" times:isDry ? 2 : 1];",
      ["[Garden shared].waterBed(waterBed:, with: @\"hose\", times:)", "Garden.shared()"]
    ),
    (
      "NSString *title = NSLocalizedString(@\"Sow\", nil), *other;",
      ["let title = NSLocalizedString(@\"Sow\", nil)", "NSLocalizedString(_ @\"Sow\", _)", "let other"]
    ),
    (
      "NSDictionary<NSString *, NSArray<Bed *>> *beds = @{@\"a\": @[[Bed new]]};",
      ["let beds = @{@\"a\": @[[Bed new]]}", "Bed.new()"]
    ),
    ("alert.messageText = (NSString *)[text copy];", ["alert.messageText = (NSString *)[text copy]", "text.copy()"]),
    ("self->depth += measure(bed, 3);", ["self->depth += measure(bed, 3)", "measure(_, _)"]),
    (
      "[pump start:^(BOOL done) { if (done) [self tell:@\"Wet\"]; } after:@(delay())];",
      ["pump.start(start:, after:)", "self.tell(tell: @\"Wet\")", "delay()"]
    ),
    (
      "void (^then)(BOOL) = ^(BOOL done) { log_it(done); };",
      ["let then = ^(BOOL done) { log_it(done); }", "log_it(_)"]
    ),
    ("for (Bed *bed in [self beds]) { [bed dig]; }", ["let bed", "self.beds()", "bed.dig()"]),
    ("for (int i = 0; i < count(); i++) dig(i);", ["let i = 0", "count()", "dig(_)"]),
    (
      "static void warn(NSString *t) { NSAlert *a = [NSAlert new]; a.messageText = t; }",
      ["let a = [NSAlert new]", "NSAlert.new()", "a.messageText = t"]
    ),
    (
      "@implementation Garden\n- (void)dig:(Bed *)bed with:(id<Tool>)tool { return [tool use:bed]; }\n@end",
      ["return [tool use:bed]", "tool.use(use:)"]
    ),
    ("#define DIG(x) \\\n  [x dig]\nint deep = 3;", ["let deep = 3"]),
    ("@interface Garden : NSObject\n- (void)dig;\n@end\n@protocol Tool;\nuse(1);", ["use(_)"]),
  ])
  func says(program: String, lines: [String]) {
    let outline = TreeOutline(program, .objectiveC)
    #expect(outline.lines == lines)
    #expect(outline.faults.isEmpty)
    #expect(outline.tree.skipped == 0)
  }

  @Test func stringsSideBySideAreOne() {
    let outline = TreeOutline("[a tell:@\"One. \" @\"Two.\"];", .objectiveC)
    let joined = outline.tree.nodes.indices.first { outline.tree.nodes[$0].kind == .binary }
    #expect(joined.map { outline.tree.children(of: $0).count } == 2)
  }
}
