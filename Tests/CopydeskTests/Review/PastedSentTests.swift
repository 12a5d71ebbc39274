import CopyModel
import CopyPassage
import TestSupport
import Testing

/// Tables of what is sent to people, and columns or labels that name a language beside a part.
@Suite struct PastedSentTests {
  private static let kite = ["notification-title The wind is back", "notification-body Fetch your kite."]

  @Test(arguments: [
    "campaign_id,push_title,push_body,deep_link,send_date\nK-1,The wind is back,Fetch your kite.,kite://1,2031-02-03\n",
    "send_id,send_at,headline,text,target_url\nK-1,2031-02-03,The wind is back,Fetch your kite.,kite://1\n",
    "| Trigger | Headline | Copy | URL | Owner |\n| --- | --- | --- | --- | --- |\n"
      + "| wind_back | The wind is back | Fetch your kite. | kite://1 | mo |\n",
    "Titre;Texte;Lien;Date d’envoi\nThe wind is back;Fetch your kite.;kite://1;03/02\n",
    "발송일\t제목\t내용\t링크\n2/3\tThe wind is back\tFetch your kite.\tkite://1\n",
    "Titre notif;Corps notif;Lien;Segment\nThe wind is back;Fetch your kite.;kite://1;tous\n",
    "Titel\tNachricht\tDeeplink\tZielgruppe\nThe wind is back\tFetch your kite.\tkite://1\talle\n",
    "título,mensaje,enlace,segmento\nThe wind is back,Fetch your kite.,kite://1,todos\n",
    "配信日\tタイトル\t本文\tリンク先\n2/3\tThe wind is back\tFetch your kite.\tkite://1\n",
  ])
  func `Rows with links and dates are notifications`(text: String) { #expect(PastedParts.read(text) == Self.kite) }

  @Test func `A row with a button is an alert, whatever stands beside it`() {
    let text = "Title,Message,Button,Link\nThe wind is back,Fetch your kite.,Fetch,kite://1\n"
    #expect(PastedParts.read(text).map { $0.prefix { $0 != " " } } == ["alert-title", "alert-message", "button"])
  }

  private func sources(_ text: String) -> [String] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return catalog.entries.map { entry in
      let source = catalog.extras(of: entry)?.source ?? "–"
      return "\(catalog.locale(of: entry)) \(entry.role.name) \(source)"
    }
  }

  private static let translated = [
    "en alert-title –", "en alert-message –", "en button –", "en button –", "de alert-title Land {kite}?",
    "de alert-message The line is wet.", "de button Land", "de button Cancel",
  ]

  @Test(arguments: [
    "EN Title: Land {kite}?\nEN Message: The line is wet.\nEN Buttons: Land / Cancel\n"
      + "DE Title: Landen?\nDE Message: Die Leine ist nass.\nDE Buttons: Landen / Abbrechen\n",
    "English title: Land {kite}?\nEnglish message: The line is wet.\nEnglish buttons: Land / Cancel\n"
      + "German title: Landen?\nGerman message: Die Leine ist nass.\nGerman buttons: Landen / Abbrechen\n",
    "| Key | EN title | EN message | EN buttons | DE title | DE message | DE buttons |\n| - | - | - | - | - | - | - |\n"
      + "| kite | Land {kite}? | The line is wet. | Land / Cancel | Landen? | Die Leine ist nass. | Landen / Abbrechen |\n",
  ])
  func `A language beside a part makes an alert of each`(text: String) {
    #expect(sources(text).filter { !$0.contains("button") } == Self.translated.filter { !$0.contains("button") })
    #expect(sources(text).count == Self.translated.count)
  }

  @Test(arguments: [
    "You have {n} new kites → Du hast neue Drachen\nYour line {id} is torn. → Deine Leine ist gerissen.\n",
    "You have {n} new kites → 새 연이 있습니다\nYour line {id} is torn. → 줄이 끊어졌습니다.\n",
    "en → ko\nYou have {n} new kites → 새 연이 있습니다\nYour line {id} is torn. → 줄이 끊어졌습니다.\n",
    "en → de\nYou have {n} new kites → Du hast neue Drachen\nYour line {id} is torn. → Deine Leine ist gerissen.\n",
  ])
  func `Texts in two languages with an arrow between are translations`(text: String) {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    let sources = catalog.entries.map { catalog.extras(of: $0)?.source }
    #expect(sources == [nil, "You have {n} new kites", nil, "Your line {id} is torn."])
  }

  @Test func `“No” before a button is no language`() {
    #expect(PastedParts.read("Title: Land it?\nNo button: Keep\nYes button: Land\n").last == "button Land")
  }
}
