import Testing

@testable import CopyReview

/// When to use a button is advice and stays; what it does goes.
@Suite struct ConditionalAdviceTests {
  @Test(arguments: [
    (
      "Titre : Attention\nMessage : Voulez-vous ouvrir le port ? En cas de doute, appuyez sur Annuler.\nBoutons : Annuler, OK",
      "En cas de doute, appuyez sur Annuler."
    ),
    (
      "Title: Open the harbor?\nMessage: If the tide is low, tap Cancel to wait!\nButtons: Cancel, Open",
      "If the tide is low, tap Cancel to wait."
    ),
    (
      "Title: Warning\nMessage: Ask the skipper, and only press Open if she knows the tide. In doubt, press Cancel.\nButtons: Cancel, Open",
      "Ask the skipper, and only press Open if she knows the tide. In doubt, press Cancel."
    ),
  ])
  func adviceStays(_ block: String, _ message: String) throws {
    for proposal in try TypedAlert.review(block).proposals { #expect(proposal.new.message == message) }
  }

  @Test func aWishExplainsTheButton() throws {
    let block = "Title: Open harbor\nMessage: If you want to wait, tap Cancel.\nButtons: Cancel, Open"
    #expect(try TypedAlert.proposal(block) == "Open harbor? / – / Cancel, Open")
  }

  /// An infinitive that is the subject of a sentence asks nothing.
  @Test(arguments: [
    "Título: Aviso\nMensaje: Encender el faro despertará a la tripulación.\nBotones: Cancelar, Aceptar",
    "Titre : Attention\nMessage : Allumer le phare réveillera l’équipage.\nBoutons : Annuler, OK",
    "Titolo: Attenzione\nMessaggio: Accendere il faro sveglierà l’equipaggio.\nPulsanti: Annulla, OK",
    "Título: Atenção\nMensagem: Acender o farol acordará a tripulação.\nBotões: Cancelar, OK",
  ])
  func aStatementIsNoQuestion(_ block: String) throws {
    for proposal in try TypedAlert.review(block).proposals { #expect(proposal.new.title?.contains("?") == false) }
  }
}
