/**
 * What may be said about tax relief on works at home. It changes with every budget law, so after `validUntil` nothing
 * of it is shown any more. Amounts are never worked out: that is the tax adviser's trade.
 */
export const taxRelief = {
  /** The last day on which the words hold, in Italian time. */
  validUntil: '2026-12-31',
  /** As read in November 2026: lavoripubblici.it and gazzetta.it of January 2026. */
  words: {
    general:
      'Nel 2026 molti lavori possono avere una detrazione del 50% (prima casa) o 36%: verifica con un CAF o un commercialista.',
    boiler:
      'Nel 2026 le caldaie che bruciano solo combustibili fossili sono escluse dalle detrazioni. Per pompe di calore e sistemi ibridi verifica con un CAF o un commercialista.',
    painting:
      'Nel 2026 chi tinteggia soltanto, dentro casa, di solito non ha detrazioni; dentro una ristrutturazione può averle. Verifica con un CAF o un commercialista.',
  },
} as const

export type TaxReliefCase = keyof typeof taxRelief.words

/** Whether the words still hold at a time, in ms since the epoch. */
export function taxReliefHolds(now: number): boolean {
  return now < Date.parse(`${taxRelief.validUntil}T23:00:00Z`)
}
