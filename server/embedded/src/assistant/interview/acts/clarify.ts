import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { guessJob } from '../../recognise/learned/guess.ts'
import { type JobAtHand, jobsAtHand } from '../agenda.ts'
import { withNote } from '../case-state.ts'
import type { CaseState } from '../case.ts'
import { isPriced } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import { areOneWork } from '../jobs/further-jobs.ts'
import { isPartOf } from '../jobs/whole-job.ts'
import type { Message } from '../message.ts'
import type { Step } from '../proceed.ts'
import { say } from '../reply/say.ts'
import { changing, surestActs } from './acts.ts'
import { adding, dropping, type NamedQuestion, namedQuestions } from './commands.ts'

/** Minimum probability that a message changes the estimate, the same if it got an answer, and that it does so in one way. */
const sure = { changes: 0.75, answered: 0.96, way: 0.5 } as const
/** Minimum number of words of such a message. */
const fewest = 3
/** Maximum number of quick answers, and minimum probability of a job that one of them offers. */
const mostChips = 4
const leastShare = 0.08

/** Number of letters in which a word of the message and one of a question agree. */
const stem = 5

/** Returns the questions whose words share a beginning with the message first. */
function nearestFirst(
  questions: readonly NamedQuestion[],
  { whole: { words } }: Message,
): readonly NamedQuestion[] {
  const said = words.filter(({ kind, text }) => kind === 'word' && text.length >= stem)
  const isNear = ({ question: { slot } }: NamedQuestion): boolean => {
    const own = `${slot.label} ${slot.question({})} ${slot.example} ${slot.chips.join(' ')}`.toLowerCase()
    const names = own.split(/[^\p{L}]+/u)
    return said.some(({ text }) => names.some((name) => name.startsWith(text.slice(0, stem))))
  }
  return [...questions.filter((one) => isNear(one)), ...questions.filter((one) => !isNear(one))]
}
const intro = {
  add: 'Ho capito che vuoi aggiungere qualcosa: l’ho scritto nella scheda, ma la stima non ne tiene ancora conto, perché non so che lavoro è.',
  drop: 'Ho capito che vuoi togliere qualcosa: l’ho scritto nella scheda, ma la stima non ne tiene ancora conto, perché non so quale voce cambia.',
  change:
    'Ho capito che qualcosa cambia: l’ho scritto nella scheda, ma la stima non ne tiene ancora conto, perché non so quale voce correggere.',
} as const

/** How to go on: with the quick answers, or without any. */
const choosing = {
  add: 'Se è uno di questi, sceglilo; altrimenti scrivimelo con altre parole.',
  drop: 'Se è una di queste, sceglila; altrimenti scrivimelo con altre parole.',
  change: 'Se è una di queste, sceglila; altrimenti scrivimelo con altre parole.',
} as const
const rewording = 'Scrivimelo con altre parole: se qui non ha un prezzo, te lo dice il professionista.'

/** Returns the quick answers for a change: the jobs that it may add or drop, or the questions that it may answer anew. */
function chipsFor(
  { catalogue, slug }: TurnContext,
  jobs: readonly JobAtHand[],
  message: Message,
  way: keyof typeof intro,
): string[] {
  if (way === 'add') {
    const guess = guessJob(message.whole, catalogue.recognisable, slug)
    const keys = guess?.keysFrom(leastShare) ?? []
    const isNew = (key: AnyJobKey): boolean =>
      jobs.every(
        (job) =>
          job.key !== key && !isPartOf(catalogue, key, job.key) && !areOneWork(catalogue, key, job.key),
      )
    return keys
      .filter(isNew)
      .flatMap((key) => catalogue.job(key) ?? [])
      .map(({ kind }) => adding(kind))
  }
  if (way === 'drop' && jobs.length > 1) return jobs.map(({ kind }) => dropping(kind))
  return nearestFirst(namedQuestions(jobs), message).map(({ name }) => name)
}

/**
 * Returns the reply to a message that surely changes the estimate, although nothing of it was read: it asks what changes,
 * and offers what can. Null for any other message.
 *
 * @param step the paragraphs so far, and the answers to the questions of the message among them
 */
export function clarify(
  context: TurnContext,
  state: CaseState,
  message: Message,
  { lead, answers }: Pick<Step, 'lead' | 'answers'>,
): Turn | null {
  const { whole, text } = message
  const words = whole.words.filter(({ kind }) => kind !== 'mark').length
  if (
    message.acts === null ||
    state.phase !== 'estimated' ||
    words < fewest ||
    answers.isSure ||
    state.asked?.job
  )
    return null
  const acts = surestActs(text, message.acts)
  if (changing(acts) < (answers.paragraphs.length > 0 ? sure.answered : sure.changes)) return null
  const jobs = jobsAtHand(context.catalogue, state).filter((job) => isPriced(job))
  if (jobs.length === 0) return null
  const way = acts.add >= sure.way ? 'add' : acts.drop >= sure.way && jobs.length > 1 ? 'drop' : 'change'
  const chips = chipsFor(context, jobs, message, way).slice(0, mostChips)
  return say(context, {
    paragraphs: [...lead, `${intro[way]} ${chips.length > 0 ? choosing[way] : rewording}`],
    chips,
    state: { ...withNote(state, message.text), asked: null },
  })
}
