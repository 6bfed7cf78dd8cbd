import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { askedQuestion, jobsAtHand, type JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'
import { namedIn } from '../leaving/names.ts'
import { areOneWork } from '../opinions/one-work.ts'
import { corrects } from '../requested.ts'
import { isVariant } from '../routing.ts'
import { areAlternatives } from '../ways/alternatives.ts'
import { isPartOf } from '../whole-job.ts'

const of = /^(?:di|del|dell|dello|della|dei|degli|delle|che)$/
/** Maximum number of words after 'al posto di' that name the thing which gives way. */
const mostNames = 4
/** Matches the verb after the thing that gives way: 'invece della pittura facciamo …'. */
const verb = /(?:iamo|[aei]te|[aei]re|rei|remmo|glio|ssi|sse|ssimo)$/

/**
 * Returns the index of the word after the phrase 'invece di', 'al posto di' or 'anziché', if its word 'invece', 'posto' or
 * 'anziché' stands at the index `at`; otherwise null.
 */
function afterGiving(words: readonly Word[], at: number): number | null {
  const text = words[at]?.text ?? ''
  if (text === 'anziche') return at + 1
  const isGiving =
    text === 'invece' || text === 'piuttosto' || (text === 'posto' && words[at - 1]?.text === 'al')
  return isGiving && of.test(words[at + 1]?.text ?? '') ? at + 2 : null
}

/** The job in hand that gives way to something else, and the words that name it. */
interface Giving {
  readonly key: AnyJobKey
  readonly from: number
  readonly to: number
}

/** Returns the places of the words that name what gives way: 'invece della pittura', 'al posto del calorifero'. */
function givingPlaces(words: readonly Word[]): Pick<Giving, 'from' | 'to'>[] {
  return [...words.keys()].flatMap((at) => {
    const from = afterGiving(words, at)
    if (from === null) return []
    const near = words.slice(from, from + mostNames)
    const end = near.findIndex(({ text, kind }) => kind === 'mark' || verb.test(text))
    return [{ from, to: from + (end === -1 ? near.length : end) }]
  })
}

/** Returns the job in hand whose thing a message wants something else in place of: 'invece della pittura lo stucco'. */
export function givingJob(catalogue: Catalogue, state: CaseState, message: Message): Giving | null {
  const inHand = jobsAtHand(catalogue, state)
  const { saidWords: words, named } = message
  for (const { from, to } of givingPlaces(words)) {
    // 'al posto del calorifero', beside a heat pump in hand, names a thing of another job.
    if (areOfOthers(state, named, { from, to })) continue
    const job = namedIn(inHand, { words: words.slice(from, to) })
    if (job) return { key: job.key, from, to }
  }
  return null
}

/** Whether words name things of jobs of which none is in hand. */
function areOfOthers(
  { jobs }: CaseState,
  named: readonly NamedJob[],
  { from, to }: Pick<Giving, 'from' | 'to'>,
): boolean {
  // 'al posto della caldaia la pompa di calore' has both words in one mention.
  const isOtherWay = (key: AnyJobKey): boolean => jobs.some((job) => areAlternatives(job.key, key))
  const given = named.filter(
    ({ key, objectsAt }) => objectsAt.some((at) => at >= from && at < to) && !isOtherWay(key),
  )
  return given.length > 0 && given.every(({ key }) => !jobs.some((job) => job.key === key))
}

/** Whether what gives way is no job in hand, so that a message adds something: 'un termoarredo al posto del calorifero'. */
const givesOther = (state: CaseState, { saidWords, named }: Message): boolean =>
  givingPlaces(saidWords).some((place) => areOfOthers(state, named, place))

/** Matches what stays beside a new work: 'oltre alla pulizia degli altri', 'e invece aggiungi 4 zanzariere'. */
const besides = /(?<!\p{L})(?:oltre (?:a|al|all|alla|allo|ai|agli|alle)(?!\p{L})|invece aggiung)/iu

/** Matches words before 'invece' at the beginning of a clause. */
const opening = /^(?:e|ed|o|no|ma|se|anzi|allora|ok|oppure|quindi|dai|beh|senti|scusa|per|poi|solo)$/

/**
 * Whether 'invece' sets a further work against the ones in hand: 'mettete invece due prese', 'le porte invece verniciatele'.
 * At the beginning, or after 'no', it replaces: 'invece facciamo il bagno'.
 */
function isContrast({ kind, only, objectsAt }: NamedJob, { saidWords, text }: Message): boolean {
  if (kind !== 'statement' || saidWords[0]?.text === 'no' || text.includes('?')) return false
  const at = saidWords.findIndex((word) => word.text === 'invece')
  if (at === -1 || of.test(saidWords[at + 1]?.text ?? '')) return false
  // 'le grondaie invece pulitele soltanto' limits their work, and not the jobs.
  if (only && objectsAt.some((place) => place > at)) return false
  const before = saidWords.slice(0, at)
  const clause = before.slice(before.findLastIndex((word) => word.kind === 'mark') + 1)
  return clause.some((word) => !opening.test(word.text))
}

/** Whether a job that was dropped earlier was in hand together with all that are in hand now. */
function wasBeside(key: AnyJobKey, { jobs, dropped, told }: CaseState): boolean {
  return (
    dropped.some((one) => one.key === key) &&
    told.some(({ jobs: then }) => then.includes(key) && jobs.every((job) => then.includes(job.key)))
  )
}

/** Matches verbs of a return to an earlier choice: 'restiamo sull’ibrido', 'torniamo alla guaina'. */
const returning =
  /^(?:rest(?:o|iamo)|riman(?:go|iamo)|torn(?:o|i|iamo|ate)|rimett(?:i|a|iamo|ete)|ten(?:go|iamo))$/
/** Maximum number of words from such a verb to the thing. */
const returnReach = 3

/** Matches verbs that choose one of two ways: 'alla fine optiamo per i termosifoni', 'passiamo al laminato'. */
const choosing = /^(?:opt(?:o|iamo|erei|eremmo)|scelg(?:o|iamo)|passiamo|pass(?:o|erei)|puntiamo)$/

/** Matches words beside the bare name of another way: 'in parquet', 'sì, il laminato'. */
const besideName = /^(?:si|in|il|lo|la|l|i|un|uno|una|di|col|con|meglio|magari|piuttosto)$/
/** Maximum number of words of such a message. */
const mostBare = 4

/** Whether a message is only the name of another way, and answers no question: 'parquet', to 'sopra il vecchio, o si toglie?'. */
function isBareName(catalogue: Catalogue, state: CaseState, one: NamedJob, message: Message): boolean {
  const { at, to, hasOwnVerb } = one
  const words = message.saidWords
  if (hasOwnVerb || message.text.includes('?') || message.whole.words.length > words.length) return false
  if (words.filter(({ kind }) => kind !== 'mark').length > mostBare) return false
  const asked = askedQuestion(catalogue, state)
  if (asked?.slot.read(message.whole, true)?.kind === 'fact') return false
  return words.every(
    ({ text, kind }, place) => kind === 'mark' || (place >= at && place < to) || besideName.test(text),
  )
}

/**
 * Returns the job in hand in whose place a message chooses another way, or came in place of an earlier one to which the
 * message returns; null for any other mention.
 */
function wayInstead(
  catalogue: Catalogue,
  state: CaseState,
  mention: NamedJob,
  message: Message,
): JobAtHand | null {
  const { key, objectAt } = mention
  const { saidWords } = message
  const inHand = jobsAtHand(catalogue, state)
  const rival = inHand.find((job) => areAlternatives(job.key, key))
  if (rival && isBareName(catalogue, state, mention, message)) return rival
  const before = saidWords.slice(Math.max(0, objectAt - returnReach), objectAt)
  // 'il radiante mi piaceva di più, torniamo a quello'
  const isReturn =
    before.some(({ text }) => returning.test(text)) ||
    saidWords.some(
      ({ text }, at) =>
        at > objectAt && returning.test(text) && /^quell[oaie]$/.test(saidWords[at + 2]?.text ?? ''),
    )
  if (before.some(({ text }) => choosing.test(text)))
    return inHand.find((job) => areAlternatives(job.key, key)) ?? null
  if (!isReturn || !state.dropped.some((one) => one.key === key)) return null
  return inHand.find((job) => areAlternatives(job.key, key) || areOneWork(catalogue, job.key, key)) ?? null
}

/** Matches verbs that put something further in: 'mettete invece due prese'. */
const adding = /^(?:mett|aggiung|mont|install)/

/** Whether a job in hand gives way to a mention of another way, of its whole or of its thing as new. */
function isRival(catalogue: Catalogue, job: JobAtHand, { key }: NamedJob, { saidWords }: Message): boolean {
  const known = catalogue.job(key)
  if (!known || areAlternatives(job.key, key) || isVariant(job, known)) return true
  const isPart = isPartOf(catalogue, key, job.key)
  if (isPart) return !saidWords.some(({ text }) => adding.test(text))
  return areOneWork(catalogue, job.key, key)
}

/**
 * Returns a message whose mentions tell whether they come beside the jobs in hand or in place of one. A thing in whose place
 * something is wanted names the job that gives way; 'invece' after a thing or a verb adds; and a job that was left out comes
 * back beside the others.
 */
export function withPlaces(catalogue: Catalogue, state: CaseState, message: Message): Message {
  if (state.jobs.length === 0 || message.named.length === 0) return message
  const inHand = jobsAtHand(catalogue, state)
  const giving = givingJob(catalogue, state, message)
  const isOfGiving = (at: number): boolean => giving !== null && at >= giving.from && at < giving.to
  // 'un termoarredo bianco al posto del termosifone' paints no radiator.
  const isGiving = ({ objectsAt, hasOwnVerb }: NamedJob): boolean =>
    hasOwnVerb ? objectsAt.every(isOfGiving) : objectsAt.some(isOfGiving)
  const isBesides = besides.test(message.text)
  const isOther = giving === null && givesOther(state, message)
  const placed = (one: NamedJob): NamedJob => {
    if (one.denied || inHand.some(({ key }) => key === one.key)) return one
    const instead = wayInstead(catalogue, state, one, message)
    if (instead)
      return {
        ...one,
        kind: 'statement',
        hasOwnVerb: true,
        instead: true,
        also: false,
        only: false,
        insteadOf: instead.key,
      }
    if (isBesides || (isOther && one.instead))
      return { ...one, also: true, instead: false, only: false, insteadOf: null }
    if (giving !== null && !isPartOf(catalogue, one.key, giving.key)) {
      // 'e al posto della tinta il microcemento?' asks for its price.
      const kind = one.kind === 'question' && message.whole.words[0]?.text === 'e' ? 'what-if' : one.kind
      return { ...one, kind, instead: true, also: false, only: false, insteadOf: giving.key }
    }
    if (!one.only && wasBeside(one.key, state)) return { ...one, also: true, instead: true, insteadOf: null }
    const isBeside = one.instead && !corrects(message) && isContrast(one, message)
    if (!isBeside || inHand.some((job) => isRival(catalogue, job, one, message))) return one
    return { ...one, also: true, only: false, insteadOf: null }
  }
  return {
    ...message,
    named: message.named.filter((one) => !isGiving(one)).map((one) => placed(one)),
  }
}
