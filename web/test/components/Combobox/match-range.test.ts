import t from 'tap'

import { matchRange } from '../../../src/components/Combobox/match-range.ts'

const marked = (text: string, query: string) => {
  const range = matchRange(text, query)
  return range && text.slice(...range)
}

t.test('the match ignores case, accents, apostrophes and spaces', async (t) => {
  t.equal(marked('MONZA (MB)', 'mon'), 'MON')
  t.equal(marked('FORLÌ (FC)', 'forli'), 'FORLÌ')
  t.equal(marked("L'AQUILA (AQ)", 'laquila'), "L'AQUILA")
  t.equal(marked("L'AQUILA (AQ)", 'aquila'), 'AQUILA')
  t.equal(marked('REGGIO NELL’EMILIA (RE)', "nell'em"), 'NELL’EM')
  t.equal(marked('FORLI\u0300 (FC)', 'forli'), 'FORLI', 'a combining accent is ignored')
  t.equal(marked('MONZA (MB)', 'monza mb'), 'MONZA (MB')
})

t.test('a match at the start of a word is preferred', async (t) => {
  t.same(matchRange('SIMONE MONZA (XX)', 'mon'), [7, 10])
  t.same(matchRange('SIMONE (XX)', 'mon'), [2, 5])
})

t.test('there is no range without a match or a query', async (t) => {
  t.equal(matchRange('MONZA (MB)', 'roma'), null)
  t.equal(matchRange('MONZA (MB)', ''), null)
  t.equal(matchRange('MONZA (MB)', ' - '), null)
  t.equal(matchRange('', 'mon'), null)
})
