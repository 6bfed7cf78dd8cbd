import { startOfEndRun } from '@mestieri/shared/text-ends.ts'

/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly inside: readonly Inline[] }
  | {
      readonly kind: 'link'
      readonly href: string
      readonly label: string
      /** The target's host in Punycode, safe from look-alike letters; null if the label has it. */
      readonly host: string | null
    }

/** A parsed line of a reply. */
export type Line = readonly Inline[]

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly first: number
      readonly items: readonly Line[]
    }

/** Longer replies are cut, in UTF-16 code units. */
const maxLength = 20_000
const maxAddress = 2_000

// Control characters, invisible characters and bidirectional overrides can make a text look like another one.
const deceptive =
  /(?![\t\n])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

// Each quantifier is bounded, so that no text causes long backtracking.
const marks =
  /\*\*(?<bold>[^*\n]{1,2000})\*\*|\[(?<label>[^[\]\n]{1,300})\]\((?<address>[^()\s]{1,2000})\)|(?<bare>https:\/\/[^\s<>"'`[\]{}|\\^]{1,2000})/giu

/** The URL if it is https, with a host name and without user info that could pose as a host; else null. */
function safeUrl(address: string): URL | null {
  if (address.length > maxAddress || !URL.canParse(address)) return null
  const url = new URL(address)
  const safe = url.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
  return safe ? url : null
}

/** Removes the sentence's punctuation at the end of an address. */
function withoutPunctuation(address: string): string {
  return address.slice(0, startOfEndRun(address, '.,;:!?\'"»”’)*_'))
}

function linkOf(address: string, label: string | null): Inline | null {
  const url = safeUrl(address)
  if (!url) return null
  if (label?.trim()) return { kind: 'link', href: url.href, label: label.trim(), host: url.host }
  const path = url.pathname === '/' ? '' : url.pathname
  return { kind: 'link', href: url.href, label: `${url.host}${path}${url.search}`, host: null }
}

function parseLine(line: string, bold = false): Inline[] {
  const found: Inline[] = []
  let done = 0
  const text = (end: number) => {
    if (end > done) found.push({ kind: 'text', text: line.slice(done, end) })
  }
  for (const match of line.matchAll(marks)) {
    const { bold: strong, label, address, bare } = match.groups ?? {}
    const [whole] = match
    let [piece, length]: [Inline | null, number] = [null, whole.length]
    if (strong !== undefined) {
      if (!bold && strong.trim() !== '') piece = { kind: 'bold', inside: parseLine(strong, true) }
    } else if (address !== undefined && label !== undefined) piece = linkOf(address, label)
    else if (bare !== undefined) {
      const trimmed = withoutPunctuation(bare)
      piece = linkOf(trimmed, null)
      length = trimmed.length
    }
    if (!piece) continue
    text(match.index)
    found.push(piece)
    done = match.index + length
  }
  text(line.length)
  return found
}

type OpenBlock =
  | { kind: 'paragraph'; lines: Line[] }
  | { kind: 'list'; ordered: boolean; first: number; items: Line[] }

const itemMark = /^\s{0,6}(?:[-*•–]|(?<number>\d{1,3})[.)])\s+(?=\S)/u

/**
 * Parses a reply into paragraphs, lists, bold and https links (features.md, D11). All other markup, HTML
 * included, stays text. The tree has only strings and checked URLs, so rendering it cannot run code.
 */
export function parseMarkup(reply: string): Block[] {
  const blocks: Block[] = []
  /** The block that the next line may continue. */
  let open: OpenBlock | null = null
  const clean = reply.slice(0, maxLength).toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(deceptive, '')
  for (const line of clean.split('\n')) {
    const item = itemMark.exec(line)
    if (item) {
      const number = item.groups?.['number']
      const ordered = number !== undefined
      if (open?.kind !== 'list' || open.ordered !== ordered) {
        open = { kind: 'list', ordered, first: Number(number ?? 1), items: [] }
        blocks.push(open)
      }
      open.items.push(parseLine(line.slice(item[0].length)))
    } else if (line.trim() !== '') {
      if (open?.kind !== 'paragraph') {
        open = { kind: 'paragraph', lines: [] }
        blocks.push(open)
      }
      open.lines.push(parseLine(line.trim()))
    } else if (open?.kind === 'paragraph') open = null
  }
  return blocks
}

function plainLine(line: Line): string {
  return line
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      if (piece.kind === 'bold') return plainLine(piece.inside)
      return piece.host === null ? piece.label : `${piece.label} (${piece.href})`
    })
    .join('')
}

/** A reply as plain text without markup, for the transcript. */
export function plainText(reply: string): string {
  return parseMarkup(reply)
    .map((block) => {
      if (block.kind === 'paragraph') return block.lines.map(plainLine).join('\n')
      const mark = (index: number) => (block.ordered ? `${block.first + index}. ` : '- ')
      return block.items.map((item, index) => mark(index) + plainLine(item)).join('\n')
    })
    .join('\n\n')
}

/** Whether a text names an amount in euro, which gets the caption 'stima indicativa' (features.md, D19). */
export function mentionsEuro(text: string): boolean {
  return /€|\beuro\b|\beur\b/iu.test(text)
}
