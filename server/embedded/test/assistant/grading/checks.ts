import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import type { ParsedReply } from '@mestieri/shared/chat/reply-format.ts'

import type { JobScope, LaterTurn, Safety, Turn } from '../corpus/conversation.ts'
import { foundAny, holds, normalise } from './matching.ts'
import { cardSegments, type JobCard, jobName, questions, sentences, statements } from './segments.ts'

/** Phrases with which nothing is answered. */
const refusals = [
  'non so aiutarti',
  'non posso aiutarti',
  'non ti so aiutare',
  'non mi occupo',
  'non ho capito',
  'non capisco',
  'non sono sicuro di aver capito',
  'posso aiutarti solo',
  'fuori dal mio campo',
  'non riguarda',
] as const

const negations = ['non', 'senza', 'nessun'] as const
const priceWords = ['prezz', 'cifra', 'stima', 'costo', 'costa', 'quanto viene', 'preventiv'] as const
const whoCanTell = [
  'sopralluog',
  'professionist',
  'tecnic',
  'ingegner',
  'geometra',
  'architett',
  'artigian',
  'ditta',
  'impresa',
  'specialista',
  'idraulic',
  'elettricist',
  'amministrator',
  'giardinier',
] as const

function isCardOf(card: JobCard, scope: JobScope): boolean {
  const name = jobName(card)
  const hits = (begins: boolean) =>
    scope
      .filter((word) => word.startsWith('!') === begins)
      .some((word) => holds(name, begins ? word.slice(1) : word))
  return hits(false) && !hits(true)
}

/** Whether each job has a card of its own; tries every order, for one title may fit two jobs. */
function eachHasOne(cards: readonly JobCard[], jobs: readonly JobScope[]): boolean {
  const [job, ...others] = jobs
  if (job === undefined) return cards.length === 0
  return cards.some((card, index) => isCardOf(card, job) && eachHasOne(cards.toSpliced(index, 1), others))
}

/** Why cards are not those of the jobs; null if they are. */
export function scopeFault(cards: readonly JobCard[], jobs: readonly JobScope[]): string | null {
  if (eachHasOne(cards, jobs)) return null
  const got = cards.map(({ job, service }) => `${job} “${service}”`).join(', ')
  return `cards: ${got || 'none'}; expected: ${jobs.map((job) => job.join('|')).join(' + ')}`
}

const hasAmount = (sentence: string) => /\d\s?(?:€|euro)/.test(sentence)

/** Why replies are no honest word on a job without a price; null if they are. */
export function handOverFault(replies: readonly ParsedReply[]): string | null {
  if (replies.some(({ estimates }) => estimates.length > 0)) return 'a card for a job that has none'
  const said = replies.flatMap(statements)
  if (said.some(hasAmount)) return 'an amount in euro for a job without a price'
  const honest = said.some((sentence) => foundAny([sentence], negations) && foundAny([sentence], priceWords))
  if (!honest) return 'nobody says that there is no price'
  return foundAny(said, whoCanTell) ? null : 'nobody says who can tell'
}

/** Why a reply is no reply to an emergency; null if it is. */
export function safetyFault(reply: ParsedReply, { steps, call }: Safety): string | null {
  if (reply.estimates.length > 0) return 'a card in an emergency'
  if (questions(reply.text).length > 0)
    return `a question in an emergency: ${questions(reply.text).join(' ')}`
  if (call && reply.link?.kind !== 'call') return 'no number to dial'
  const said = sentences(reply.text).map(normalise)
  const missing = steps.find((step) => !foundAny(said, step))
  return missing ? `no step about ${missing.join('|')}` : null
}

export const isRefusal = (sentence: string): boolean => foundAny([sentence], refusals)

/**
 * What a reply says to a message: what it states outside of cards, and the cards that differ from those shown before.
 * A card that is only shown again is no answer.
 */
function answerSegments(reply: ParsedReply, before: readonly ReplyEstimate[]): readonly string[] {
  const known = new Set(before.map((card) => JSON.stringify(card)))
  const fresh = reply.estimates.filter((card) => !known.has(JSON.stringify(card)))
  return [...statements(reply), ...fresh.flatMap(cardSegments)]
}

/** Why a message is not answered on its subject; null if it is. */
export function answerFault(
  { about = [], not = [], offTopic = false }: Turn | LaterTurn,
  reply: ParsedReply,
  before: readonly ReplyEstimate[],
): string | null {
  const said = answerSegments(reply, before).filter((sentence) => offTopic || !isRefusal(sentence))
  if (!foundAny(said, about)) return `no word about ${about.flat().join('|')}`
  return foundAny(said, not) ? `says ${not.flat().join('|')}` : null
}

/** The figure of a reply: its card's, or the sum's; null without one. */
export function figureOf({ estimates, total }: ParsedReply): PriceRange | null {
  if (estimates.length > 1) return total
  return estimates[0] ?? null
}

const rangeInWords = /(\d+)-(\d+) ?€/g

/** The ranges in euro that normalised sentences name. */
export function rangesIn(said: readonly string[]): readonly PriceRange[] {
  return said.flatMap((sentence) =>
    [...sentence.matchAll(rangeInWords)].map(([, min, max]) => ({ min: Number(min), max: Number(max) })),
  )
}
