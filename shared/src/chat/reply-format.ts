import {
  type BriefRow,
  readBrief,
  readChips,
  readLink,
  readPhotos,
  readProgress,
  readUndo,
  type ReplyLink,
  type ReplyProgress,
} from './reply-blocks.ts'
import { replyLimits } from './reply-checks.ts'
import { readEstimate, readTotal, type ReplyEstimate, type ReplyTotal } from './reply-estimate.ts'

/**
 * How an assistant's `reply`, which the contract makes plain text, carries what the page draws as cards and buttons.
 *
 * The text comes first and reads well alone; bold, lists and https links are its only marks. After it, each on a line
 * of its own, may come blocks of JSON: `[[stima]]{…}[[/stima]]` (the estimate card of a job; one for each),
 * `[[totale]]{…}[[/totale]]` (the sum of several cards), `[[risposte]]["Sì","No"][[/risposte]]` (quick answers),
 * `[[annulla]]"80 m²"[[/annulla]]` (what undoing takes back), `[[avanzamento]]{…}[[/avanzamento]]` (progress),
 * `[[scheda]]{…}[[/scheda]]` (the job as understood), `[[foto]]["Il tetto da terra"][[/foto]]` (the photos worth taking) and
 * `[[pagina]]{…}[[/pagina]]` (a place to go to). A block is taken whole or not at all: one that does not fit its shape to
 * the letter, or stands anywhere else, is left out of view. Text of any other upstream comes back as it is.
 */
export const blockNames = [
  'stima',
  'totale',
  'risposte',
  'annulla',
  'avanzamento',
  'scheda',
  'foto',
  'pagina',
] as const
type BlockName = (typeof blockNames)[number]

export interface ParsedReply {
  /** All of the text, without blocks: what a transcript or a screen without cards shows. */
  readonly text: string
  /** The text around the cards: the same, without the paragraphs that say in words what the cards show. */
  readonly before: string
  readonly after: string
  /** A card for each job, in the order of the reply. */
  readonly estimates: readonly ReplyEstimate[]
  /** The sum of the cards; null unless there are several. */
  readonly total: ReplyTotal | null
  readonly chips: readonly string[]
  /** What undoing would take back; null if there is nothing. */
  readonly undo: string | null
  readonly progress: ReplyProgress | null
  readonly brief: readonly BriefRow[]
  /** The photos worth taking, if the reply asks for photos; empty: it names none. */
  readonly usefulPhotos: readonly string[]
  readonly link: ReplyLink | null
}

/** A reply before it is written. */
export interface ReplyParts {
  /** Each one paragraph or list, without an empty line inside. */
  readonly paragraphs: readonly string[]
  readonly estimates?: readonly ReplyEstimate[]
  readonly total?: ReplyTotal
  /** The paragraphs that say what the cards show: index of the first, and how many. */
  readonly inWords?: readonly [number, number]
  readonly chips?: readonly string[]
  readonly undo?: string
  readonly progress?: ReplyProgress
  readonly brief?: readonly BriefRow[]
  readonly usefulPhotos?: readonly string[]
  readonly link?: ReplyLink
}

const opening = (name: BlockName) => `[[${name}]]`
const closing = (name: BlockName) => `[[/${name}]]`

/** The block that a line is, or null. */
function readBlock(line: string): { readonly name: BlockName; readonly value: unknown } | null {
  const name = blockNames.find((known) => line.startsWith(opening(known)))
  if (name === undefined || !line.endsWith(closing(name)) || line.length > replyLimits.block) return null
  try {
    return { name, value: JSON.parse(line.slice(opening(name).length, -closing(name).length)) as unknown }
  } catch {
    return { name, value: undefined }
  }
}

/** Where a mark of ours stands in a line, and where what it opens ends. */
function findMark(line: string): { readonly from: number; readonly to: number } | null {
  let found: { from: number; to: number } | null = null
  for (const name of blockNames) {
    for (const mark of [opening(name), closing(name)]) {
      const from = line.indexOf(mark)
      if (from === -1 || (found !== null && from >= found.from)) continue
      const end = mark === opening(name) ? line.indexOf(closing(name), from) : from
      found = { from, to: end === -1 ? line.length : end + closing(name).length }
    }
  }
  return found
}

/** More marks than anybody writes into one line. */
const maxMarks = 20

/** A line without the marks of blocks and what stands inside them: nothing half-readable is ever shown. */
function withoutMarks(line: string): string {
  let rest = line
  for (let count = 0; count < maxMarks; count += 1) {
    const mark = findMark(rest)
    if (mark === null) return rest
    rest = rest.slice(0, mark.from) + rest.slice(mark.to)
  }
  return ''
}

function cleanText(lines: readonly string[]): string {
  return lines
    .map((line) => (line.includes('[[') ? withoutMarks(line).trimEnd() : line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Which paragraphs the card stands for; null unless it is a stretch of the text's own. */
function readInWords(value: unknown, count: number): readonly [number, number] | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const [first, many] = list
  if (typeof first !== 'number' || typeof many !== 'number') return null
  if (!Number.isInteger(first) || !Number.isInteger(many)) return null
  return first >= 0 && many > 0 && first + many <= count ? [first, many] : null
}

function around(text: string, inWords: unknown): { before: string; after: string } {
  const paragraphs = text.split('\n\n')
  const stretch = readInWords(inWords, paragraphs.length)
  if (stretch === null) return { before: text, after: '' }
  const [first, many] = stretch
  return {
    before: paragraphs.slice(0, first).join('\n\n'),
    after: paragraphs.slice(first + many).join('\n\n'),
  }
}

/** The blocks at the end of a reply by their name, in the order of the reply, and where the text before them ends. */
function takeBlocks(lines: readonly string[]): {
  readonly blocks: ReadonlyMap<BlockName, readonly unknown[]>
  readonly end: number
} {
  const blocks = new Map<BlockName, unknown[]>()
  let end = lines.length
  for (; end > 0; end -= 1) {
    const line = lines[end - 1]?.trim() ?? ''
    if (line === '') continue
    const block = readBlock(line)
    if (block === null) break
    const same = blocks.get(block.name)
    if (same) same.unshift(block.value)
    else blocks.set(block.name, [block.value])
  }
  return { blocks, end }
}

/** Takes a reply apart. Never throws; what comes back is bounded by {@link replyLimits}, whatever goes in. */
export function parseReply(reply: string): ParsedReply {
  const lines = reply.slice(0, replyLimits.text).toWellFormed().replaceAll('\r\n', '\n').split('\n')
  const { blocks, end } = takeBlocks(lines)
  // Of two blocks the last one counts, as it would for a key of JSON.
  const last = (name: BlockName) => blocks.get(name)?.at(-1)
  const text = cleanText(lines.slice(0, end))
  const cards = (blocks.get('stima') ?? []).slice(0, replyLimits.cards)
  const estimates = cards.map(readEstimate).filter((estimate) => estimate !== null)
  const [first] = cards
  // Paragraphs are hidden only if every card that stands for them is shown.
  const whole = cards.length > 0 && estimates.length === blocks.get('stima')?.length
  const inWords =
    whole && typeof first === 'object' && first !== null && 'inWords' in first ? first.inWords : null
  return {
    text,
    ...around(text, inWords),
    estimates,
    total: whole && estimates.length > 1 ? readTotal(last('totale')) : null,
    chips: readChips(last('risposte')) ?? [],
    undo: readUndo(last('annulla')),
    progress: readProgress(last('avanzamento')),
    brief: readBrief(last('scheda')) ?? [],
    usefulPhotos: readPhotos(last('foto')) ?? [],
    link: readLink(last('pagina')),
  }
}

function writeBlock(name: BlockName, value: unknown): string {
  return `${opening(name)}${JSON.stringify(value)}${closing(name)}`
}

/**
 * Writes a reply. What {@link parseReply} would refuse is left out, so that a reader never meets a broken block; marks
 * inside the paragraphs are taken out.
 */
export function writeReply(parts: ReplyParts): string {
  const paragraphs = parts.paragraphs.map((text) => cleanText(text.replaceAll(/\n{2,}/g, '\n').split('\n')))
  const { estimates = [], total, chips, undo, progress, brief, usefulPhotos, link, inWords } = parts
  const cards = estimates.slice(0, replyLimits.cards).filter((estimate) => readEstimate(estimate) !== null)
  const hidden = cards.length === estimates.length ? inWords : undefined
  const lines = [
    paragraphs.join('\n\n'),
    ...cards.map((card, index) =>
      writeBlock('stima', hidden && index === 0 ? { ...card, inWords: hidden } : card),
    ),
  ]
  if (total && cards.length > 1 && readTotal(total)) lines.push(writeBlock('totale', total))
  if (chips?.length && readChips(chips)) lines.push(writeBlock('risposte', chips))
  if (undo !== undefined && readUndo(undo) !== null) lines.push(writeBlock('annulla', undo))
  if (progress && readProgress(progress)) lines.push(writeBlock('avanzamento', progress))
  if (brief?.length && readBrief(brief)) lines.push(writeBlock('scheda', brief))
  if (usefulPhotos?.length && readPhotos(usefulPhotos)) lines.push(writeBlock('foto', usefulPhotos))
  if (link && readLink(link)) lines.push(writeBlock('pagina', link))
  return lines.join('\n')
}
