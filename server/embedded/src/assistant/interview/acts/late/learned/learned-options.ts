import { readFileSync } from 'node:fs'

import { isRecord } from '@mestieri/shared/records.ts'

import { readLines } from '../../../../answers/faq/question-files.ts'
import type { Word } from '../../../../italian/words.ts'
import type { AnyJobKey } from '../../../../jobs/job-engine.ts'
import { type EmbeddingSample, learnEmbeddingInSteps } from '../../../../learning/embedding/learn.ts'
import { type EmbeddingModel, rankerOf } from '../../../../learning/embedding/model.ts'
import { createGradual, type Gradual, mapInSteps } from '../../../../learning/gradual.ts'
import { readKept } from '../../../../learning/kept.ts'
import { type Act, readActExamples } from '../../act-examples.ts'
import { createOptionReader, optionFeatures, optionShares } from './option-features.ts'

/** An answer to a choice question, with the messages after the figure by which customers switch to it. */
export interface OptionLine {
  /** The job; '*' for every job that has the question. */
  readonly job: string
  readonly slot: string
  readonly option: string
  readonly messages: readonly string[]
}

const examples = new URL('examples.tsv', import.meta.url)

/**
 * Reads the options. A line has a key 'job/question=option', a tab, and messages separated by ' | '.
 *
 * @throws {Error} with file and line, if a part is missing
 */
export function readOptionLines(): OptionLine[] {
  const lines = readFileSync(examples, 'utf8').trimEnd().split('\n')
  return lines.map((line, index) => {
    const [key = '', messages = ''] = line.split('\t')
    const [path = '', option = ''] = key.split('=')
    const end = path.lastIndexOf('/')
    if (end < 1 || option === '' || messages === '')
      throw new Error(`${examples.pathname}:${index + 1}: no question, option and messages`)
    return { job: path.slice(0, end), slot: path.slice(end + 1), option, messages: messages.split(' | ') }
  })
}

/** Returns messages that name things and options of the jobs and switch to none. A line of the file has one. */
export const readUnchanged = (): string[] =>
  readFileSync(new URL('unchanged.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/** What a message that switches to no option does. */
const others: ReadonlySet<Act> = new Set<Act>(['ask', 'tell', 'add', 'agree'])
/** One in so many phrasings of the known questions switches to none too: 'il PVC ingiallisce?'. */
const oneIn = 6
const linesPerStep = 5

/** The learned options: the lines without their messages are the classes, and one more class switches to none. */
interface OptionModel {
  readonly classes: readonly Omit<OptionLine, 'messages'>[]
  readonly model: EmbeddingModel
}

/** Learns from the examples which option a message switches to, in steps. */
export function* learnOptionModel(): Generator<undefined, OptionModel> {
  const read = createOptionReader()
  const lines = readOptionLines()
  const jobs = [...new Set(lines.map(({ job }) => job))]
  const switching = yield* mapInSteps(lines, linesPerStep, ({ job, messages }, of) =>
    messages.map((text): EmbeddingSample => ({ features: read(text), of, groups: [jobs.indexOf(job)] })),
  )
  const all = [...jobs.keys()]
  const plain = readActExamples().filter(({ acts }) => acts.every((act) => others.has(act)))
  const questions = readLines().flatMap(({ phrasings }) => phrasings.filter((_, at) => at % oneIn === 0))
  const none = yield* mapInSteps(
    [...plain.map(({ text }) => text), ...questions, ...readUnchanged()],
    linesPerStep,
    (text): EmbeddingSample => ({ features: read(text), of: lines.length, groups: all }),
  )
  const groups = jobs.map((job) =>
    Int32Array.from([
      ...lines.keys().filter((line) => [job, '*'].includes(lines[line]?.job ?? '')),
      lines.length,
    ]),
  )
  return {
    classes: lines.map(({ job, slot, option }) => ({ job, slot, option })),
    model: yield* learnEmbeddingInSteps([...switching.flat(), ...none], {
      classes: lines.length + 1,
      groups,
      shares: optionShares,
    }),
  }
}

const isModel = (value: unknown): value is OptionModel =>
  isRecord(value) && Array.isArray(value['classes']) && isRecord(value['model'])

/** An option to which a message may switch. */
export interface MeantOption {
  readonly job: AnyJobKey
  readonly slot: string
  readonly option: string
  /** The probability, from 0 to 1. */
  readonly share: number
}

/**
 * Returns the options to which a message may switch, the likeliest one first.
 *
 * @param isPossible whether a question of a job counts
 */
type Guesser = (
  words: readonly Word[],
  jobs: readonly AnyJobKey[],
  isPossible: (job: AnyJobKey, slot: string) => boolean,
) => MeantOption[]

function* learnInTurn(): Generator<undefined, Guesser> {
  const { classes, model } = readKept('options', isModel) ?? (yield* learnOptionModel())
  const rank = rankerOf(model)
  return (words, jobs, isPossible) => {
    const possible = [...classes.entries()].flatMap(([at, { job, slot, option }]) =>
      jobs
        .filter((key) => (job === '*' || job === key) && isPossible(key, slot))
        .map((key) => ({ at, job: key, slot, option })),
    )
    const shares = rank(optionFeatures(words), [...possible.map(({ at }) => at), classes.length])
    return possible
      .map(({ job, slot, option }, turn) => ({ job, slot, option, share: shares[turn] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
  }
}

let learning: Gradual<Guesser> | undefined

/** The learning of the options, once in a process: five seconds of processor time from the sources. */
export function learnOptions(): Gradual<Guesser> {
  learning ??= createGradual(learnInTurn())
  return learning
}
