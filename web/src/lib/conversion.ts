import type { ConsentRecord } from './consent-record.ts'

/** What visitors do that the site's owner counts. */
export type Conversion = 'callback_booked'

/**
 * Tells the tag manager of a conversion, if the visitor consents to it; else nobody is told, now or later: nothing is
 * queued for a consent that may never come (features.md, F7).
 *
 * @param scope the window: the tag manager's queue, `dataLayer`, is there once its script was asked for; on a page that
 * was just loaded that is a moment later, and the event is the queue's first
 * @param consent the choice that counts now; null: none
 * @returns whether anybody was told, or will be
 */
export function sendConversion(event: Conversion, scope: object, consent: ConsentRecord | null): boolean {
  if (!consent || consent.accepted.length === 0) return false
  const held = 'dataLayer' in scope ? scope.dataLayer : undefined
  if (held !== undefined && !Array.isArray(held)) return false
  const queue: unknown[] = held ?? []
  queue.push({ event })
  Object.assign(scope, { dataLayer: queue })
  return true
}
