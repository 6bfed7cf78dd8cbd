import t from 'tap'

import { revisedList } from '../../../src/assistant/interview/facts/rooms/revised-list.ts'

const rooms = 'sala 24, camera 15 e ripostiglio 4'
const sides = 'camera 4x3,5, soggiorno 5x4'
/** A list, a later message, and the list as it is then; null where the message changes none. */
const table: readonly (readonly [list: string, message: string, after: string | null])[] = [
  [rooms, 'il ripostiglio lo lasciamo stare', 'sala 24 , camera 15 e'],
  [rooms, 'no aspetta, senza la camera', 'sala 24 , e ripostiglio 4'],
  [rooms, 'togliamo la sala', ', camera 15 e ripostiglio 4'],
  [rooms, 'mi correggo, la camera è 18', 'sala 24 , camera 18 e ripostiglio 4'],
  [rooms, 'no, il ripostiglio sono 6', 'sala 24 , camera 15 e ripostiglio 6'],
  [rooms, 'la camera è luminosa', null],
  [rooms, 'la cucina no', null],
  ['camera 15', 'senza la camera', null],
  ['12, 14 e 18 mq', 'la terza la lascio stare', '12 e 14 mq'],
  ['12, 14 e 18 mq', 'togli la prima', ', 14 e 18 mq'],
  ['salotto 25 e due camere da 14', 'anzi una camera sola', 'salotto 25 e 1 camere da 14'],
  [sides, 'ho rimisurato il soggiorno, è 5x4,5 non 5x4', 'camera 4 x 3,5 , soggiorno 5 x 4,5'],
  [sides, 'la camera l’ho misurata meglio: 4,20 per 3,50', 'camera 4,20 per 3,50 , soggiorno 5 x 4'],
  [sides, 'il soggiorno è 5x4', null],
  [sides, 'la cucina è 3x3', null],
  // A message that measures several rooms is a list of its own.
  ['imbiancare salotto e corridoio', 'salotto è 5 per 4, il corridoio 6 mq', null],
  ['pareti 30 mq e soffitto 12 mq', 'anzi il soffitto è 14', 'pareti 30 mq e soffitto 14 mq'],
]

t.test('a later message takes an entry out of a list or gives it another figure', (t) => {
  for (const [list, message, after] of table) {
    const revision = revisedList([list], message)
    t.equal(revision?.after.replaceAll(/\s+/g, ' ').trim() ?? null, after, message)
  }
  t.end()
})

t.test('two messages revise the same list one after the other', (t) => {
  const after = revisedList([sides, 'il soggiorno è 5x5'], 'anzi la camera 4x4')?.after
  t.equal(after?.replaceAll(/\s+/g, ' ').trim(), 'camera 4 x 4 , soggiorno 5 x 5')
  t.end()
})
