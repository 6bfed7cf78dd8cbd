import type { DocumentTemplate, StylePart } from '@mestieri/shared/contracts/page-renderer.ts'

import { deferredRel } from '../../loader/loader-marks.ts'

/** A link to a stylesheet that the browser fetches; not one that the build has merged and disabled. */
const styleLink = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+)"/g
/** Maximum number of documents whose elements are kept. Those of one take about 40 KiB. */
const maxKept = 64
const classAttribute = ' class="'

/** The values of the class attributes in markup as React writes it, each once, in the order in which they occur first. */
function classAttributes(markup: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const html of markup) {
    let end = 0
    for (;;) {
      const start = html.indexOf(classAttribute, end) + classAttribute.length
      end = html.indexOf('"', start)
      if (start < classAttribute.length || end === -1) break
      found.add(html.slice(start, end))
    }
  }
  return found
}

function usedStyles(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('block' in part) {
        const inner = usedStyles(part.parts, classes)
        return inner === '' ? '' : `${part.block}{${inner}}`
      }
      const counts = part.needs?.some((names) => names.every((name) => classes.has(name))) ?? true
      return counts ? part.css : ''
    })
    .join('')
}

/**
 * Creates a function that puts the styles of a page's document into it, so that the first frame waits for no other
 * request. It takes the rules whose classes the document has. Their order stays, so the whole stylesheets, which the
 * loader fetches together with the scripts, change nothing of what is drawn.
 */
export function createStyleInliner({ styles, demonstration }: DocumentTemplate) {
  /** The elements by links and class attributes: the pages of one kind have the same ones, but for a few. */
  const kept = new Map<string, readonly [style: string, links: string]>()

  function elementsFor(links: string, attributes: ReadonlySet<string>): readonly [string, string] {
    const parts = [...links.matchAll(styleLink)].flatMap(([, file = '']) => styles[file] ?? [])
    const used = usedStyles(parts, new Set([...attributes].flatMap((names) => names.split(' '))))
    const deferred = links.replaceAll(styleLink, (link) => link.replace('stylesheet', deferredRel))
    return [`<style>${used}</style>`, deferred]
  }

  /**
   * @param body the markup of the document's body
   * @returns the elements for the head: the styles of the body, and `links` with the stylesheets deferred
   */
  return function inlineStyles(
    links: string,
    body: readonly string[],
  ): readonly [style: string, links: string] {
    // The server may put the bar of a demonstration above a static page.
    const attributes = classAttributes([...body, demonstration])
    const key = links + [...attributes].join('"')
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= maxKept) kept.clear()
    const elements = elementsFor(links, attributes)
    kept.set(key, elements)
    return elements
  }
}
