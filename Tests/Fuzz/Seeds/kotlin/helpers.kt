class Pond : Application() {
  override fun onCreate() { ask(R.string.title, getString(R.string.text)) }
  fun ask(@StringRes title: Int, text: String = "Frogs") {
    AlertDialog.Builder(this).setTitle(title).setMessage(text).setPositiveButton(R.string.ok, null).show()
  }
}
