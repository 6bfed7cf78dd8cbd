import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { countedFloors, floorsFromGround } from '../../../src/assistant/slots/areas/floors.ts'

t.test('the floors of a house are counted; the floor of a home is no number of them', (t) => {
  for (const [message, floors] of [
    ['villetta a due piani', '2-2'],
    ['palazzo di 5 piani', '5-5'],
    ['più di 3 piani', '4-5'],
    ['abito al 3 piano', '-'],
  ] as const) {
    const found = countedFloors(readUtterance(message), false)
    t.equal(found ? `${found.low}-${found.high}` : '-', floors, message)
  }
  t.same(floorsFromGround(readUtterance('piano terra e primo piano')), { low: 2, high: 2 })
  t.same(floorsFromGround(readUtterance('piano terra + 1')), { low: 2, high: 2 })
  t.end()
})
