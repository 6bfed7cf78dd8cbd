import t from 'tap'

import { matchRange } from '../../../src/components/Combobox/match-range.ts'

const marked = (text: string, query: string) => {
  const range = matchRange(text, query)
  return range && text.slice(...range)
}

t.test('the typed part is found without regard to case, accents, apostrophes and spaces', async (t) => {
  t.equal(marked('MONZA (MB)', 'mon'), 'MON')
  t.equal(marked('FORLÌ (FC)', 'forli'), 'FORLÌ')
  t.equal(marked("L'AQUILA (AQ)", 'laquila'), "L'AQUILA")
  t.equal(marked("L'AQUILA (AQ)", 'aquila'), 'AQUILA')
  t.equal(marked('REGGIO NELL’EMILIA (RE)', "nell'em"), 'NELL’EM')
  t.equal(marked('FORLI\u0300 (FC)', 'forli'), 'FORLI', 'a combining accent follows its letter')
  t.equal(marked('MONZA (MB)', 'monza mb'), 'MONZA (MB')
})

t.test('the start of a word wins over its inside', async (t) => {
  t.same(matchRange('SIMONE MONZA (XX)', 'mon'), [7, 10])
  t.same(matchRange('SIMONE (XX)', 'mon'), [2, 5])
})

t.test('nothing is marked where nothing is found or asked for', async (t) => {
  t.equal(matchRange('MONZA (MB)', 'roma'), null)
  t.equal(matchRange('MONZA (MB)', ''), null)
  t.equal(matchRange('MONZA (MB)', ' - '), null)
  t.equal(matchRange('', 'mon'), null)
})
