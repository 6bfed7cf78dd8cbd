import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Utterance } from '../../italian/utterance.ts'
import { splitWords, type Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { learnInSteps } from '../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import type { RecognisableService } from '../services.ts'
import { learnJobCount, type OneJobShare } from './job-count.ts'
import {
  catalogueTexts,
  exampleTexts,
  jobFeatures,
  readExamples,
  type JobSample,
  wordFeature,
} from './samples.ts'

export interface JobGuess {
  readonly key: AnyJobKey
  /** The probability, between 0 and 1. */
  readonly share: number
  /** Returns the probability of another job. */
  readonly shareOf: (key: AnyJobKey) => number
  /** Returns the jobs with at least this probability. */
  readonly keysFrom: (share: number) => readonly AnyJobKey[]
}

/** Returns the most probable job of a message with these features. */
export type Guesser = (features: readonly string[]) => JobGuess | null

/** Minimum number of known words of a message. With fewer, the service of the chat would decide. */
const fewestWords = 3

/** Returns the samples without the features that only one of them has: they tell nothing about another message. */
function withoutUnique(samples: readonly JobSample[]): JobSample[] {
  const counts = new Map<string, number>()
  for (const { features } of samples)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const isShared = (feature: string): boolean => (counts.get(feature) ?? 0) > 1
  return samples.map(({ features, of }) => ({ features: features.filter(isShared), of }))
}

const isWord = (feature: string): boolean => feature.startsWith(wordFeature)

/** Learns from samples, in steps. */
function* createGuesserInSteps(all: readonly JobSample[]): Generator<undefined, Guesser> {
  const samples = withoutUnique(all)
  yield undefined
  const known = new Set(samples.flatMap(({ features }) => features.filter(isWord)))
  const classify = yield* learnInSteps(samples)
  return (features) => {
    if (features.filter((feature) => known.has(feature)).length < fewestWords) return null
    const guesses = classify(features)
    const [best] = guesses
    const shareOf = (key: AnyJobKey): number => guesses.find(({ of }) => of === key)?.share ?? 0
    const keysFrom = (share: number): AnyJobKey[] =>
      guesses.flatMap((one) => (one.share >= share ? [one.of] : []))
    return best ? { key: best.of, share: best.share, shareOf, keysFrom } : null
  }
}

/** Learns from samples at once. */
export function createGuesser(all: readonly JobSample[]): Guesser {
  return createGradual(createGuesserInSteps(all)).result()
}

/** The number of texts that one step reads. */
const stepSize = 20

/** The result of learning from first messages. */
interface Learned {
  readonly guess: Guesser
  readonly oneJobShare: OneJobShare
}

function* learnInTurn(services: ReadonlyMap<string, RecognisableService>): Generator<undefined, Learned> {
  const examples = [...exampleTexts(services, 'messages'), ...exampleTexts(services, 'typical')]
  // Both classifiers read the same texts.
  const known = new Map<string, readonly Word[]>()
  const split = (text: string): readonly Word[] => {
    const words = known.get(text) ?? splitWords(text)
    known.set(text, words)
    return words
  }
  const texts = [...catalogueTexts(services), ...examples]
  const samples = yield* mapInSteps(texts, stepSize, ({ text, chat, of }) => ({
    features: jobFeatures(split(text), chat),
    of,
  }))
  const all = [...readExamples('messages'), ...readExamples('typical'), ...readExamples('several')]
  return { guess: yield* createGuesserInSteps(samples), oneJobShare: yield* learnJobCount(all, split) }
}

let learning: Gradual<Learned> | undefined

/** The learning of the jobs, once in a process: every map of services holds the same data. */
export function learnJobs(services: ReadonlyMap<string, RecognisableService>): Gradual<Learned> {
  learning ??= createGradual(learnInTurn(services))
  return learning
}

/**
 * Returns the job that a first message most probably asks for, by its similarity to the cues and to messages of other
 * customers; null if it has too few known words.
 *
 * @param chat the service of the chat
 */
export function guessJob(
  { words }: Pick<Utterance, 'words'>,
  services: ReadonlyMap<string, RecognisableService>,
  chat: ServiceSlug,
): JobGuess | null {
  return learnJobs(services).result().guess(jobFeatures(words, chat))
}

/** Returns the probability that a first message asks for one job and not for several. */
export function guessOneJob(
  { words }: Pick<Utterance, 'words'>,
  services: ReadonlyMap<string, RecognisableService>,
): number {
  return learnJobs(services).result().oneJobShare(words)
}
