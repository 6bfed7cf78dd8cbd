import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { createRandom } from './random.ts'

/** Seed of a random stream for these amounts alone, independent of the professionals' other random values. */
const settlementSeed = 20_261_120

/**
 * The commission that a sample professional still owes: 60 to 900 euro net in steps of 5, plus VAT. The
 * amount of one professional is the same at every start.
 *
 * @returns cents, VAT included
 */
export function sampleSettlementAmount(affiliateId: number): number {
  const net = createRandom(settlementSeed, affiliateId).int(12, 180) * 500
  return (net * (100 + professionalTerms.vatRate)) / 100
}
