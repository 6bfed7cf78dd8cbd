import { professionWords } from '@mestieri/shared/catalogue/professions.ts'
import { catalogue as services } from '@mestieri/shared/services/catalogue.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import { capitalise, listWords } from './figures.ts'

/** What is going to be priced: 'Vediamo quanto costa riparare la caldaia.' */
export function startSentence(works: readonly string[]): string {
  return works.length === 1
    ? `Vediamo quanto costa ${works[0]}.`
    : `Vediamo quanto costano, uno per uno: ${listWords(works)}. Alla fine ti do anche il totale.`
}

/** A job of another service than the chat's, priced here all the same. */
export function otherServiceSentence(kind: JobKind, slug: keyof typeof services): string {
  const { one } = professionWords[kind.profession]
  return `È un lavoro di «${services[slug].title}», lo fa ${one}: te lo stimo qui, senza cambiare chat.`
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

/** Why a job gets no figure, and who can tell. */
export function handOverSentence({ work, visit, profession }: JobKind): string {
  const { one } = professionWords[profession]
  const looksAt = visit === '' ? '' : `: deve vedere ${visit}`
  return `Per ${work} non ho un prezzo affidabile, e non te lo invento. Te lo dice ${one} dopo un sopralluogo${looksAt}.`
}

/** The question which job it is, with some of them. */
export function whichJobSentence(works: readonly string[]): string {
  return `Che lavoro ti serve? Per esempio: ${listWords(works)}.`
}

export const capitalised = (works: readonly string[]): string[] => works.map((work) => capitalise(work))
