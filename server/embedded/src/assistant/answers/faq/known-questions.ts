import { isRecord } from '@mestieri/shared/records.ts'

import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import { readKept } from '../../learning/kept.ts'
import { readExamples } from '../classify/examples.ts'
import { createTextReader } from './features.ts'
import {
  createPhrasingIndex,
  listPhrasings,
  type PhrasingIndex,
  type PhrasingLists,
  type Question,
} from './phrasing-index.ts'
import { type Line, readLines, wordsOfLines } from './question-files.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'

/** A known question with its answer. */
export interface Entry extends Pick<Line, 'scopes' | 'answer'> {
  /** The services of the scopes. */
  readonly services: readonly string[]
}

/** The known questions as plain data. */
interface KnownData {
  readonly entries: readonly Entry[]
  /** All features, in the order of their numbers, with their weights. */
  readonly features: readonly string[]
  readonly weights: Float64Array
  /** The weight of any other feature. */
  readonly otherWeights: ReadonlyMap<string, number>
  readonly questions: PhrasingLists
  /** The examples of all topics, as the phrasings of a single question. */
  readonly topics: PhrasingLists
  /** The words of the questions and answers. They are spelt correctly. */
  readonly words: ReadonlySet<string>
  readonly vocabulary: Vocabulary
}

export interface KnownQuestions extends Pick<KnownData, 'entries' | 'vocabulary'> {
  readonly index: PhrasingIndex
  /** The examples of all topics, as those of a single question. They compete with the known questions. */
  readonly topics: PhrasingIndex
  /** Returns a question with its weights: the rarer a feature is, the heavier. */
  readonly weigh: (features: ReadonlySet<string>) => Question
}

/** The weights of features by their prefix, relative to the weight of a stem. */
const shares: Readonly<Record<string, number>> = { s: 1, b: 0.6, k: 0.6, y: 0.6, f: 0.8 }
/** The weight of a feature that no question has, relative to one that a single question has. */
const unknownShare = 0.7
/** The number of known questions that one step reads. Each has some twelve phrasings. */
const linesPerStep = 5
/** The number of examples that one step reads, and of texts that one step counts. */
const examplesPerStep = 50
const textsPerStep = 500

/** Returns the service of a scope or of the key of a job. */
export const serviceOf = (scope: string): string => scope.split('/')[0] ?? scope

/** Reads the files of the known questions and the examples of the topics, in steps. */
export function* readKnownData(): Generator<undefined, KnownData> {
  const featuresIn = createTextReader()
  const lines = readLines()
  const read = yield* mapInSteps(lines, linesPerStep, ({ scopes, phrasings, answer }) => ({
    entry: { scopes, services: scopes.map(serviceOf), answer },
    phrasings: phrasings.map(featuresIn),
    told: featuresIn(answer),
  }))
  // The examples of the topics show which words are common: 'fa venire' says less than 'ladri'.
  const examples = yield* mapInSteps(readExamples(), examplesPerStep, ({ text, topic }) => ({
    features: featuresIn(text),
    isTopic: topic !== null,
  }))
  const texts = [...read.flatMap(({ phrasings }) => phrasings), ...examples.map(({ features }) => features)]
  const counts = new Map<string, number>()
  for (const [at, features] of texts.entries()) {
    if (at % textsPerStep === 0) yield undefined
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const weightOf = (share: number, count: number): number => share * Math.log(1 + texts.length / count)
  const otherWeights = new Map(
    Object.entries(shares).map(([prefix, share]) => [prefix, unknownShare * weightOf(share, 1)]),
  )
  // Only answers have the others.
  const features = [...new Set([...counts.keys(), ...read.flatMap(({ told }) => [...told])])]
  const weights = Float64Array.from(features, (feature) => {
    const count = counts.get(feature)
    const prefix = feature.charAt(0)
    return count === undefined ? (otherWeights.get(prefix) ?? 0) : weightOf(shares[prefix] ?? 1, count)
  })
  const numbers = new Map(features.map((feature, number) => [feature, number]))
  const ofTopics = examples.filter(({ isTopic }) => isTopic).map((example) => example.features)
  return {
    entries: read.map(({ entry }) => entry),
    features,
    weights,
    otherWeights,
    questions: yield* listPhrasings(read, { numbers }),
    topics: yield* listPhrasings([{ phrasings: ofTopics, told: new Set() }], { numbers }),
    words: wordsOfLines(lines),
    vocabulary: yield* readVocabulary(lines),
  }
}

const isKnownData = (value: unknown): value is KnownData => isRecord(value) && Array.isArray(value['entries'])

let keptData: KnownData | null = null

/** Reads what a build has read of the questions, once; null if there is no build. */
function readKeptData(): KnownData | null {
  keptData ??= readKept('questions', isKnownData)
  return keptData
}

function* readInTurn(): Generator<undefined, KnownQuestions> {
  const data = readKeptData() ?? (yield* readKnownData())
  yield undefined
  const { entries, vocabulary, features, weights, otherWeights } = data
  const numbers = new Map(features.map((feature, number) => [feature, number]))
  const weightOf = (feature: string): number =>
    weights[numbers.get(feature) ?? -1] ?? otherWeights.get(feature.charAt(0)) ?? 0
  return {
    entries,
    vocabulary,
    index: createPhrasingIndex(data.questions, { numbers, weights }),
    topics: createPhrasingIndex(data.topics, { numbers, weights }),
    weigh(asked) {
      const found = new Map([...asked].map((feature) => [feature, weightOf(feature)]))
      return { weights: found, square: [...found.values()].reduce((sum, weight) => sum + weight * weight, 0) }
    },
  }
}

let reading: Gradual<KnownQuestions> | undefined

/**
 * The reading of the known questions, once in a process: 1.3 s of processor time from the sources, in steps of some 5 ms,
 * and 0.1 s from the file of a build.
 */
export function readKnownQuestions(): Gradual<KnownQuestions> {
  reading ??= createGradual(readInTurn())
  return reading
}

/** Returns the words of the known questions and answers, folded as those of messages. They are spelt correctly. */
export const correctWords = (): ReadonlySet<string> => readKeptData()?.words ?? wordsOfLines(readLines())
