import { type ESTree, parseSync, Visitor } from 'vite'

/** Part of a source and how often it ran. Parts are nested: the innermost part that holds a character counts. */
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

const closing = /^[)\]};,\s]*$/

/** Returns the parts of a source that do not run: comments, types and re-exports. */
function findSilent(source: string, name: string): readonly ESTree.Span[] {
  const { program, comments, errors } = parseSync(name, source)
  if (errors[0]) throw new Error(errors[0].message)
  const found: ESTree.Span[] = [...comments]
  const add = (node: ESTree.Span) => void found.push(node)
  new Visitor({
    TSInterfaceDeclaration: add,
    TSTypeAliasDeclaration: add,
    TSTypeAnnotation: add,
    TSTypeParameterDeclaration: add,
    TSTypeParameterInstantiation: add,
    TSModuleDeclaration: add,
    VariableDeclaration: (node) => node.declare === true && add(node),
    TSAsExpression: ({ expression, end }) => add({ start: expression.end, end }),
    TSSatisfiesExpression: ({ expression, end }) => add({ start: expression.end, end }),
    ImportSpecifier: (node) => node.importKind === 'type' && add(node),
    ImportDeclaration: (node) => node.importKind === 'type' && add(node),
    // Re-exported code runs in the module that it comes from.
    ExportNamedDeclaration: (node) => (node.exportKind === 'type' || node.source !== null) && add(node),
    ExportAllDeclaration: add,
  }).visit(program)
  return found
}

/** Replaces parts of a source by spaces, so that offsets and lines stay. */
function blank(source: string, parts: readonly ESTree.Span[]): string {
  const text = source.split('')
  for (const { start, end } of parts) {
    for (let at = start; at < end; at += 1) if (text[at] !== '\n') text[at] = ' '
  }
  return text.join('')
}

/**
 * Finds the lines with code: lines of types, of comments and of closing brackets alone have none.
 * @param name the name of the file, of which the ending decides the language
 * @returns the line numbers, from 1, each with the offset of its first character of code
 */
export function findCode(source: string, name = 'source.ts'): Map<number, number> {
  const found = new Map<number, number>()
  let offset = 0
  for (const [index, line] of blank(source, findSilent(source, name)).split('\n').entries()) {
    const text = line.trim()
    if (!closing.test(text)) found.set(index + 1, offset + line.indexOf(text))
    offset += line.length + 1
  }
  return found
}

const sizeOf = ({ startOffset, endOffset }: Range) => endOffset - startOffset

/** Marks the characters of a script of the given length that ran in one process by 1. */
export function markRun(length: number, report: ScriptReport): Uint8Array {
  const ran = new Uint8Array(length)
  const ranges = report.functions.flatMap((one) => one.ranges)
  // Inner parts come later and replace what their outer parts say.
  for (const range of ranges.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    ran.fill(range.count > 0 ? 1 : 0, range.startOffset, range.endOffset)
  }
  return ran
}

/** Returns the lines of `code` that ran in one process. */
export function findRun(code: ReadonlyMap<number, number>, length: number, report: ScriptReport): number[] {
  const ran = markRun(length, report)
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
