import { isRecord } from '@mestieri/shared/records.ts'

import { readExamples } from '../../answers/classify/examples.ts'
import type { Topic } from '../../answers/topic.ts'
import { classifierOf, learnModelInSteps, type Model } from '../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import { readKept } from '../../learning/kept.ts'
import { withoutRare } from '../../learning/without-rare.ts'
import { type Act, readActExamples } from './act-examples.ts'
import { actFeatures } from './act-features.ts'

/** The probabilities of the acts, whose sum is 1. A message with two acts shares it between them. */
export type Acts = Readonly<Record<Act, number>>

/** The number of texts that one step reads. */
const stepSize = 20

/** Topics whose sentences ask nothing. */
const talk: ReadonlySet<Topic | null> = new Set<Topic | null>([
  'agree',
  'bye',
  'complaint',
  'greeting',
  'hesitation',
  'injection',
  'off-topic',
  'refusal',
  'rude',
  'thanks',
  null,
])
/** One in so many of the questions of all topics is learned too: more of them would outweigh the changes. */
const oneIn = 9

/** Returns questions on all topics: 'venite anche di sabato', 'nel prezzo rientra il cornicione'. */
const topicQuestions = (): { readonly acts: readonly Act[]; readonly text: string }[] =>
  readExamples()
    .filter(({ topic }) => !talk.has(topic))
    .filter((_, index) => index % oneIn === 0)
    .map(({ text }) => ({ acts: ['ask'], text }))

/** Number of samples that must have a feature. With three, the model is a third larger and no better. */
const leastSamples = 4

/** Learns from the examples, in steps. A message with two acts is an example of each of them. */
export function* learnActModel(): Generator<undefined, Model<Act>> {
  const read = yield* mapInSteps([...readActExamples(), ...topicQuestions()], stepSize, (one) => {
    const features = actFeatures(one.text)
    return one.acts.map((of) => ({ features, of }))
  })
  return yield* learnModelInSteps(yield* withoutRare(read.flat(), leastSamples))
}

const isModel = (value: unknown): value is Model<Act> => isRecord(value) && Array.isArray(value['classes'])

type Guesser = (text: string) => Acts

function* learnInTurn(): Generator<undefined, Guesser> {
  const classify = classifierOf(readKept('acts', isModel) ?? (yield* learnActModel()))
  return (text) => {
    const guesses = classify(actFeatures(text))
    const shareOf = (act: Act): number => guesses.find(({ of }) => of === act)?.share ?? 0
    return {
      ask: shareOf('ask'),
      try: shareOf('try'),
      add: shareOf('add'),
      drop: shareOf('drop'),
      change: shareOf('change'),
      tell: shareOf('tell'),
      agree: shareOf('agree'),
    }
  }
}

let learning: Gradual<Guesser> | undefined

/** The learning of the acts, once in a process. */
export function learnActs(): Gradual<Guesser> {
  learning ??= createGradual(learnInTurn())
  return learning
}

/** The acts of the last texts: several parts of a reply ask for those of a message and its clauses. */
const recent = new Map<string, Acts>()
const mostRecent = 48

/** Returns what a customer most probably does with a message after the figure. */
export function guessActs(text: string): Acts {
  const known = recent.get(text)
  if (known) return known
  const guessed = learnActs().result()(text)
  const [oldest] = recent.keys()
  if (recent.size >= mostRecent && oldest !== undefined) recent.delete(oldest)
  recent.set(text, guessed)
  return guessed
}

/** Returns the probability that a message with these acts changes the estimate. */
export const changing = ({ add, drop, change }: Acts): number => add + drop + change

/** Matches the marks between clauses. A comma inside a figure is no border. */
const border = /[,;.:!?](?!\d)/
/** Minimum number of words of a clause whose acts are guessed. */
const fewest = 2

/** Returns the clauses of a message with their acts. */
export function actsOfClauses(text: string): { readonly clause: string; readonly acts: Acts }[] {
  return text
    .split(border)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= fewest)
    .map((clause) => ({ clause, acts: guessActs(clause) }))
}

/** Minimum probability that a clause changes something, and maximum probability that its message asks. */
const loud = { changing: 0.85, asks: 0.3 } as const

/** Returns the acts of the clause that surely changes something; those of the whole message if none does. */
export function surestActs(text: string, whole: Acts): Acts {
  if (whole.ask >= loud.asks) return whole
  const [loudest] = actsOfClauses(text).toSorted((a, b) => changing(b.acts) - changing(a.acts))
  const isLouder = loudest !== undefined && changing(loudest.acts) > Math.max(loud.changing, changing(whole))
  return isLouder ? loudest.acts : whole
}
