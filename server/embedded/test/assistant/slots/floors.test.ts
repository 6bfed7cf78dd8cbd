import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { countedFloors, floorsFromGround, readLift, readStorey } from '../../../src/assistant/slots/floors.ts'

t.test('the floor of a home is no number of floors', (t) => {
  for (const [message, storey] of [
    ['terzo piano senza ascensore', 3],
    ['abito al 3° piano', 3],
    ['al 4 piano', 4],
    ['piano 2', 2],
    ['piano terra', 0],
    ['ultimo piano', 4],
    ['villetta a due piani', null],
  ] as const) {
    t.equal(readStorey(readUtterance(message)), storey, message)
  }
  t.equal(readStorey(readUtterance('terzo'), true), 3)
  t.equal(readStorey(readUtterance('2'), true), 2)
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

t.test('a lift is said to be there or not', (t) => {
  for (const [message, lift] of [
    ['con ascensore', true],
    ['l’ascensore c’è', true],
    ['senza ascensore', false],
    ['l’ascensore non c’è', false],
    ['solo scale', false],
    ['terzo piano', null],
  ] as const) {
    t.equal(readLift(readUtterance(message)), lift, message)
  }
  t.end()
})
