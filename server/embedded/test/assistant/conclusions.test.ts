import t from 'tap'

import { converse, morning } from './interviews.ts'

t.test('after the estimate a changed fact makes another one', (t) => {
  const chat = converse('tinteggiatura')
  for (const answer of ['80', 'solo pareti', 'buono', 'traspirante', 'vuota', 'Siena', 'no', 'a maggio'])
    chat.say(answer)
  const changes: readonly (readonly [string, readonly [number, number]])[] = [
    ['e se fossero 100 mq?', [1250, 3000]],
    ['e se fossero 120?', [1500, 3600]],
    ['e anche i soffitti?', [2100, 5000]],
    ['con la lavabile invece', [3800, 6300]],
    ['anzi 100', [3200, 5300]],
    ['se fosse arredata?', [3500, 5800]],
    ['e a Milano?', [4200, 6900]],
  ]
  for (const [message, [min, max]] of changes) {
    const { parsed } = chat.say(message)
    t.same(
      [parsed.estimates[0]?.min, parsed.estimates[0]?.max],
      [min, max],
      `${message} ${JSON.stringify(chat.facts())}`,
    )
  }
  t.end()
})

t.test('after the estimate it thanks, says goodbye, repeats itself and begins anew', (t) => {
  const chat = converse('tinteggiatura')
  for (const answer of ['80', 'solo pareti', 'buono', 'traspirante', 'vuota', 'Siena', 'no']) chat.say(answer)
  t.match(chat.say('appena possibile').parsed.link, {
    kind: 'professionals',
    profession: 'Imbianchino',
    city: 'SIENA (SI)',
  })
  t.match(chat.say('grazie mille!').parsed.text, /Grazie a te/)
  t.match(chat.say('quanto costava?').parsed.estimates[0], { min: 1000, max: 2400 })
  t.match(chat.say('arrivederci').parsed.text, /A presto/)
  t.match(chat.say('che ore sono a Tokyo').parsed.text, /«e se fossero 100 m²\?»/)
  const anew = chat.say('ricominciamo, 60 mq a Lodi')
  t.match(anew.parsed.text, /ricominciamo da capo/)
  t.same(chat.facts(), { superficie: '60', comune: 'Lodi (LO)' })
  t.equal(anew.state.asked, 'superfici')
  t.end()
})

t.test('eternit gets no figure, but a reason and people', (t) => {
  const chat = converse('ristrutturazione_tetto')
  const turns = ['150 mq di tetto', 'eternit', '2', 'Lecce', 'no'].map((answer) => chat.say(answer))
  const last = turns.at(-1)
  t.same(last?.parsed.estimates, [])
  t.match(last?.parsed.text, /amianto.*sopralluogo/)
  t.match(last?.parsed.link, { kind: 'professionals', city: 'LECCE (LE)' })
  t.notMatch(last?.parsed.text, /€/)
  t.end()
})

/** What the last of these answers leads to. */
function lastText(slug: string, answers: readonly string[], now: number): string {
  const chat = converse(slug)
  return answers.map((answer) => chat.say(answer, now)).at(-1)?.parsed.text ?? ''
}

t.test('the tax sentence goes with its year, and boilers have their own', (t) => {
  const bathroom = ['tutto', '6', 'media', 'piano terra', 'Lodi', 'no']
  t.match(lastText('ristrutturazione_bagno', bathroom, morning), /detrazione del 50% \(prima casa\) o 36%/)
  t.notMatch(
    lastText('ristrutturazione_bagno', bathroom, Date.parse('2027-01-01T08:00:00Z')),
    /detrazione|2026 molti/,
  )
  const boiler = ['90', '1', 'solo sostituirla', 'dal muro', 'no', 'Lodi', 'no']
  t.match(lastText('caldaia', boiler, morning), /escluse dalle detrazioni/)
  t.end()
})
