import { guessJob } from '../../recognise/learned/guess.ts'
import { type JobAtHand, jobsAtHand } from '../agenda.ts'
import { goOnLater } from '../asking.ts'
import { withNote } from '../case-state.ts'
import type { Asked, CaseState } from '../case.ts'
import { isPriced } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import { isHeld } from '../jobs/opinions/further-jobs.ts'
import type { Message } from '../message.ts'
import { judgesPrice } from '../prices/price-reactions.ts'
import type { Step } from '../proceed.ts'
import { say } from '../reply/say.ts'
import { supplementWords } from '../reply/supplement.ts'
import { changing, guessActs, surestActs } from './acts.ts'
import { adding, askAnew, dropping, type NamedQuestion, namedQuestions } from './commands.ts'
import { decides } from './decision.ts'

/** Minimum probability that a message changes the estimate, the same if it got an answer, and that it does so in one way. */
const sure = { changes: 0.75, answered: 0.96, way: 0.5 } as const
/** The question of what changes. It stays open until another question is asked. */
export const whichChange: Asked = { job: null, slot: 'cambio' }
/** Minimum number of words of such a message. */
const fewest = 3
/** Maximum number of quick answers, and minimum probability of a job that one of them offers. */
const mostChips = 4
const leastShare = 0.08

/** Number of letters in which a word of the message and one of a question agree. */
const stem = 5

/** Whether a message shares the beginning of a word with a question: 'i soffitti', with 'Tinteggiamo pareti e soffitti …?'. */
export function isNear({ question: { slot } }: NamedQuestion, { whole: { words } }: Message): boolean {
  const own = `${slot.label} ${slot.question({})} ${slot.example} ${slot.chips.join(' ')}`.toLowerCase()
  const names = own.split(/[^\p{L}]+/u)
  const isShared = (text: string): boolean => names.some((name) => name.startsWith(text.slice(0, stem)))
  return words.some(({ kind, text }) => kind === 'word' && text.length >= stem && isShared(text))
}

/** Returns the questions that are near to a message first. */
const nearestFirst = (questions: readonly NamedQuestion[], message: Message): NamedQuestion[] =>
  questions.toSorted((a, b) => Number(isNear(b, message)) - Number(isNear(a, message)))

const intro = {
  add: 'Ho capito che vuoi aggiungere qualcosa: l’ho scritto nella scheda, ma la stima non ne tiene ancora conto, perché non so che lavoro è.',
  drop: 'Ho capito che vuoi togliere qualcosa: l’ho scritto nella scheda, ma la stima non ne tiene ancora conto, perché non so quale voce cambia.',
  change:
    'Ho capito che qualcosa cambia: l’ho scritto nella scheda, ma la stima non ne tiene ancora conto, perché non so quale voce correggere.',
} as const

const choosingEntry = 'Se è una di queste, sceglila; altrimenti scrivimelo con altre parole.'
/** How to go on: with the quick answers, or without any. */
const choosing = {
  add: 'Se è uno di questi, sceglilo; altrimenti scrivimelo con altre parole.',
  drop: choosingEntry,
  change: choosingEntry,
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
    const inHand = jobs.map((job) => job.inHand)
    return keys
      .filter((key) => !isHeld(catalogue, key, inHand))
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
 * @param step its paragraphs so far, and which of them answer questions of the message
 */
export function clarify(
  context: TurnContext,
  state: CaseState,
  message: Message,
  { lead, answers }: Pick<Step, 'lead' | 'answers'>,
): Turn | null {
  const { whole, text } = message
  const isDecided = decides(message)
  const words = whole.words.filter(({ kind }) => kind !== 'mark').length
  if (
    (message.acts === null && !isDecided) ||
    state.phase !== 'estimated' ||
    words < fewest ||
    (answers.isSure && !isDecided) ||
    state.asked?.job ||
    judgesPrice(message)
  )
    return null
  const acts = surestActs(text, message.acts ?? guessActs(text))
  const supplement = supplementWords(state, message)
  if (supplement !== null && changing(acts) >= sure.way)
    return goOnLater(context, withNote(state, text), [...lead, supplement], null)
  const least = answers.paragraphs.length > 0 ? sure.answered : sure.changes
  if (!isDecided && changing(acts) < least) return null
  const jobs = jobsAtHand(context.catalogue, state).filter((job) => isPriced(job))
  if (jobs.length === 0) return null
  const likely = acts.add >= sure.way ? 'add' : acts.drop >= sure.way && jobs.length > 1 ? 'drop' : 'change'
  const likelyChips = chipsFor(context, jobs, message, likely)
  // A decision that adds no job of the catalogue changes an answer.
  const isOfAnswers = isDecided && likelyChips.length === 0
  const way = isOfAnswers ? 'change' : likely
  const chips = (isOfAnswers ? chipsFor(context, jobs, message, way) : likelyChips).slice(0, mostChips)
  // A message that only decides asks nothing. Leave out the answers to what looked like a question.
  const said =
    isDecided && !text.includes('?') ? lead.filter((one) => !answers.paragraphs.includes(one)) : lead
  return say(context, {
    paragraphs: [...said, `${intro[way]} ${chips.length > 0 ? choosing[way] : rewording}`],
    chips,
    state: { ...withNote(state, message.typed), asked: whichChange },
  })
}

/** The reply to a customer who gives up a change that the estimate does not count. */
export const leaving = 'Va bene: lascio la stima com’è.'

/** Words of an answer that takes the change back, and words around them. */
const takingBack = /^(?:no|niente|nulla|nessun[ao]|lasci\p{L}{0,4}|importa|cosi|so|boh)$/u
const around =
  /^(?:non|lo|stare|perdere|fa|va|bene|e|è|ok|per|ora|adesso|grazie|com|era|dai|allora|scusa|scusi)$/

/**
 * Answers a message that takes the change back about which {@link clarify} asked: 'no niente, lascia perdere', 'non lo so'.
 * Null for any other message.
 */
export function leaveAsIs(
  context: TurnContext,
  state: CaseState,
  { whole: { words } }: Message,
  lead: readonly string[],
): Turn | null {
  if (state.asked?.slot !== whichChange.slot) return null
  const said = words.flatMap(({ text, kind }) => (kind === 'mark' ? [] : [text]))
  const isBack = said.some((text) => takingBack.test(text))
  if (!isBack || !said.every((text) => takingBack.test(text) || around.test(text))) return null
  return goOnLater(context, { ...state, asked: null }, [...lead, leaving], null)
}

/** Maximum number of words of a message that only names what changes. */
const mostNaming = 4

/**
 * Asks the question that a message names after {@link clarify} asked what changes: 'i soffitti'. Null for a message that
 * names none, and for one with more to say.
 */
export function askNearest(
  context: TurnContext,
  state: CaseState,
  message: Message,
  lead: readonly string[],
): Turn | null {
  const words = message.whole.words.filter(({ kind }) => kind !== 'mark').length
  if (state.asked?.slot !== whichChange.slot || words > mostNaming) return null
  const jobs = jobsAtHand(context.catalogue, state).filter((job) => isPriced(job))
  const near = namedQuestions(jobs).find((one) => isNear(one, message))
  return near ? askAnew(context, state, near.question, lead) : null
}
