/** The typing indicator's text toggles at this interval, in milliseconds (specification, section 9). */
export const togglePeriodMs = 5_000

/** After this wait the text says that the answer is slow, in milliseconds (features.md, D5). */
export const slowAfterMs = 20_000

/** After this wait the message fails, in milliseconds (features.md, D5; contract.md, section 4). */
export const giveUpAfterMs = 60_000

/** The typing indicator's text; null shows the dots only. */
export type WaitingText = 'Sta scrivendo...' | 'Ci sto mettendo più del solito' | null

/** The indicator's text after a wait of `elapsedMs` milliseconds. */
export function waitingText(elapsedMs: number): WaitingText {
  if (elapsedMs >= slowAfterMs) return 'Ci sto mettendo più del solito'
  return Math.floor(elapsedMs / togglePeriodMs) % 2 === 0 ? 'Sta scrivendo...' : null
}
