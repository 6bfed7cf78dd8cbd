import t from 'tap'

import { readMessage } from '../../src/assistant/interview/reading.ts'
import { freshState } from '../../src/assistant/interview/state.ts'
import { inShort, interviewerOf } from './interviews.ts'
import { readingTables } from './reading-table.ts'

for (const [slug, rows] of Object.entries(readingTables)) {
  t.test(`${slug}: ${rows.length} messages are read as they are meant`, (t) => {
    const { slots } = interviewerOf(slug)
    for (const [asked, message, expected] of rows) {
      const state = { ...freshState, asked: asked || null }
      const reading = readMessage(message, slots, state)
      const facts = inShort(reading.facts)
      t.same(facts, expected, `${asked || 'nothing asked'}: ${message}`)
    }
    t.end()
  })
}

t.test('what is known roughly gives way to a closer figure, and a colour is no kind of paint', (t) => {
  const { slots } = interviewerOf('tinteggiatura')
  const known = {
    superficie: { kind: 'number', low: 70, high: 95 },
    finitura: { kind: 'choice', option: 'lavabile' },
  } as const
  const said = (message: string, asked: string) =>
    readMessage(message, slots, { ...freshState, facts: known, asked }).facts
  t.match(said('circa 85 mq, pareti e soffitti', 'superfici'), {
    superficie: { low: 85, high: 85 },
    superfici: { option: 'tutto' },
  })
  t.match(said('pareti e soffitti, una stanza da 12 mq è piccola', 'superfici'), {
    superficie: known.superficie,
  })
  t.match(said('tinta unica', 'foto'), { finitura: known.finitura })
  t.end()
})
