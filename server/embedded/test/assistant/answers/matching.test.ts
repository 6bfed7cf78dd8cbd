import t from 'tap'

import { createMatcher, meets, meetsWithin } from '../../../src/assistant/answers/classify/matching.ts'

const words = (text: string): string[] => text.split(' ')

t.test('A rule is met if each group stands in the words and no exception does', async (t) => {
  const matcher = createMatcher({ colour: 'rosso|verde' })
  const rule = matcher.rule('muro|paret* + @colour - non')
  const isMet = (text: string) => meets(matcher.find(words(text)), rule)
  t.ok(isMet('la parete verde'))
  t.ok(isMet('rosso il muro'))
  t.notOk(isMet('la parete gialla'))
  t.notOk(isMet('la parete non verde'))
})

t.test('An alternative may be several words in a row', async (t) => {
  const matcher = createMatcher()
  const rule = matcher.rule('mal testa')
  t.ok(meets(matcher.find(words('ho mal testa')), rule))
  t.notOk(meets(matcher.find(words('testa mal')), rule))
})

t.test('A slip is forgiven in a long word that is no other word of the rules', async (t) => {
  const matcher = createMatcher()
  const wall = matcher.rule('pittura')
  const other = matcher.rule('fattura')
  t.ok(meets(matcher.find(['pitura']), wall))
  t.notOk(meets(matcher.find(['fattura']), wall))
  t.ok(meets(matcher.find(['fattura']), other))
})

t.test('A common word is no slip of a word of the trades', async (t) => {
  const matcher = createMatcher()
  const rules = ['persian*', 'membran*', 'montagg*', 'macchia', 'macchi*'].map((one) => matcher.rule(one))
  for (const word of ['persino', 'sembrano', 'montagna', 'macchina'])
    t.notOk(
      rules.some((rule) => meets(matcher.find([word]), rule)),
      word,
    )
  for (const word of ['persianne', 'menbrana', 'macchie'])
    t.ok(
      rules.some((rule) => meets(matcher.find([word]), rule)),
      word,
    )
})

t.test('Words may have to stand near each other', async (t) => {
  const matcher = createMatcher()
  const rule = matcher.rule('odore + gas')
  t.ok(meetsWithin(matcher.find(words('odore di gas')), rule, 3))
  t.notOk(meetsWithin(matcher.find(words('odore a b c d e f gas')), rule, 3))
})

t.test('A trusted word is no slip, also if it was read before', async (t) => {
  const matcher = createMatcher()
  const winter = matcher.rule('inverno')
  t.ok(meets(matcher.find(['interno']), winter))
  matcher.trust(['interno'])
  t.notOk(meets(matcher.find(['interno']), winter))
})
