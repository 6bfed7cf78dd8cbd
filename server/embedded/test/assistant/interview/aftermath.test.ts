import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { readCase } from '../../../src/assistant/interview/case-state.ts'
import { type CaseState, freshCase } from '../../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'

type Slug = Parameters<typeof createSurveyor>[2]

/** A conversation with the product's own catalogue and knowledge. The state goes through its stored form. */
function converse(slug: Slug, start: CaseState = freshCase) {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  let state = start
  return {
    say(content: string) {
      const turn = surveyor.handle(state, { content, photos: 0, now: Date.UTC(2026, 10, 20) })
      state = readCase(JSON.stringify(turn.state))
      return { ...turn.reply, isEmergency: turn.isEmergency, text: turn.reply.paragraphs.join('\n') }
    },
    jobs: () => state.jobs.map(({ key }) => key),
    state: () => state,
  }
}

t.test('Questions after a danger are answered about the danger and ask nothing', async (t) => {
  const chat = converse('caldaia')
  chat.say('sento odore di gas in cucina')
  const who = chat.say('chi devo sentire?')
  t.match(who.text, /112.*distributore/s)
  t.same(who.link, { kind: 'call', number: '112' })
  t.same(who.chips, ['Sono al sicuro'])
  t.match(chat.say('ho chiuso tutto, e adesso?').text, /all’aperto/)
  t.match(chat.say('posso rientrare?').text, /Rientra solo quando/)
  const cost = chat.say('e dopo quanto costa ripararlo?')
  t.match(cost.text, /Un prezzo prima non te lo so dare/)
  t.equal(cost.link?.kind, 'professionals')
  t.match(chat.say('boh').text, /Va bene\. Intanto/)
  t.match(chat.say('posso fumare in cortile?').text, /Vigili del fuoco/)
  t.same(chat.jobs(), [], 'no interview about a boiler has begun')
  t.notMatch(chat.say('e mio nonno?').text, /\?/)
})

t.test(
  'A repair with a price gets its typical price, and a quick answer once the customer is safe',
  async (t) => {
    const chat = converse('impianti')
    chat.say('la presa fa scintille')
    t.match(chat.say('staccata la luce, sono a Lecce').text, /lascia tutto staccato/)
    t.match(chat.say('e dopo quanto costa?').text, /riparare un guasto elettrico costa di solito \d+–\d+ €/)
    const safe = chat.say('siamo al sicuro')
    t.match(safe.text, /la cosa più importante/)
    t.same(safe.chips, ['cercare e riparare un guasto elettrico'])
    const begun = chat.say('cercare e riparare un guasto elettrico')
    t.same(chat.jobs(), ['impianti/guasto'])
    t.equal(begun.isEmergency, false)
    t.ok(chat.state().shared['comune'], 'the place said during the danger is known')
  },
)

t.test('A danger that is over is not reported again by the words for its repair', async (t) => {
  const chat = converse('ristrutturazione_bagno')
  chat.say('scende acqua dal soffitto sul lampadario acceso, gocciola sempre di più')
  const next = chat.say(
    'ho chiuso il rubinetto generale, non scende più niente. adesso bisogna trovare il tubo rotto',
  )
  t.equal(next.isEmergency, false)
  t.same(chat.jobs(), ['ristrutturazione_bagno/perdita'])
  t.equal(chat.say('aiuto, scende di nuovo acqua dal lampadario').isEmergency, true)
  const worse = converse('ristrutturazione_bagno')
  worse.say('scende acqua dal soffitto sul lampadario')
  t.equal(worse.say('ho chiuso il rubinetto ma il tubo rotto perde più di prima e allaga').isEmergency, true)
})

t.test('A tradesman is asked for once the danger is dealt with: the repair is offered', async (t) => {
  const chat = converse('impianti')
  chat.say('la presa dietro la lavatrice ha fatto una fiammata e puzza di bruciato')
  const safe = chat.say('ok ho abbassato la leva del quadro, mi serve un elettricista per quella presa')
  t.match(safe.text, /^Bene/)
  t.same(safe.chips, ['cercare e riparare un guasto elettrico'])
  chat.say('la presa fa di nuovo scintille')
  t.match(chat.say('serve un elettricista, continua').text, /elettricista/)
})

t.test('The customer goes on to a job at any time', async (t) => {
  const chat = converse('ristrutturazione_tetto')
  chat.say('cadono tegole sul marciapiede')
  t.match(chat.say('chi paga se colpiscono qualcuno?').text, /assicurazione/)
  chat.say('vorrei rifare il tetto, 90 mq a Cuneo')
  t.same(chat.jobs(), ['ristrutturazione_tetto/rifare'])
  t.notMatch(chat.say('chi devo chiamare?').text, /112/, 'the question is about the job now')
  t.match(chat.say('posso passare sotto?').text, /Vigili del fuoco/, 'only the danger answers this one')
})

t.test('An interview that a danger interrupted goes on when the customer is safe', async (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare 80 mq a Pavia')
  chat.say('aiuto esce fumo dal quadro elettrico')
  t.equal(chat.say('ho staccato').isEmergency, true)
  t.match(chat.say('Sono al sicuro').text, /riprendiamo[\s\S]*\?$/)
  t.same(chat.jobs(), ['tinteggiatura/interni'])
})

t.test('A danger that goes on gets the steps again in other words', async (t) => {
  const chat = converse('caldaia')
  const first = chat.say('sento odore di gas')
  t.match(chat.say('la fuga di gas chi la ripara?').text, /idraulico abilitato/)
  const again = chat.say('sento ancora puzza di gas')
  t.match(again.text, /^Non aspettare/)
  t.not(again.text, first.text)
})

t.test('A stored state without a danger is read as it is', async (t) => {
  const { danger, ...old } = converse('caldaia').state()
  t.equal(danger, undefined)
  const stored = { ...old, greeted: true }
  t.same(readCase(JSON.stringify(stored)), stored)
  const chat = converse('caldaia', readCase(JSON.stringify(stored)))
  chat.say('odore di gas')
  t.match(chat.state().danger, { kind: 'gas', stage: 'open' })
})

t.test('The job, the place and the facts of a report are kept, and the reply asks nothing', async (t) => {
  const chat = converse('ristrutturazione_facciata')
  const reply = chat.say(
    'sta cadendo un pezzo del cornicione sul marciapiede, passa gente! Vanno rifatti 20 metri di cornicione, siamo a Cuneo',
  )
  t.equal(reply.isEmergency, true)
  t.notMatch(reply.text, /\?/)
  t.same(chat.jobs(), ['ristrutturazione_facciata/cornicioni'])
  t.match(JSON.stringify(reply.brief), /20 metri.*Cuneo/)
  const next = chat.say('i pompieri hanno messo le transenne. adesso quanto costa rifarlo?')
  t.equal(next.isEmergency, false)
  t.same(chat.jobs(), ['ristrutturazione_facciata/cornicioni'])
})

t.test('A report without a request keeps the place and begins no job', async (t) => {
  const chat = converse('impianti')
  chat.say('dal quadro escono scintille, siamo a Lecce')
  t.same(chat.jobs(), [])
  t.ok(chat.state().shared['comune'])
})

t.test('The damage of a danger is one job, not the thing that is damaged', async (t) => {
  const chat = converse('impianti')
  chat.say('la presa del frigo fa le scintille e fuma, mi serve un elettricista che la ripari, Rieti')
  t.same(chat.jobs(), ['impianti/guasto'])
})

t.test(
  'A report that answers all questions leads to the figure, and what was done opens no other job',
  async (t) => {
    const chat = converse('ristrutturazione_bagno')
    chat.say(
      'scende acqua sul quadro elettrico! è un tubo nel muro, mi serve chi cerca la perdita e la ripara, Teramo',
    )
    t.same(chat.jobs(), ['ristrutturazione_bagno/perdita'])
    const figure = chat.say(
      'ok staccata la corrente e chiuso il contatore. quanto costa cercarla e riparare la perdita?',
    )
    t.same(
      figure.estimates?.map(({ job }) => job),
      ['ristrutturazione_bagno/perdita'],
    )
  },
)

t.test('Who has closed the water or the current may ask for the price of the repair', async (t) => {
  const chat = converse('impianti')
  chat.say('aiuto, scende acqua dal lampadario')
  const figure = chat.say('ho chiuso l’acqua, quanto costa trovare il tubo rotto e ripararlo? sono a Narni')
  t.match(figure.text, /perdita d’acqua/)
  t.match(figure.text, /Narni/)
  t.same(chat.jobs(), ['ristrutturazione_bagno/perdita'])
})

t.test('The price of the repair is not the price of the rescuers', async (t) => {
  const chat = converse('ristrutturazione_facciata')
  chat.say('si stacca il cornicione e cade sulla gente, Biella')
  t.notMatch(chat.say('i vigili hanno chiuso la strada. quanto costa sistemarlo?').text, /gratuiti/)
  t.match(chat.say('e quanto costa la chiamata dei pompieri?').text, /gratuit/)
})

t.test('The answer to a question is no alarm if nothing happens at once', async (t) => {
  const chat = converse('ristrutturazione_bagno')
  chat.say('vorrei rifare il bagno, 5 mq')
  t.equal(chat.say('si spacca tutto, i tubi sono di ferro e hanno 50 anni').isEmergency, false)
  t.equal(chat.say('aiuto si è spaccato un tubo e l’acqua è ovunque').isEmergency, true)
})

t.test('Who takes a danger back, or asks about the work, goes on with the interview', async (t) => {
  const balcony = converse('ristrutturazione_facciata')
  balcony.say('il balcone perde pezzi')
  const back = balcony.say('no ma non è un’emergenza, è così da anni')
  t.equal(back.isEmergency, false)
  t.match(back.text, /andiamo avanti con il lavoro[\s\S]*\?$/)
  t.same(balcony.jobs(), ['ristrutturazione_facciata/frontalini'])
  t.same(balcony.state().jobs[0]?.facts, {}, '‘no’ answers no question of the interview')
  const bathroom = converse('ristrutturazione_bagno')
  bathroom.say('vorrei rifare il bagno, 5 mq')
  bathroom.say('è scoppiato un tubo, acqua ovunque')
  t.equal(bathroom.say('ma ci vuole un permesso per rifarlo?').isEmergency, false)
  const grilles = converse('serramenti')
  grilles.say('quattro inferriate fisse 100x130 a Battipaglia, piano terra')
  t.equal(grilles.say('aiuto, c’è un incendio in cucina').isEmergency, true)
  t.equal(grilles.say('posso buttare acqua?').isEmergency, true)
  t.equal(grilles.say('e il gatto?').isEmergency, true)
  t.equal(grilles.say('mi servirebbe un cilindro europeo o basta la serratura?').isEmergency, false)
  const gas = converse('caldaia')
  gas.say('sento odore di gas')
  t.equal(gas.say('sento ancora odore di gas ma non è un’emergenza').isEmergency, true)
})
