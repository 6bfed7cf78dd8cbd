/** A record of a file, with the line on which it begins, from 1. */
export interface SourceRecord<Value> {
  readonly line: number
  readonly values: ReadonlyMap<string, Value>
}

/** Something wrong in a file. */
export interface Problem {
  /** From 1. */
  readonly line: number
  readonly reason: string
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** The separator of a file: Excel writes semicolons where the decimal sign is a comma, as in Italy. */
function separatorOf(text: string): ';' | ',' | '\t' {
  const end = text.search(/[\r\n]/)
  const heading = end === -1 ? text : text.slice(0, end)
  if (heading.includes(';')) return ';'
  return heading.includes('\t') ? '\t' : ','
}

/** Reads a cell from after its opening quote; null if the quote is not closed. `end` is after the closing one. */
function readQuoted(text: string, from: number): { readonly cell: string; readonly end: number } | null {
  let cell = ''
  for (let at = from; ;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return null
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    at = quote + 2
  }
}

/**
 * Splits a CSV text (RFC 4180): cells may stand in double quotes, with doubled quotes and line breaks inside.
 * Empty lines are left out.
 */
function splitRows(text: string, separator: string, problems: Problem[]): Row[] {
  const rows: Row[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const first = line
    const cells: string[] = []
    for (let ended = false; !ended;) {
      let cell = ''
      if (text[at] === '"') {
        const quoted = readQuoted(text, at + 1)
        if (quoted === null) {
          problems.push({ line: first, reason: 'a double quote is opened and not closed' })
          return rows
        }
        cell = quoted.cell
        at = quoted.end
        line += cell.split('\n').length - 1
      }
      const start = at
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1
      cell += text.slice(start, at)
      ended = text[at] !== separator
      if (ended && cell.endsWith('\r')) cell = cell.slice(0, -1)
      cells.push(cell)
      at += 1
    }
    line += 1
    if (cells.length > 1 || cells[0]?.trim() !== '') rows.push({ line: first, cells })
  }
  return rows
}

/**
 * Reads a CSV text with a heading into records by column name. What is wrong with its form is added to
 * `problems`.
 */
export function readCsv(text: string, problems: Problem[]): SourceRecord<string>[] {
  const [heading, ...rows] = splitRows(text, separatorOf(text), problems)
  if (!heading) {
    problems.push({ line: 1, reason: 'the file has no heading' })
    return []
  }
  const names = heading.cells.map((name) => name.trim().toLowerCase())
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) {
    problems.push({ line: heading.line, reason: `the heading has the column ${JSON.stringify(twice)} twice` })
  }
  return rows.flatMap(({ line, cells }) => {
    if (cells.length === names.length) {
      return [{ line, values: new Map(names.map((name, index) => [name, cells[index] ?? ''])) }]
    }
    problems.push({ line, reason: `it has ${cells.length} cells, the heading has ${names.length}` })
    return []
  })
}

/** Formats one row, for Italian Excel: with semicolons. */
export function formatCsvRow(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /["\n\r;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  )
  return `${quoted.join(';')}\r\n`
}
