import t from 'tap'

import { surfaces } from '../../../src/assistant/engines/tinteggiatura/surfaces.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { lastSheet } from '../last-reply.ts'

function read(said: string): string | null {
  const reading = surfaces.read(readUtterance(said), false)
  return reading?.kind === 'fact' && reading.fact.kind === 'choice' ? reading.fact.option : null
}

t.test('a surface that is taken out afterwards is not painted', async (t) => {
  for (const said of [
    'muri da fare, i soffitti li avevano fatti l’anno scorso quindi quelli no',
    'i soffitti li aveva fatti mio cognato',
    'muri da rifare, i soffitti sono freschi, quelli no',
    'i soffitti sono bianchi, quelli non si toccano',
  ])
    t.equal(read(said), 'pareti', said)
  t.equal(read('le pareti le avevamo già fatte, mancano i soffitti'), 'soffitti')
  t.equal(read('i muri sono gialli, quelli no, solo soffitti'), 'soffitti')
  t.equal(read('i muri e pure i soffitti'), 'tutto')
})

t.test('the height of a ceiling in metres decides whether it is high, and chooses no surface', async (t) => {
  const opening = 'imbiancare casa 75 mq a Milano, muri e soffitti'
  for (const [words, isHigh] of [
    ['soffitti alti 2,70', false],
    ['soffitti alti 2 metri e 70', false],
    ['altezza 280', false],
    ['i soffitti sono alti circa 3 metri', false],
    ['soffitti alti 3,80', true],
    ['soffitti alti', true],
    ['stanze alte 4 metri', true],
  ] as const) {
    const sheet = lastSheet('tinteggiatura', [`${opening}, ${words}`])
    t.match(sheet, 'Superfici: pareti e soffitti', words)
    t.equal(sheet.includes('Altezza: soffitti alti'), isHigh, words)
  }
  t.match(
    lastSheet('tinteggiatura', ['imbiancare casa 75 mq a Milano, solo i muri, soffitto alto 4 metri']),
    'Superfici: solo le pareti',
  )
})
