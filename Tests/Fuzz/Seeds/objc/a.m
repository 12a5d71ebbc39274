- (void)applicationDidFinishLaunching:(NSNotification *)note {
  NSAlert *alert = [[NSAlert alloc] init];
  alert.messageText = NSLocalizedString(@"Quit?", nil);
  [alert setInformativeText:isBusy ? @"Work \x41" : @"Nothing"];
  [alert addButtonWithTitle:NSLocalizedStringWithDefaultValue(@"quit", nil, b, @"Quit", nil)];
  UIAlertController *s = [UIAlertController alertControllerWithTitle:@"Share" message:nil preferredStyle:X];
  UIAlertAction *a = [UIAlertAction actionWithTitle:@"Copy" style:UIAlertActionStyleCancel handler:nil];
  [s addAction:a];
}
