import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { type Catalogue, slugOf } from '../catalogue.ts'
import type { Message, NamedJob } from '../message.ts'

/** Whether a job is part of another one, whose questions cover it. */
export function isPartOf(catalogue: Catalogue, key: AnyJobKey, whole: AnyJobKey): boolean {
  const kind = catalogue.job(key)?.kind
  if (slugOf(key) !== slugOf(whole)) return kind?.partOfOthers?.includes(whole) ?? false
  return kind?.partOf?.includes(whole.slice(whole.indexOf('/') + 1)) ?? false
}

/** Jobs that another work always holds in its price: a new shower has its tray and screen, a new boiler comes with the flushing. */
const included = new Set<AnyJobKey>(['ristrutturazione_bagno/box-piatto', 'caldaia/lavaggio'])

/** Leaves out the jobs that another one holds in its price: 'via la vasca, doccia con piatto e box in cristallo'. */
export const withoutIncluded = <Job extends { readonly key: AnyJobKey }>(
  catalogue: Catalogue,
  jobs: readonly Job[],
): Job[] =>
  jobs.filter(({ key }) => !included.has(key) || !jobs.some((other) => isPartOf(catalogue, key, other.key)))

/** The new bathroom, and the shower in place of the bath, which comes with it. */
const newBathroom: AnyJobKey = 'ristrutturazione_bagno/completo'
const showerForBath: AnyJobKey = 'ristrutturazione_bagno/vasca-doccia'

/** Whether a message speaks of a second bathroom: 'nel bagnetto', 'l’altro bagno'. */
const hasOtherBathroom = ({ saidWords }: Message): boolean =>
  saidWords.some(
    ({ text }, at) =>
      /^bagn(?:i|etto|ettino)$/.test(text) ||
      (text === 'bagno' && /^(?:altro|secondo)$/.test(saidWords[at - 1]?.text ?? '')),
  )

/** Whether a job is the shower for the bath in the bathroom that is renewed: 'rifare il bagno, via la vasca metto la doccia'. */
export const isShowerOfNewBathroom = (key: AnyJobKey, main: AnyJobKey, message: Message): boolean =>
  key === showerForBath && main === newBathroom && !hasOtherBathroom(message)

/** Whether a message tells what is to be done in each of two rooms: 'nel primo va rifatto tutto, nell’altro …'. */
export const isByRoom = ({ saidWords }: Message): boolean =>
  saidWords.some(
    ({ text }, at) =>
      /^(?:second|altr|piccol|grand)[oae]$/.test(text) &&
      /^(?:nel|nell|nella|nello)$/.test(saidWords[at - 1]?.text ?? ''),
  )

/** Number of parts from which the whole job is assumed. */
const manyParts = 3

const repairing =
  /^(?:ripar|aggiust|sistem|regol|stur|sgorg|stas|spurg|disottur|disostru|disintas|puli|sblocc|perd|gocciol|rott|guast|intas|ottur)/

/** Whether a mention is about repair or cleaning: 'sturare la doccia'. */
function isRepair({ at, to, verbsAt }: NamedJob, { saidWords }: Message): boolean {
  const words = [...saidWords.slice(at, to), ...verbsAt.flatMap((place) => saidWords[place] ?? [])]
  return words.some(({ text }) => repairing.test(text))
}

/** Whether a mention without a verb is only the owner of another part: 'del lavandino'. */
function isPlaced({ objectAt, hasOwnVerb }: NamedJob, { saidWords }: Message): boolean {
  return !hasOwnVerb && /^(?:del|dello|della|dell)$/.test(saidWords[objectAt - 1]?.text ?? '')
}

/**
 * Returns the chat's standard job in place of its parts, if enough of them are named: 'bagno da rifare: tubi,
 * piastrelle, sanitari'.
 */
export function wholeOf(
  catalogue: Catalogue,
  slug: ServiceSlug,
  all: readonly NamedJob[],
  message: Message,
): NamedJob[] | null {
  const key = catalogue.standard(slug)
  // 'il rubinetto del lavandino' is one part.
  const inWhole = all.filter(
    (one) => isPartOf(catalogue, one.key, key) && !isRepair(one, message) && !isPlaced(one, message),
  )
  // 'togliere la vasca, metterci la doccia e cambiare il water': the shower comes with the bath.
  const parts = inWhole.filter(
    (one) => !inWhole.some((other) => other.hasOwnVerb && isPartOf(catalogue, one.key, other.key)),
  )
  const [first] = parts
  if (!first || parts.length < manyParts || all.some((one) => one.key === key || one.only)) return null
  // 'rinnovare il bagno: piastrelle e sanitari': one of the parts includes all the others.
  if (parts.some((one) => parts.every((other) => other === one || isPartOf(catalogue, other.key, one.key))))
    return null
  return [{ ...first, key, hasOwnVerb: true }, ...all.filter((one) => !inWhole.includes(one))]
}

/** Matches words that take a thing out of the work. */
const removing = /^(?:niente|via|basta|togli(?:amo|ete)?|levi?(?:a|amo|ate)?)$/
/** Matches words that put another thing in its place. */
const putting =
  /^(?:mett(?:o|i|iamo|iamoci|ete|eteci|ici|erei)|mont(?:o|a|iamo|ate)|faccio|facciamo|voglio|vogliamo|vorrei|vorremmo)$/
/** Matches names of the whole work. */
const wholeNames = /^(?:bagno|casa|tutt[oaie]|complet[oaie]|rifaciment|ristrutturazion|lavor[oi]|demolizion)/
const determiner = /^(?:il|lo|la|l|i|gli|le|quell[oaie]|quel|piu)$/

/** Whether a message exchanges one thing for another: 'niente doccia, mettiamo la vasca'. */
export function exchangesThings({ saidWords }: Message): boolean {
  const at = saidWords.findIndex(({ text }) => removing.test(text))
  const thing = saidWords.slice(at + 1).find(({ text }) => !determiner.test(text))
  return (
    at !== -1 &&
    thing?.kind === 'word' &&
    !wholeNames.test(thing.text) &&
    saidWords.slice(at + 1).some(({ text }) => putting.test(text))
  )
}

/**
 * Whether a part comes in place of the whole: 'invece solo la batteria'. 'E se invece ci metto anche la batteria' adds it,
 * and 'i pannelli invece delle piastrelle' exchanges details.
 */
export const replacesWhole = ({ instead, also }: NamedJob, message: Message): boolean =>
  instead &&
  !also &&
  !exchangesThings(message) &&
  !message.saidWords.some(
    ({ text }, at) =>
      text === 'invece' &&
      /^(?:di|del|dell|dello|della|dei|delle)$/.test(message.saidWords[at + 1]?.text ?? ''),
  )
