import { type Quantity, readQuantities } from '../../../italian/numbers/quantities.ts'
import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../mention.ts'
import { says } from '../job-signs.ts'
import { ordersPanes } from './panes.ts'

const beforeWindows = /^serramenti\/(?:persiane|zanzariere|tapparelle|inferriate)$/
const ofWindows = /^serramenti\/(?:persiane|zanzariere|tapparelle|inferriate|motore|cinghia|cassonetto)$/
const material = /^(?:pvc|legno|allumini\p{L}*)$/u
const asNew = /^nuov\p{L}*$/u

const frames = /^(?:infissi|serramenti)$/
const linking = /^(?:sono|in|di|d|vecchi)$/

/** Whether a clause begins with the frames at an index and their material: ', infissi in PVC', '. gli infissi sono in alluminio'. */
function describesFrames(at: number, words: readonly Word[]): boolean {
  if (!frames.test(words[at]?.text ?? '')) return false
  const isArticle = /^(?:gli|i)$/.test(words[at - 1]?.text ?? '')
  if (words[at - (isArticle ? 2 : 1)]?.kind !== 'mark') return false
  let end = at + 1
  while (linking.test(words[end]?.text ?? '')) end += 1
  return end > at + 1 && material.test(words[end]?.text ?? '') && !says(words.slice(end, end + 3), asNew)
}

const openings: ReadonlySet<Quantity['unit']> = new Set(['window', 'door', 'balcony'])

/** Returns whether the number of the things at an index is divided by the openings that get them after it. */
function isDividedAt(words: readonly Word[], thing: number): boolean {
  const end = words.findIndex(({ text }, at) => at > thing && /^[.;!?]$/.test(text))
  const counts = readQuantities(words.slice(0, end === -1 ? words.length : end))
  const total = counts.find(
    ({ from, to, article, unit }) => !article && unit === null && from < thing && to >= thing,
  )
  const parts = counts.filter(({ from, unit, ordinal }) => from > thing && openings.has(unit) && !ordinal)
  return total !== undefined && parts.reduce((sum, { low }) => sum + low, 0) === total.low
}

/** The things that windows get, by the letters that their names share. */
const things: readonly (readonly [name: RegExp, key: AnyJobKey])[] = [
  [/^(?:persian|gelosi|scur[io]$)/, 'serramenti/persiane'],
  [/^zanzar/, 'serramenti/zanzariere'],
  [/^(?:tapp?arell|avvolgibil)/, 'serramenti/tapparelle'],
  [/^(?:inferriat|grat[ae]$|sbarre$)/, 'serramenti/inferriate'],
]

/**
 * Returns the job of a message that seems to be about windows, which only tell where its things go: '6 persiane in alluminio, 4
 * finestre e 2 portefinestre', or whose panes are changed.
 */
export function thingOnWindows(words: readonly Word[]): AnyJobKey {
  const thing = things.find(([name]) =>
    words.some(({ text }, at) => name.test(text) && isDividedAt(words, at)),
  )
  return thing?.[1] ?? (ordersPanes(words) ? 'serramenti/vetri' : 'serramenti/finestre')
}

/** Maximum number of words between a thing and 'per' before the openings that get it: 'persiane nuove per 3 portefinestre'. */
const beforeFor = 3

/** Whether a thing is wanted for a number of windows, so that a material after them is its own: 'persiane per 2 finestre in alluminio'. */
function isCountedFor({ key, objectAt }: JobMention, windows: number, words: readonly Word[]): boolean {
  if (!beforeWindows.test(key) || objectAt > windows) return false
  const at = words.findIndex(({ text }, place) => place > objectAt && text === 'per')
  if (at === -1 || at > windows || at - objectAt > beforeFor) return false
  const listed = words.slice(at + 1, windows + 1)
  const counts = readQuantities(listed)
  const isCounted = (place: number): boolean =>
    counts.some(({ from, to, article }) => !article && place >= from && place < to)
  return (
    isCounted(0) &&
    listed.every(
      ({ text }, place) =>
        isCounted(place) || /^(?:e|,|porta|porte|\p{L}*finestr\p{L}*|balcon[ei])$/u.test(text),
    )
  )
}

/**
 * Whether a mention only counts the windows that get shutters, nets or grilles: 'persiane da sostituire, 5 finestre e 3
 * porte finestre'.
 */
export function isOpeningsOf(
  one: JobMention,
  mentions: readonly JobMention[],
  words: readonly Word[],
): boolean {
  const { key, objectAt, to, isAction, also } = one
  if (key !== 'serramenti/finestre' || also) return false
  const isDivided = (other: JobMention): boolean =>
    beforeWindows.test(other.key) && isDividedAt(words, other.objectAt)
  if (mentions.some((other) => isDivided(other))) return true
  if (mentions.some((other) => isCountedFor(other, objectAt, words))) return true
  if (isAction) return false
  if (describesFrames(objectAt, words))
    return mentions.some((other) => ofWindows.test(other.key) && other.objectAt < objectAt)
  const own = words.slice(objectAt, to + 3)
  // '5 finestre e 2 portefinestre, infissi in PVC': after a mark the material describes what is there.
  const mark = own.findIndex(({ kind }) => kind === 'mark')
  if (says(own, asNew) || says(mark === -1 ? own : own.slice(0, mark), material)) return false
  // 'zanzariere per 4 finestre'
  const isFor = (from: number): boolean => says(words.slice(from, objectAt), /^per$/)
  return mentions.some(
    (other) =>
      beforeWindows.test(other.key) &&
      other.objectAt < objectAt &&
      (other.hasOwnVerb || isFor(other.objectAt)),
  )
}
