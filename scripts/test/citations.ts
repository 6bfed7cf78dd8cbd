/** Documents that comments and other documents cite, by the name that stands in a citation. */
export const citedDocuments: Readonly<Record<string, string>> = {
  architecture: 'docs/architecture.md',
  contract: 'docs/contract.md',
  features: 'docs/features.md',
  security: 'docs/security.md',
  specification: 'docs/specification.md',
}

/** One place of a document. */
export interface Place {
  readonly kind: 'section' | 'id' | 'rule' | 'quotation'
  readonly value: string
  /** The sections that the same citation names before; a quotation is looked for in them. */
  readonly sections: readonly string[]
}

export interface Citation {
  /** A key of {@link citedDocuments}, `decision`, or the name of a file that is none of them. */
  readonly document: string
  readonly places: readonly Place[]
  /** From 1. */
  readonly line: number
}

/** The text of a file without the signs that begin its comment lines, as one line, with the line of each character. */
function joinLines(text: string): { readonly joined: string; readonly lineAt: (index: number) => number } {
  const starts: number[] = []
  let joined = ''
  for (const line of text.split('\n')) {
    starts.push(joined.length)
    joined += `${line.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)?\s*/, '')} `
  }
  return { joined, lineAt: (index) => starts.findLastIndex((start) => start <= index) + 1 }
}

const separator = /^(?:'s)?(?:, and |, or |, | and | or | to | \(| )/
const section = /^(?:sections? )?(\d+(?:\.\d+)?)(?![\w.-]*\w)/
const id = /^(?:[A-Z]{2}-\d\d|[A-Z]\d{1,2})(?!\w)/
const rule = /^rule (\d+)/
const quotation = /^(?:'([^']+)'|`([^`]+)`)/

function kindOf(token: string, isNumber: boolean): Place['kind'] {
  if (isNumber) return 'section'
  if (/^['`]/.test(token)) return 'quotation'
  return token.startsWith('rule') ? 'rule' : 'id'
}

/** The places after a document's name, up to the first word that is none. */
function readPlaces(text: string, from: number): Place[] {
  const places: Place[] = []
  const sections: string[] = []
  let rest = text.slice(from, from + 400)
  for (;;) {
    const [gap] = separator.exec(rest) ?? []
    if (gap === undefined) return places
    rest = rest.slice(gap.length)
    const number = section.exec(rest)
    const token = number ?? id.exec(rest) ?? rule.exec(rest) ?? quotation.exec(rest)
    // A number after a blank alone belongs to the sentence.
    if (!token || (number && gap === ' ' && !number[0].startsWith('section'))) return places
    rest = rest.slice(token[0].length)
    const value = token[1] ?? token[2] ?? token[0]
    if (number) sections.push(value)
    places.push({ kind: kindOf(token[0], number !== null), value, sections: number ? [] : [...sections] })
  }
}

const names = Object.keys(citedDocuments).join('|')
/** `features.md`, `features` before a comma, `the specification`. A link's target has a test of its own. */
const mention = new RegExp(
  String.raw`(?<![\w/-])(?:([\w-]+)\.md(?![\w)#])|(${names})(?=, |'s )|([Ss]pecification)\b)`,
  'g',
)
const decision = /\bdecisions?[ /](\d{4})\b/g
/** The rows of docs/security.md are cited without its name, too. */
const securityRow = /\b(?:UF|LD|ID|IV|AZ|SP|BR|UP|SC|OB)-\d\d\b/g
const sectionOf = new RegExp(String.raw`\bsections? (\d+(?:\.\d+)?) of the (${names})\b`, 'g')
/** `the specification's sentence (section 8, 'Status 401')`. */
const sentence = new RegExp(String.raw`\b(${names})[’'](?:s )?[^().;]{0,80}\((?=section)`, 'g')

/** Every citation of a source file or a document. */
export function readCitations(text: string): Citation[] {
  const { joined, lineAt } = joinLines(text)
  const found: Citation[] = []
  const add = (document: string, places: readonly Place[], index: number) => {
    found.push({ document: document.toLowerCase(), places, line: lineAt(index) })
  }
  for (const match of joined.matchAll(mention)) {
    const [whole, file, name, word] = match
    const document = file ?? name ?? word ?? ''
    add(document, readPlaces(joined, match.index + whole.length), match.index)
  }
  for (const match of joined.matchAll(sentence)) {
    const places = readPlaces(` ${joined.slice(match.index + match[0].length)}`, 0)
    add(match[1] ?? '', places, match.index)
  }
  for (const match of joined.matchAll(sectionOf)) {
    add(match[2] ?? '', [{ kind: 'section', value: match[1] ?? '', sections: [] }], match.index)
  }
  for (const match of joined.matchAll(decision)) {
    add('decision', [{ kind: 'id', value: match[1] ?? '', sections: [] }], match.index)
  }
  for (const match of joined.matchAll(securityRow)) {
    add('security', [{ kind: 'id', value: match[0], sections: [] }], match.index)
  }
  return found
}

/** Blanks, quotation marks and letters in one form. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase()
}

/** A numbered section with all that is below it; undefined where the document has none of this number. */
function sectionText(markdown: string, number: string): string | undefined {
  const lines = markdown.split('\n')
  const start = lines.findIndex(
    (line) => /^#+ /.test(line) && line.replace(/^#+ /, '').split(/\.? /)[0] === number,
  )
  if (start < 0) return undefined
  const depth = lines[start]?.indexOf(' ') ?? 0
  const end = lines.findIndex(
    (line, index) => index > start && /^#+ /.test(line) && line.indexOf(' ') <= depth,
  )
  return lines.slice(start, end < 0 ? undefined : end).join('\n')
}

/** Whether a document has a place. */
export function hasPlace(markdown: string, place: Place): boolean {
  const { kind, value } = place
  if (kind === 'section') return sectionText(markdown, value) !== undefined
  const lines = markdown.split('\n')
  if (kind === 'rule') return lines.some((line) => line.startsWith(`${value}. `))
  if (kind === 'id')
    return lines.some((line) =>
      ['#### ', '| ', '- '].some((start) => `${line} `.startsWith(`${start}${value} `)),
    )
  const texts =
    place.sections.length > 0 ? place.sections.map((number) => sectionText(markdown, number)) : [markdown]
  return texts.some((text) => text !== undefined && plain(text).includes(plain(value)))
}
