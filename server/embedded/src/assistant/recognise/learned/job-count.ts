import { splitWords, type Word } from '../../italian/words.ts'
import { classifierOf, learnModelInSteps, type Model } from '../../learning/classifier.ts'
import { mapInSteps } from '../../learning/gradual.ts'
import { stem } from '../../learning/telling-words.ts'
import { withoutRare } from '../../learning/without-rare.ts'
import type { JobExample } from './samples.ts'

/** Returns the probability that a message asks for one job and not for several. */
export type OneJobShare = (words: readonly Word[]) => number

/** The model that tells messages with one job from messages with several. */
export type CountModel = Model<'one' | 'several'>

const infinitive = /(?:are|ere|ire|[aei]rl[aoie]|arci)$/
/** Words before a second work: 'imbiancare e cambiare le porte'. */
const joint = /^(?:e|ed|poi|anche|pure|piu|[,+])$/
const mostInfinitives = 3

function featuresOf(words: readonly Word[]): string[] {
  const stems = words.map(({ text }) => stem(text))
  const infinitives = words.filter(({ text }) => infinitive.test(text)).length
  const isJoined = words.some(
    ({ text }, at) => infinitive.test(text) && joint.test(words[at - 1]?.text ?? ''),
  )
  return [
    ...stems.flatMap((word, at) => [`w:${word}`, `p:${stems[at - 1] ?? '^'} ${word}`]),
    `n:${Math.min(mostInfinitives, infinitives)}`,
    ...(isJoined ? ['x:joined'] : []),
  ]
}

/** The number of texts that one step reads. */
const stepSize = 20
/** The number of messages that must have a pair of words. With one, the model is more than twice as large and no better. */
const leastMessages = 2
const isPair = (feature: string): boolean => feature.startsWith('p:')

const repeat = <Item>(items: readonly Item[], times: number): Item[] =>
  Array.from({ length: times }, () => items).flat()

/**
 * Learns from the examples of all jobs, in steps. A message that asks for several jobs is an example of each of them.
 *
 * @param split splits a text into words
 */
export function* learnJobCount(
  examples: readonly JobExample[],
  split: (text: string) => readonly Word[] = splitWords,
): Generator<undefined, CountModel> {
  const byMessage = Map.groupBy(examples, ({ chat, text }) => `${chat}|${text}`)
  const read = yield* mapInSteps([...byMessage.values()], stepSize, (same) => ({
    features: featuresOf(split(same[0]?.text ?? '')),
    of: same.length > 1 ? ('several' as const) : ('one' as const),
  }))
  const all = yield* withoutRare(read, leastMessages, (feature) => !isPair(feature))
  const { one = [], several = [] } = Object.groupBy(all, ({ of }) => of)
  // Few messages ask for several jobs, so each of them counts more than once.
  const times = several.length === 0 ? 0 : Math.max(1, Math.round(one.length / several.length / 2))
  const samples = [...one, ...repeat(several, times)]
  return yield* learnModelInSteps(samples)
}

/** Returns what a model knows about the number of jobs. */
export function oneJobShareOf(model: CountModel): OneJobShare {
  const classify = classifierOf(model)
  return (words) => classify(featuresOf(words)).find(({ of }) => of === 'one')?.share ?? 0
}
