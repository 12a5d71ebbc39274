import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// A notification whose title told nothing is titled by its news, and tells no order that a tap obeys.
@Suite struct NotificationHeadlineTests {
  @Test(arguments: [
    // The first of two sentences, where the old title is the name of the app.
    (
      "Notification title: HarborPal\nNotification body: {name} moved your lesson! It was on pier 3. Please open the app to see it.",
      "en", "{name} Moved Your Lesson / It was on pier 3."
    ),
    // A noun with its number is a subject.
    (
      "Notification title: HarborPal App\nNotification body: Hi there!! Your order #7 is ready! The harbor closes at noon.",
      "en", "Your Order #7 Is Ready / The harbor closes at noon."
    ),
    // Ferry is in the news as well, and a name that opens is the app.
    (
      "Notification title: Ferry update\nNotification body: Sorry, ferry 9 is late. Launch HarborPal to see where it is. The next one leaves at noon.",
      "en", "Ferry 9 Is Late / The next one leaves at noon."
    ),
    // That it is a warning says something.
    (
      "Notification title: Tide warning!!!\nNotification body: The tide of pier %@ is at 9 m. Please open the app to see it.",
      "en", "Tide Warning / The tide of pier %@ is at 9 m."
    ),
    (
      "Notification title: New notification from HarborPal\nNotification body: Hey there! The regatta has been moved to pier 9. Open the app to see the details!",
      "en", "– / The regatta has been moved to pier 9."
    ),
    // Good news is no name.
    (
      "Notification title: Your boat\nNotification body: GOOD NEWS!! Your boat %@ will be painted today. Tap here to open the app and see it.",
      "en", "Your Boat / Your boat %@ will be painted today."
    ),
    (
      "Notification title: AVISO\nNotification body: ¡Hola! Tu barca {n} ya lleva 9 días en el muelle. ¡Entra en la app para ver qué hacer! Hay que pintarla hoy.",
      "es", "– / Tu barca {n} ya lleva 9 días en el muelle. Hay que pintarla hoy."
    ),
    (
      "Notification title: Atenção!!!\nNotification body: Você esqueceu de pintar o barco. A última pintura foi há %d dias. Abra o aplicativo para pintar agora.",
      "pt-BR", "Falta pintar o barco / A última pintura foi há %d dias."
    ),
    // Who greets by name names somebody; an order behind a comma is one as well.
    (
      "Notification title: Alert\nNotification body: Hi {name}, the ferry is late because of fog, open the app for more information!",
      "en", "– / {name}, the ferry is late because of fog."
    ),
    (
      "Notification title: Information\nNotification body: Bonjour ! Votre commande de rames a été expédiée. Veuillez ouvrir l’application pour suivre le colis.",
      "fr", "– / Votre commande de rames a été expédiée."
    ),
    (
      "Notification title: Aviso\nNotification body: Sua barca sai em 10 minutos! Abra o app para pagar a travessia.",
      "pt-BR", "Sua barca sai em 10 minutos / Pague a travessia."
    ),
    // What was forgotten wasn’t done, and capitals that were in order are so still.
    (
      "Notification title: Reminder\nNotification body: You forgot to water your tulips today! Rain comes on Friday.",
      "en",
      "– / The tulips weren’t watered today. Rain comes on Friday."
    ),
    (
      "Notification title: Alert\nNotification body: We are pleased to inform you that your boat was used today at St. Brigid Harbor. Open the app to find out more.",
      "en", "– / Your boat was used today at St. Brigid Harbor."
    ),
    (
      "Notification title: お知らせ\nNotification body: いつもご乗船いただきありがとうございます。船は%dの桟橋に着きます。詳しくはアプリを開いてご確認ください。",
      "ja", "– / 船は%dの桟橋に着きます。"
    ),
  ])
  func theNewsIsTheTitle(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try StyledProposal.first(block, language) == expected)
  }
}
