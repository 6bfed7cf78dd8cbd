/** How often the typing indicator comes and goes, in milliseconds (specification, section 9). */
export const togglePeriodMs = 5_000

/** From here on the wait is explained, in milliseconds (features.md, D5). */
export const slowAfterMs = 20_000

/** From here on an answer is not awaited any more, in milliseconds (features.md, D5; contract.md, section 4). */
export const giveUpAfterMs = 60_000

/** What the typing indicator shows: words, or nothing but its dots. */
export type WaitingWords = 'Sta scrivendo...' | 'Ci sto mettendo più del solito' | null

/** The indicator's words after a time of waiting, in milliseconds. */
export function waitingWords(elapsedMs: number): WaitingWords {
  if (elapsedMs >= slowAfterMs) return 'Ci sto mettendo più del solito'
  return Math.floor(elapsedMs / togglePeriodMs) % 2 === 0 ? 'Sta scrivendo...' : null
}
