import type { PageRoute } from '@mestieri/shared/pages.ts'

import { deferredRel, mainModule } from '../loader/loader-marks.ts'

/**
 * When the scripts of a page start. `now`: the page has no content without them. `idle`: after the page is loaded,
 * because it acts by itself. `interaction`: at the visitor's first interaction, because the page is complete.
 */
export type ScriptStart = 'now' | 'idle' | 'interaction'

/** When the scripts of a page start; undefined is the not-found page. */
export function scriptStart(route: PageRoute | undefined): ScriptStart {
  if (route === undefined) return 'interaction'
  // The chat's intro is drawn; a conversation that this browser has stored starts the scripts (starts-by-itself.ts).
  if (route.kind === 'app' && route.id !== 'chat') return 'now'
  // It offers a call after a minute.
  return route.id === 'work-with-us' ? 'idle' : 'interaction'
}

/**
 * Changes the script links of a part of a page's document so that the browser does not fetch them yet.
 * @param route undefined is the not-found page
 */
export function deferScripts(html: string, route: PageRoute | undefined): string {
  const start = scriptStart(route)
  if (start === 'now') return html
  const marks = [mainModule]
  if (start === 'idle') marks.push('data-start="idle"')
  if (route?.drawnFrom?.length) marks.push(`data-from="${route.drawnFrom.join(' ')}"`)
  return html.replaceAll('rel="modulepreload"', `rel="${deferredRel}"`).replace(mainModule, marks.join(' '))
}
