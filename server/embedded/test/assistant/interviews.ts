import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'

import { createInterviewer, type Interviewer } from '../../src/assistant/interview/interviewer.ts'
import { freshState, type InterviewState } from '../../src/assistant/interview/state.ts'
import type { Turn } from '../../src/assistant/interview/turn.ts'
import { createPlaceIndex } from '../../src/assistant/italian/places/place-index.ts'
import { loadPriceBook } from '../../src/assistant/price-book/price-book.ts'
import { createServices } from '../../src/assistant/services/all.ts'
import type { Fact, Facts } from '../../src/assistant/slots/facts.ts'

export const book = loadPriceBook()
export const services = createServices(createPlaceIndex())

/** 20 November 2026, in the middle of the morning. */
export const morning = Date.parse('2026-11-20T09:00:00Z')

/** The interviewer of a service. */
export function interviewerOf(slug: string): Interviewer {
  const service = services.get(slug)
  if (!service) throw new Error(`no service '${slug}'`)
  return createInterviewer(service, book)
}

function factInShort(fact: Fact): string {
  if (fact.kind === 'number') return fact.low === fact.high ? String(fact.low) : `${fact.low}-${fact.high}`
  if (fact.kind === 'choice') return fact.option
  if (fact.kind === 'place') return fact.place.label
  if (fact.kind === 'photos') return `${fact.count} foto`
  return fact.kind === 'time' ? fact.words : '?'
}

/** The facts in short: '80', '80-100', the option, the city, '2 foto', '?' for unknown. */
export function inShort(facts: Facts): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, factInShort(fact)]))
}

/** A conversation with one service; `+2` stands for two photos without a text. */
export function converse(slug: string, start: InterviewState = freshState) {
  const interviewer = interviewerOf(slug)
  let state = start
  let photos = 0
  return {
    say(message: string, now = morning): Turn & { parsed: ReturnType<typeof parseReply> } {
      const sent = /^\+(\d)$/.exec(message)
      if (sent) photos += Number(sent[1])
      const turn = interviewer.handle(state, { content: sent ? 'Foto caricate' : message, photos, now })
      state = turn.state
      return { ...turn, parsed: parseReply(writeReply(turn.reply)) }
    },
    facts: () => inShort(state.facts),
    state: () => state,
  }
}
