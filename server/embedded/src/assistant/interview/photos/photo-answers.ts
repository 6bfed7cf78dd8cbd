import { isRecord } from '@mestieri/shared/records.ts'

import { readExamples } from '../../answers/classify/examples.ts'
import { stemsOfText } from '../../answers/classify/features.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { classifierOf, type Guess, learnModelInSteps, type Model } from '../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import { readKept } from '../../learning/kept.ts'
import { type Labelled, readLabelled } from '../../learning/labelled-lines.ts'
import { withoutRare } from '../../learning/without-rare.ts'
import { readActExamples } from '../acts/act-examples.ts'

/**
 * The answers to the question about photos: they come now or later, the customer has none, or has sent them. `other` stands for a
 * message that does not answer it.
 */
const kinds = ['now', 'later', 'none', 'sent', 'other'] as const
export type PhotoAnswer = (typeof kinds)[number]

const examples = new URL('examples.tsv', import.meta.url)

/** Reads the examples of answers about photos. */
export const readPhotoExamples = (): Labelled<PhotoAnswer>[] => readLabelled(examples, kinds)

/** The number of texts that one step reads. */
const stepSize = 20
/** Number of messages that must have a feature. */
const leastMessages = 2
/** One in so many messages after the figure and questions on all topics is learned as another message. */
const oneIn = 12

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
  const others = [...readActExamples(), ...readExamples()].filter((_, at) => at % oneIn === 0)
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

/** Minimum probability of an answer. Below it a message is about something else. */
const least = 0.6
/** Maximum number of words and marks of an answer about photos. */
const mostWords = 16

/** Returns what a message says about the photos that were asked for, as similar messages do. */
export function guessPhotoAnswer(utterance: Utterance): PhotoAnswer {
  if (utterance.words.length > mostWords) return 'other'
  const [best] = learnPhotoAnswers().result()(utterance)
  return best && best.share >= least ? best.of : 'other'
}

/** Whether a message without a question mark only answers the question about photos. */
export const answersPhotos = (utterance: Utterance): boolean =>
  !utterance.raw.includes('?') && guessPhotoAnswer(utterance) !== 'other'
