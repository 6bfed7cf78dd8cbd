import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { isGateOfEntryPhone } from '../../../recognise/exceptions/descriptions.ts'
import { slugOf } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'

const counted = /^(?:un|uno|una|\d+|due|tre|quattro|cinque|sei)$/

/**
 * Whether a mention without a verb describes a thing that an earlier mention is about: 'si è rotta la cinghia,
 * è una tapparella di plastica', 'cinghia spezzata, la tapparella è di alluminio'.
 */
export function isDescribed(one: NamedJob, { saidWords, named }: Message): boolean {
  if (one.verbsAt.length > 0 || one.also || one.isAction) return false
  const text = (at: number): string => saidWords[at]?.text ?? ''
  const isBeingAt = (at: number): boolean =>
    text(at) === 'sono' || (text(at) === 'e' && saidWords[at]?.accented === true)
  const isNamed = counted.test(text(one.objectAt - 1)) && isBeingAt(one.objectAt - 2)
  const isOfMaterial = isBeingAt(one.objectAt + 1) && /^(?:di|in)$/.test(text(one.objectAt + 2))
  if (!isNamed && !isOfMaterial) return false
  return named.some(
    (other) =>
      other.key !== one.key &&
      !other.denied &&
      other.objectAt < one.objectAt &&
      slugOf(other.key) === slugOf(one.key),
  )
}

const place = /^(?:su|sul|sulla|sull|in|nel|nella|al|alla|verso|vicino|sopra|sotto|dietro|davanti)$/

const repair = /(?:riparazione|guasto|perdita|cinghia|tegola|servizio|punto-piano)$/
const material = /^(?:cartongess|matton|muratur|legno$|pietra$|cement)/
/** Maximum number of words of an answer that only names a material. */
const mostMaterial = 3

/**
 * Whether a mention without a verb only says where a thing is, that it is there, or what it is made of: 'il muro esterno
 * è sul cortile', 'c’è un termosifone attaccato', 'cartongesso'.
 */
export function isPlacedThing(one: NamedJob, { saidWords }: Pick<Message, 'saidWords'>): boolean {
  if (one.also || one.only || one.instead) return false
  const isThere = [2, 3].some((back) => {
    const [there, verb] = [saidWords[one.objectAt - back - 1], saidWords[one.objectAt - back]]
    return /^c[ei]?$/.test(there?.text ?? '') && /^(?:e|sono)$/.test(verb?.text ?? '')
  })
  // 'c’è un termosifone attaccato'
  const isState = one.verbsAt.every((at) => /[aiu]t[oaie]$/.test(saidWords[at]?.text ?? ''))
  const isToDo = saidWords[Math.max(...one.objectsAt) + 1]?.text === 'da'
  if (isThere && isState && !isToDo && !repair.test(one.key)) return true
  if (one.isAction) return false
  const isShort = saidWords.filter(({ kind }) => kind !== 'mark').length <= mostMaterial
  if (isShort && one.objectsAt.every((at) => material.test(saidWords[at]?.text ?? ''))) return true
  const last = Math.max(...one.objectsAt)
  const being = saidWords[last + 1]
  const isBeing = being?.text === 'sono' || (being?.text === 'e' && being.accented)
  return isBeing && place.test(saidWords[last + 2]?.text ?? '')
}

const finished = /^(?:vernici|lacc|pittur|smalt|tint|colora|dipint)(?:at|)[oaie]$/
const bareMaterial = /^(?:legno|ferro|alluminio|acciaio|pvc)$/

/** Whether a mention only says how a thing in hand is to be finished: 'legno, verniciato marrone', of windows. */
export function isFinish(
  { objectsAt, verbsAt }: NamedJob,
  { saidWords }: Pick<Message, 'saidWords'>,
): boolean {
  return (
    verbsAt.length > 0 &&
    verbsAt.every((at) => finished.test(saidWords[at]?.text ?? '')) &&
    objectsAt.every((at) => bareMaterial.test(saidWords[at]?.text ?? ''))
  )
}

/** Matches 'quella' and 'quelle' before a place: another thing of the kind in hand. */
const another = /^quell[oaie]$/
const ofPlace = /^(?:del|dell|dello|della|dei|delle|nel|nell|nella|in|sul|sulla)$/

/** Whether a mention only names the place of another thing of the kind in hand: 'e se ci aggiungo quella del corridoio?'. */
export function isPlaceOfAnother({ objectAt }: NamedJob, { saidWords }: Pick<Message, 'saidWords'>): boolean {
  return (
    another.test(saidWords[objectAt - 2]?.text ?? '') && ofPlace.test(saidWords[objectAt - 1]?.text ?? '')
  )
}

/** Whether a mention in the chat about painting only names what could be painted: 'anche le pareti del bagno'. */
export function isSurfaceOnly({ key, isAction, objectWeight }: NamedJob, slug: ServiceSlug): boolean {
  return (
    slug === 'tinteggiatura' && !isAction && objectWeight < 1 && /^ristrutturazione(?:_bagno)?\//.test(key)
  )
}

/** Whether a message only asks for the cause of a fault: 'può essere la valvola?'. */
export function asksForCause({ whole: { words } }: Pick<Message, 'whole'>): boolean {
  return (
    /^(?:puo|potrebbe|sara|forse|magari)$/.test(words[0]?.text ?? '') &&
    /^(?:essere|e|sara)$/.test(words[1]?.text ?? '')
  )
}

/** Whether a mention enlarges a plant that is not built yet: 'portiamo l’impianto a 8 kW', of a new one. */
const isMoreOfPlant = ({ key }: NamedJob, inHand: readonly string[]): boolean =>
  key === 'impianto_fotovoltaico/ampliamento' && inHand.includes('impianto_fotovoltaico/impianto')

const repairing = /^(?:sistem|aggiust|registr|regol|ripar)(?:ar|at|an|iam)/
/** Number of words between windows and the verb of their repair: 'due portefinestre da sistemare'. */
const repairReach = 3

/** Whether a mention of windows is about their repair, which is in hand. */
const isRepairInHand = (
  { key, to }: NamedJob,
  saidWords: Message['saidWords'],
  inHand: readonly string[],
): boolean =>
  key === 'serramenti/finestre' &&
  inHand.includes('serramenti/riparazione') &&
  saidWords.slice(to - 1, to + repairReach).some(({ text }) => repairing.test(text))

/**
 * Whether a mention only names a part of the thing in hand, or what it opens: 'serratura europea', of an armoured door, or
 * the gate of an entry phone.
 */
export function isOfThingInHand(
  one: NamedJob,
  inHand: readonly string[],
  { saidWords }: Pick<Message, 'saidWords'>,
): boolean {
  if (isGateOfEntryPhone(one, saidWords, inHand)) return !inHand.includes(one.key)
  if (isMoreOfPlant(one, inHand) || isRepairInHand(one, saidWords, inHand)) return true
  const isBare = !one.isAction && !one.also && !one.only && !one.instead
  return isBare && one.key === 'serramenti/serratura' && inHand.includes('serramenti/blindata')
}

/**
 * Whether a message says that the thing of a guess is new, and orders another work: 'la caldaia è nuova del 2022, vorrei
 * cambiare i termosifoni'.
 */
export function isBesideNew(key: AnyJobKey, first: AnyJobKey, { named: all, saidWords }: Message): boolean {
  const own = all.filter((one) => one.key === key)
  const isNew = own.some(
    ({ inGoodOrder, objectsAt, verbsAt }) =>
      inGoodOrder &&
      verbsAt.length === 0 &&
      objectsAt.some((at) => saidWords[at]?.text.startsWith('nuov') === true),
  )
  const isOrdered = all.some((one) => one.key === first && one.isAction && one.hasOwnVerb && !one.denied)
  return isNew && isOrdered
}
