import { splitVat } from './money.ts'
import { professionalTerms } from './professional-terms.ts'

/** What a job brings, everything in cents and net of VAT. */
export interface CommissionShare {
  readonly commission: number
  /** The part that the credit covers. */
  readonly creditUsed: number
  readonly creditLeft: number
  /** The part that is invoiced, because the credit ends. */
  readonly toPay: number
  /** The job's value less the commission. */
  readonly netToYou: number
}

/** The credit that the activation buys, in cents: its amount without VAT. */
export const activationCredit = splitVat(professionalTerms.activationAmount).net

/** The largest job that is reckoned with, in cents. */
export const maxJobValue = 100_000_000

function checkCents(amount: number): void {
  if (!Number.isInteger(amount) || amount < 0 || amount > maxJobValue) {
    throw new RangeError('an amount is a whole number of cents, up to a million euro')
  }
}

/**
 * The commission on a job and what is left of the credit (specification, section 9): a percentage up to the threshold,
 * to the nearest cent, a flat amount above it.
 * @param jobValue whole cents net of VAT, 0 to {@link maxJobValue}
 * @param credit whole cents, as much; the whole of a new professional's unless said
 * @throws RangeError for anything else
 */
export function commissionOn(jobValue: number, credit: number = activationCredit): CommissionShare {
  checkCents(jobValue)
  checkCents(credit)
  const { rate, threshold, flat } = professionalTerms.commission
  const commission = jobValue > threshold ? flat : Math.round((jobValue * rate) / 100)
  const creditUsed = Math.min(commission, credit)
  return {
    commission,
    creditUsed,
    creditLeft: credit - creditUsed,
    toPay: commission - creditUsed,
    netToYou: jobValue - commission,
  }
}
