import { photosComing } from '@mestieri/shared/chat/photo-messages.ts'
import t from 'tap'

import { carriedCase, readCase } from '../../../src/assistant/interview/case-state.ts'
import { freshCase } from '../../../src/assistant/interview/case.ts'
import { converse } from './small-talk.ts'

t.test('a correction changes what it names, says so, and nothing else', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare 80 mq, lavabile, vuota')
  const { parsed, jobs } = chat.say('no scusa, 90 mq, e la pittura è lavabile')
  t.equal(jobs, 'interni superficie 90 pittura lavabile arredo vuota')
  t.match(parsed.text, /Correggo: 90 m² invece di 80 m²\./)
  t.end()
})

t.test('a bare number after a correction corrects the last number, whatever else is said', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare casa')
  chat.say('80')
  t.equal(chat.say('anzi 90, vuota').jobs, 'interni superficie 90 arredo vuota')
  t.end()
})

t.test('a plain answer is not said back, what is said beside it is', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare casa')
  t.notMatch(chat.say('80 mq').parsed.text, /80/)
  t.match(chat.say('lavabile, siamo a Monza').parsed.text, /Monza \(MB\)/)
  t.end()
})

t.test('whoever does not know gets a typical value that is named', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare casa')
  const { parsed, jobs } = chat.say('non lo so')
  t.match(parsed.text, /caso tipico, 80 m²/)
  t.equal(jobs, 'interni superficie ?')
  t.match(parsed.brief[1], { label: 'Misure', value: 'da definire' })
  t.end()
})

t.test('annulla takes the last answer back and asks again', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare casa')
  t.equal(chat.say('80 m²').parsed.undo, '80 m²')
  const { parsed, jobs } = chat.say('annulla')
  t.equal(jobs, 'interni')
  t.match(parsed.text, /Annullato: 80 m²\.[\s\S]*Quanto è grande la casa\?/)
  t.match(chat.say('annulla').parsed.text, /Non c’è altro da annullare/)
  t.end()
})

t.test(
  'words of a renovation do not restart; the whole message does, after a yes, and can be undone',
  (t) => {
    for (const message of [
      'lo rifacciamo tutto da capo',
      'imbiancare da capo, 80 mq',
      'mi serve un nuovo preventivo per i muri',
    ]) {
      const chat = converse('tinteggiatura')
      chat.say('imbiancare 70 mq a Monza')
      chat.say(message)
      t.match(chat.state().shared, { comune: { kind: 'place' } }, message)
      t.equal(chat.state().pending, null, message)
    }
    const chat = converse('tinteggiatura')
    chat.say('imbiancare 70 mq a Monza')
    t.same(chat.say('ricominciamo').parsed.chips, ['Sì', 'No'])
    t.equal(chat.say('no').jobs, 'interni superficie 70, Monza (MB)')
    chat.say('ricominciamo')
    t.equal(chat.say('sì').jobs, '')
    t.equal(chat.say('annulla').jobs, 'interni superficie 70, Monza (MB)')
    t.end()
  },
)

t.test('a message with an answer and a question gets both, and its question changes nothing', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare casa')
  const { parsed, jobs } = chat.say('80 mq, ma quanto tempo ci vuole? e c’è qualche bonus?')
  t.equal(jobs, 'interni superficie 80')
  t.match(parsed.text, /Risposta su duration\.[\s\S]*Risposta su relief\.[\s\S]*Che pittura\?/)
  t.equal(chat.say('lavabile. Ma la casa la volete vuota?').jobs, 'interni superficie 80 pittura lavabile')
  t.end()
})

t.test('questions of the customer are no misses and skip no question', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare casa')
  const texts = [
    'c’è un bonus?',
    'quanti giorni ci vogliono?',
    'c’è un bonus?',
    'che ne pensi?',
    'e tu chi sei?',
  ].map((message) => chat.say(message).parsed.text)
  for (const text of texts) t.match(text, /Quanto è grande la casa\?|Contano i metri di pavimento/)
  t.equal(chat.state().misses, 0)
  t.end()
})

t.test('nothing understood: asked more plainly, then a typical value, never the same words twice', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare casa')
  const texts = ['xyz', 'xyz', 'xyz', 'xyz'].map((message) => chat.say(message).parsed.text)
  t.match(texts[0], /Non sono sicuro/)
  t.match(texts[1], /non lo so/)
  t.match(texts[2], /caso tipico, 80 m²[\s\S]*Che pittura/)
  t.equal(new Set(texts).size, 4)
  t.end()
})

t.test('subjects of last resort count only if nothing else was read', (t) => {
  const chat = converse('tinteggiatura')
  t.equal(
    chat.say('imbiancare 80 mq vicino al campo da calcio a Monza').jobs,
    'interni superficie 80, Monza (MB)',
  )
  t.notMatch(chat.say('la partita è importante, casa vuota').parsed.text, /calcio/)
  t.match(chat.say('hai visto la partita?').parsed.text, /Risposta su off-topic/)
  t.end()
})

t.test('an emergency gets the safety steps and the call alone, and the interview goes on after it', (t) => {
  const chat = converse('caldaia')
  chat.say('cambiare la caldaia')
  const { parsed } = chat.say('sento odore di gas')
  t.equal(parsed.text, 'Apri le finestre, esci e chiama il 112.')
  t.same(parsed.link, { kind: 'call', number: '112' })
  t.same(parsed.chips, ['Sono al sicuro'])
  t.ok(parsed.progress, 'the interview about the boiler is under way')
  t.equal(converse('caldaia').say('sento odore di gas').parsed.progress, null, 'no job, no interview')
  t.equal(chat.say('tutto a posto, 90 mq').jobs, 'sostituzione superficie 90')
  t.end()
})

t.test('whoever needs somebody today is told first how to reach one', (t) => {
  const chat = converse('caldaia')
  const { parsed } = chat.say('mi serve qualcuno OGGI per la revisione, a Monza')
  t.match(parsed.text, /Parla con una persona/)
  t.ok(parsed.text.indexOf('Parla con una persona') < parsed.text.indexOf('fare la revisione'))
  t.notMatch(chat.say('mi serve subito qualcuno oggi').parsed.text, /Parla con una persona/, 'once')
  t.end()
})

t.test('the figure comes before the photos, photos before the start', (t) => {
  const chat = converse('caldaia')
  const first = chat.say('revisione a Monza')
  t.ok(first.parsed.estimates.length === 1 && first.asksForPhotos)
  const second = chat.say('+2')
  t.equal(second.asksForPhotos, false)
  t.match(second.parsed.text, /Ho ricevuto 2 foto[\s\S]*quando vorresti iniziare/)
  t.match(second.parsed.text, /servono per vedere /, 'and what they are for')
  t.same(second.parsed.estimates, [], 'the card is not repeated')
  t.match(chat.say('a maggio').parsed.text, /Ho tutto quello che serve/)
  t.same(chat.state().asked, null)
  t.end()
})

t.test(
  'photos after the estimate repeat no card, with or without words, and also when they are missing',
  (t) => {
    const chat = converse('caldaia')
    chat.say('revisione a Monza')
    const missing = chat.say('+0')
    t.match(missing.parsed.text, /^Le foto non sono ancora arrivate/)
    t.same(missing.parsed.estimates, [])
    t.same(chat.state().asked, { job: null, slot: 'foto' })
    const withWords = chat.say('+1 ecco la caldaia')
    t.match(withWords.parsed.text, /^Ho ricevuto la foto[\s\S]*quando vorresti iniziare/)
    t.same(withWords.parsed.estimates, [])
    const later = chat.say('+1')
    t.match(later.parsed.text, /^Ho ricevuto la foto e l’ho aggiunta alla scheda, per il professionista\./)
    t.same(later.parsed.estimates, [])
    t.end()
  },
)

t.test('the message that opens a thread for photos is greeted and asks nothing', (t) => {
  const chat = converse('caldaia')
  t.match(chat.say(photosComing).parsed.text, /^Ciao, sono Gino, l’assistente AI di \S+\.$/)
  t.same(chat.state().asked, null)
  const { parsed } = chat.say('+2 revisione')
  t.match(parsed.text, /^Ho ricevuto 2 foto[^]*comune/)
  t.end()
})

t.test('the first description of a job asks nothing by its words', (t) => {
  const stated = converse('tinteggiatura').say('imbiancare casa, due mani comprese')
  t.notMatch(stated.parsed.text, /Risposta su/)
  const asked = converse('tinteggiatura').say('imbiancare casa: le due mani sono comprese?')
  t.match(asked.parsed.text, /Risposta su included/)
  t.end()
})

t.test('what was said about the start is not asked again', (t) => {
  const chat = converse('caldaia')
  chat.say('revisione a Monza, a maggio')
  t.notMatch(chat.say('non ora').parsed.text, /quando vorresti iniziare/)
  t.end()
})

t.test('another language is answered in it, and its figures are read', (t) => {
  const chat = converse('tinteggiatura')
  const { parsed } = chat.say('Hello, how much would it cost to paint my house of 80 sqm?')
  t.match(parsed.text, /only understand Italian/)
  t.equal(chat.state().jobs[0]?.facts['superficie']?.kind, 'number')
  t.notMatch(converse('tinteggiatura').say('ma la mia casa vale molto').parsed.text, /entiendo|comprends/)
  t.end()
})

t.test('a message without a visible character is refused politely', (t) => {
  const chat = converse('tinteggiatura')
  t.match(chat.say('\u200b\u2800').parsed.text, /arrivato vuoto/)
  t.end()
})

t.test('whoever asks the price early hears the typical case', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare casa')
  t.match(chat.say('ma quanto costa?').parsed.text, /Un caso tipico sta sui [\d.]+–[\d.]+ €/)
  t.match(chat.say('dammi subito la stima').parsed.estimates, [{ job: 'tinteggiatura/interni' }])
  t.end()
})

t.test('progress counts the questions that are left', (t) => {
  const chat = converse('tinteggiatura')
  const left = (message: string) => {
    const { progress } = chat.say(message).parsed
    return (progress?.total ?? 0) - (progress?.done ?? 0)
  }
  t.same(
    [left('imbiancare casa'), left('80'), left('lavabile'), left('vuota'), left('Monza')],
    [6, 5, 4, 3, 2],
  )
  t.end()
})

t.test('a state of the first version keeps its place, one that cannot be read keeps nothing', (t) => {
  const place = {
    kind: 'place',
    place: { city: 'MONZA (MB)', province: 'MB', region: 'Lombardia', label: 'Monza (MB)' },
  }
  t.same(readCase(JSON.stringify({ facts: { comune: place, bagni: { kind: 'unknown' } } })), {
    ...freshCase,
    shared: { comune: place },
  })
  t.same(readCase('{'), freshCase)
  t.same(readCase('null'), freshCase)
  t.end()
})

t.test('everything that fits goes along to another service’s chat', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare 120 mq a Monza, lavori a maggio')
  const other = converse('caldaia', readCase(JSON.stringify(carriedCase(chat.state()))))
  t.equal(other.say('vorrei cambiare la caldaia').jobs, 'sostituzione superficie 120, Monza (MB), a maggio')
  t.end()
})

function replies(): unknown[] {
  const chat = converse('tinteggiatura')
  return ['imbiancare 80 mq', 'xyz', 'lavabile', 'boh', 'Monza', 'e se fosse traspirante?'].map(
    (message) => chat.say(message).reply,
  )
}

t.test('the same messages give the same answers', (t) => {
  t.same(replies(), replies())
  t.end()
})

t.test(
  'a question without a topic is answered beside the facts of its message, if the answer is known',
  (t) => {
    const chat = converse('caldaia')
    chat.say('cambiare la caldaia')
    const { parsed } = chat.say('a Monza. il tubo sotto lo mettete voi?')
    t.match(parsed.text, /Risposta su other/)
    t.end()
  },
)
