import t from 'tap'

import { countsOtherThing, withCountedNouns } from '../../../src/assistant/italian/items/elliptic-counts.ts'

t.test('a count stands at the noun that it has before', async (t) => {
  for (const [typed, read] of [
    ['le zanzariere mettine 4', 'le zanzariere mettine 4 zanzariere'],
    ['e metti le valvole, ne ho nove', 'e metti le valvole, ne ho nove valvole'],
    ['mettici anche le finestre, 8, in pvc', 'mettici anche 8 finestre, in pvc'],
    ['le finestre le cambiamo pure, 7 in pvc', '7 finestre le cambiamo pure in pvc'],
    ['le prese sono 8, i punti luce restano 2', 'le prese sono 8 prese, i punti luce restano 2'],
    ['di velux ne basta uno, grazie', 'di velux ne basta uno velux, grazie'],
  ] as const)
    t.equal(withCountedNouns(typed), read, typed)
})

t.test('other numbers stay as they are', async (t) => {
  for (const text of [
    'sono 8',
    'le finestre misurano 120x140',
    'le persiane sono al piano 2',
    'con le finestre nuove spendo 80',
    'le finestre sono alte 2',
    'le porte sono 3 scorrevoli',
    'per i punti luce ne bastano 2',
    'due camere, una 9 e una 7',
    'con i termosifoni siamo in 4',
  ])
    t.equal(withCountedNouns(text), text)
})

t.test('a number of other things answers no question', async (t) => {
  t.equal(countsOtherThing('caldaie', 'Quanti bagni ci sono?'), true)
  t.equal(countsOtherThing('bagni', 'Quanti bagni ci sono?'), false)
  t.equal(countsOtherThing('finestre', 'Quante tapparelle sono?'), false)
  t.equal(countsOtherThing('persiane', 'Quanti pezzi sono?'), false)
  t.equal(countsOtherThing('volte', 'Quanti bagni ci sono?'), false)
})
