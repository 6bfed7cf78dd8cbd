import t from 'tap'

import {
  type EmbeddingSample,
  learnEmbeddingInSteps,
} from '../../../src/assistant/learning/embedding/learn.ts'
import { rankerOf } from '../../../src/assistant/learning/embedding/model.ts'
import { createRandom } from '../../../src/assistant/learning/embedding/random.ts'
import { createGradual } from '../../../src/assistant/learning/gradual.ts'

const sample = (of: number, text: string): EmbeddingSample => ({
  features: new Set(text.split(' ').map((word) => `w:${word}`)),
  of,
  groups: [0],
})

/** Three subjects: paint, heat, and light. 'rullo' stands beside 'pennello' only. */
const samples = [
  [
    'pittura pennello',
    'pittura bianca',
    'rullo pennello',
    'pennello bianca',
    'rullo bianca',
    'pittura rullo',
  ],
  ['caldaia gas', 'caldaia acqua', 'gas acqua', 'caldaia calda', 'acqua calda', 'gas calda'],
  ['presa filo', 'presa lampada', 'filo lampada', 'quadro filo', 'quadro presa', 'quadro lampada'],
].flatMap((texts, of) => texts.map((text) => sample(of, text)))

const learn = () =>
  createGradual(
    learnEmbeddingInSteps(samples, {
      classes: 3,
      groups: [Int32Array.of(0, 1, 2)],
      shares: { w: 1 },
    }),
  ).result()

const features = (text: string): string[] => text.split(' ').map((word) => `w:${word}`)

t.test('a text has the class whose examples have its words', async (t) => {
  const rank = rankerOf(learn())
  for (const [text, of] of [
    ['rullo pittura pennello', 0],
    ['acqua gas', 1],
    ['lampada quadro', 2],
  ] as const) {
    const shares = rank(features(text), [0, 1, 2])
    t.equal(shares.indexOf(Math.max(...shares)), of, text)
    t.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9, 'the shares add up to one')
  }
})

t.test('only the classes that are given count', async (t) => {
  const rank = rankerOf(learn())
  t.same([...rank(features('gas'), [2])], [1])
  const shares = rank(features('gas'), [2, 1])
  t.ok((shares[1] ?? 0) > (shares[0] ?? 0), 'in their order')
})

t.test('the same samples give the same model', async (t) => {
  t.same(learn(), learn())
})

const take = (seed: number): number[] => Array.from({ length: 100 }, createRandom(seed))

t.test('the numbers of a seed are always the same, and from 0 to 1', async (t) => {
  t.same(take(3), take(3))
  t.notSame(take(3), take(4))
  t.ok(take(5).every((number) => number >= 0 && number < 1))
})
