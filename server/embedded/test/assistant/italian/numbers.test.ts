import t from 'tap'

import { enclosedArea } from '../../../src/assistant/italian/numbers/dimensions.ts'
import { readNumberWord } from '../../../src/assistant/italian/numbers/number-words.ts'
import { splitCorrections } from '../../../src/assistant/italian/sentences/corrections.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { readFigure } from '../../../src/assistant/italian/words.ts'

t.test('every number to a thousand is read as it is spelt', (t) => {
  const ones = ['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove']
  const teens =
    'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(' ')
  const tens = [
    '',
    '',
    'venti',
    'trenta',
    'quaranta',
    'cinquanta',
    'sessanta',
    'settanta',
    'ottanta',
    'novanta',
  ]
  const belowHundred = (value: number): string => {
    if (value < 10) return ones[value] ?? ''
    if (value < 20) return teens[value - 10] ?? ''
    const ten = tens[Math.floor(value / 10)] ?? ''
    const one = value % 10
    // The vowel of the ten falls before 'uno' and 'otto'.
    return (one === 1 || one === 8 ? ten.slice(0, -1) : ten) + (ones[one] ?? '')
  }
  let wrong = 0
  for (let value = 1; value < 1000; value += 1) {
    const hundreds = Math.floor(value / 100)
    const spelt = `${hundreds > 1 ? ones[hundreds] : ''}${hundreds > 0 ? 'cento' : ''}${belowHundred(value % 100)}`
    if (readNumberWord(spelt) !== value) wrong += 1
    if (readNumberWord(`mille${spelt}`) !== 1000 + value) wrong += 1
    if (value > 1 && readNumberWord(`${spelt}mila`) !== value * 1000) wrong += 1
  }
  t.equal(wrong, 0)
  t.end()
})

t.test('words that only look like numbers are none', (t) => {
  for (const word of [
    'casa',
    'un',
    'centro',
    'centesimo',
    'millesimo',
    'trentino',
    'novara',
    'centosei cento',
    'unomila',
    '',
  ]) {
    t.equal(readNumberWord(word), null, word)
  }
  for (const [word, value] of Object.entries({
    ventun: 21,
    centottanta: 180,
    centoottanta: 180,
    duemilacinque: 2005,
  })) {
    t.equal(readNumberWord(word), value, word)
  }
  t.end()
})

t.test('figures are read the Italian way', (t) => {
  for (const [text, value] of Object.entries({
    '80': 80,
    '2,5': 2.5,
    '2.5': 2.5,
    '1.200': 1200,
    '1.234,5': 1234.5,
    '12.345.678': 12_345_678,
    '3.50': 3.5,
  })) {
    t.equal(readFigure(text), value, text)
  }
  t.end()
})

/** What a message holds: numbers or ranges with their unit. */
const quantities: readonly (readonly [message: string, found: readonly string[]])[] = [
  ['80 mq', ['80 area']],
  ['80mq', ['80 area']],
  ['80 m2', ['80 area']],
  ['80m²', ['80 area']],
  ['80 m.q.', ['80 area']],
  ['ottanta metri quadrati', ['80 area']],
  ['mq 80', ['80 area']],
  ['superficie: 80', ['80 -']],
  ['un centinaio di mq', ['100 area']],
  ['una ventina', ['20 -']],
  ['due dozzine di finestre', ['24 window']],
  ['mezza dozzina', ['6 -']],
  ['un paio di bagni', ['2 bathroom']],
  ['tra 80 e 100 mq', ['80-100 area']],
  ['tra i cento e i duecento metri quadri', ['100-200 area']],
  ['da 80 a 100', ['80-100 -']],
  ['80–100 m²', ['80-100 area']],
  ['due o tre finestre', ['2-3 window']],
  ['due tre finestre', ['2-3 window']],
  ['2/3 finestre', ['2-3 window']],
  ['oltre 100', ['100-125 -']],
  ['più di 100', ['100-125 -']],
  ['meno di 80', ['60-80 -']],
  ['non più di 80', ['60-80 -']],
  ['non voglio spendere più di 3000 euro', ['2250-3000 euro']],
  ['più di 2500 euro non li tiro fuori', ['1875-2500 euro']],
  ['oltre i 7000 non vado', ['5250-7000 -']],
  ['non so se sono più di 80', ['80-100 -']],
  ['non voglio venti telefonate', ['20 other']],
  ['ha gli anni miei, cioè 52', ['52 other']],
  ['almeno 4', ['4-5 -']],
  ['fino a 60', ['45-60 -']],
  ['4 più 2', ['4 -', '2 -']],
  ['5 finestre e 2 portefinestre', ['5 window', '2 door']],
  ['finestre 5, portefinestre 2', ['5 window', '2 door']],
  ['cinque grandi finestre', ['5 window']],
  ['3.500 kWh all’anno', ['3500 kwh']],
  ['3 500 kwh', ['3500 kwh']],
  ['10mila kwh', ['10000 kwh']],
  ['4k kwh', ['4000 kwh']],
  ['120 euro al mese', ['120 euro']],
  ['€ 120', ['120 euro']],
  ['due e mezzo', ['2.5 -']],
  ['tre metri e mezzo', ['3.5 metre']],
  ['2 metri e 40', ['2.4 metre']],
  ['nessuna finestra', ['0 window']],
  ['chi sei?', []],
  ['sei un robot', []],
  ['sei in tutta la casa', ['6 -']],
  ['sei finestre', ['6 window']],
  ['sei', ['6 -']],
  ['ho 45 anni', ['45 other']],
  ['chiamami al 347 1234567', []],
  ['+39 02 12345678', []],
  ['mario.rossi80@example.com', []],
  ['P.IVA 12345678903', []],
]

t.test('quantities are found with what they count', (t) => {
  for (const [message, expected] of quantities) {
    const found = readUtterance(message)
      .quantities.filter(({ article }) => !article)
      .map(({ low, high, unit }) => `${low === high ? low : `${low}-${high}`} ${unit ?? '-'}`)
    t.same(found, expected, message)
  }
  t.end()
})

const sides: readonly (readonly [message: string, longest: number, area: number])[] = [
  ['un piatto sul metro e venti per 80', 6, 0.96],
  ['box da un metro e quaranta x 90', 6, 1.26],
  ['orto di 12 metri per 50', 60, 600],
  ['uno e novanta per due e dieci', 12, 3.99],
  ['tre e quaranta per due e sessanta', 12, 8.84],
  ['3x2,5', 12, 7.5],
  ['3 X 2.5 m', 12, 7.5],
  ['3 per 2', 12, 6],
  ['sei metri per due', 12, 12],
  ['tre metri e mezzo per due e mezzo', 12, 8.75],
  ['300x250', 12, 7.5],
  ['300 x 250 cm', 12, 7.5],
  ['3000×2500', 12, 7.5],
  ['lungo 3 e largo 2', 12, 6],
  ['larghezza 2 metri, lunghezza 3', 12, 6],
  ['3 di lunghezza e 2 di larghezza', 12, 6],
  ['2 metri di lato', 12, 4],
  ['20 metri per 9', 200, 180],
]

t.test('two sides make an area, in the unit that they can only be in', (t) => {
  for (const [message, longest, area] of sides) {
    const [first] = readUtterance(message).sides
    t.equal(first && Math.round(enclosedArea(first, longest) * 100) / 100, area, message)
  }
  for (const message of ['80 mq per 2 bagni', '5 finestre per piano', 'per favore']) {
    t.same(readUtterance(message).sides, [], message)
  }
  t.end()
})

t.test('a message is parted where people correct themselves', (t) => {
  for (const [message, parts] of [
    ['80, anzi 90', ['80, ', '90']],
    ['no scusa, 3 bagni', ['', '3 bagni']],
    ['Scusa, ho sbagliato: 90', ['', '', '90']],
    ['in realtà sono 90', ['', 'sono 90']],
    ['anziché 80', ['anziché 80']],
    ['una casa per anziani', ['una casa per anziani']],
  ] as const) {
    t.same(splitCorrections(message), parts, message)
  }
  t.end()
})
