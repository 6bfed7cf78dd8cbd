import type { Utterance } from '../../../italian/utterance.ts'
import type { Fact } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { FactReading } from '../fact-reading.ts'
import { measured } from '../sums.ts'

/** Matches verbs that add a thing: 'aggiungi quella del bagno', 'mettiamoci pure quella'. */
const adding =
  /^(?:aggiung\p{L}{1,6}|mett(?:i|ici|ine|iamo|iamoci|iamone|ete|eteci|erei|erci|ere)|facciamo|fate|includ\p{L}{1,6}|dimenticat[oaie]|sarebbe|manca)$/u
/** Words beside the verb without which it adds nothing: 'facciamo anche quella'. */
const further = /^(?:anche|pure|dentro|aggiung\p{L}{1,6}|includ\p{L}{1,6}|dimenticat[oaie]|manca)$/u
const one = /^quell[oa]$/
const ofPlace = /^(?:del|della|dell|dello|in|al|alla|nel|nella|sul|sulla|di)$/

/** Whether a message adds one more of the things that were counted, by its place: 'aggiungi quella del bagno'. */
export function addsThatOne({ words, quantities, sides }: Utterance): boolean {
  const texts = words.map(({ text }) => text)
  const at = texts.findIndex((text) => one.test(text))
  if (at === -1 || !ofPlace.test(texts[at + 1] ?? '')) return false
  // 'metti anche quella del bagno, quindi 5' states the total.
  const counts = quantities.filter(({ unit, article, ordinal }) => unit === null && !article && !ordinal)
  const [size, other] = sides
  if (other || counts.some(({ from }) => !size || from < size.from || from >= size.to)) return false
  const before = texts.slice(0, at)
  return before.some((text) => adding.test(text)) && before.some((text) => further.test(text))
}

/**
 * Adds one to the known count of a job's things if a message names a further one by its place: 'metti anche quella del
 * bagno, 70 x 130', of four shutters.
 */
export function withOneMore(job: JobAtHand, utterance: Utterance, reading: FactReading): FactReading {
  const main = job.engine.slots.find(
    (slot) => typeof slot.price?.reference === 'number' && slot.needed(reading.facts),
  )
  const known = main && reading.facts[main.id]
  if (!main || known?.kind !== 'number' || known.low !== known.high || reading.changed.includes(main))
    return reading
  const shown = main.show(known)
  // 'quella' is a shutter, and 'quello' a radiator. The plural shows the gender: 'termosifone' ends like 'tapparelle'.
  const [, noun = ''] = main.show({ kind: 'number', low: 2, high: 2 }).split(' ')
  const isMeant = utterance.words.some(({ text }) => text === (noun.endsWith('e') ? 'quella' : 'quello'))
  if (measured.test(shown) || !isMeant || !addsThatOne(utterance)) return reading
  const fact: Fact = { kind: 'number', low: known.low + 1, high: known.high + 1 }
  return { ...reading, facts: { ...reading.facts, [main.id]: fact }, changed: [...reading.changed, main] }
}
