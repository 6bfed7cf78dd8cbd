import t from 'tap'

import { otherFigures } from '../../../src/assistant/interview/reply/other-figures.ts'
import { toldWords } from '../../../src/assistant/interview/reply/told-words.ts'
import type { Fact } from '../../../src/assistant/slots/facts.ts'

const figure = (value: number): Fact => ({ kind: 'number', low: value, high: value })

/** Statements, the figures that questions took, and what is left for the description of the job. */
const table: readonly (readonly [statements: readonly string[], taken: readonly number[], left: string])[] = [
  [['pitturare 6 termosifoni, in tutto 70 elementi'], [6], '70 elementi'],
  [['cabina doccia 70x90 che perde'], [], '70 x 90'],
  [['parete 4 metri x 2,5'], [10], '4 metri x 2,5'],
  [['la caldaia è una Riello di 11 anni'], [], '11 anni, Riello'],
  [['carta da parati anni 70, 48 mq'], [48], 'anni 70'],
  [['casa del 1965 di 90 mq'], [90], 'anno 1965'],
  [['spendo 190 euro al mese'], [], '190 €'],
  [['mi chiami tra 2 giorni, ho già 3 preventivi'], [], ''],
  [['nessun vincolo'], [], ''],
  [['abito in viale dei Mille 14 scala B'], [], ''],
  [['du crepette, se i mobili restano'], [], ''],
  [['impianto da 4 kw', 'anzi 7 kw'], [7], ''],
  [['muri 18 mq', 'le pareti sono 20'], [20], ''],
  [['cucina 11 mq', 'il pavimento resta'], [], '11 m²'],
  [['condizionatore 9000 btu'], [], '9000 btu'],
  [['due bagni, uno di 9'], [2], '9 m²'],
  [['5 finestre 120x140', 'no scusa sono 6'], [6], '120 x 140'],
  [['facciata 90 mq, 3 piani', 'non lo so'], [90], '3 piani'],
]

t.test('figures and makes that no question has taken are left for the description of the job', (t) => {
  for (const [statements, taken, left] of table) {
    t.equal(otherFigures(statements, taken.map(figure), true).join(', '), left, statements.join(' / '))
  }
  t.same(otherFigures(['caldaia nuova 24 kw'], [], false), [], 'kW say nothing of a room')
  t.end()
})

t.test('what no question asks is noted in the customer’s words, once', (t) => {
  t.same(toldWords(['tutto bianco, poi dare il bianco fuori'], []), ['bianco'])
  t.same(toldWords(['laccare gli stipiti di bianco'], []), ['bianco'])
  t.same(toldWords(['il soffitto lo diamo di bianco'], []), [])
  t.same(toldWords(['da laccare di bianco'], []), ['bianco'])
  t.same(toldWords(['caldaia in blocco con codice F28'], []), ['codice F28', 'in blocco'])
  t.same(toldWords(['wc e bidet', 'il bidet a terra'], ['2 sanitari, wc']), ['bidet'])
  t.same(toldWords(['casa a Castel Bianco'], []), [])
  t.end()
})

/** Statements, what the description holds already, and the things that are added. */
const things: readonly (readonly [statements: readonly string[], held: readonly string[], added: string])[] =
  [
    [['la presa è in Taverna, dietro la porta scorrevole'], [], 'scorrevole, taverna'],
    [['zoccolino in laminato in tutto il corridoio'], ['Battiscopa in laminato'], 'corridoio'],
    [['soggiorno e camera, il ripostiglio no'], [], 'soggiorno, camera'],
    [['camera e cucina', 'la cucina lasciamola stare'], [], 'camera'],
    [['sto al sesto piano senza ascensore'], [], '6° piano'],
    [['sto al sesto piano senza ascensore'], ['6° piano'], ''],
    [['senza cassonetti e non in alluminio: in PVC'], [], 'pvc'],
    [['due split, salone e cameretta; quello del salone perde acqua'], [], 'perde, salone, cameretta'],
  ]

t.test('rooms, materials, parts and faults are noted unless the customer leaves them out', async (t) => {
  for (const [statements, held, added] of things)
    t.equal(toldWords(statements, held).join(', '), added, statements.join(' / '))
})

t.test('the sides of an opening are kept beside the area that they enclose', async (t) => {
  t.same(otherFigures(['tre finestre 90x130'], [figure(1.17), figure(3)], false), ['90 x 130'])
})
