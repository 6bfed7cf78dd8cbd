import t from 'tap'

import { enclosedArea } from '../../../src/assistant/italian/numbers/dimensions.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { piecesOf } from '../../../src/assistant/slots/each.ts'

const valuesOf = (text: string): readonly number[] =>
  readUtterance(text).quantities.flatMap(({ article, high }) => (article ? [] : [high]))

t.test('a day of the month and the class of a door are no quantities', (t) => {
  for (const text of [
    'riconsegno le chiavi il 27',
    'il 9 arriva il divano',
    'il trenta devo uscire',
    'sabato 14 vengono i miei',
    'vorrei finire per il 3 marzo',
    'una blindata in classe 3',
  ])
    t.same(valuesOf(text), [], text)
  for (const [text, value] of [
    ['le stanze sono 9', 9],
    ['faccio il 30 x 60', 60],
    ['il 20 mq', 20],
    ['al 3 piano', 3],
    ['il 4 piano', 4],
  ] as const)
    t.ok(valuesOf(text).includes(value), text)
  t.end()
})

t.test('a height in spoken metres is one length', (t) => {
  for (const [text, value] of [
    ['muri alti due e ottanta', 2.8],
    ['altezza di tre e venti', 3.2],
    ['largo uno e cinquanta', 1.5],
    ['alto 2 e 90 metri', 2.9],
  ] as const)
    t.same(valuesOf(text), [value], text)
  t.same(valuesOf('muro alto 3 e 40 mq di soffitto'), [3, 40])
  t.same(valuesOf('sono larghe due e tre sono strette'), [2, 3])
  t.end()
})

t.test('Venetian number words are read, and the verb «do» is not taken for 2', (t) => {
  for (const [text, values] of [
    ['undese davanti e dodese da drio', [11, 12]],
    ['tredese metri, quatordese, quindese, sedese', [13, 14, 15, 16]],
    ['do tochi da undese', [2, 11]],
    ['sie finestre e do porte', [6, 2]],
    ['vi do le misure', []],
    ['le do mesi di tempo', []],
  ] as const)
    t.same(valuesOf(text), values, text)
  t.end()
})

t.test('a total replaces the parts before it', (t) => {
  for (const [text, values] of [
    ['11 davanti e 11 dietro, 22 in tutto', [22]],
    ['11 metri davanti, 9 dietro, quindi 20', [20]],
    ['3 sopra, 2 sotto e una di fianco, 6 totali', [6]],
    ['3 davanti e 2 dietro, 6 in tutto', [3, 2, 6]],
    ['3 finestre e 2 porte, 5 in tutto', [3, 2, 5]],
  ] as const)
    t.same(valuesOf(text), values, text)
  t.end()
})

t.test('two limits after «da» are a range, and a thickness counts nothing', (t) => {
  for (const [text, limits] of [
    ['batteria da 5 o 10 kWh', [5, 10]],
    ['pannelli da 8/10 cm', [8, 10]],
  ] as const) {
    const [range] = readUtterance(text).quantities
    t.same([range?.low, range?.high], limits, text)
  }
  t.same(valuesOf('quello sottile da 8/10'), [])
  t.equal(readUtterance('spesso 10').quantities[0]?.unit, 'centimetre')
  t.end()
})

t.test('sides in two units are converted', (t) => {
  for (const [text, area] of [
    ['una fascia di 20 metri per 50 cm', 10],
    ['una fascia lunga 30 metri e larga 40 cm', 12],
    ['un muretto di 10 metri alto 80 cm', 8],
    ['un vetro 60 cm x 1 metro', 0.6],
    ['un pannello 120 x 90 cm', 1.08],
  ] as const) {
    const [sides] = readUtterance(text).sides
    t.equal(sides && Math.round(enclosedArea(sides, 40) * 100) / 100, area, text)
  }
  t.end()
})

t.test('the number six before a noun in the plural is no verb', (t) => {
  for (const text of [
    'sei gradini',
    'sei davanzali',
    'sei persiane',
    'sei mensole in marmo',
    'vorrei sei lampioni',
  ])
    t.same(valuesOf(text), [6], text)
  for (const text of [
    'sei gentile',
    'sei sempre online',
    'chi sei',
    'sei disponibile',
    'sei brava',
    'sei un robot',
  ])
    t.same(valuesOf(text), [], text)
  t.end()
})

t.test('a length counts for each of the balconies before it', (t) => {
  for (const [text, pieces] of [
    ['quattro balconi di 6 metri', 4],
    ['15 balconi con la ringhiera da 3 metri', 15],
    ['tre terrazzi, ciascuno di 7 metri di bordo', 3],
    ['4 balconi, la ringhiera di quello grande di 6 metri', 1],
    ['una stanza con 2 balconi e una parete di 6 metri', 1],
    ['due bagni di 4 metri', 1],
  ] as const) {
    const utterance = readUtterance(text)
    const length = utterance.quantities.find(({ unit }) => unit === 'metre')
    t.equal(length && piecesOf(utterance, length), pieces, text)
  }
  t.end()
})
