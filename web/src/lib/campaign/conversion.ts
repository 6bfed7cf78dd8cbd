import type { ConsentRecord } from '../consent/consent-record.ts'

/** The visitor actions that the site's owner counts as conversions. */
export type Conversion = 'callback_booked'

/**
 * Sends a conversion to the tag manager if the visitor consents. Without consent the event is dropped, and
 * not queued for a later consent (features.md, F7).
 *
 * @param scope the window, which holds the tag manager's queue `dataLayer`; on a page that has just loaded
 * the queue may still be missing, and is then created
 * @param consent the valid choice; null without one
 * @returns whether the event was queued
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
