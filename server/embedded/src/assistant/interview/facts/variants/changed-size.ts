import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { thingOf } from '../../../italian/things.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { Message } from '../../message.ts'
import type { FactReading } from '../fact-reading.ts'
import { clausesIn } from './choosing.ts'
import { mainSize, withMain } from './main-count.ts'
import { ofOneJob, statedJobs } from './of-one-job.ts'

/** Matches verbs that take a part away: 'togli 11 metri', 'scalate la cucina che sono 11 mq'. */
const removing =
  /^(?:togli\p{L}{0,8}|tolg[oa]|lev(?:a|o|i|iamo|ate|are|erei)|scal(?:iamo|ate|are)|sottra\p{L}{1,6}|detra\p{L}{1,6}|elimin\p{L}{1,6}|esclud\p{L}{1,5})$/u
/** Matches words of what is left out. Their figure may state what is left: 'senza la cucina sono 37 metri'. */
const leftOut = /^(?:tolt[aoie]|levat[aoie]|esclus[aoie]|senza)$/
const adding = /^aggiung\p{L}{1,6}$/u
/** Words between the figure and 'in più': '6 metri quadri in più'. */
const signAfter = /^(?:in|di|de) (?:piu|chiu|cchiu|meno|manco)$/
/** Maximum number of words between a figure and 'in più': '11 mq della cucina in meno'. */
const signReach = 3
const opening = /^(?:di|del|dello|della|dei|degli|delle|dell|d)$/
/** Parts of a home that an area may have: '11 mq della cucina'. */
const places: ReadonlySet<string | null> = new Set([
  'room',
  'bathroom',
  'wall',
  'facade',
  'ceiling',
  'roof',
  'storage',
  'terrace',
])
/** Words before the figure of a clause that follows a removal: 'va tolta la cucina, sono 11 metri'. */
const stating = /^(?:sono|saranno|circa|che|e|fa|misura|di|tipo|un)$/
/** Words before 'scala' where it is the verb: 'quindi scala 12 metri'. Elsewhere it is a stair. */
const beforeVerb = /^(?:quindi|allora|e|poi|ma|anzi|percio|scusa)$/
/** Maximum number of words of a message that changes a size by a figure. */
const mostWords = 24

/** A figure by which a message changes a size. */
interface Difference {
  readonly figure: Quantity
  readonly sign: 1 | -1
  /** The indices of the clauses that say it. */
  readonly clauses: readonly number[]
}

const figuresOf = ({ quantities }: Utterance): Quantity[] =>
  quantities.filter(({ article, ordinal, unit }) => !article && !ordinal && unit !== 'other')

/** Whether a figure measures another thing: '3 metri di armadio'. '11 mq della cucina' is a part of the work. */
function isOfOther({ words }: Utterance, { to }: Quantity): boolean {
  if (!opening.test(words[to]?.text ?? '')) return false
  const next = [words[to + 1], words[to + 2]].map((word) => thingOf(word?.text ?? ''))
  return !next.some((thing) => places.has(thing))
}

/** Returns the sign of the figure in a clause; 0 if the clause only states it. */
function signOf({ words }: Utterance, { from, to }: Quantity): -1 | 0 | 1 {
  const texts = words.map(({ text }) => text)
  for (let at = to; at <= to + signReach; at += 1)
    if (signAfter.test(`${texts[at]} ${texts[at + 1]}`)) return texts[at + 1]?.startsWith('m') ? -1 : 1
  const before = texts.slice(0, from)
  // 'più o meno 11 metri'
  const isMinus = before.at(-1) === 'meno' && before.at(-2) !== 'o'
  const isScaled = before.some(
    (text, at) => text === 'scala' && before.slice(0, at).every((word) => beforeVerb.test(word)),
  )
  if (isMinus || isScaled || before.some((text) => removing.test(text))) return -1
  return before.some((text) => adding.test(text)) ? 1 : 0
}

/** Returns the only difference that a message states: 'quindi togli 11 metri', 'va tolta la cucina, 11 mq'. */
function differenceIn(said: string): Difference | null {
  const whole = readUtterance(said)
  const [only, ...more] = figuresOf(whole)
  if (!only || more.length + whole.sides.length + whole.denied.length > 0 || whole.words.length > mostWords)
    return null
  const clauses = clausesIn(said).map((text) => readUtterance(text))
  const index = clauses.findIndex((clause) => figuresOf(clause).length > 0)
  const clause = clauses[index]
  const figure = clause && figuresOf(clause)[0]
  if (!clause || !figure || isOfOther(clause, figure)) return null
  const sign = signOf(clause, figure)
  if (sign !== 0) return { figure, sign, clauses: [index] }
  const before = clauses[index - 1]?.words.map(({ text }) => text) ?? []
  const isBare = clause.words
    .slice(0, figure.from)
    .every(({ text, kind }) => kind === 'mark' || stating.test(text))
  if (!isBare || !before.some((text) => removing.test(text) || leftOut.test(text))) return null
  return { figure, sign: -1, clauses: [index - 1, index] }
}

/** A job with its changed size, and the message without the words of the change. */
interface ChangedSize {
  readonly job: JobAtHand
  readonly reading: FactReading
  readonly rest: string
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Returns the reading in which the measured size of a job is more or less by a figure. */
function changed(job: JobAtHand, { figure, sign, clauses }: Difference): FactReading | null {
  const main = mainSize(job)
  if (!main || main.isCount) return null
  const shown = main.slot.show(main.known)
  const isSurface = shown.endsWith('m²')
  const fits = isSurface ? figure.unit === 'area' || figure.unit === 'metre' : figure.unit === 'metre'
  if (!fits || (!isSurface && !/metri|m$/.test(shown))) return null
  const { low, high } = main.known
  // 'senza la cucina, 37 mq' may state what is left.
  if (clauses.length > 1 && figure.high * 2 > low) return null
  if (sign < 0 && figure.high >= low) return null
  return withMain(job, main, {
    low: round(low + sign * (sign < 0 ? figure.high : figure.low)),
    high: round(high + sign * (sign < 0 ? figure.low : figure.high)),
  })
}

/**
 * Returns the size of a job in hand as a message makes it more or less by a figure: 'la cucina la lascio stare, quindi
 * togli 11 metri', of 48 m². Null if the message names another job, whose figure it may be, or if it is not clear which
 * size is meant.
 */
export function changedSize(jobs: readonly JobAtHand[], { said, named }: Message): ChangedSize | null {
  const difference = differenceIn(said)
  if (!difference) return null
  const only = ofOneJob(jobs, statedJobs(named), (job) => changed(job, difference))
  if (!only) return null
  const rest = clausesIn(said).filter((_, index) => !difference.clauses.includes(index))
  return { ...only, rest: rest.join('') }
}
