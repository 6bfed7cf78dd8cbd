import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { Message } from '../../message.ts'
import type { FactReading } from '../fact-reading.ts'
import { nounsOf } from './counted-noun.ts'
import { mainSize, type MainSize, withMain } from './main-count.ts'
import { ofOneJob, requestedJobs } from './of-one-job.ts'

/** Words before the first part of a count: 'ho sbagliato, sono', 'ce ne vogliono', 'facciamone'. */
const lead = new Set(
  `e ma no si ok allora quindi anzi scusa scusi scusate mi ho sono so saranno ce ne ci n quell quelli quelle davanti sbagliato
  sbagliata correggo contato ricontato facciamo facciamone fate fatene mettiamo mettiamone mettete vogliono servono servirebbero
  ne vorrei voglio diciamo bene meglio alla fine in tutto totale realta`.split(/\s+/),
)
/** Words that join the parts: 'due nelle camere e uno in sala', '5 a piano terra più 4 di sopra'. */
const joint = /^(?:e|ed|piu|,|poi|altr[ie]|un altr[oa])$/
/** Matches the beginnings of places and kinds by which a part is told: 'in cucina', 'grandi', 'che vanno sul balcone'. */
const partWord =
  /^(?:in|nel|nella|nelle|nei|nello|nell|al|alla|alle|ai|all|a|di|del|della|dei|delle|sul|sulla|sui|sulle|su|per|da|dal|dalla|che|dietro|davanti|sopra|sotto|fuori|dentro|grand[ei]|piccol[ei]|normal[ei]|picc\p{L}+|larg\p{L}+|alt[ei]|bass[ei]|scorrevol\p{L}|battente|fiss[ei]|nuov[ei])$/u
/** Matches places by which a window is a French window: 'che vanno sul balcone'. */
const ofFrench = /^(?:balcon\p{L}*|terraz\p{L}*|portafinestr\p{L}*|portefinestr\p{L}*|port[ae])$/u
/** Maximum number of words of a part, and of the message. */
const mostPart = 7
const mostWords = 22
const fewestParts = 2

interface Part {
  readonly count: number
  /** The words after its number. */
  readonly words: readonly string[]
}

const countable = ({ unit, ordinal, low, high, article }: Quantity): boolean =>
  !ordinal &&
  low === high &&
  low > 0 &&
  Number.isInteger(low) &&
  (unit === null || unit === 'window' || unit === 'door' || article)

/** Returns the parts of a count that make up the whole message; null if it is no such list. */
function partsIn({ words, quantities, sides, denied }: Utterance): Part[] | null {
  if (sides.length + denied.length > 0 || words.length > mostWords) return null
  const counts = quantities.filter((one) => !one.article || one.low === 1)
  if (counts.length < fewestParts || !counts.every((one) => countable(one))) return null
  const [first] = counts
  if (
    !first ||
    first.article ||
    !words.slice(0, first.from).every(({ text, kind }) => kind === 'mark' || lead.has(text))
  )
    return null
  const parts: Part[] = []
  for (const [at, { from, low }] of counts.entries()) {
    const next = counts[at + 1]
    const own = words.slice(from + 1, next?.from).map(({ text }) => text)
    const until = next ? own.findLastIndex((text) => !joint.test(text)) + 1 : own.length
    if (next && until === own.length) return null
    const after = own.slice(0, until).filter((text) => text !== ',')
    const isPart = after.slice(0, 2).some((text) => partWord.test(text) || ofFrench.test(text))
    if (!isPart || after.length > mostPart) return null
    parts.push({ count: low, words: after })
  }
  return parts
}

/** Returns the slot that counts a part: the main one, or another one of a kind that the part names. */
function slotOf({ engine, inHand }: JobAtHand, main: MainSize, { count, words }: Part): Slot {
  const others = engine.slots.filter((one) => one !== main.slot && typeof one.price?.reference === 'number')
  const french = others.find((one) => nounsOf(one)[0] === 'portafinestra')
  if (french && words.some((text) => ofFrench.test(text))) return french
  const said = readUtterance(`${count} ${words.join(' ')}`)
  return (
    others.find((one) => {
      const found = one.needed(inHand.facts) ? one.read(said, false) : null
      return found?.kind === 'fact' && found.fact.kind === 'number' && found.fact.low === count
    }) ?? main.slot
  )
}

/** Returns the counts of a job as a list of parts states them. */
function counted(job: JobAtHand, parts: readonly Part[]): FactReading | null {
  const main = mainSize(job)
  if (!main?.isCount) return null
  const sums = new Map<Slot, number>()
  for (const part of parts) {
    const slot = slotOf(job, main, part)
    sums.set(slot, (sums.get(slot) ?? 0) + part.count)
  }
  const total = sums.get(main.slot)
  if (total === undefined) return null
  const facts: Record<string, Fact> = { ...job.inHand.facts }
  for (const [slot, low] of sums) {
    const fact: Fact = { kind: 'number', low, high: low }
    // The main size has limits, and a size that stays is no new one.
    if (slot === main.slot && !withMain(job, main, fact) && !isSameFact(facts[slot.id], fact)) return null
    facts[slot.id] = fact
  }
  const changed = [...sums.keys()].filter((slot) => {
    const fact = facts[slot.id]
    return fact && !isSameFact(job.inHand.facts[slot.id], fact)
  })
  return changed.length > 0 ? { facts, changed, askBack: null, unknown: false, repeated: false } : null
}

/**
 * Returns the count of a job that a message states by its parts: '7 normali e 2 che vanno sul balcone', 'sono sei grandi e
 * cinque piccoli'. Null if it is not clear which job is meant.
 */
export function partition(
  jobs: readonly JobAtHand[],
  { said, text, named }: Message,
): { readonly job: JobAtHand; readonly reading: FactReading; readonly rest: string } | null {
  if (text.includes('?')) return null
  const parts = partsIn(readUtterance(said))
  const only = parts && ofOneJob(jobs, requestedJobs(named, jobs), (job) => counted(job, parts))
  return only && { ...only, rest: '' }
}
