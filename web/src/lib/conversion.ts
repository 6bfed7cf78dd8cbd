/** What visitors do that the site's owner counts. */
export type Conversion = 'callback_booked'

/**
 * Tells the tag manager of a conversion, if the visitor's consent has brought it onto the page; else nobody is told,
 * now or later: nothing is queued for a consent that may never come.
 *
 * @param scope the window: the tag manager's queue, `dataLayer`, is there only once its script was asked for
 * @returns whether anybody was told
 */
export function sendConversion(event: Conversion, scope: object): boolean {
  if (!('dataLayer' in scope) || !Array.isArray(scope.dataLayer)) return false
  scope.dataLayer.push({ event })
  return true
}
