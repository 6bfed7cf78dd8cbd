import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { isSameFact } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import type { FactReading } from '../fact-reading.ts'
import { becomes } from './counted-noun.ts'
import { fewerOrMore } from './fewer-or-more.ts'
import { type MainSize, mainSize, namesOtherThings, withMain } from './main-count.ts'
import { measuredAgain } from './measured-again.ts'

/** A job with the facts that a message changes. */
interface VariantPart {
  readonly job: JobAtHand
  readonly slots: readonly Slot[]
  readonly reading: FactReading
}

interface Size {
  readonly low: number
  readonly high: number
}

/** Matches questions that may change a count: 'se ne cambiassi tre?', 'e una in più?'. Others ask for information. */
const mayCount =
  /(?<!\p{L})(?:se|si|quanto)(?!\p{L})|^\s*(?:(?:e|ma|anche|pure)\s)?(?:un\p{L}?['’]?|due|tre|quattro|cinque|\d{1,2})(?:\s|altr)/iu

/** Whether a message names a job that is not in hand. Its figures then belong to that job. */
function namesOther({ named }: Message, jobs: readonly JobAtHand[]): boolean {
  return named.some(
    ({ key, denied, isFallback, hasOwnVerb }) =>
      !denied && !isFallback && hasOwnVerb && jobs.every((job) => job.key !== key),
  )
}

/** Returns the new count of a thing of which a job has a known number: 'e se i bagni diventano due?', of one. */
function withNewCount({ engine, inHand }: JobAtHand, text: string): FactReading | null {
  const named = becomes(readUtterance(text))
  if (!named) return null
  const said = readUtterance(`${named.count.low} ${named.noun}`)
  for (const slot of engine.slots) {
    const known = inHand.facts[slot.id]
    const found = known?.kind === 'number' ? slot.read(said, false) : null
    if (!known || found?.kind !== 'fact' || found.fact.kind !== 'number' || isSameFact(known, found.fact))
      continue
    return {
      facts: { ...inHand.facts, [slot.id]: found.fact },
      changed: [slot],
      askBack: null,
      unknown: false,
      repeated: false,
    }
  }
  return null
}

/** Returns a new size unless another question takes its figure: 'anche le finestre, sono 7', of two bathrooms. */
function ofOther(job: JobAtHand, main: MainSize, utterance: Utterance, size: Size | null): Size | null {
  const hasThings = job.engine.slots.some(({ things }) => things !== undefined)
  if (hasThings && namesOtherThings(job, main.slot, utterance)) return null
  const isTaken = job.engine.slots.some((slot) => {
    if (slot === main.slot || typeof slot.price?.reference !== 'number') return false
    const found = slot.read(utterance, false)
    return found?.kind === 'fact' && found.fact.kind === 'number' && found.fact.low === size?.low
  })
  return isTaken ? null : size
}

/**
 * Returns the new main size of the job whose estimate was shown, if a message asks for fewer or more of its things, or
 * states its size again. With several such jobs it is not clear which one is meant.
 */
export function variantParts(
  { phase }: CaseState,
  jobs: readonly JobAtHand[],
  message: Message,
): VariantPart[] {
  if (phase !== 'estimated') return []
  for (const job of jobs)
    for (const { text, kind } of message.sentences) {
      const reading = kind === 'question' ? null : withNewCount(job, text)
      if (reading) return [{ job, slots: job.engine.slots, reading }]
    }
  const sized = jobs.flatMap((job) => {
    const main = mainSize(job)
    return main ? [{ job, main }] : []
  })
  const counted = sized.filter(({ main }) => main.isCount && main.known.high > 1)
  const [only, ...more] = counted.length === 1 ? counted : sized
  if (!only || more.length > 0) return []
  const { job, main } = only
  const isOther = namesOther(message, jobs)
  for (const [at, { text, kind }] of message.sentences.entries()) {
    // 'se invece ne cambio la metà?' is read as two clauses.
    const before = message.sentences[at - 1]?.text ?? ''
    const whole = /^(?:\p{L}{1,2} )?se$/iu.test(before.trim()) ? `${before} ${text}` : text
    if (kind === 'question' && !mayCount.test(whole)) continue
    const now = ofOther(job, main, readUtterance(whole), fewerOrMore(readUtterance(whole), main))
    const reading = now && withMain(job, main, now)
    if (reading) return [{ job, slots: job.engine.slots, reading }]
  }
  const again = isOther ? null : ofOther(job, main, message.whole, measuredAgain(message.whole, main))
  const reading = again && withMain(job, main, again)
  return reading ? [{ job, slots: job.engine.slots, reading }] : []
}
