import { isRecord } from '@mestieri/shared/records.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Utterance } from '../../italian/utterance.ts'
import { splitWords, type Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { classifierOf, learnModelInSteps, type Model } from '../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import { readKept } from '../../learning/kept.ts'
import { withoutRare } from '../../learning/without-rare.ts'
import { withSingulars } from '../exceptions/material-words.ts'
import type { RecognisableService } from '../services.ts'
import { type CountModel, learnJobCount, type OneJobShare, oneJobShareOf } from './job-count.ts'
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

/** The number of texts that one step reads. */
const stepSize = 20

const isWord = (feature: string): boolean => feature.startsWith(wordFeature)

/** Learns from samples, in steps. */
function* learnGuessInSteps(all: readonly JobSample[]): Generator<undefined, Model<AnyJobKey>> {
  return yield* learnModelInSteps(yield* withoutRare(all, 2))
}

function guesserOf(model: Model<AnyJobKey>): Guesser {
  const known = new Set(model.features.filter(isWord))
  const classify = classifierOf(model)
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
  return guesserOf(createGradual(learnGuessInSteps(all)).result())
}

/** The two models that are trained on first messages: of their job, and of their number of jobs. */
export interface LearnedModels {
  readonly jobs: Model<AnyJobKey>
  readonly count: CountModel
}

/** Learns from the titles and cues of all jobs and from the examples, in steps. */
export function* learnModels(
  services: ReadonlyMap<string, RecognisableService>,
): Generator<undefined, LearnedModels> {
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
  return { jobs: yield* learnGuessInSteps(samples), count: yield* learnJobCount(all, split) }
}

const isLearned = (value: unknown): value is LearnedModels =>
  isRecord(value) && isRecord(value['jobs']) && isRecord(value['count'])

/** The result of learning from first messages. */
interface Learned {
  readonly guess: Guesser
  readonly oneJobShare: OneJobShare
}

function* learnInTurn(services: ReadonlyMap<string, RecognisableService>): Generator<undefined, Learned> {
  const models = readKept('jobs', isLearned) ?? (yield* learnModels(services))
  return { guess: guesserOf(models.jobs), oneJobShare: oneJobShareOf(models.count) }
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
  return learnJobs(services)
    .result()
    .guess(jobFeatures(withSingulars(words), chat))
}

/**
 * The factor of the odds of the chat's standard job. Most customers want it, but the examples have as many messages of each
 * job (decision 0030).
 */
const usualOdds = 2.5

/** Returns a guess in which the chat's standard job is likelier than its examples make it. */
export function withUsualJob({ shareOf, keysFrom }: JobGuess, usual: AnyJobKey): JobGuess {
  const whole = 1 + (usualOdds - 1) * shareOf(usual)
  const share = (key: AnyJobKey): number => (shareOf(key) * (key === usual ? usualOdds : 1)) / whole
  const keys = keysFrom(0).toSorted((a, b) => share(b) - share(a))
  const [best = usual] = keys
  return {
    key: best,
    share: share(best),
    shareOf: share,
    keysFrom: (least) => keys.filter((key) => share(key) >= least),
  }
}

/** Returns the probability that a first message asks for one job and not for several. */
export function guessOneJob(
  { words }: Pick<Utterance, 'words'>,
  services: ReadonlyMap<string, RecognisableService>,
): number {
  return learnJobs(services).result().oneJobShare(withSingulars(words))
}
