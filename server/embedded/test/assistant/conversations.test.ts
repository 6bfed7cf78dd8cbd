import { landings } from '@mestieri/shared/services/landings.ts'
import { tiles } from '@mestieri/shared/services/tiles.ts'
import t from 'tap'

import { conversations } from './conversation-table.ts'
import { converse, services } from './interviews.ts'

/** To 50 € below 2,000 €, to 100 € above: as the price sheet asks. */
function rounded(euro: number): number {
  const step = euro < 2000 ? 50 : 100
  return Math.floor(euro / step + 0.5 + 1e-9) * step
}

const amount = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

for (const one of conversations) {
  t.test(`${one.slug}: ${one.name}`, (t) => {
    const chat = converse(one.slug)
    const turns = one.messages.map((message) => chat.say(message))
    const last = turns.at(-1)
    const card = last?.parsed.estimates[0]
    t.ok(card, JSON.stringify(chat.facts()))
    if (!card || !last) {
      t.end()
      return
    }
    t.same([card.min, card.max], one.range.map(rounded), JSON.stringify(chat.facts()))
    t.equal(card.vat, one.vat ?? 'IVA esclusa')
    t.equal(card.profession, one.profession)
    t.equal(card.city, one.city)

    t.ok(
      turns.slice(0, -1).every(({ parsed }) => parsed.estimates.length === 0),
      'no figure before the last answer',
    )
    t.ok(card.drivers.length > 0 && card.drivers.length <= 3)
    t.ok(card.scale && card.scale.min <= card.min && card.scale.max >= card.max)
    t.match(card.sources[0], /^Listino indicativo v\d+, novembre 2026$/)
    t.ok(card.narrow.some(({ label }) => label === 'un sopralluogo'))

    const { text } = last.parsed
    const range =
      card.min === card.max
        ? amount.format(card.min)
        : `${amount.format(card.min)}–${amount.format(card.max)}`
    t.ok(text.includes(`Stima indicativa: ${range} €, ${card.vat}.`), text)
    t.match(text, /Non è un preventivo/)
    for (const { label } of card.drivers) t.ok(text.includes(label), label)
    t.ok(last.parsed.after.includes('I nostri professionisti'))
    t.notMatch(last.parsed.before + last.parsed.after, /Stima indicativa: \d/, 'the card stands for it')
    t.match(last.parsed.estimates[0]?.city, /^[A-Z' ]+ \([A-Z]{2}\)$|^$/)
    t.end()
  })
}

t.test('all nine tiles and eight landings have their interview', (t) => {
  t.same([...services.keys()].toSorted(), tiles.map(({ slug }) => slug).toSorted())
  for (const { slug } of landings) t.ok(services.has(slug), slug)
  t.same(new Set(conversations.map(({ slug }) => slug)), new Set(tiles.map(({ slug }) => slug)))
  t.end()
})

t.test('whoever knows nothing is asked five to seven questions, and gets a range all the same', (t) => {
  for (const slug of services.keys()) {
    const chat = converse(slug)
    let turn = chat.say('ciao')
    let questions = 0
    while (turn.parsed.estimates.length === 0 && questions < 20) {
      questions += 1
      turn = chat.say('non lo so')
    }
    t.ok(turn.parsed.estimates[0], slug)
    t.ok(questions >= 5 && questions <= 7, `${slug}: ${questions} questions`)
    t.equal(turn.parsed.estimates[0]?.city, '')
  }
  t.end()
})

/** How far the ends of the estimate for these answers are apart. */
function width(messages: readonly string[]): number {
  const chat = converse('tinteggiatura')
  const card = messages.map((message) => chat.say(message)).at(-1)?.parsed.estimates[0]
  return card ? card.max / card.min : 0
}

t.test('a default instead of an answer always makes the range wider', (t) => {
  const answers = ['80', 'pareti e soffitti', 'buono', 'traspirante', 'vuota', 'Roma', 'no']
  const known = width(answers)
  for (const index of [1, 2, 3, 4, 5]) {
    t.ok(width(answers.with(index, 'non lo so')) > known, `instead of '${answers[index]}'`)
  }
  t.end()
})
