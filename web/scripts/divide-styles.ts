import type { StylePart } from '@mestieri/shared/contracts/page-renderer.ts'
import { type ChildNode, type Container, parse } from 'postcss'

/** The innermost brackets of a selector: `:not(…)`, `:is(…)`, `[…]`. What they name need not be there. */
const inBrackets = /\([^()]*\)|\[[^\]]*\]/g
const className = /\.([\w-]+)/g

/** The classes without which a selector cannot match anything. */
function neededClasses(selector: string): string[] {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(inBrackets, '')
  }
  return [...plain.matchAll(className)].map(([, name = '']) => name)
}

function divide(nodes: readonly ChildNode[]): StylePart[] {
  return nodes.map((node): StylePart => {
    if (node.type === 'rule') return { css: node.toString(), needs: node.selectors.map(neededClasses) }
    const isBlock = node.type === 'atrule' && node.nodes?.some(({ type }) => type === 'rule')
    // A frame of an animation looks like a rule.
    if (!isBlock || node.name.endsWith('keyframes')) return { css: terminated(node) }
    return { block: `@${node.name} ${node.params}`, parts: divide((node as Container).nodes ?? []) }
  })
}

/** Statements such as `@layer base` lose their semicolon when they stand alone. */
function terminated(node: ChildNode): string {
  const css = node.toString()
  return css.endsWith('}') || node.type === 'comment' ? css : `${css};`
}

/** Divides a stylesheet into its rules, each with what it needs of a document, in their order. */
export function divideStyles(css: string): StylePart[] {
  return divide(parse(css).nodes)
}
