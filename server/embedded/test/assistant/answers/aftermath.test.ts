import t from 'tap'

import { aftermathTopics } from '../../../src/assistant/answers/emergency/aftermath-topics.ts'
import { aftermath } from '../../../src/assistant/answers/emergency/aftermath.ts'
import { emergencyIn } from '../../../src/assistant/answers/emergency/emergency.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import { afterDangers } from './after-dangers.ts'

const dangers = ['gas', 'carbon-monoxide', 'water', 'electricity', 'collapse', 'fire'] as const

t.test('What a customer asks after a danger is told apart, and is no new danger', async (t) => {
  for (const line of afterDangers.trim().split('\n')) {
    const [, message = '', topic = ''] = line.split('|')
    const utterance = readUtterance(message)
    t.equal(aftermath.topics(utterance)[0], topic, message)
    t.equal(emergencyIn(utterance), null, message)
  }
})

t.test('Facts and wishes of an interview are no messages about a danger', async (t) => {
  const messages = [
    '80 mq',
    'pareti e soffitti',
    'Monza',
    'due bagni e tre finestre',
    'in PVC bianco',
    'vorrei imbiancare il soggiorno',
    'abito al terzo piano',
  ]
  for (const message of messages) t.same(aftermath.topics(readUtterance(message)), [], message)
})

t.test('Every danger has an answer on every subject, without a question', async (t) => {
  for (const danger of dangers) {
    for (const topic of [...aftermathTopics, 'other', 'meanwhile', 'after'] as const) {
      const text = aftermath.answer(danger, topic)
      t.match(text, /^\p{Lu}.*\.$/u, `${danger} ${topic}`)
      t.notMatch(text, /\?/, `${danger} ${topic}`)
    }
    t.match(aftermath.answer(danger, 'who'), /112/, `${danger}: the number to call`)
    t.match(aftermath.answer(danger, 'now'), /chiama/, `${danger}: who to call after the first steps`)
  }
})

t.test('The repair follows from the words that reported the danger', async (t) => {
  const repairs = [
    ['gas', 'odore di gas dalla caldaia', 'caldaia/riparazione'],
    ['gas', 'puzza di gas nelle scale', null],
    ['carbon-monoxide', 'mal di testa con la stufa accesa', null],
    ['carbon-monoxide', 'nausea, la caldaia è accesa', 'caldaia/revisione'],
    ['water', 'è scoppiato un flessibile', 'ristrutturazione_bagno/perdita'],
    ['water', 'il water allaga il bagno', 'ristrutturazione_bagno/cassetta'],
    ['electricity', 'scintille dalla presa', 'impianti/guasto'],
    ['electricity', 'esce acqua dal lampadario del corridoio', 'ristrutturazione_bagno/perdita'],
    ['collapse', 'cadono tegole in strada', 'ristrutturazione_tetto/tegola'],
    ['collapse', 'sta crollando il soffitto', null],
    ['fire', 'la cucina va a fuoco', null],
  ] as const
  for (const [danger, message, job] of repairs) {
    t.equal(aftermath.repair(danger, readUtterance(message)), job, message)
    if (job) t.ok(wholeCatalogue.job(job)?.kind.rows, `${job} has a price`)
  }
})
