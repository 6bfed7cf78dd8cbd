import type { BriefRow, ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import type { ReplyEstimate, ReplyTotal } from '@mestieri/shared/chat/reply-estimate.ts'
import { type ParsedReply, parseReply } from '@mestieri/shared/chat/reply-format.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'

import { type ChatMessage, isDelivered, sentPictures } from '../conversation/messages/message.ts'
import { jobLabel, jobNames, tidyRows } from './sheet-rows.ts'

/** The data about the job that the assistant's replies contain. */
export interface JobSheet {
  readonly rows: readonly BriefRow[]
  /** The names of the jobs in hand; none before the assistant has named one. */
  readonly jobs: readonly string[]
  /** The newest estimate of each job. */
  readonly estimates: readonly ReplyEstimate[]
  /** Their sum; null unless there are several. */
  readonly total: ReplyTotal | null
  readonly progress: ReplyProgress | null
}

/** Finds the newest value of a conversation's replies; null if none has one. */
type FindNewest = <T>(pick: (reply: ParsedReply) => T | null) => T | null

/** The parsed replies. A message keeps its object while others are added, so each reply is parsed once. */
const parsedReplies = new WeakMap<ChatMessage, ParsedReply>()

function parsedReply(message: ChatMessage): ParsedReply {
  const known = parsedReplies.get(message)
  if (known) return known
  const reply = parseReply(message.content)
  parsedReplies.set(message, reply)
  return reply
}

/** Looks through the replies from the newest backwards, only as far as the values need. */
function newestOf(messages: readonly ChatMessage[]): FindNewest {
  const replies = messages.filter(({ role }) => role === 'assistant').toReversed()
  return (pick) => {
    for (const message of replies) {
      const found = pick(parsedReply(message))
      if (found !== null) return found
    }
    return null
  }
}

/** The number of delivered photos. */
export function sentPhotos(messages: readonly ChatMessage[]): number {
  return messages
    .filter((message) => message.role === 'user' && isDelivered(message))
    .reduce((sum, message) => sum + sentPictures(message), 0)
}

function createJobSheet(tile: ServiceTile, messages: readonly ChatMessage[]): JobSheet {
  const newest = newestOf(messages)
  const brief = newest((reply) => (reply.brief.length > 0 ? reply.brief : null))
  const photos = sentPhotos(messages)
  const photoRow: BriefRow = { label: 'Foto', value: photos === 1 ? '1 inviata' : `${photos} inviate` }
  const known = brief ? tidyRows(brief) : [{ label: jobLabel, value: tile.title }]
  const index = known.findIndex(({ label }) => label === photoRow.label)
  const rows = index < 0 ? [...known, photoRow] : known.with(index, photoRow)
  const priced = newest((reply) => (reply.estimates.length > 0 ? reply : null))
  return {
    rows: photos > 0 ? rows : known,
    jobs: brief ? jobNames(known) : [],
    estimates: priced?.estimates ?? [],
    total: priced?.total ?? null,
    progress: newest(({ progress }) => progress),
  }
}

/** The sheets by message list: several parts of the page show the sheet of the same list, at every event. */
const sheets = new WeakMap<readonly ChatMessage[], { readonly tile: ServiceTile; readonly sheet: JobSheet }>()

/** The job sheet of a conversation; without one in the replies, it has the service and the photos. */
export function jobSheet(tile: ServiceTile, messages: readonly ChatMessage[]): JobSheet {
  const known = sheets.get(messages)
  if (known?.tile === tile) return known.sheet
  const sheet = createJobSheet(tile, messages)
  sheets.set(messages, { tile, sheet })
  return sheet
}

/** The value of the storage key `captured_data_{thread}` (specification, section 3). */
export function capturedData(tile: ServiceTile, messages: readonly ChatMessage[]): object {
  const { rows, estimates, total } = jobSheet(tile, messages)
  const whole = total ?? estimates[0]
  return {
    service: tile.slug,
    rows,
    photos: sentPhotos(messages),
    estimate: whole ? { min: whole.min, max: whole.max, vat: whole.vat } : null,
  }
}
