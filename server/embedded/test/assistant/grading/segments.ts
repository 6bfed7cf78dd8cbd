import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import type { ParsedReply } from '@mestieri/shared/chat/reply-format.ts'

import { normalise } from './matching.ts'

const sentenceEnd = /(?<=[.!?…])\s+|\n+/

/** The sentences of a text as it stands. */
export function sentences(text: string): readonly string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const isQuestion = (sentence: string) => /\?\**$/.test(sentence)

export function questions(text: string): readonly string[] {
  return sentences(text).filter(isQuestion)
}

/** What a reply states outside of its cards: no questions, no words that stand for a card. */
export function statements(reply: ParsedReply): readonly string[] {
  return [reply.before, reply.after]
    .flatMap(sentences)
    .filter((sentence) => !isQuestion(sentence))
    .map(normalise)
}

/** What a card says of the job itself, without what is typical, included or left out. */
export function cardSegments(card: ReplyEstimate): readonly string[] {
  const { service, lines, tiers, drivers, zone, city, notes } = card
  return [
    service,
    ...lines.map(({ label, quantity }) => `${label} ${quantity}`),
    ...tiers.filter(({ chosen }) => chosen).map(({ label }) => label),
    ...drivers.map(({ label, words }) => `${label} ${words}`),
    zone,
    city,
    ...notes,
  ].map(normalise)
}

/** A value longer than this that stands in a message is a quotation, whoever wrote it. */
const longestFact = 60

/** Whether a row of the sheet repeats a message instead of what was understood of it. */
function isQuotation(value: string, messages: readonly string[]): boolean {
  const quoted = value.replace(/\s*…$/, '')
  const cut = quoted !== value || quoted.length > longestFact
  return messages.some((message) => message === quoted || (cut && message.includes(quoted)))
}

/** The rows of a reply's job sheet that say what was understood of these messages. */
export function sheetSegments(reply: ParsedReply, messages: readonly string[]): readonly string[] {
  const said = messages.map(normalise)
  return reply.brief.flatMap(({ label, value }) =>
    value === null || isQuotation(normalise(value), said) ? [] : [normalise(`${label}: ${value}`)],
  )
}

/** All rows of a reply's job sheet, the customer's own words too. */
export function wholeSheet(reply: ParsedReply): readonly string[] {
  return sheetSegments(reply, [])
}

/** The fields of a card that name its job. */
export type JobCard = Pick<ReplyEstimate, 'job' | 'service'>

/** The name of a card's job, without the service's, and its title. */
export function jobName({ job, service }: JobCard): string {
  const id = job?.split('/')[1] ?? ''
  return normalise(`${id.replaceAll('-', ' ')} ${service}`)
}
