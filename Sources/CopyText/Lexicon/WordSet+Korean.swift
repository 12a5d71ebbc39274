/// Sets of Korean words, stems, particles, and endings: `Lexicons/ko/word-sets.txt`.
extension WordSet {
  /// Last syllables of verbs before 수: 할, 될, 을, and what stems in a vowel make of ㄹ.
  package static let abilityEnding = WordSet("ability-ending", of: "ko")
  /// Verbs of one syllable before 수.
  package static let abilityModifier = WordSet("ability-modifier", of: "ko")
  /// 수 and its particles, between a verb and 있다 or 없다.
  package static let abilityNoun = WordSet("ability-noun", of: "ko")
  /// Behind a deed, that the next follows it: 로그인 후.
  package static let afterNoun = WordSet("after-noun", of: "ko")
  /// What any alert may ask for.
  package static let anyDeed = WordSet("any-deed", of: "ko")
  /// Words that stand in for any thing.
  package static let anyThing = WordSet("any-thing", of: "ko")
  /// What an app is called.
  package static let appNoun = WordSet("app-noun", of: "ko")
  /// The same in brackets: (작성 중).
  package static let asideMark = WordSet("aside-mark", of: "ko")
  /// Between what is asked and whether it is right: 나가는 게 맞나요.
  package static let askedThing = WordSet("asked-thing", of: "ko")
  /// Adverbs that add nothing to what a button does.
  package static let atOnce = WordSet("at-once", of: "ko")
  /// Adverbs that end like nouns.
  package static let bareAdverb = WordSet("bare-adverb", of: "ko")
  /// Behind a deed, that what went wrong comes of it.
  package static let blamingNoun = WordSet("blaming-noun", of: "ko")
  /// How a connection ends by itself.
  package static let brokenLink = WordSet("broken-link", of: "ko")
  /// Where a button is.
  package static let buttonPlace = WordSet("button-place", of: "ko")
  /// Verbs behind another one that say where it goes: 받아 오다, 그려 내다.
  package static let carryingOn = WordSet("carrying-on", of: "ko")
  /// What opens, as it is written or typed.
  package static let codeSign = WordSet("code-sign", of: "ko")
  /// The copula where a mark sets it apart.
  package static let copulaForm = WordSet("copula-form", of: "ko")
  /// -지 before 않다 and 못하다, and its particles.
  package static let deniedEnding = WordSet("denied-ending", of: "ko")
  /// How a form of 않다 goes on, written with 안 by mistake: 보이지 안습니다.
  package static let deniedVerbEnding = WordSet("denied-verb-ending", of: "ko")
  /// With the copula, what a deed has brought upon people.
  package static let desertNoun = WordSet("desert-noun", of: "ko")
  /// Verbs behind another one that say it is done: 예약해 두었습니다.
  package static let doneAuxiliary = WordSet("done-auxiliary", of: "ko")
  /// Before 아닐까요: 느린 건 아닐까요.
  package static let doubtedThing = WordSet("doubted-thing", of: "ko")
  /// Nouns of trouble that are other words as well: three or more, let’s do.
  package static let doubtfulTrouble = WordSet("doubtful-trouble", of: "ko")
  /// What it stands in for.
  package static let dummyMatter = WordSet("dummy-matter", of: "ko")
  /// What copy is called that stands in for copy: 임시 제목.
  package static let dummyWord = WordSet("dummy-word", of: "ko")
  /// Ways into an app.
  package static let entering = WordSet("entering", of: "ko")
  /// Beside what can’t be, that it never can again.
  package static let evermore = WordSet("evermore", of: "ko")
  /// What people expected, and things didn’t go by.
  package static let expectation = WordSet("expectation", of: "ko")
  /// What is done with what everybody has to see and think: 머리를 쓰다.
  package static let facultyVerb = WordSet("faculty-verb", of: "ko")
  /// Letters that make a face.
  package static let faceLetters = WordSet("face-letters", of: "ko")
  /// What text begins with that only fills a place; KoreanStandIn says how it goes on.
  package static let fillerWord = WordSet("filler-word", of: "ko")
  /// Before 같지 않다, that it was otherwise once: 예전 같지 않습니다.
  package static let formerTime = WordSet("former-time", of: "ko")
  /// Nouns with the copula that only frame what the verb before them tells: 지워질 예정입니다.
  package static let framingNoun = WordSet("framing-noun", of: "ko")
  /// How it is asked what Continue does: 계속하겠습니까?
  package static let koreanGoingOn = WordSet("going-on", of: "ko")
  /// That only a part of it was done.
  package static let halfway = WordSet("halfway", of: "ko")
  /// That a thing is hard or impossible to do.
  package static let hardshipVerb = WordSet("hardship-verb", of: "ko")
  /// How a button of a device is pressed.
  package static let holdingAdverb = WordSet("holding-adverb", of: "ko")
  /// Behind a name, and its particles.
  package static let honorific = WordSet("honorific", of: "ko")
  /// Nouns with the copula that make a guess of what stands before: 바쁜 모양입니다.
  package static let impressionNoun = WordSet("impression-noun", of: "ko")
  /// Who knows least, with 도: 초등학생도 압니다.
  package static let infantNoun = WordSet("infant-noun", of: "ko")
  /// Auxiliaries behind a verb in -아/어.
  package static let leaningVerb = WordSet("leaning-verb", of: "ko")
  /// Before 모르다, that people don’t know even that.
  package static let leastThing = WordSet("least-thing", of: "ko")
  /// Before 두기: it is left as it is.
  package static let leftAlone = WordSet("left-alone", of: "ko")
  /// Before 모르다: 틀렸을지도 모릅니다.
  package static let maybeEnding = WordSet("maybe-ending", of: "ko")
  /// Ways to get a thing back.
  package static let meansNoun = WordSet("means-noun", of: "ko")
  /// What a sum of money does that comes or goes.
  package static let movingMoney = WordSet("moving-money", of: "ko")
  /// That nothing is done, as a button says it.
  package static let notDoing = WordSet("not-doing", of: "ko")
  /// What belongs to the noun alone and keeps it apart from 하다.
  package static let nounModifier = WordSet("noun-modifier", of: "ko")
  /// Parts of an interface that are only numbered: 버튼1.
  package static let numberedPart = WordSet("numbered-part", of: "ko")
  /// Times that suit, with the copula: 로그인하기 좋은 때입니다.
  package static let occasionNoun = WordSet("occasion-noun", of: "ko")
  /// What may stand behind 때: 열 때마다.
  package static let occasionParticle = WordSet("occasion-particle", of: "ko")
  /// Endings by which a question offers to do something.
  package static let offerEnding = WordSet("offer-ending", of: "ko")
  /// Endings behind which 하다 stands apart.
  package static let intentEnding = WordSet("intent-ending", of: "ko")
  /// Last syllables of particles, endings, and adverbs, which no bare noun has.
  package static let otherEnd = WordSet("other-end", of: "ko")
  /// Last syllables of verbs that go on to what happens then.
  package static let pressedEnding = WordSet("pressed-ending", of: "ko")
  /// Where a button stands beside others: 왼쪽.
  package static let placedSide = WordSet("placed-side", of: "ko")
  /// Endings behind which it is told what to press.
  package static let purposeEnding = WordSet("purpose-ending", of: "ko")
  /// How programs end.
  package static let quittingVerb = WordSet("quitting-verb", of: "ko")
  /// Particles behind 율 and 률.
  package static let rateParticle = WordSet("rate-particle", of: "ko")
  /// What brings what is new.
  package static let releaseNoun = WordSet("release-noun", of: "ko")
  /// What a machine that works gives.
  package static let responseNoun = WordSet("response-noun", of: "ko")
  /// Before 보이다, that a thing only looks so: 없어 보입니다.
  package static let seenQuality = WordSet("seen-quality", of: "ko")
  /// Who does what the app promised.
  package static let servicePerson = WordSet("service-person", of: "ko")
  /// Units behind a number that make it a time: 가입한 지 3일.
  package static let spanOfTime = WordSet("span-of-time", of: "ko")
  /// What stands at a span of time: 1분이면.
  package static let spanParticle = WordSet("span-particle", of: "ko")
  /// Short times that words name rather than numbers: 잠시 후.
  package static let shortTime = WordSet("short-time", of: "ko")
  /// Buttons that leave all as it is.
  package static let staying = WordSet("staying", of: "ko")
  /// Particles of the subject and the topic.
  package static let subjectParticle = WordSet("subject-particle", of: "ko")
  /// How they end when nobody wants them to.
  package static let suddenly = WordSet("suddenly", of: "ko")
  /// Behind a condition, that no more is needed, or that it would be well.
  package static let sufficing = WordSet("sufficing", of: "ko")
  /// Between what is supposed and the verb of supposing: 끊긴 것으로 추정됩니다.
  package static let supposedThing = WordSet("supposed-thing", of: "ko")
  /// That a thing is only supposed.
  package static let supposingVerb = WordSet("supposing-verb", of: "ko")
  /// Verbs of telling, of keeping in mind, and of feeling for somebody.
  package static let talkVerb = WordSet("talk-verb", of: "ko")
  /// What stands behind a time: 3일 전부터.
  package static let timeParticle = WordSet("time-particle", of: "ko")
  /// Particles that are no other word.
  package static let sureParticle = WordSet("sure-particle", of: "ko")
  /// How stems end that are surely of verbs.
  package static let sureVerbEnd = WordSet("sure-verb-end", of: "ko")
  /// The same as nouns.
  package static let touchNoun = WordSet("touch-noun", of: "ko")
  /// Verbs of touching a screen: 누르다.
  package static let touchVerb = WordSet("touch-verb", of: "ko")
  /// What shows on a screen to be touched.
  package static let touchedPart = WordSet("touched-part", of: "ko")
  /// What such a sign is for.
  package static let unlocking = WordSet("unlocking", of: "ko")
  /// That it is still to be written.
  package static let unwrittenMark = WordSet("unwritten-mark", of: "ko")
  /// What is still to be written: 내용 미정.
  package static let unwrittenMatter = WordSet("unwritten-matter", of: "ko")
  /// Last syllables of verbs in registers that nouns share; the others are read by their endings.
  package static let verbSyllable = WordSet("verb-syllable", of: "ko")
  /// What makes verbs of nouns: 삭제하다, 삭제되다, 오류이다.
  package static let verbalizer = WordSet("verbalizer", of: "ko")
  /// 하다 and 되다 in the forms of copy.
  package static let verbalizerForm = WordSet("verbalizer-form", of: "ko")
  package static let verbalizerStem = WordSet("verbalizer-stem", of: "ko")
  package static let beingForm = WordSet("being-form", of: "ko")
  /// What things wait for; undone, nothing is wrong with them: 읽지 않은 메일.
  package static let waitingDeed = WordSet("waiting-deed", of: "ko")
  /// Deeds whose outcome people wanted.
  package static let wantedDeed = WordSet("wanted-deed", of: "ko")
  /// Behind a verb, during what the trouble came up.
  package static let whileNoun = WordSet("while-noun", of: "ko")
  /// Before 보다, that it is a guess: 끊겼나 봐요.
  package static let wonderingEnding = WordSet("wondering-ending", of: "ko")
  /// How stems in a vowel end behind which -다 is an ending: 크다, 예쁘다.
  package static let writtenVerbEnd = WordSet("written-verb-end", of: "ko")
  /// Endings of plain and written speech in which no noun ends.
  package static let sureEnding = WordSet("sure-ending", of: "ko")
  /// Endings of plain and written speech in which nouns end as well.
  package static let sharedEnding = WordSet("shared-ending", of: "ko")
  /// Nouns that end like a verb that asks: 하나, 빨래.
  package static let questionLikeNoun = WordSet("question-like-noun", of: "ko")
  /// Adverbs that stand before verbs and seldom before nouns.
  package static let verbalAdverb = WordSet("verbal-adverb", of: "ko")
  /// Nouns with the copula that only frame the verb before them: 할 거니.
  package static let framedQuestion = WordSet("framed-question", of: "ko")
  /// The most frequent verbs and adjectives, by which an ending that nouns share is told.
  package static let basicVerb = WordSet("basic-verb", of: "ko")
  /// Syllables in which only verbs in -아/-어 end: 해, 돼.
  package static let sureInfinitiveEnd = WordSet("sure-infinitive-end", of: "ko")
  /// Endings by which a request is told, and a question to the one whom the verb holds in honour.
  package static let politeRequest = WordSet("polite-request", of: "ko")
  /// Stems of what nobody can be told to do: in the form of a request they ask.
  package static let statedOnly = WordSet("stated-only", of: "ko")
  /// Nouns of order and number that are asked for: 누구 차례지.
  package static let countedNoun = WordSet("counted-noun", of: "ko")
  /// Words that ask, or are as well somebody, something, and some.
  package static let someWord = WordSet("some-word", of: "ko")
  /// Words that ask behind which a verb may follow at once.
  package static let askingAdverb = WordSet("asking-adverb", of: "ko")
  /// Adverbs that go with questions: by chance, surely not.
  package static let wonderingAdverb = WordSet("wondering-adverb", of: "ko")
  /// Behind 언제 and 뭐, that any time or thing will do.
  package static let softener = WordSet("softener", of: "ko")
  /// Particles that make all or none of a word that asks: 누구나, 무엇도.
  package static let anybodyParticle = WordSet("anybody-particle", of: "ko")
  /// Behind 어느, that it is some and not which: 어느 정도.
  package static let someNoun = WordSet("some-noun", of: "ko")
  /// Endings by which a question stands inside a sentence: 왜 그런지.
  package static let embeddingEnding = WordSet("embedding-ending", of: "ko")
  /// Endings of conditions and concessions: 무슨 일이 생기면, 어디를 눌러도.
  package static let conditionEnding = WordSet("condition-ending", of: "ko")
}
