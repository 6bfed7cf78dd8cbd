import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'

import { knowledge } from '../../src/assistant/answers/knowledge.ts'
import { freshCase } from '../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../src/assistant/interview/surveyor.ts'
import { wholeCatalogue } from './engines/whole-catalogue.ts'

/** 20 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-20T09:00:00Z')

type Slug = Parameters<typeof createSurveyor>[2]

/** Returns the text of the assistant's reply to the last of the messages. */
export function lastReply(slug: Slug, messages: readonly string[]): string {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  let state = freshCase
  let text = ''
  for (const content of messages) {
    const turn = surveyor.handle(state, { content, photos: 0, now })
    ;({ state } = turn)
    ;({ text } = parseReply(writeReply(turn.reply)))
  }
  return text
}
