import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { analyse } from 'scslre'
import { type ESTree, parseSync, Visitor } from 'vite'

/** A regular expression in a source file. */
export interface Expression {
  /** `server/src/log/redaction.ts:12` */
  readonly place: string
  readonly source: string
  readonly flags: string
}

export interface Expressions {
  /** Literals, and the patterns of schemas. */
  readonly written: readonly Expression[]
  /** Places where one is put together at run time. */
  readonly composed: readonly string[]
}

/** The text of a literal or of a template without gaps, `String.raw` included; null for anything else. */
function textOf(node: ESTree.Expression | ESTree.Argument | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  const isRaw = node?.type === 'TaggedTemplateExpression'
  const template = isRaw ? node.quasi : node
  if (template?.type !== 'TemplateLiteral' || template.expressions.length > 0) return null
  const [text] = template.quasis
  return (isRaw ? text?.value.raw : text?.value.cooked) ?? null
}

/** Finds the regular expressions of a file. */
export function findExpressions(file: string, text: string): Expressions {
  const written: Expression[] = []
  const composed: string[] = []
  const placeOf = ({ start }: ESTree.Span) => `${file}:${text.slice(0, start).split('\n').length}`
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      written.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      const [pattern, flags] = node.arguments
      const source = textOf(pattern)
      if (source === null) composed.push(file)
      else written.push({ place: placeOf(node), source, flags: textOf(flags) ?? '' })
    },
    Property(node) {
      if (node.key.type !== 'Identifier' || node.key.name !== 'pattern') return
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a property of an object literal
      const source = textOf(node.value as ESTree.Expression)
      // As the validator compiles it.
      if (source !== null) written.push({ place: placeOf(node), source, flags: 'u' })
    },
  }).visit(program)
  return { written, composed }
}

/** The regular expressions of files below a folder. */
export function readExpressions(root: string, files: readonly string[]): Expressions {
  const all = files.map((file) => findExpressions(file, readFileSync(join(root, file), 'utf8')))
  return {
    written: all.flatMap(({ written }) => written),
    composed: [...new Set(all.flatMap(({ composed }) => composed))],
  }
}

/**
 * Whether the time of an expression can grow faster than its text: because it goes back and forth in it, or because a
 * search begins again at each character of a run that it has read already.
 */
export function isSuperlinear({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean {
  return analyse({ source, flags }).reports.length > 0
}
