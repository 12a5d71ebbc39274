class A { val title = "Delete $name and ${list["b"]}?"
  fun ask() {
    AlertDialog.Builder(context).setTitle(title).setMessage(getString(R.string.message))
      .setPositiveButton("Delete") { _, _ -> go() }.setNegativeButton(R.string.cancel, null).show()
    TextButton(onClick = {}) { Text(stringResource(R.string.go)) }
    when (x) { 1 -> Text(text = """One
      two""") }
  }
}
