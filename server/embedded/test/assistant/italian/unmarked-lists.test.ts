import t from 'tap'

import { withListMarks } from '../../../src/assistant/italian/items/unmarked-lists.ts'
import { readPlace } from '../../../src/assistant/italian/places/cities.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { factsAfter } from '../engines/whole-catalogue.ts'

const rooms = (list: string) =>
  factsAfter('tinteggiatura', `imbiancare a Modica ${list}, muri e soffitti`)['superficie']
const size = (area: number) => ({ kind: 'number', low: area, high: area })

t.test('rooms before their sizes are told apart without commas', async (t) => {
  t.match(rooms('salone 24 mq cucina 9 due camere una 15 e una 11 bagno 4 ingresso 6'), size(69))
  t.match(rooms('sala 20 cucina 11 camera 13 bagno 5'), size(49))
  t.match(rooms('due camere 13 e 11 mq'), size(24))
})

t.test('other texts stay as they are', async (t) => {
  for (const text of ['cucina 10 mq', 'due bagni e 3 finestre', 'bagno 5 mq e cucina 12', ''])
    t.equal(withListMarks(text), text)
  const long = 'cucina 10 '.repeat(2000)
  t.ok(withListMarks(long).length < long.length * 2, 'a long text is read in linear time')
})

const places = createPlaceIndex()
const townIn = (text: string): string | null => {
  const reading = readPlace(readUtterance(text), places)
  return reading.kind === 'found' ? reading.place.label : null
}

t.test('a town at the end of a message needs no comma', async (t) => {
  t.equal(townIn('6 zanzariere e 2 portefinestre sondrio'), 'Sondrio (SO)')
  t.equal(townIn('stufa a pellet casa 80 mq isernia'), 'Isernia (IS)')
  t.equal(townIn('casa vuota massa lombarda'), 'Massa Lombarda (RA)')
  for (const text of [
    'le guarnizioni si cambiano',
    'un grigio caldo tipo tortora',
    'qui rubano',
    'esci e sei sull’erba',
  ])
    t.equal(townIn(text), null, text)
})

t.test('a town with an everyday name is where somebody lives', async (t) => {
  t.equal(townIn('abito a gela'), 'Gela (CL)')
  t.equal(townIn('casa di 90 mq a prato vorrei il bianco'), 'Prato (PO)')
  for (const text of ['stiamo a metà', 'il giardino è a prato', 'siamo a posto'])
    t.equal(townIn(text), null, text)
})
