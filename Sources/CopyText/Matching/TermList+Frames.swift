/// Classes of English words that the frames of `TermList+Wording` are filled with.
extension TermList {
  // Of failures.

  /// What software keeps, and nothing else does: file, playlist, draft.
  package static let keptThing = TermList("kept-thing")
  /// What is done in software and in the world: open, publish; of what software keeps, it is a task.
  package static let handlingVerb = TermList("handling-verb")
  /// How work ends that doesn’t get on: halt, standstill, nothing.
  package static let standstillNoun = TermList("standstill-noun")
  /// What people feel, said of a thing: stubborn, under the weather.
  package static let moodWord = TermList("mood-word")

  // Of reproach.

  /// How a reproach begins, whatever it is about: you were supposed to, serves you right.
  package static let reproach = TermList("reproach")
  /// Orders and questions that only scold: get a grip, can’t you read.
  package static let rebuke = TermList("rebuke")
  /// What is said of a person’s work to hurt: pathetic, a disgrace.
  package static let contemptWord = TermList("contempt-word")
  /// What is judged with the person who has it: taste, handwriting.
  package static let ownFaculty = TermList("own-faculty")

  // Of news and losses.

  /// What a thing is where all is well: ready, live, up to date.
  package static let goodState = TermList("good-state")
  /// What is done for people: add, improve, arrive.
  package static let goodDeed = TermList("good-deed")
  /// To have on, or to have back: what is not kept is lost.
  package static let keepVerb = TermList("keep-verb")
  /// What people say of a thing they used: review, rating.
  package static let feedbackNoun = TermList("feedback-noun")

  // Of copy that is still to be written.

  /// What is said of it: to come, goes here.
  package static let unwrittenMark = TermList("unwritten-mark")
  /// What it is called: dummy, placeholder.
  package static let dummyWord = TermList("dummy-word")
  /// Words that stand for any word: foo, blah, test.
  package static let metaWord = TermList("meta-word")
  /// People that nobody wants to be called: slacker, fool; and what only a comparison makes an insult: amateur.
  package static let scornedPerson = TermList("scorned-person")
  package static let unskilledPerson = TermList("unskilled-person")
  /// What puts an order off to the future: next time, from now on.
  package static let nextTime = TermList("next-time")

  // Of what is done and shown in an app.

  /// What people do with what an app asks them for: choose, enter, rate.
  package static let inputVerb = TermList("input-verb")
  /// What they give it: name, date, rating.
  package static let enteredThing = TermList("entered-thing")
  /// How something is proposed: how about, it’s best to.
  package static let suggestingPhrase = TermList("suggesting-phrase")
  /// What devices do with each other: connect, answer, sync.
  package static let contactVerb = TermList("contact-verb")
  /// What data does that gets through: arrive, reach, make it.
  package static let arrivalVerb = TermList("arrival-verb")
  /// What is sent and received: reading, schedule, ticket.
  package static let dataNoun = TermList("data-noun")
  /// Devices and parts of software that can be out of reach: thermostat, calendar.
  package static let appThing = TermList("app-thing")
  /// To be there still: survive, remain, carry over.
  package static let persistVerb = TermList("persist-verb")
  /// Everybody, or the others: anyone, most people.
  package static let universalPerson = TermList("universal-person")
  /// “Being”, which makes a mood of a quality.
  package static let beingForm = TermList("being-form")

  // Of what people are to do, and of what they would have done better.

  /// What people send back in an app: reply, confirm, weigh in.
  package static let respondingVerb = TermList("responding-verb")
  /// Nobody in particular, and what could have been otherwise: someone, been avoided.
  package static let avoidableWord = TermList("avoidable-word")
  /// That something isn’t as it should be, and never how: odd, off.
  package static let oddity = TermList("oddity")
  /// To have a will, said of a thing: decide, feel like.
  package static let willVerb = TermList("will-verb")
}
