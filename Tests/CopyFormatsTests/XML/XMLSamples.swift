import CopyFormats

/// A file of each format that is XML, with all that may stand in one, for chance to spoil.
enum XMLSamples {
  struct Sample: Sendable {
    var format: any CatalogFormat
    var path: String
    var text: String
  }

  static let all = [
    Sample(format: AndroidFormat(), path: "res/values/strings.xml", text: android),
    Sample(format: XLIFFFormat(), path: "a.xliff", text: xliff),
    Sample(format: XLIFFFormat(), path: "b.xliff", text: xliff2),
    Sample(format: ResxFormat(), path: "a.resx", text: resx),
    Sample(format: StringsFormat(), path: "a.strings", text: strings),
    Sample(format: StringsDictFormat(), path: "a.stringsdict", text: stringsDict),
    Sample(format: NibFormat(), path: "a.xib", text: nib),
    Sample(format: PropertyListFormat(), path: "Info.plist", text: info),
  ]

  static let nib = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
      <objects>
        <window title="The &quot;Pond&quot; &amp; reeds" id="a">
          <button toolTip='Feeds "all" &lt;frogs&gt;' id="b"><buttonCell key="cell" title="Feed&#10;All" id="c"/></button>
          <textField id="d"><textFieldCell key="cell" id="e"><string key="title">Two
    lines</string></textFieldCell></textField>
          <label id="f"><string key="text"/></label>
          <segmentedCell id="g"><segments><segment label=""/><segment label="Reeds"/></segments></segmentedCell>
        </window>
      </objects>
    </document>
    """#

  static let info = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleDisplayName</key>
      <string>Frog &amp; Reed</string>
      <key>NSCameraUsageDescription</key>
      <string><![CDATA[Frog takes pictures.]]></string>
      <key>NSMicrophoneUsageDescription</key>
      <string/>
    </dict>
    </plist>
    """#

  static let android = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <!-- Licence -->

    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      <!-- The pond -->
      <string name="pond">Frog\'s pond &amp; reeds</string>
      <string name="wrapped">
          One line
          and   the next \n"  kept  "
      </string>
      <string name="styled">Feed <b>all</b> <xliff:g id="n" example="5">%1$d</xliff:g> frogs</string>
      <string name="html"><![CDATA[<a href=\"x\">Reeds</a>]]> &#8217; \u2026</string>
      <string name="ref">@string/pond</string>
      <string name="code" translatable="false">reeds_v2</string>
      <string name="empty"/>
      <plurals name="frogs">
        <item quantity="one">%d frog</item>
        <!-- many -->
        <item quantity="other">%d frogs</item>
      </plurals>
      <string-array name="moods"><item>Calm</item><item>\@home</item></string-array>
    </resources>
    """#

  static let xliff = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/Localizable.strings" source-language="en" target-language="de">
        <header><tool tool-id="x"/></header>
        <body>
          <trans-unit id="pond" maxwidth="12" size-unit="char">
            <source>Frog’s pond</source>
            <target state="needs-review-translation">Froschteich &lt;1&gt;</target>
            <note>The heading</note>
          </trans-unit>
          <group translate="no">
            <trans-unit id="code"><source>reeds</source><target><![CDATA[a < b]]></target></trans-unit>
          </group>
          <trans-unit id="%d frogs|==|plural.one">
            <source>%d <g id="1">frog</g></source>
            <note>No comment provided by engineer.</note>
          </trans-unit>
        </body>
      </file>
      <file original="b" source-language="en"><body>
        <trans-unit id="pond"><source>Reeds &amp; <x id="1"/> rushes</source><note>a</note><note>b</note></trans-unit>
        <trans-unit id="e"><source/></trans-unit>
      </body></file>
    </xliff>
    """#

  static let xliff2 = #"""
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"
        version="2.1" srcLang="en" trgLang="ko">
      <file id="f1">
        <unit id="u1" name="pond" slr:sizeRestriction="3,20">
          <notes><note>The heading</note></notes>
          <segment state="final"><source>Pond</source><target>연못</target></segment>
        </unit>
        <unit id="u2">
          <segment><source>First. </source><target>첫째. </target></segment>
          <ignorable><source> </source></ignorable>
          <segment state="initial"><source>Second <pc id="1">word</pc>.</source></segment>
        </unit>
      </file>
    </xliff>
    """#

  static let resx = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <root>
      <resheader name="version"><value>2.0</value></resheader>
      <data name="pond.Text" xml:space="preserve">
        <value>The pond</value>
        <comment>A heading</comment>
      </data>
      <data name="&gt;&gt;feed.Type" xml:space="preserve"><value>System.Windows.Forms.Button, System.Windows.Forms</value></data>
      <data name="feed.Text" xml:space="preserve"><value>Feed&#13;
    all</value></data>
      <data name="feed.Size" type="System.Drawing.Size, System.Drawing"><value>1, 2</value></data>
      <data name="icon" mimetype="application/x-microsoft.net.object.bytearray.base64"><value>AAAA</value></data>
      <data name="empty"><value></value></data>
      <data name="typed" type="System.String"><value /></data>
    </root>
    """#

  static let strings = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- The heading -->
      <key>pond</key>
      <string>Frog’s pond &amp; reeds</string>
      <key>a&#10;b</key><string><![CDATA[<b>]]>]</string>
      <key>none</key><string/>
    </dict>
    </plist>
    """#

  static let stringsDict = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>frogs</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@frogs@</string>
        <key>frogs</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d frog in %#@ponds@</string>
          <key>other</key><string>%d frogs in %#@ponds@</string>
        </dict>
        <key>ponds</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>other</key><string>%d ponds</string>
        </dict>
      </dict>
      <key>spade</key>
      <dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Dig</string></dict></dict>
      <key>tap</key>
      <dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string></dict></dict>
    </dict>
    </plist>
    """#
}
