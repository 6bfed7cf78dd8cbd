import t from 'tap'

import { readMessage } from '../../../src/embedded/assistant/interview/reading.ts'
import { freshState } from '../../../src/embedded/assistant/interview/state.ts'
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
