import { isRecord } from '@mestieri/shared/records.ts'

import { readLines } from '../../../../answers/faq/question-files.ts'
import type { Word } from '../../../../italian/words.ts'
import type { AnyJobKey } from '../../../../jobs/job-engine.ts'
import { type EmbeddingSample, learnEmbeddingInSteps } from '../../../../learning/embedding/learn.ts'
import { type EmbeddingModel, rankerOf } from '../../../../learning/embedding/model.ts'
import { createGradual, type Gradual, mapInSteps } from '../../../../learning/gradual.ts'
import { readKept } from '../../../../learning/kept.ts'
import { type Act, readActExamples } from '../../act-examples.ts'
import {
  type JobChange,
  type LateChange,
  type OptionChange,
  readChangeLines,
  readUnchanged,
} from './change-lines.ts'
import { createOptionReader, optionFeatures, optionShares } from './option-features.ts'

/** The acts of messages that change neither an option nor a job. */
const others: ReadonlySet<Act> = new Set<Act>(['ask', 'tell', 'add', 'agree'])
/** One in so many phrasings of the known questions changes nothing too: 'il PVC ingiallisce?'. */
const oneIn = 6
const linesPerStep = 5

/** The learned changes. One more class than they are changes nothing. */
interface ChangeModel {
  readonly changes: readonly LateChange[]
  readonly model: EmbeddingModel
}

const isDrop = (change: LateChange): boolean => change.kind === 'job' && change.other === null

/** Learns from the examples what a message after the figure changes, in steps. */
export function* learnChangeModel(): Generator<undefined, ChangeModel> {
  const read = createOptionReader()
  const lines = readChangeLines()
  const changes = lines.map(({ change }) => change)
  const jobs = [...new Set(changes.map(({ job }) => job))]
  // A message is told apart from the changes of its job. One that drops a job is told apart from those that drop any other, too.
  const dropping = jobs.length
  const changing = yield* mapInSteps(lines, linesPerStep, ({ change, messages }, of) => {
    const groups = [jobs.indexOf(change.job), ...(isDrop(change) ? [dropping] : [])]
    return messages.map((text): EmbeddingSample => ({ features: read(text), of, groups }))
  })
  const plain = readActExamples().filter(({ acts }) => acts.every((act) => others.has(act)))
  const questions = readLines().flatMap(({ phrasings }) => phrasings.filter((_, at) => at % oneIn === 0))
  const all = [...jobs.keys(), dropping]
  const none = yield* mapInSteps(
    [...plain.map(({ text }) => text), ...questions, ...readUnchanged()],
    linesPerStep,
    (text): EmbeddingSample => ({ features: read(text), of: changes.length, groups: all }),
  )
  const groupOf = (isIn: (change: LateChange) => boolean): Int32Array =>
    Int32Array.from([
      ...changes.entries().flatMap(([at, change]) => (isIn(change) ? [at] : [])),
      changes.length,
    ])
  const groups = [
    ...jobs.map((key) => groupOf(({ job }) => job === key || job === '*')),
    groupOf((change) => isDrop(change)),
  ]
  return {
    changes,
    model: yield* learnEmbeddingInSteps([...changing.flat(), ...none], {
      classes: changes.length + 1,
      groups,
      shares: optionShares,
    }),
  }
}

const isModel = (value: unknown): value is ChangeModel =>
  isRecord(value) && Array.isArray(value['changes']) && isRecord(value['model'])

/** The job in hand of a change, where the learned change may hold for any job, and its probability, from 0 to 1. */
interface OfJob {
  readonly job: AnyJobKey
  readonly share: number
}

/** An option to which a message may switch. */
type MeantOption = OptionChange & OfJob
/** A change that a message may make to a job in hand. */
export type MeantChange = MeantOption | (JobChange & OfJob)

/**
 * Returns the changes that a message may make, the likeliest one first.
 *
 * @param isPossible whether a change of one of the jobs counts
 */
type Guesser = (
  words: readonly Word[],
  jobs: readonly AnyJobKey[],
  isPossible: (change: LateChange & { readonly job: AnyJobKey }) => boolean,
) => MeantChange[]

function* learnInTurn(): Generator<undefined, Guesser> {
  const { changes, model } = readKept('changes', isModel) ?? (yield* learnChangeModel())
  const rank = rankerOf(model)
  return (words, jobs, isPossible) => {
    const possible = [...changes.entries()].flatMap(([at, change]) =>
      jobs
        .filter((key) => change.job === '*' || change.job === key)
        .map((job) => ({ at, change: { ...change, job } }))
        .filter((one) => isPossible(one.change)),
    )
    const shares = rank(optionFeatures(words), [...possible.map(({ at }) => at), changes.length])
    return possible
      .map(({ change }, turn): MeantChange => Object.assign({}, change, { share: shares[turn] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
  }
}

let learning: Gradual<Guesser> | undefined

/** The learning of the changes, once in a process: some seconds of processor time from the sources. */
export function learnChanges(): Gradual<Guesser> {
  learning ??= createGradual(learnInTurn())
  return learning
}
