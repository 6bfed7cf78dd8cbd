import type { BriefRow, ReplyEstimate, ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import { type ParsedReply, parseReply } from '@mestieri/shared/chat/reply-format.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'

import { type ChatMessage, isDelivered, pictureCount } from '../conversation/message.ts'

/** What is known of the job: as the assistant understood it, as far as it says so. */
export interface JobSheet {
  readonly rows: readonly BriefRow[]
  readonly estimate: ReplyEstimate | null
  readonly progress: ReplyProgress | null
}

/** The newest thing that replies say, going back from the last one. */
function newest<T>(replies: readonly ParsedReply[], pick: (reply: ParsedReply) => T | null): T | null {
  for (const reply of replies.toReversed()) {
    const found = pick(reply)
    if (found !== null) return found
  }
  return null
}

/** How many photos were sent. */
export function sentPhotos(messages: readonly ChatMessage[]): number {
  return messages
    .filter((message) => message.role === 'user' && isDelivered(message))
    .reduce((sum, message) => sum + pictureCount(message), 0)
}

/** The job sheet of a conversation; of an assistant that keeps none it has the service and the photos. */
export function jobSheet(tile: ServiceTile, messages: readonly ChatMessage[]): JobSheet {
  const replies = messages
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => parseReply(content))
  const brief = newest(replies, (reply) => (reply.brief.length > 0 ? reply.brief : null))
  const photos = sentPhotos(messages)
  const photoRow: BriefRow = { label: 'Foto', value: photos === 1 ? '1 inviata' : `${photos} inviate` }
  const known = brief ?? [{ label: 'Lavoro', value: tile.title }]
  const place = known.findIndex(({ label }) => label === photoRow.label)
  const rows = place < 0 ? [...known, photoRow] : known.with(place, photoRow)
  return {
    rows: photos > 0 ? rows : known,
    estimate: newest(replies, ({ estimate }) => estimate),
    progress: newest(replies, ({ progress }) => progress),
  }
}

/** What is kept as `captured_data_{thread}` (specification, section 3). */
export function capturedData(tile: ServiceTile, messages: readonly ChatMessage[]): object {
  const { rows, estimate } = jobSheet(tile, messages)
  return {
    service: tile.slug,
    rows,
    photos: sentPhotos(messages),
    estimate: estimate && { min: estimate.min, max: estimate.max, vat: estimate.vat },
  }
}
