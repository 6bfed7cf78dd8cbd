import { stripTypeScriptTypes } from 'node:module'

/** Part of a source and how often it ran. The parts of a script are nested; the innermost part decides. */
interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** A script in V8's report (`NODE_V8_COVERAGE`), which one process writes at its end. */
export interface ScriptReport {
  /** Of a file: `file:///…`. */
  readonly url: string
  readonly functions: readonly { readonly ranges: readonly Range[] }[]
}

const comment = /^(?:\/\/|\/\*|\*(?:[\s/]|$))/
const closing = /^[)\]};,\s]*$/

/**
 * Finds the lines with code: lines of types, of comments and of closing brackets alone have none.
 * @returns the line numbers, from 1, each with the offset of its first character of code
 */
export function findCode(source: string): Map<number, number> {
  const found = new Map<number, number>()
  let offset = 0
  // Types become spaces, so that offsets and lines stay.
  for (const [index, line] of stripTypeScriptTypes(source).split('\n').entries()) {
    const text = line.trim()
    if (!closing.test(text) && !comment.test(text)) found.set(index + 1, offset + line.indexOf(text))
    offset += line.length + 1
  }
  return found
}

const sizeOf = ({ startOffset, endOffset }: Range) => endOffset - startOffset

/** The lines of `code` that ran in one process. */
export function findRun(code: ReadonlyMap<number, number>, length: number, report: ScriptReport): number[] {
  const ran = new Uint8Array(length)
  const ranges = report.functions.flatMap((one) => one.ranges)
  // Inner parts come later and replace what their outer parts say.
  for (const range of ranges.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    ran.fill(range.count > 0 ? 1 : 0, range.startOffset, range.endOffset)
  }
  return [...code].flatMap(([line, offset]) => (ran[offset] === 1 ? [line] : []))
}

/** Writes lines as ranges: '3, 7-9'. */
export function formatLines(lines: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last?.[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}
