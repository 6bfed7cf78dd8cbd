import t from 'tap'

import { linkPath } from '../../src/chat/reply-blocks.ts'
import { replyLimits } from '../../src/chat/reply-checks.ts'
import { blockNames, parseReply } from '../../src/chat/reply-format.ts'
import { estimate } from './sample-estimate.ts'

const card = JSON.stringify(estimate)

/** A seeded random generator (mulberry32), so that a failing case can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pieces = [
  ...blockNames.flatMap((name) => [`[[${name}]]`, `[[/${name}]]`, `[[${name}]]${card}[[/${name}]]`]),
  '[[',
  ']]',
  '\n',
  '\n\n',
  '\r\n',
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  '\\u0000',
  '\ud800',
  '\u202e',
  '\u2028',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{"__proto__":{"x":1}}',
  '{"min":1e308,"max":1e309}',
  '["a","b"]',
  card,
  'Ciao',
  '💥',
]

t.test('for any input the parsed reply is bounded, has no block marks and only links to the site', (t) => {
  const random = createRandom(20_261_120)
  const started = performance.now()
  let failures = 0
  for (let round = 0; round < 3000; round += 1) {
    const size = Math.floor(random() * 30)
    const reply = Array.from({ length: size }, () => pieces[Math.floor(random() * pieces.length)]).join('')
    const parsed = parseReply(reply)
    const marks = blockNames.some(
      (name) => parsed.text.includes(`[[${name}]]`) || parsed.text.includes(`[[/${name}]]`),
    )
    const good =
      !marks &&
      parsed.text.length <= replyLimits.text &&
      parsed.text.isWellFormed() &&
      parsed.chips.length <= replyLimits.chips &&
      parsed.brief.length <= replyLimits.rows &&
      parsed.estimates.length <= replyLimits.cards &&
      (parsed.link === null ||
        !('profession' in parsed.link || 'slug' in parsed.link) ||
        /^\/(incontra_professionisti|scopri_quanto_costa)\b/.test(linkPath(parsed.link)))
    if (!good) failures += 1
  }
  t.equal(failures, 0)
  t.ok(performance.now() - started < 10_000)
  t.equal(Object.hasOwn(Object.prototype, 'x'), false)
  t.end()
})

t.test('a megabyte of block marks is parsed in less than two seconds', (t) => {
  for (const piece of ['[[/stima]]', '[[stima]]', '[[', '[[risposte]]["x"][[/risposte]]\n', '\n']) {
    const started = performance.now()
    const { text } = parseReply(piece.repeat(1_000_000 / piece.length))
    t.ok(text.length <= replyLimits.text)
    t.ok(performance.now() - started < 2000, piece)
  }
  t.end()
})
