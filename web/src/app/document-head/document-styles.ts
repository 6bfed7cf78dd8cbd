import type { DocumentTemplate, StylePart } from '@mestieri/shared/contracts/page-renderer.ts'

import { deferredRel } from '../../loader/loader-marks.ts'

/** A link to a stylesheet that the browser fetches; not one that the build has merged and disabled. */
const styleLink = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+)"/g
const classAttribute = /\bclass="([^"]*)"/g

function classesOf(html: string): ReadonlySet<string> {
  const attributes = new Set([...html.matchAll(classAttribute)].map(([, names = '']) => names))
  return new Set([...attributes].flatMap((names) => names.split(' ')))
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
  /** @returns the elements for the head: `links` with the stylesheets deferred, behind the styles of `body` */
  return function inlineStyles(links: string, body: string): string {
    const parts = [...links.matchAll(styleLink)].flatMap(([, file = '']) => styles[file] ?? [])
    // The server may put the bar of a demonstration above a static page.
    const used = usedStyles(parts, classesOf(body + demonstration))
    const deferred = links.replaceAll(styleLink, (link) => link.replace('stylesheet', deferredRel))
    return `<style>${used}</style>${deferred}`
  }
}
