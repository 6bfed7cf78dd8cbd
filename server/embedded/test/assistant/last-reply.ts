import { type ParsedReply, parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'

import { knowledge } from '../../src/assistant/answers/knowledge.ts'
import { type CaseState, freshCase } from '../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../src/assistant/interview/surveyor.ts'
import type { AnyJobKey } from '../../src/assistant/jobs/job-engine.ts'
import { wholeCatalogue } from './engines/whole-catalogue.ts'

/** 20 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-20T09:00:00Z')

export type Slug = Parameters<typeof createSurveyor>[2]

/** Returns the case and the reply after the messages. */
function lastTurn(slug: Slug, messages: readonly string[]): { state: CaseState; reply: ParsedReply } {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  let state = freshCase
  let reply = parseReply('')
  for (const content of messages) {
    const turn = surveyor.handle(state, { content, photos: 0, now })
    ;({ state } = turn)
    reply = parseReply(writeReply(turn.reply))
  }
  return { state, reply }
}

/** Returns the assistant's reply to the last of the messages. */
export function lastParsed(slug: Slug, messages: readonly string[]): ParsedReply {
  return lastTurn(slug, messages).reply
}

/** Returns the keys of the jobs in hand after the messages. */
export const jobKeys = (slug: Slug, messages: readonly string[]): AnyJobKey[] =>
  lastTurn(slug, messages).state.jobs.map(({ key }) => key)

/** Returns the jobs in hand after the messages, without their services: 'finestre, zanzariere'. */
export function lastJobs(slug: Slug, messages: readonly string[]): string {
  const { state } = lastTurn(slug, messages)
  return state.jobs.map(({ key }) => key.slice(key.indexOf('/') + 1)).join(', ')
}

/** Returns the text of the assistant's reply to the last of the messages. */
export function lastReply(slug: Slug, messages: readonly string[]): string {
  return lastParsed(slug, messages).text
}

/** Returns the job description after the messages, a row per line, without the request as typed. */
export function lastSheet(slug: Slug, messages: readonly string[]): string {
  return lastParsed(slug, messages)
    .brief.filter(({ label, value }) => label !== 'Richiesta' && value !== null)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

/** Returns the request of the job description after the messages. */
export function lastRequest(slug: Slug, messages: readonly string[]): string | null {
  return lastParsed(slug, messages).brief.find(({ label }) => label === 'Richiesta')?.value ?? null
}
