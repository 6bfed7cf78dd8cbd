import type { PageRoute } from '@mestieri/shared/pages.ts'

import { offerAfterMs } from '../features/bookings/offer/offer-triggers.ts'
import { deferredRel, mainModule } from '../loader/loader-marks.ts'

/**
 * When the scripts of a page start. `now`: the page has no content without them. `interaction`: at the visitor's first
 * interaction, because the page is complete. `later`: also without an interaction, before the offer of a call is due.
 */
export type ScriptStart = 'now' | 'later' | 'interaction'

/** When the scripts of the page with the offer start, in milliseconds: a slow phone loads them in the rest. */
const laterMs = offerAfterMs - 10_000

/** When the scripts of a page start; undefined is the not-found page. */
export function scriptStart(route: PageRoute | undefined): ScriptStart {
  if (route === undefined) return 'interaction'
  // The chat's intro is drawn; a conversation that this browser has stored starts the scripts (starts-by-itself.ts).
  if (route.kind === 'app' && route.id !== 'chat') return 'now'
  return route.id === 'work-with-us' ? 'later' : 'interaction'
}

/**
 * Changes the script links of a part of a page's document so that the browser does not fetch them yet.
 * @param route undefined is the not-found page
 */
export function deferScripts(html: string, route: PageRoute | undefined): string {
  const start = scriptStart(route)
  if (start === 'now') return html
  const marks = [mainModule]
  if (start === 'later') marks.push(`data-start-after="${laterMs}"`)
  if (route?.drawnFrom?.length) marks.push(`data-from="${route.drawnFrom.join(' ')}"`)
  return html.replaceAll('rel="modulepreload"', `rel="${deferredRel}"`).replace(mainModule, marks.join(' '))
}
