import { isRecord } from '@mestieri/shared/records.ts'

import { readActExamples } from '../../../interview/acts/act-examples.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { classifierOf, learnModelInSteps, type Model } from '../../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../../learning/gradual.ts'
import { readKept } from '../../../learning/kept.ts'
import { type Labelled, readLabelled } from '../../../learning/labelled-lines.ts'
import { conceptsOf } from '../../../learning/lexicon.ts'
import { tellingWords } from '../../../learning/telling-words.ts'
import { withoutRare } from '../../../learning/without-rare.ts'
import { readExamples as readFirstMessages } from '../../../recognise/learned/samples.ts'
import { readExamples as readTopicExamples } from '../../classify/examples.ts'
import { wordFeatures } from '../../classify/features.ts'
import { isOrdinaryDamage } from '../acute.ts'
import { type Emergency, emergencies } from '../emergency-rules.ts'
import { emergencyIn } from '../emergency.ts'
import { isSupposition } from '../thoughts.ts'
import { toldInEarnest } from '../told-in-earnest.ts'

/** A danger, or 'none' for a message that reports none. */
type Danger = Emergency | 'none'

export type DangerExample = Labelled<Danger>

const examples = new URL('examples.tsv', import.meta.url)

/** Reads the examples: dangers, and harmless messages with their words. */
export const readDangerExamples = (): DangerExample[] => readLabelled(examples, [...emergencies, 'none'])

/** One in so many of the other messages of customers is learned as harmless. More of them would outweigh the dangers. */
const oneIn = 3

/**
 * Returns harmless messages of all kinds: first messages, questions, and messages after the figure. Some first messages
 * report a danger beside the job: those that the rules find are left out.
 */
function harmlessTexts(): string[] {
  const first = [...readFirstMessages('messages'), ...readFirstMessages('typical')]
  return [first, readActExamples(), readTopicExamples()]
    .flatMap((all) => all.filter((_, index) => index % oneIn === 0).map(({ text }) => text))
    .filter((text) => emergencyIn(readUtterance(text)) === null)
}

/** Returns the features by which dangers are told apart, of the parts of a message that report something present. */
function dangerFeatures(earnest: Utterance, text: string): string[] {
  const words = tellingWords(earnest)
  const concepts = new Set(words.flatMap((word) => conceptsOf(word)))
  return [
    ...wordFeatures(words),
    ...[...concepts].map((name) => `k:${name}`),
    ...(text.includes('?') ? ['k:?'] : []),
    ...(text.includes('!') ? ['k:!'] : []),
  ]
}

/** The number of texts that one step reads. */
const stepSize = 20
/** Number of samples that must have a feature. */
const leastSamples = 5

/** Learns the dangers from the examples, in steps. */
export function* learnDangerModel(): Generator<undefined, Model<Danger>> {
  const harmless = harmlessTexts().map((text): DangerExample => ({ of: 'none', text }))
  const samples = yield* mapInSteps([...readDangerExamples(), ...harmless], stepSize, ({ of, text }) => ({
    features: dangerFeatures(toldInEarnest(readUtterance(text)), text),
    of,
  }))
  return yield* learnModelInSteps(yield* withoutRare(samples, leastSamples))
}

const isModel = (value: unknown): value is Model<Danger> => isRecord(value) && Array.isArray(value['classes'])

type Guesser = (features: readonly string[]) => ReadonlyMap<Danger, number>

function* learnInTurn(): Generator<undefined, Guesser> {
  const classify = classifierOf(readKept('dangers', isModel) ?? (yield* learnDangerModel()))
  return (features) => new Map(classify(features).map(({ of, share }) => [of, share]))
}

let learning: Gradual<Guesser> | undefined

/** The learning of the dangers, once in a process. */
export function learnDangers(): Gradual<Guesser> {
  learning ??= createGradual(learnInTurn())
  return learning
}

/** Minimum probability that a message reports a danger. */
const least = 0.6

/**
 * Returns the danger that a message most probably reports, by its likeness to other messages; null if it probably reports
 * none, an ordinary damage, or what could happen. It only adds to the rules ({@link file://../emergency-rules.ts}): what they find is a danger
 * in any case.
 */
export function likelyDanger(utterance: Utterance): Emergency | null {
  if (isSupposition(utterance.raw)) return null
  const earnest = toldInEarnest(utterance)
  const shares = learnDangers().result()(dangerFeatures(earnest, utterance.raw))
  if (1 - (shares.get('none') ?? 0) < least) return null
  const [danger] = emergencies.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
  return danger === undefined || isOrdinaryDamage(danger, earnest.raw) ? null : danger
}
