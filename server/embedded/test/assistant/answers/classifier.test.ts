import t from 'tap'

import { learn } from '../../../src/assistant/learning/classifier.ts'

const samples = [
  { features: ['quanto', 'costa'], of: 'price' },
  { features: ['prezzo', 'costa'], of: 'price' },
  { features: ['quanto', 'tempo'], of: 'time' },
  { features: ['giorni', 'tempo'], of: 'time' },
] as const

t.test('The class whose samples share most features comes first', async (t) => {
  const classify = learn(samples)
  t.equal(classify(['costa'])[0]?.of, 'price')
  t.equal(classify(['giorni', 'quanto'])[0]?.of, 'time')
})

t.test('The shares of all classes add up to one', async (t) => {
  const shares = learn(samples)(['tempo', 'unheard']).map(({ share }) => share)
  t.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9)
})

t.test('The same samples give the same classifier', async (t) => {
  t.same(learn(samples)(['quanto']), learn(samples)(['quanto']))
})
