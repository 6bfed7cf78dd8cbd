import t from 'tap'

import { surfaces } from '../../../src/assistant/engines/tinteggiatura/surfaces.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

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
