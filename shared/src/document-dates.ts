/** The day on which a legal text was last changed, by its route's id: the page says it, and the sitemap. */
export const changedOn = {
  privacy: '2026-11-20',
  terms: '2026-11-20',
  accessibility: '2026-11-20',
} as const satisfies Readonly<Record<string, `${number}-${number}-${number}`>>

/** The day on which the page of a route last changed; undefined where it carries no date of its own. */
export function dateOfDocument(routeId: string): string | undefined {
  return new Map<string, string>(Object.entries(changedOn)).get(routeId)
}
