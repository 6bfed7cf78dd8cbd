import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { Fact } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import { asksForWork } from '../../jobs/requested.ts'
import type { Message } from '../../message.ts'
import type { Part } from '../hearing/parts.ts'

/** The work of a new bathroom, which the renovation of a home counts among its bathrooms. */
export const newBathroom: AnyJobKey = 'ristrutturazione_bagno/secondo'
const home: AnyJobKey = 'ristrutturazione/completa'
/** Matches the renovations of a home that count its bathrooms. */
const homes = /^ristrutturazione\/(?:completa|leggera|parziale)$/
/** The question how many bathrooms are renovated. */
const countOf = 'bagni'

const bathroom = /^(?:bagn(?:o|etto|ettino|ino)|servizi(?:o|etto)?|wc)$/
const indefinite = /^(?:un|uno)$/
const definite = /^(?:il|lo)$/
const ordinal = /^(?:second|terz)[oa]$/
/** Words between the article and the bathroom: 'un secondo bagno', 'un altro piccolo bagno'. */
const between = /^(?:second[oa]|terz[oa]|altr[oa]|nuovo|piccol[oa]|mezzo)$/
const mostBetween = 2
const ordinals = ['second', 'terz', 'quart'] as const
const room = /^(?:starebbe|stia|stare|sta|ricav\p{L}+|aggiung\p{L}+|crea\p{L}*|ce)$/u

/** Returns the words between 'un' and 'bagno', if a message speaks of one more bathroom; otherwise null. */
function furtherBathroom(words: readonly Word[]): readonly string[] | null {
  for (const [at, { text }] of words.entries()) {
    if (!bathroom.test(text)) continue
    const before = words.slice(Math.max(0, at - mostBetween - 1), at).map((word) => word.text)
    // 'ricaviamo il secondo bagno'
    const hasOrdinal = before.some((word) => ordinal.test(word))
    const article = before.findLastIndex(
      (word) => indefinite.test(word) || (hasOrdinal && definite.test(word)),
    )
    const said = before.slice(article + 1)
    if (article !== -1 && said.every((word) => between.test(word))) return said
  }
  return null
}

/** Whether the jobs in hand count a new bathroom themselves. */
export const countsBathrooms = (jobs: readonly { readonly key: AnyJobKey }[]): boolean =>
  jobs.some(({ key }) => key === home)

/** Returns a part in which a job counts so many bathrooms. */
function withCount(job: JobAtHand, slot: Slot, count: number): Part {
  const fact: Fact = { kind: 'number', low: count, high: count }
  const facts = { ...job.inHand.facts, [slot.id]: fact }
  const reading = { facts, changed: [slot], askBack: null, unknown: false, repeated: false }
  return { job, slots: job.engine.slots, reading }
}

/** Matches words that leave a bathroom as it is. */
const leaving = /^(?:senza|tranne|niente|nessun[oa]?|escluso|togl\p{L}+|lasci\p{L}+)$/u

/**
 * Returns the change of a message that has the only bathroom of a home renovated too, after none was counted: 'rifatemi pure
 * il bagno'.
 */
function firstBathroom(jobs: readonly JobAtHand[], message: Message): Part[] {
  const { saidWords: words, whole, isWhatIf } = message
  const job = jobs.find(({ key }) => homes.test(key))
  const slot = job?.engine.slots.find(({ id }) => id === countOf)
  const known = slot && job?.inHand.facts[slot.id]
  if (!job || !slot || known?.kind !== 'number' || known.high > 0) return []
  const isNamed = words.some(({ text }) => bathroom.test(text))
  if (!isNamed || words.some(({ text }) => leaving.test(text)) || slot.read(whole, false) !== null) return []
  return isWhatIf || asksForWork(message) || words.some(({ text }) => /^(?:anche|pure)$/.test(text))
    ? [withCount(job, slot, 1)]
    : []
}

/**
 * Returns the change of a message that adds a bathroom to the renovation of a home: 'ci starebbe anche un secondo bagnetto,
 * aggiungilo'. It is one bathroom more, and no job of its own.
 */
export function bathroomParts(_: CaseState, jobs: readonly JobAtHand[], message: Message): Part[] {
  const first = firstBathroom(jobs, message)
  if (first.length > 0) return first
  const job = jobs.find(({ key }) => key === home)
  const slot = job?.engine.slots.find(({ id }) => id === countOf)
  const known = slot && job?.inHand.facts[slot.id]
  if (!job || !slot || known?.kind !== 'number' || known.low !== known.high) return []
  const { saidWords: words } = message
  const said = furtherBathroom(words)
  const isMeant = message.named.some(
    ({ key, denied, kind }) => key === newBathroom && !denied && kind !== 'question',
  )
  const isOrdered =
    message.isWhatIf ||
    asksForWork(message) ||
    (words.some(({ text }) => text === 'anche' || text === 'pure') &&
      words.some(({ text }) => room.test(text)))
  if (said === null || !isOrdered || !(isMeant || words.some(({ text }) => /^(?:anche|pure)$/.test(text))))
    return []
  const nth = ordinals.findIndex((start) => said.some((word) => word.startsWith(start)))
  // 'un secondo bagno', where two are counted already, adds none.
  if (nth !== -1 && known.low >= nth + 2) return []
  return [withCount(job, slot, known.low + 1)]
}
