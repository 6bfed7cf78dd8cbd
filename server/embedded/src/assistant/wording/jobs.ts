import { catalogue as services } from '@mestieri/shared/services/catalogue.ts'

import type { KnownJob } from '../interview/catalogue.ts'
import { listWords } from './figures.ts'

/** Announces the job that will be priced: 'Vediamo quanto costa riparare la caldaia.' */
export function startSentence(works: readonly string[]): string {
  return works.length === 1
    ? `Vediamo quanto costa ${works[0]}.`
    : `Vediamo quanto costano, uno per uno: ${listWords(works)}. Alla fine ti do anche il totale.`
}

/** Says that a job of another service is priced in this chat too. */
export function otherServiceSentence({ slug, teller }: KnownJob): string {
  const where = slug === null ? '' : ` di «${services[slug].title}»`
  return `È un lavoro${where}, lo fa ${teller}: te lo stimo qui, senza cambiare chat.`
}

export function addedSentence(works: readonly string[]): string {
  return `Aggiungo: ${listWords(works)}. Faccio i conti anche per questo e alla fine il totale.`
}

export function switchedSentence(works: readonly string[], hasFacts: boolean): string {
  const kept = hasFacts ? ' Quello che mi hai già detto lo tengo buono.' : ''
  return `Va bene, guardiamo quanto costa ${listWords(works)}.${kept}`
}

export function removedSentence(works: readonly string[]): string {
  return `Ok, tolgo: ${listWords(works)}.`
}

/** Says why a job has no price here, and who can give one. */
export function handOverSentence({
  kind: { work, visit },
  teller,
}: Pick<KnownJob, 'kind' | 'teller'>): string {
  const looksAt = visit === '' ? '' : `: deve vedere ${visit}`
  return `Per ${work} non ho un prezzo affidabile, e non te lo invento. Te lo dice ${teller} dopo un sopralluogo${looksAt}.`
}
