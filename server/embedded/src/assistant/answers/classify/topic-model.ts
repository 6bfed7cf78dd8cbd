import { isRecord, keysOf } from '@mestieri/shared/records.ts'

import { splitWords, type Word } from '../../italian/words.ts'
import { type Classifier, classifierOf, learnModelInSteps, type Model } from '../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import { readKept } from '../../learning/kept.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { withoutRare } from '../../learning/without-rare.ts'
import { correctWords } from '../faq/known-questions.ts'
import type { Topic } from '../topic.ts'
import { topicMatcher } from './concepts.ts'
import { readExamples } from './examples.ts'
import { topicFeatures } from './features.ts'
import { neededWords } from './needed-words.ts'

/** What the examples of the topics teach. */
interface TopicModel {
  readonly model: Model<Topic | null>
  /** The telling words of the examples. They are spelt correctly. */
  readonly words: readonly string[]
}

/** The number of sentences that one step reads. */
const stepSize = 20
/** The number of examples that must have a feature. With one, the model is twice as large and no better. */
const leastExamples = 2

/** Learns from the examples, in steps. */
export function* learnTopicModel(): Generator<undefined, TopicModel> {
  const read = yield* mapInSteps(readExamples(), stepSize, ({ text, topic }) => ({
    part: splitWords(text),
    of: topic,
  }))
  const words = [...new Set(read.flatMap(({ part }) => tellingWords({ words: part })))]
  trust(words)
  const samples = yield* mapInSteps(read, stepSize, ({ part, of }) => ({ features: topicFeatures(part), of }))
  return { model: yield* learnModelInSteps(yield* withoutRare(samples, leastExamples)), words }
}

/** Keeps correct words from matching a rule as a typing error: 'interno' is no slip of 'inverno', and 'inciampa' none of 'inviami'. */
function trust(words: readonly string[]): void {
  topicMatcher.trust(words)
  topicMatcher.trust(correctWords())
}

const isModel = (value: unknown): value is TopicModel => isRecord(value) && isRecord(value['model'])

/** The classifier of topics and the words that some of them need. */
interface Learned {
  readonly classify: Classifier<Topic | null>
  readonly needed: ReadonlyMap<Topic, number>
}

function* learnInTurn(): Generator<undefined, Learned> {
  const { model, words } = readKept('topics', isModel) ?? (yield* learnTopicModel())
  trust(words)
  // Add these groups after the examples are read: their words would change the features of the examples.
  const groups = keysOf(neededWords).map((topic) => [topic, topicMatcher.group(neededWords[topic])] as const)
  return { classify: classifierOf(model), needed: new Map<Topic, number>(groups) }
}

let learning: Gradual<Learned> | undefined

/** The learning of the topics, once in a process: 1.5 s of processor time from the sources. */
export function learnTopics(): Gradual<Learned> {
  learning ??= createGradual(learnInTurn())
  return learning
}

/** The least probability of a topic that the classifier is sure of. */
const sureShare = 0.9

/** Returns the topic that a text is most likely about, or null for none, with its probability from 0 to 1. */
export function likelyTopic(words: readonly Word[]): { readonly of: Topic | null; readonly share: number } {
  const [best] = learnTopics().result().classify(topicFeatures(words))
  return best ?? { of: null, share: 0 }
}

/** Returns the topic of a text if the classifier is sure of it; otherwise null. */
export function surelyTopic(words: readonly Word[]): Topic | null {
  const { of, share } = likelyTopic(words)
  return share >= sureShare ? of : null
}

const guessShare = 0.8
/** Whether a topic is only the best guess of the classifier: neither a rule nor most examples speak for it. */
export function isGuess(topic: Topic, words: readonly Word[]): boolean {
  const { of, share } = likelyTopic(words)
  return of === topic && share < guessShare
}
