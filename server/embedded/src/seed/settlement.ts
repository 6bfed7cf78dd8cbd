import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { createRandom } from './random.ts'

/** Keeps these amounts apart from everything else that is drawn for a professional. */
const stream = 20_261_120

/**
 * What a sample professional has left to pay for commissions: 60 to 900 euro net in steps of 5, with VAT on top, the
 * same at every start.
 *
 * @returns whole cents, VAT included
 */
export function sampleSettlementAmount(affiliateId: number): number {
  const net = createRandom(stream, affiliateId).int(12, 180) * 500
  return (net * (100 + professionalTerms.vatRate)) / 100
}
