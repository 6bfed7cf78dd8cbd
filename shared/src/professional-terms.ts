/**
 * What professionals are promised and asked (specification, sections 1 and 9): landing, questions, trial, payment and
 * terms of use take every figure from here, so that no two pages can say two things. Money is in cents.
 */
export const professionalTerms = {
  /** Activation, VAT included; it becomes credit for commissions. */
  activationAmount: 29_280,
  vatRate: 22,
  commission: {
    /** Percent of a job's value net of VAT, up to the threshold. */
    rate: 7,
    threshold: 2_000_000,
    /** The commission above the threshold, whatever the value. */
    flat: 140_000,
  },
  clients: { introduced: 5, replacements: 3 },
  requirements: { quotes: 3, pictures: 5 },
  refund: {
    /** Days after the collaboration began. */
    afterDays: 30,
    /** Months after the activation. */
    withinMonths: 6,
  },
  /** Working days after the customer's first payment. */
  confirmWithinWorkingDays: 2,
  /** Hours after the first appointment. */
  replaceClientWithinHours: 24,
  /** Hours after the credit arrived. */
  invoiceWithinHours: 48,
  inactivityMonths: 24,
} as const

/** What the bank transfer's reason is, besides the firm's own name (specification, section 2, 'Payment panel'). */
export const paymentReason = 'Nome della tua ditta'

/** What the activation pays for (specification, section 2, 'Payment panel'). */
export const creditDescription = 'Credito per coprire le commissioni sui lavori affidati.'
