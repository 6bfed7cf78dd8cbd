import { spokenText, type Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { Fact } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import { mentionOf } from '../../jobs/ways/sure-mention.ts'
import type { Message } from '../../message.ts'
import type { Part } from '../hearing/parts.ts'
import { newBathroom } from './added-bathroom.ts'

const renovation: AnyJobKey = 'ristrutturazione_bagno/completo'
const sizeSlot = 'superficie'
const countSlot = 'bagni'
/** Largest floor area of a bathroom in a home, in m². */
const largest = 40

const bathroom = /^(?:bagn(?:o|etto|ettino|ino)|servizi(?:o|etto)?|wc)$/
const other = /^(?:second[oa]|terz[oa]|altr[oa])$/
const article = /^(?:il|l|lo|un|uno|quell)$/
/** Words between 'altro' and the bathroom: 'l’altro piccolo bagno'. */
const between = /^(?:piccolo|grande|mio|nostro)$/
const inOrOf = /^(?:nel|nell|del|dell|al|all|dal|dall|col)$/
/** Matches words of a bathroom that does not exist yet. */
const making =
  /^(?:crea\p{L}*|ricav\p{L}+|costru\p{L}+|nuov[oa]|ripostigli\p{L}+|sgabuzzin\p{L}+|sottotett\p{L}+|mansard\p{L}+|cantin\p{L}+|garage|zero)$/u
/** Matches words that put a thing in. */
const adding =
  /^(?:anche|pure|inoltre|ce|aggiung\p{L}+|rif[aà]\p{L}*|rifar\p{L}*|facciamo|fate|mett\p{L}+|consider\p{L}+|conta\p{L}*|sist\p{L}+)$/u
const refusing = /^(?:non|no|niente|senza|lasci\p{L}+|togl\p{L}+|rinunc\p{L}+|solo|soltanto)$/u

/** Matches what tells a second bathroom from the main one: 'il bagnetto di servizio', 'il bagno degli ospiti'. */
const ofSecond = /^(?:servizio|ospiti|sopra|sotto|figli|ragazzi)$/

/** Whether the words around a bathroom name the smaller one of a home. */
const isSecond = (words: readonly Word[], at: number): boolean =>
  article.test(words[at - 1]?.text ?? '') &&
  /^(?:di|degli|dei)$/.test(words[at + 1]?.text ?? '') &&
  ofSecond.test(words[at + 2]?.text ?? '')

/** Returns the index of the word for a further bathroom that the home has already; -1 for none. */
function namedAt(words: readonly Word[]): number {
  if (words.some(({ text }) => making.test(text))) return -1
  return words.findIndex(({ text }, at) => {
    if (!bathroom.test(text)) return false
    if (isSecond(words, at)) return true
    const before = between.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1
    const said = words[before - 1]?.text ?? ''
    if (!other.test(words[before]?.text ?? '') || inOrOf.test(said)) return false
    const isIndefinite = /^uno?$/.test(said)
    // 'aggiungete un secondo bagno' asks for a new one.
    const isAdded = words.some((word) => word.text.startsWith('aggiung'))
    return article.test(said) && !(isIndefinite && isAdded)
  })
}

/** Whether a message has the bathroom in hand and a further one of the home renovated. */
export function asksForOther(jobs: readonly { readonly key: AnyJobKey }[], message: Message): boolean {
  const { saidWords: words, named, isWhatIf } = message
  const isInHand = jobs.some(({ key }) => key === renovation) && !jobs.some(({ key }) => key === newBathroom)
  if (!isInHand || namedAt(words) === -1 || words.some(({ text }) => refusing.test(text))) return false
  const isOther = named.some(({ key }) => key !== newBathroom && key !== renovation)
  return !isOther && (isWhatIf || words.some(({ text }) => adding.test(text)))
}

/**
 * Returns a message that names the renovation in hand in place of a new bathroom, if it has a further one of the home
 * renovated: 'c’è anche il secondo bagno da rifare'.
 */
export function withOtherBathroom(state: CaseState, message: Message): Message {
  if (!asksForOther(state.jobs, message)) return withPartsOfOther(state, message)
  const kind = message.isWhatIf ? 'what-if' : 'statement'
  return { ...message, named: [{ ...mentionOf(renovation), kind }] }
}

/** Matches names of a further bathroom of the home: 'nel bagnetto', 'l’altro bagno', 'il bagno di servizio'. */
const furtherOne =
  /(?<!\p{L})(?:bagnett(?:o|ino)|(?:altr[oa]|second[oa]) bagno|bagno (?:di (?:servizio|sopra|sotto)|degli ospiti|dei (?:figli|ragazzi)))(?!\p{L})/u
/** Matches words of a bathroom that is to be made in another room. */
const makingRoom = /(?<!\p{L})(?:crea|ricav|costru|ripostigl|sgabuzz|aggiung\p{L}{0,6} un)/u

/**
 * Whether a message speaks of work in another bathroom than the one that is renovated: 'nel bagnetto di servizio è crepata la tazza
 * del wc'.
 */
export function isInOtherBathroom({ jobs, told }: CaseState, { whole }: Message): boolean {
  const text = spokenText(whole.words)
  if (!jobs.some(({ key }) => key === renovation) || !furtherOne.test(text) || makingRoom.test(text))
    return false
  return told.every((one) => !furtherOne.test(one.text.toLowerCase()))
}

/** Returns a message whose works are those in another bathroom, beside the one that is renovated, if it names such works. */
function withPartsOfOther(state: CaseState, message: Message): Message {
  if (!isInOtherBathroom(state, message)) return message
  const parts = message.named.filter(
    ({ key, denied }) => !denied && key !== renovation && key !== newBathroom,
  )
  if (parts.length === 0) return message
  return {
    ...message,
    named: parts.map((one) => Object.assign({}, one, { also: true, only: false, instead: false })),
  }
}

const two: Fact = { kind: 'number', low: 2, high: 2 }

const isOne = (fact: Fact | undefined): boolean =>
  fact?.kind !== 'number' || (fact.low === 1 && fact.high === 1)

/** Returns the change of a message that counts a further bathroom beside the one in hand, with its own size. */
export function otherBathroomParts(_: CaseState, jobs: readonly JobAtHand[], message: Message): Part[] {
  const job = jobs.find(({ key }) => key === renovation)
  if (!job || !asksForOther(jobs, message) || !isOne(job.inHand.facts[countSlot])) return []
  const slotOf = (wanted: string): Slot[] => job.engine.slots.filter(({ id }) => id === wanted)
  const known = job.inHand.facts[sizeSlot]
  const sizes = message.whole.quantities.filter(({ unit, high }) => unit === 'area' && high <= largest)
  const [said] = sizes
  const isSized = known?.kind === 'number' && said !== undefined && sizes.length === 1
  const size = isSized ? { [sizeSlot]: spanOf([known, said]) } : {}
  const facts = { ...job.inHand.facts, ...size, [countSlot]: two }
  const changed = [...slotOf(countSlot), ...(isSized ? slotOf(sizeSlot) : [])]
  const reading = { facts, changed, askBack: null, unknown: false, repeated: false }
  return [{ job, slots: job.engine.slots, reading }]
}

/** Returns the range from the smallest to the largest of several sizes. */
const spanOf = (sizes: readonly { readonly low: number; readonly high: number }[]): Fact => ({
  kind: 'number',
  low: Math.min(...sizes.map(({ low }) => low)),
  high: Math.max(...sizes.map(({ high }) => high)),
})
