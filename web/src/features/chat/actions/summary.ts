import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'

import { euroRange } from '../../../lib/format/numbers.ts'
import type { ChatMessage } from '../conversation/messages/message.ts'
import { plainText } from '../reply/parse-markup.ts'
import { chatTitle, greeting } from '../service-messages.ts'
import { jobSheet, sentPhotos } from './job-sheet.ts'
import { jobLabel } from './sheet-rows.ts'

/** The maximum length of the summary in a WhatsApp link, in characters (features.md, D15). */
export const maxSummary = 1_000

/** The maximum length of a job in a request, which names the professional too. */
const maxJob = 800

/** The maximum length of the customer's text in a summary without a full job sheet, in characters. */
const maxOwnText = 500

/** Cuts a text at `max` characters and ends it with an ellipsis. */
function cut(text: string, max: number): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`
}

/** Returns the jobs in hand. Before the assistant has named one, returns the service that the chat was opened with. */
function subject(tile: ServiceTile, jobs: readonly string[]): string {
  const names = jobs.length > 0 ? jobs.join('; ') : chatTitle(tile)
  return `${jobs.length > 1 ? 'questi lavori' : 'questo lavoro'}: ${names}.`
}

/** An estimate in one line, with what it leaves out: '… Non compreso: ponteggio, permessi.' */
function estimateLine({ service, vat, excluded, ...range }: ReplyEstimate): string {
  const without = excluded.length > 0 ? ` Non compreso: ${excluded.slice(0, 3).join(', ')}.` : ''
  return `Stima indicativa: ${service}: ${euroRange(range)}, ${vat}.${without}`
}

/**
 * The conversation in short: the job, the price range, whether there are photos.
 * @param purpose `person`: a message to the support staff; `request`: the job alone, for a request to a professional
 */
export function conversationSummary(
  tile: ServiceTile,
  messages: readonly ChatMessage[],
  purpose: 'person' | 'request' = 'person',
): string {
  const toPerson = purpose === 'person'
  const { rows, jobs, estimates, total } = jobSheet(tile, messages)
  const known = rows.filter(({ value }) => value !== null)
  // The first line names a single job.
  const facts = known.filter(({ label }) => jobs.length !== 1 || label !== jobLabel)
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const photos = sentPhotos(messages)
  const lines = [
    `${toPerson ? 'Ciao! ' : ''}Ho parlato con Gino di ${subject(tile, jobs)}`,
    ...facts.map(({ label, value }) => `- ${label}: ${value}`),
    ...(known.length <= 2 && own.length > 0 ? [`Ho scritto: ${cut(own.join(' / '), maxOwnText)}`] : []),
    ...estimates.map(estimateLine),
    ...(total ? [`Totale: ${euroRange(total)}, ${total.vat}.`] : []),
    ...(photos > 0 ? ['Le foto sono nella chat del sito.'] : []),
    ...(toPerson ? ['Vorrei parlarne con una persona.'] : []),
  ]
  return cut(lines.join('\n'), toPerson ? maxSummary : maxJob)
}

export interface TranscriptDeps {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly siteName: string
  /** IANA time zone; default: the browser's. */
  readonly timeZone?: string
}

function clock(timestamp: number, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('it-IT', { ...options, ...(timeZone ? { timeZone } : {}) }).format(timestamp)
}

function transcriptLine(message: ChatMessage, time: (timestamp: number) => string): string {
  const at = message.timestamp > 0 ? ` (${time(message.timestamp)})` : ''
  if (message.role === 'assistant') return `Gino${at}:\n${plainText(parseReply(message.content).text)}`
  const photos = message.photos.filter(({ delivery }) => delivery === 'sent').map(({ name }) => name)
  const pictures = photos.length > 0 ? `\n[Foto: ${photos.join(', ')}]` : ''
  const unsent = message.delivery === 'sent' ? '' : '\n[non inviato]'
  return `Tu${at}:\n${message.content}${pictures}${unsent}`
}

/** The whole conversation as plain text (features.md, D16). */
export function transcript(
  tile: ServiceTile,
  messages: readonly ChatMessage[],
  deps: TranscriptDeps,
): string {
  const { now, siteName, timeZone } = deps
  const time = (timestamp: number) => clock(timestamp, { dateStyle: 'short', timeStyle: 'short' }, timeZone)
  const { rows } = jobSheet(tile, messages)
  const facts = rows.map(({ label, value }) => `${label}: ${value ?? 'da dire'}`)
  return [
    `${siteName} – riepilogo della conversazione`,
    `${chatTitle(tile)}\n${clock(now, { dateStyle: 'long', timeStyle: 'short' }, timeZone)}`,
    `SCHEDA LAVORO\n${facts.join('\n')}`,
    'CONVERSAZIONE',
    `Gino:\n${greeting}`,
    ...messages.map((message) => transcriptLine(message, time)),
    'Gino è un assistente AI: può dare informazioni inesatte su persone, luoghi e fatti. Gli importi sono una stima indicativa, non un preventivo.',
    '',
  ].join('\n\n')
}

/** The transcript's file name: 'riepilogo-ristrutturazione-bagno-2026-11-20.txt'. */
export function transcriptName(tile: ServiceTile, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  return `riepilogo-${tile.slug.replaceAll('_', '-')}-${day}.txt`
}
