import { isRecord } from '@mestieri/shared/records.ts'

import { classifierOf, type Guess, learnModelInSteps, type Model } from '../../../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../../../learning/gradual.ts'
import { readKept } from '../../../../learning/kept.ts'
import { type Labelled, readLabelled } from '../../../../learning/labelled-lines.ts'
import { withoutRare } from '../../../../learning/without-rare.ts'
import { readChangeLines, readUnchanged } from '../learned/change-lines.ts'
import { numberFeatures } from './number-features.ts'

/**
 * How a message after the figure changes a number of the estimate. Its own figure is the new number (`total`), comes on top
 * (`more`), is taken away (`less`), is all that is done (`part`), or is multiplied with another figure (`times`). Without a figure of its own it makes the
 * number twice or half as large, or one more or less. Some of the things are of another kind (`split`), or nothing changes (`other`).
 */
const kinds = [
  'total',
  'more',
  'less',
  'part',
  'times',
  'double',
  'half',
  'one-more',
  'one-less',
  'split',
  'other',
] as const
export type NumberChange = (typeof kinds)[number]

const examples = new URL('examples.tsv', import.meta.url)

/** Reads the examples of what messages do to a number. */
export const readNumberExamples = (): Labelled<NumberChange>[] => readLabelled(examples, kinds)

/** The number of texts that one step reads. */
const stepSize = 20
/** Number of messages that must have a feature. */
const leastMessages = 4

/** One in so many messages that change an option or a job, or nothing, changes no number. */
const oneIn = 8

/** Returns messages that change no number: most of them have no figure. */
function otherMessages(): { readonly of: NumberChange; readonly text: string }[] {
  const changing = readChangeLines().flatMap(({ messages }) => messages)
  return [...changing, ...readUnchanged()]
    .filter((_, at) => at % oneIn === 0)
    .map((text) => ({ of: 'other', text }))
}

/** Learns from the examples, in steps. */
export function* learnNumberModel(): Generator<undefined, Model<NumberChange>> {
  const messages = [...readNumberExamples(), ...otherMessages()]
  const read = yield* mapInSteps(messages, stepSize, ({ of, text }) => ({
    features: numberFeatures(text),
    of,
  }))
  return yield* learnModelInSteps(yield* withoutRare(read, leastMessages))
}

const isModel = (value: unknown): value is Model<NumberChange> =>
  isRecord(value) && Array.isArray(value['classes'])

/** Returns the probabilities of the changes, the likeliest one first. */
type Guesser = (text: string) => readonly Guess<NumberChange>[]

function* learnInTurn(): Generator<undefined, Guesser> {
  const classify = classifierOf(readKept('numbers', isModel) ?? (yield* learnNumberModel()))
  return (text) => classify(numberFeatures(text))
}

let learning: Gradual<Guesser> | undefined

/** The learning of what messages do to numbers, once in a process. */
export function learnNumbers(): Gradual<Guesser> {
  learning ??= createGradual(learnInTurn())
  return learning
}

/** Changes for which a message needs a figure. */
const ofFigure: ReadonlySet<NumberChange> = new Set(['total', 'more', 'less', 'part', 'times'])

/**
 * Returns what a message most probably does to a number of the estimate, with its probability. Only what its figures allow counts.
 * `part` counts as `total`: either way the figure is the new number.
 *
 * @param figures the number of figures of the message, without the known number
 */
export function guessNumberChange(text: string, figures: number): Guess<NumberChange> {
  const possible = learnNumbers()
    .result()(text)
    .filter(({ of }) => of === 'other' || of === 'split' || ofFigure.has(of) === figures > 0)
  const all = possible.reduce((sum, { share }) => sum + share, 0)
  const shareOf = (kind: NumberChange): number =>
    possible.reduce((sum, { of, share }) => sum + ((of === 'part' ? 'total' : of) === kind ? share : 0), 0)
  const [best] = [...new Set(possible.map(({ of }) => (of === 'part' ? 'total' : of)))]
    .map((of) => ({ of, share: shareOf(of) / all }))
    .toSorted((one, other) => other.share - one.share)
  return best ?? { of: 'other', share: 0 }
}
