import t from 'tap'

import { readUtterance } from '../../src/assistant/italian/utterance.ts'
import { interviewerOf, services } from './interviews.ts'

t.test('every quick answer is understood as an answer to its question', (t) => {
  for (const slug of services.keys()) {
    for (const slot of interviewerOf(slug).slots) {
      t.ok(slot.chips.length <= 4, `${slug}, ${slot.id}: at most four`)
      t.equal(new Set(slot.chips).size, slot.chips.length)
      for (const chip of slot.chips) {
        t.ok(chip.length <= 40, chip)
        const utterance = readUtterance(chip)
        const reading = slot.read(utterance, true)
        const unknown = reading === null && utterance.polarity === 'unknown'
        t.ok(unknown || reading?.kind === 'fact', `${slug}, ${slot.id}: ${chip}`)
      }
    }
  }
  t.end()
})

t.test('two quick answers never mean the same', (t) => {
  for (const slug of services.keys()) {
    for (const slot of interviewerOf(slug).slots) {
      const meanings = slot.chips.map((chip) => JSON.stringify(slot.read(readUtterance(chip), true)))
      t.equal(new Set(meanings).size, meanings.length, `${slug}, ${slot.id}: ${meanings.join(' ')}`)
    }
  }
  t.end()
})

t.test('every question has a hint, an explanation and words for people', (t) => {
  for (const slug of services.keys()) {
    for (const slot of interviewerOf(slug).slots) {
      for (const text of [slot.question({}), slot.example, slot.help, slot.label]) {
        t.match(text, /\S/, `${slug}, ${slot.id}`)
        t.notMatch(text, /\w'\w/, `typographic apostrophes: ${text}`)
      }
      t.match(slot.question({}), /\?/, `${slug}, ${slot.id} asks`)
    }
  }
  t.end()
})
