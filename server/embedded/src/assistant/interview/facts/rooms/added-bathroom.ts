import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { Fact } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import { asksForWork } from '../../jobs/requested.ts'
import type { Message } from '../../message.ts'
import type { Part } from '../hearing/parts.ts'

/** The work of a new bathroom, which the renovation of a home counts among its bathrooms. */
export const newBathroom: AnyJobKey = 'ristrutturazione_bagno/secondo'
const home: AnyJobKey = 'ristrutturazione/completa'
/** The question how many bathrooms are renovated. */
const countOf = 'bagni'

const bathroom = /^(?:bagn(?:o|etto|ettino|ino)|servizi(?:o|etto)?|wc)$/
const indefinite = /^(?:un|uno)$/
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
    const article = before.findLastIndex((word) => indefinite.test(word))
    const said = before.slice(article + 1)
    if (article !== -1 && said.every((word) => between.test(word))) return said
  }
  return null
}

/** Whether the jobs in hand count a new bathroom themselves. */
export const countsBathrooms = (jobs: readonly { readonly key: AnyJobKey }[]): boolean =>
  jobs.some(({ key }) => key === home)

/**
 * Returns the change of a message that adds a bathroom to the renovation of a home: 'ci starebbe anche un secondo bagnetto,
 * aggiungilo'. It is one bathroom more, and no job of its own.
 */
export function bathroomParts(_: CaseState, jobs: readonly JobAtHand[], message: Message): Part[] {
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
  const fact: Fact = { kind: 'number', low: known.low + 1, high: known.high + 1 }
  return [
    {
      job,
      slots: job.engine.slots,
      reading: {
        facts: { ...job.inHand.facts, [slot.id]: fact },
        changed: [slot],
        askBack: null,
        unknown: false,
        repeated: false,
      },
    },
  ]
}
