import { isSameFact } from '../../slots/facts.ts'
import { lowerFirst } from '../../wording/figures.ts'
import { headOf } from '../acts/left-out/included-parts.ts'
import { jobsAtHand } from '../agenda.ts'
import { type CaseState, factsOf, newJob } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import { stemOf } from '../facts/unnamed/told-again.ts'
import { mainSize } from '../facts/variants/main-count.ts'
import { isShowerOfNewBathroom, withoutIncluded } from '../jobs/whole-job.ts'
import type { Message } from '../message.ts'
import { countedIn } from '../prices/counted-once.ts'

/** Matches verbs that put something into the estimate: 'mettici dentro', 'aggiungi', 'contami'. */
const putting =
  /^(?:mett(?:i|a|ete|iamo|o)(?:ci|mi|cel[aoie]|mel[aoie]|l[aoie])?|aggiung(?:i|a|ete|iamo|o)(?:ci|mi|l[aoie])?|includ(?:i|a|ete|iamo)(?:ci|mi|l[aoie])?|inser(?:isci|ite|isca|iamo)(?:ci|mi)?|cont(?:a|ate|i|iamo)(?:mi|ci|l[aoie])?|consider(?:a|ate|i|iamo))$/u
const doing = /^(?:fa(?:te|i|temi|mmi|cciamo)|vorrei|vogliamo)$/
const adding = /^aggiung/
const further = /^(?:anche|pure|dentro|inoltre)$/
/** Maximum number of words of such a message, and of one that names a job which another one holds in its price. */
const mostWords = 16
const mostNaming = 30
/** Minimum weight of a job that a message clearly names. */
const clearWeight = 3
/** Minimum number of letters of a noun in the lists of what is included. */
const shortestNoun = 4

/** Words between 'anche' and the thing. */
const beforeNoun = /^(?:il|lo|la|l|i|gli|le|un|uno|una|dentro|per|favore|tutt[oaie])$/

/**
 * Returns what is said of a message that asks for something which the estimate counts already: 'mettici dentro anche il
 * geometra', where the paperwork is one of the jobs. Null for any other message.
 */
export function alreadyCounted(catalogue: Catalogue, state: CaseState, message: Message): string | null {
  const { words } = message.whole
  // 'aggiungi la pulizia dell’impianto', 'fate anche il lavaggio'
  const isFurther = words.some(({ text }) => further.test(text))
  const isOrder = isFurther
    ? words.some(({ text }) => putting.test(text) || doing.test(text))
    : adding.test(words[0]?.text ?? '')
  const isAsked = message.sentences.some(({ kind }) => kind !== 'statement')
  if (isAsked || words.length > mostNaming || message.whole.denied.length > 0) return null
  const jobs = jobsAtHand(catalogue, state)
  const named = jobs.find(({ key }) => message.named.some((one) => one.key === key && !one.denied))
  if (message.whole.quantities.some(({ article }) => !article)) return null
  const isShown = state.phase === 'estimated'
  const counted = (what: string): string =>
    `${isShown ? 'È già nella stima' : 'Lo conto già'}: ${lowerFirst(what)}.`
  // 'mettici dentro anche la pulizia dell’impianto', of a new boiler, which comes with the flushing, and 'la doccia al posto della vasca', of
  // a whole bathroom
  const held = message.named.find(
    ({ key, denied, also, weight }) =>
      (isOrder ? also : weight >= clearWeight) &&
      !denied &&
      (state.jobs.some((job) => isShowerOfNewBathroom(key, job.key, message)) ||
        withoutIncluded(catalogue, [...state.jobs, newJob(key, true)]).every((job) => job.key !== key)),
  )
  const heldJob = held ? catalogue.job(held.key) : null
  if (heldJob) return counted(heldJob.kind.title)
  if (!isOrder || words.length > mostWords) return null
  for (const { key, denied } of message.named) {
    const option = denied ? null : countedIn(key, state.jobs)
    const job = option && jobs.find((one) => one.key === option.whole)
    const slot = job?.engine.slots.find(({ id }) => id === option?.slot)
    const known = slot && job?.inHand.facts[slot.id]
    if (slot && known) return counted(slot.show(known))
  }
  for (const job of jobs) {
    const facts = factsOf(state, job.inHand)
    for (const slot of job.engine.slots) {
      const known = facts[slot.id]
      if (known?.kind !== 'choice' || slot.price === null) continue
      const found = slot.read(message.whole, false)
      if (found?.kind === 'fact' && isSameFact(found.fact, known)) return counted(slot.show(known))
    }
  }
  // 'aggiungi anche la finestra del bagno' adds one more of the things.
  if (named && mainSize(named) === null) return counted(named.kind.title)
  const last = words.findLastIndex(({ text }) => further.test(text))
  const noun = words.slice(last + 1).find(({ text }) => !beforeNoun.test(text))?.text ?? ''
  if (noun.length < shortestNoun) return null
  const part = jobs
    .flatMap(({ kind }) => kind.included)
    .filter((text) => !text.includes('scegli'))
    .find((text) => headOf(text).some((word) => word.startsWith(stemOf(noun))))
  return part === undefined ? null : counted(part)
}
