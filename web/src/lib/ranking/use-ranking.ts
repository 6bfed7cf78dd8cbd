import { ranking, type RankingStatement } from '@mestieri/shared/brand/ranking.ts'

import { useSampleContent } from '../content/sample-content.ts'
import { ranking as embeddedRanking } from './embedded-ranking.ts'

/** How the results are ordered, with whether it is the embedded upstream's order. */
export interface KnownRanking {
  readonly statement: RankingStatement
  readonly isSample: boolean
}

/** The owner's statement, else that of the embedded upstream; null in front of a real upstream without one. */
export function useRanking(): KnownRanking | null {
  const samples = useSampleContent()
  if (ranking !== null) return { statement: ranking, isSample: false }
  return samples ? { statement: embeddedRanking, isSample: true } : null
}
