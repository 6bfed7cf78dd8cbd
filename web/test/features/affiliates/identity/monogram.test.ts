import t from 'tap'

import { markPalette, monogram } from '../../../../src/features/affiliates/identity/monogram.ts'

t.test('a monogram has the initials of the first two significant words', async (t) => {
  const cases: readonly (readonly [string, string])[] = [
    ['Cantieri Brianza', 'CB'],
    ['Nuova Edile Milano Nord', 'NE'],
    ['Idraulica Colombo e Figli', 'IC'],
    ['F.lli Rossi S.r.l.', 'FR'],
    ['Il Giardino di Ada', 'GA'],
    ['èlite', 'È'],
    ['3B Impianti', '3I'],
    ['Di Da', 'DD'],
    ['***', '·'],
    ['', '·'],
  ]
  for (const [name, initials] of cases) t.equal(monogram(name), initials, name)
})

t.test('the palette is one of eight and depends on the link only', async (t) => {
  const seen = new Set(Array.from({ length: 100 }, (_, index) => markPalette(`idraulica-${index}`)))
  t.same([...seen].toSorted(), ['1', '2', '3', '4', '5', '6', '7', '8'])
  t.equal(markPalette('bottega-riva'), markPalette('bottega-riva'))
})
