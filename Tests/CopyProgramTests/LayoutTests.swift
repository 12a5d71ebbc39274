import CopyModel
import CopyProgram
import Testing

@Suite("Layouts of Android")
struct LayoutTests {
  @Test("elements tell what their texts are; what is for the editor, for themes, or bound is no copy")
  func layout() {
    let layout = """
      <LinearLayout xmlns:android="a" xmlns:app="b" xmlns:tools="c">
        <TextView android:text="Rain &amp; Wind" tools:text="Sample"/>
        <com.google.android.material.button.MaterialButton android:text="Try Again"/>
        <EditText android:hint='Name' android:contentDescription="?attr/name"/>
        <CheckBox android:text="@{model.title}"/>
        <ImageView android:contentDescription="Photo"/>
        <com.google.android.material.switchmaterial.SwitchMaterial android:text="Alerts"/>
      </LinearLayout>
      """
    #expect(
      Reading.uses(layout, .layout) == [
        "unknown: \"Rain &amp; Wind\"", "button: \"Try Again\"", "label: 'Name'", "label: \"Photo\"",
        "label: \"Alerts\"",
      ])
  }

  @Test("menus, preferences, and the dialog of a preference")
  func others() {
    #expect(Reading.uses("<menu><item android:title=\"Share\"/></menu>", .layout) == ["menu-item: \"Share\""])
    let preference = """
      <EditTextPreference app:title="Name" app:summary="How others see you" app:dialogTitle="Your name"
        app:dialogMessage="Others see it." app:positiveButtonText="Save" app:negativeButtonText="@android:string/cancel"/>
      """
    #expect(
      Reading.uses(preference, .layout) == [
        "label: \"Name\"", "text: \"How others see you\"", "alert-title in 0: \"Your name\"",
        "alert-message in 0: \"Others see it.\"", "button in 0: \"Save\"",
      ])
    #expect(Reading.facts(preference, .layout).sets.map(\.hasUnknownParts) == [true])
  }

  @Test("references are the keys of texts")
  func references() {
    let index = ProgramIndex([
      Reading.facts("<Button android:text=\"@string/go\"/>", .layout),
      Reading.facts("<item android:title=\"@string/share_all\"/>", .layout),
    ])
    #expect(roles(index, "go") == [.button] && roles(index, "share_all") == [.menuItem] && roles(index, "gone") == [])
  }

  private func roles(_ index: ProgramIndex, _ key: String) -> [Role] {
    let key = ByteBuffer(key.utf8)
    return withExtendedLifetime(key) {
      index.sites(key: key.bytes, value: key.bytes.slice(0..<0)).map { index.sites[Int($0)].role }
    }
  }

  @Test("which files are layouts")
  func paths() {
    for path in ["app/res/layout-land/a.xml", "res/menu/b.xml", "res/xml/c.xml", "app/AndroidManifest.xml"] {
      #expect(ProgramDialect(path: path) == .layout)
    }
    for path in ["res/values/strings.xml", "res/drawable/a.xml", "a.xml", "layouts/a.xml"] {
      #expect(ProgramDialect(path: path) == nil)
    }
  }
}
