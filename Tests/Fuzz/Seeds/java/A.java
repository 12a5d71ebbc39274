class A { String title = "Delete \u00e9?"; char c = '"';
  void ask() {
    new MaterialAlertDialogBuilder(this).setTitle(title).setMessage(R.string.message)
      .setPositiveButton("Delete", (d, w) -> go()).setNeutralButton(R.string.later, null);
    builder.setContentTitle("Rain").setContentText("Soon");
  }
}
