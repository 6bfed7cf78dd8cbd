import t from 'tap'

import { engine } from '../../../src/assistant/engines/ristrutturazione-facciata/engine.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

const { facciata, cappotto } = engine.engines

/** The wall area in m² that customers tell by the sides of a house. */
const areas: readonly (readonly [area: number, said: string])[] = [
  [
    210,
    'Davanti è 12 metri per 7 di altezza, i due fianchi 9 per 7 l’uno, dietro è attaccata a un’altra casa',
  ],
  [
    188.5,
    'il davanti è 9 metri, il lato 11, il retro 9, l’altro lato è attaccato al vicino. altezza sei metri e mezzo',
  ],
  [188.5, 'davanti 9, lato 11, retro 9, alto 6 e mezzo. fai tu il conto'],
  [616, 'fronte e retro 18 metri l’uno, i due fianchi 10, altezza 11 metri'],
  [
    616,
    'Ci servirebbe il cappotto in EPS da 14 cm su tutti e quattro i lati: fronte e retro 18 metri l’uno, i due fianchi 10, altezza 11 metri. Devo portare un ordine di grandezza in assemblea.',
  ],
  [252, 'due lati 12 e due 9, alta 6 metri'],
  [
    252,
    'casa a fermo da pitturare fuori, staccata da tutti i lati: due lati da 12 metri e due da 9, alta 6. muri boni',
  ],
  [228, 'davanti 11 metri, dietro uguale, i fianchi otto l’uno, alta sei'],
  [270, 'facciata lunga 14 alta 9 piu i fianchi da 8'],
  [216, 'casa 10x8 alta 6 su quattro lati'],
  [232, 'la facciata sulla strada è 15 metri, i laterali 7, alta otto metri, dietro non si fa'],
  [240, 'due facciate da 12 x 6 e due da 8 x 6'],
  [240, '12 metri davanti, 12 dietro e 8 di fianco per parte, alto 6'],
  [204, 'lato strada 10 mt, lato cortile 10 mt, lati corti 7 mt, h 6 mt'],
  [322, 'i lati lunghi sono 14 metri e quelli corti 9, altezza 7'],
  [322, 'due lati lunghi 14 metri e due corti 9 metri, altezza 7 metri'],
  [156, 'tre facciate: davanti 10 metri, sinistra 8 e destra 8, alte 6 metri'],
  [273, 'nord 12, sud 12, est 9, ovest 9, altezza 6,5'],
  [216, 'quattro pareti di nove metri per sei'],
  [280, 'quattro lati uguali da 10 metri, alta 7'],
  [240, 'ogni lato è 10 metri e l’altezza è 6'],
  [210, 'facciata davanti 84 mq, i due fianchi 63 mq l’uno'],
  [294, 'il davanti 12x7, il dietro 12x7 e i fianchi 9x7'],
  [240, 'davanti e dietro 12 metri per 6, i fianchi 8 per 6'],
  [84, 'solo la facciata davanti, 12 metri per 7'],
  [84, 'solo il davanti, larga 12 alta 7'],
  [58.5, 'un lato solo, 9 metri per 6 e mezzo'],
  [54, 'parete nord di 9 metri alta 6'],
  [168, 'fronte 10 m, retro 10 m, un fianco solo da 8 m perché l’altro è in comune col vicino, altezza 6 m'],
  [216, 'villetta a due piani, davanti 10, dietro 10, fianchi 8'],
  [162, 'casa di 3 piani, fronte 9 metri e retro 9 metri'],
  [252, '12+9+12+9 per 6 di altezza'],
  [252, 'i lati sono 12, 9, 12 e 9, alta 6'],
  [252, 'lati 12 e 9, alta 6'],
  [216, '10 per 6 davanti, 10 per 6 dietro, 8 per 6 i fianchi'],
  [210, '12x7 più due volte 9x7'],
  [210, '12x7 più due volte 9x7, fanno 210 mq'],
  [240, 'due da 12 per 6 e due da 8 per 6'],
  [252, 'davanti 12 metri alto 7, dietro 12 alto 5, i fianchi 9 alti 6'],
  [247, 'la casa ha quattro facciate, due di undici metri e due di otto, altezza sei e mezzo'],
  [180, 'facciata 20 metri x 3 piani'],
  [210, 'il davanti fa 12 metri, i fianchi ne fanno 9, alto 7'],
  [180, 'davanti 12 e fianchi 9, tutto per 6 di altezza'],
  [168, 'davanti 12 m x 6 m, lato destro 8 x 6, lato sinistro idem'],
  [234, 'retro e due fianchi da 9, fronte 12, alta 6'],
  [180, 'facciata principale 12 metri, le due laterali 9, altezza sotto gronda 6'],
  [120, 'le facciate sono due, una 12x6 e l’altra 8x6'],
  [120, 'una facciata 12x6 e una 8x6'],
  [264, 'casa quadrata, 11 metri per lato, alta 6'],
  [126, 'lunghezza 14 altezza 9'],
  [72, 'dodici metri, alta sei'],
  [72, 'alta 6 metri e larga 12'],
  [264, 'villetta 12x10 alta 6 metri'],
  [189, 'davanti 15 metri per 9, di fianco 6 per 9'],
  [216, 'tre lati da 12 metri, alti sei'],
  [216, 'tre lati liberi di 12 metri l’uno per 6'],
  [360, 'palazzina: fronti 16 metri e fianchi 14, alta 6 metri'],
  [270, 'davanti 12 mt, dietro 12 mt, un lato 10,5 e l’altro lato 10,5 per 6 di altezza'],
  [168, 'frontale 12 per 6, laterale destro 8 per 6, laterale sinistro 8 per 6'],
  [144, '12 metri di facciata per sei di altezza più lo stesso dietro'],
  [330, 'perimetro 55 metri altezza 6'],
  [336, 'perimetro della casa 48 metri per 7 di altezza'],
  [150, 'due lati da 75 mq'],
  [150, 'Davanti e dietro sono centocinquanta metri quadri (150) di intonaco'],
  [126, 'i due fianchi in tutto 126 mq'],
  [180, 'davanti e dietro 24 metri in tutto, i fianchi 6, due piani e alta 5'],
  [108, 'casa a schiera, davanti 9 e dietro 9, alta sei'],
  [90, 'i due lati da fare sono 45 mq l’uno'],
  [198, 'La casa ha il lato lungo di 14 metri e il corto di 8, faccio solo un lungo e uno corto, alta 9'],
  [
    240,
    'i muri da fare: davanti dieci metri, dietro dieci metri, a destra dieci metri, a sinistra dieci, alti sei metri',
  ],
  [262.5, 'lato A 12,5 m, lato B 10 m, lato C 12,5 m altezza 7,5 m'],
  [228, 'sono tre lati: 14m, 12m e 12m, altezza 6m'],
  [228, 'tre pareti 14, 12, 12 per 6 metri di altezza'],
  [216, 'davanti sono 12 metri e di lato 12 metri, due facciate, alte nove metri'],
  [165, 'la facciata principale è quindici metri per undici'],
  [225, 'facciata sul davanti 15 x 9, sul dietro 10 x 9'],
  [192, 'il prospetto principale misura m 12 x 8, quello laterale m 12 x 8'],
  [300, 'Villino, 4 prospetti: due da 14x6 e due da 11x6'],
  [264, 'facciate nord e sud da 12 metri, est e ovest da 10, altezza 6 m'],
  [112, 'una parete sola, quella a nord, 14 metri per 8'],
  [112, 'solo la parete che dà a nord, 14 per 8'],
  [90, 'larghezza facciata 10, altezza 9'],
  [90, '10 metri di larghezza e 9 di altezza'],
  [104, 'la facciata è lunga tredici metri e alta otto'],
  [130, 'ho una facciata di tredici metri per dieci di altezza'],
  [252, '12 m x 7 m davanti; 12 x 7 dietro; di lato 12 x 7'],
  [294, '42 metri di perimetro e 7 di altezza'],
  [294, 'il giro della casa è 42 metri, alta 7'],
  [180, 'palazzina di tre piani, fronte strada venti metri'],
  [400, 'i lati sono due di 20 metri e il retro di 10, altezza otto'],
  [420, 'due lati da quindici e due da venti metri, 6 metri d’altezza'],
  [156, 'lunga 13 alta 6 davanti, lunga 6,5 alta 6 i due lati'],
  [200, 'ciascun lato misura 10 metri, facciate 4, altezza 5'],
  [162, 'davanti metri 9, dietro metri 9, fianco metri 9, altezza metri 6'],
  [171, 'davanti 9 mt., dietro 9 mt., un fianco 10,5 mt., h. 6 mt.'],
  [108, 'Il davanti è nove metri e il dietro pure, alta sei'],
  [150, 'facciata di 150 mq circa, casa di due piani'],
  [240, 'facciata 20 per 12, due balconi da 4 metri'],
  [84, 'davanti 12x7 e c’è un balcone di 4 metri x 1'],
]

/** Messages with lengths of other things. */
const others: readonly string[] = [
  'davanti passa la strada larga 6 metri',
  'siamo dietro la chiesa, 9 appartamenti',
  'ringhiera davanti 5 metri',
  'abbiamo il giardino davanti di 12 metri',
  'il balcone lato strada è 4 metri',
]

function read(id: string, said: string, asked: boolean, job = facciata): number | string | null {
  const reading = job.slots.find((slot) => slot.id === id)?.read(readUtterance(said), asked)
  if (reading?.kind !== 'fact') return null
  if (reading.fact.kind === 'number') return Math.round(reading.fact.low * 100) / 100
  return reading.fact.kind === 'choice' ? reading.fact.option : null
}

t.test('the walls of a house are added up as people tell them', async (t) => {
  for (const [area, said] of areas) {
    t.equal(read('facciata', said, true), area, said)
    t.equal(read('facciata', said, false), area, said)
  }
  for (const said of others) t.equal(read('facciata', said, false), null, said)
})

t.test('a measure of the house answers no question about storeys, balconies or sills', async (t) => {
  for (const said of [
    'due lati 12 e due 9, alta 6 metri',
    'davanti 9, lato 11, retro 9, alto 6 e mezzo. fai tu il conto',
    'alta 6 metri',
    'la casa è larga 12 metri',
    'casa 12 metri x 9 metri',
    'dodici metri per sei',
  ]) {
    for (const id of ['piani', 'frontalini', 'fascia']) t.equal(read(id, said, true), null, `${id}: ${said}`)
    t.equal(read('davanzali', said, true, cappotto), null, said)
  }
  t.equal(read('frontalini', '12 metri', true), 12)
  t.equal(read('frontalini', '6 metri di frontalini, la casa è alta 7 metri', true), 6)
  t.equal(read('frontalini', 'due balconi, la facciata è 12 per 6', true), 8)
  t.equal(read('frontalini', 'no, davanti 12 alta 6', true), 0)
  t.equal(read('piani', 'due piani, davanti 12 metri', true), 2)
  t.equal(read('piani', '3', true), 3)
})
