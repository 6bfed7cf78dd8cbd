import { readFileSync } from 'node:fs'

import { isRecord } from '@mestieri/shared/records.ts'

import { stemsOfText } from '../../answers/classify/features.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { classifierOf, type Guess, learnModelInSteps, type Model } from '../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import { readKept } from '../../learning/kept.ts'
import { withoutRare } from '../../learning/without-rare.ts'
import { readActExamples } from '../acts/act-examples.ts'

/**
 * What a message says when photos were asked for: they come now or later, there are none, or they were sent. `other` for a message that
 * says nothing about them.
 */
const kinds = ['now', 'later', 'none', 'sent', 'other'] as const
export type PhotoAnswer = (typeof kinds)[number]

const isKind = (name: string): name is PhotoAnswer => kinds.some((kind) => kind === name)

const examples = new URL('examples.tsv', import.meta.url)

/**
 * Reads the examples. A line has an answer, a tab and the message.
 *
 * @throws {Error} with file and line, if a part is missing
 */
export function readPhotoExamples(): { readonly of: PhotoAnswer; readonly text: string }[] {
  const lines = readFileSync(examples, 'utf8').trimEnd().split('\n')
  return lines.map((line, index) => {
    const [of = '', text = ''] = line.split('\t')
    if (!isKind(of) || text === '')
      throw new Error(`${examples.pathname}:${index + 1}: no answer and message`)
    return { of, text }
  })
}

/** The number of texts that one step reads. */
const stepSize = 20
/** Number of messages that must have a feature. */
const leastMessages = 2
/** One in so many other messages after the figure is learned. */
const oneIn = 6

/** Returns the words of a message and the pairs of neighbours. Small words count: 'non ce le ho', 'ce le ho'. */
function photoFeatures({ words, raw }: Pick<Utterance, 'words' | 'raw'>): string[] {
  const stems = ['^', ...stemsOfText(words), '$']
  return [
    ...stems.map((stem) => `w:${stem}`),
    ...stems.slice(1).map((stem, at) => `p:${stems[at]} ${stem}`),
    ...(raw.includes('?') ? ['k:?'] : []),
  ]
}

/** Learns from the examples, in steps. */
export function* learnPhotoModel(): Generator<undefined, Model<PhotoAnswer>> {
  const others = readActExamples().filter((_, at) => at % oneIn === 0)
  const messages = [...readPhotoExamples(), ...others.map(({ text }) => ({ of: 'other' as const, text }))]
  const read = yield* mapInSteps(messages, stepSize, ({ of, text }) => ({
    features: photoFeatures(readUtterance(text)),
    of,
  }))
  return yield* learnModelInSteps(yield* withoutRare(read, leastMessages))
}

const isModel = (value: unknown): value is Model<PhotoAnswer> =>
  isRecord(value) && Array.isArray(value['classes'])

type Guesser = (utterance: Utterance) => readonly Guess<PhotoAnswer>[]

function* learnInTurn(): Generator<undefined, Guesser> {
  const classify = classifierOf(readKept('photos', isModel) ?? (yield* learnPhotoModel()))
  return (utterance) => classify(photoFeatures(utterance))
}

let learning: Gradual<Guesser> | undefined

/** The learning of the answers about photos, once in a process. */
export function learnPhotoAnswers(): Gradual<Guesser> {
  learning ??= createGradual(learnInTurn())
  return learning
}

/** Minimum probability of an answer, and of a message that says nothing about photos. Below it the rules decide. */
const least = { answer: 0.75, other: 0.5 } as const
/** Maximum number of words and marks of an answer about photos. */
const mostWords = 16

/** Returns what a message says about the photos that were asked for, as similar messages do; null if that is unsure. */
export function guessPhotoAnswer(utterance: Utterance): PhotoAnswer | null {
  if (utterance.words.length > mostWords) return null
  const [best] = learnPhotoAnswers().result()(utterance)
  return best && best.share >= least[best.of === 'other' ? 'other' : 'answer'] ? best.of : null
}

/** Whether a message without a question mark only answers the question about photos. */
export function answersPhotos(utterance: Utterance): boolean {
  const answer = utterance.raw.includes('?') ? null : guessPhotoAnswer(utterance)
  return answer !== null && answer !== 'other'
}
