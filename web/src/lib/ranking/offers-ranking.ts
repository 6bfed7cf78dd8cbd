import { ranking } from '@mestieri/shared/brand/ranking.ts'

/**
 * Whether the site has the ranking page: the owner has confirmed how the results are ordered, or the order is that of
 * the embedded upstream.
 * @param samples whether pages show sample content
 */
export function offersRanking(samples: boolean): boolean {
  return samples || ranking !== null
}
