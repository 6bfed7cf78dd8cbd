import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import { tiles } from '@mestieri/shared/services/tiles.ts'
import t from 'tap'

import { knowledge } from '../../src/assistant/answers/knowledge.ts'
import { freshCase } from '../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../src/assistant/interview/surveyor.ts'
import { conversations } from './conversation-table.ts'
import { wholeCatalogue } from './engines/whole-catalogue.ts'
import { inShort } from './in-short.ts'

/** 20 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-20T09:00:00Z')

/** Prices are rounded as they are said, and a typical answer may lie beside the typical case of the book. */
const tolerance = 0.12

function converse(slug: (typeof conversations)[number]['slug'], messages: readonly string[]) {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  let state = freshCase
  const replies = messages.map((content) => {
    const turn = surveyor.handle(state, { content, photos: 0, now })
    ;({ state } = turn)
    return parseReply(writeReply(turn.reply))
  })
  return { state, replies }
}

for (const { slug, messages, jobs, facts = {} } of conversations) {
  t.test(`${slug}: ${messages.join(' / ')}`, (t) => {
    const { state, replies } = converse(slug, messages)
    const known = Object.assign({}, state.shared, ...state.jobs.map((job) => job.facts))
    const detail = JSON.stringify(inShort(known))
    t.same(state.jobs.map(({ key }) => key).toSorted(), Object.keys(jobs).toSorted(), detail)
    t.match(inShort(known), facts)
    const cards = new Map(replies.flatMap(({ estimates }) => estimates.map((card) => [card.job, card])))
    for (const [key, range] of Object.entries(jobs)) {
      const card = cards.get(key as (typeof state.jobs)[number]['key'] & `${typeof slug}/${string}`)
      if (range === null) {
        t.equal(card, undefined, key)
        t.match(replies.at(-1)?.text ?? replies[0]?.text, /./)
        continue
      }
      t.ok(card?.net, `${key}: ${replies.at(-1)?.text}`)
      if (!card?.net) continue
      t.ok(card.net.min >= range[0] * (1 - tolerance), `${key}: ${card.net.min} ${detail}`)
      t.ok(card.net.max <= range[1] * (1 + tolerance), `${key}: ${card.net.max} ${detail}`)
      t.ok(card.max / card.min <= 2.5, `${key}: ${card.min}–${card.max} is no useful range`)
      t.ok(card.included.length > 0 && card.lines.length > 0, key)
    }
    t.equal(new Set(replies.map(({ text }) => text)).size, replies.length, 'no two replies are the same')
    t.end()
  })
}

t.test('all nine tiles and eight landings have their jobs', (t) => {
  t.same([...wholeCatalogue.services.keys()].toSorted(), tiles.map(({ slug }) => slug).toSorted())
  for (const { slug } of landings) t.ok(wholeCatalogue.services.has(slug), slug)
  t.end()
})

t.test('a standard job is at most seven taps from its figure', (t) => {
  for (const slug of wholeCatalogue.services.keys()) {
    const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
    let turn = surveyor.handle(freshCase, { content: 'vorrei un preventivo', photos: 0, now })
    let taps = 0
    while (!turn.reply.estimates && taps < 12) {
      taps += 1
      const content = turn.reply.chips?.[0] ?? 'Lodi'
      turn = surveyor.handle(turn.state, { content, photos: 0, now })
    }
    t.ok(turn.reply.estimates, slug)
    t.ok(taps <= 7, `${slug}: ${taps} taps`)
  }
  t.end()
})

t.test('whoever knows nothing gets a figure that says what it assumes', (t) => {
  for (const slug of wholeCatalogue.services.keys()) {
    const { replies } = converse(slug, [
      'vorrei un preventivo',
      ...Array.from({ length: 9 }, () => 'non lo so'),
    ])
    const card = replies.flatMap(({ estimates }) => estimates)[0]
    t.ok(card, slug)
    t.ok(card && card.assumed.length > 0, slug)
    t.ok(card && card.max / card.min <= 2.5, `${slug}: ${card?.min}–${card?.max}`)
    t.equal(card?.city, '')
  }
  t.end()
})

/** The ids of the jobs that one message brings into hand. */
const jobs = (slug: (typeof conversations)[number]['slug'], message: string): string[] =>
  converse(slug, [message]).state.jobs.map(({ key }) => key.slice(key.indexOf('/') + 1))

t.test('metres of a thing are no pieces of it', (t) => {
  const { state } = converse('ristrutturazione_tetto', ['12 metri di pluviale in rame da cambiare, Trani'])
  t.notOk(state.jobs[0]?.facts['pluviali'])
  t.end()
})

t.test('what describes a thing names no job of its own', (t) => {
  t.same(jobs('serramenti', 'vetro appannato su una portafinestra, si può cambiare solo il vetro? Savona'), [
    'vetri',
  ])
  t.same(jobs('ristrutturazione_tetto', 'cambiare un velux che fa condensa tra i vetri. Sondrio'), [
    'lucernario',
  ])
  t.same(jobs('ristrutturazione_tetto', '30 metri di grondaia in lamiera da sostituire. Ivrea'), ['grondaie'])
  t.same(jobs('ristrutturazione', 'casa da rifare da cima a fondo: pavimenti, porte, tinteggiatura'), [
    'completa',
  ])
  t.same(jobs('ristrutturazione_bagno', 'rinnovare il bagno: piastrelle e sanitari nuovi, i tubi restano'), [
    'rinnovo',
  ])
  t.same(jobs('impianto_fotovoltaico', 'impianto da 3 kW chiavi in mano, Matera'), ['impianto'])
  t.end()
})

t.test('IV-08: names that every JavaScript object has are words like others', (t) => {
  const names = Object.getOwnPropertyNames(Object.prototype)
  for (const { slug } of tiles) {
    const { replies } = converse(slug, [
      ...names,
      ...names.map((name) => `quanto costa ${name} compreso il ${name.toLowerCase()}?`),
      ...names.map((name) => `${name} da rifare a ${name} entro 2 ${name}`),
    ])
    for (const { text } of replies) t.notMatch(text, /^\s*$|undefined|native code/)
    t.equal(replies.length, 3 * names.length, slug)
  }
  t.end()
})
