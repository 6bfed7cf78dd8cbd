import type { DatabaseSync } from 'node:sqlite'

/** Billing data of one payment. The payer is given by uid, or by email together with the payment method. */
export interface BillingData {
  /** The id of the payment intent, or `pi_bank_transfer_…` for a bank transfer. */
  readonly pi: string
  readonly uid: string | null
  readonly email: string | null
  readonly paymentMethod: 'bank_transfer' | 'card' | null
  readonly vat: string
  readonly cuuPec: string
}

export interface BillingRecords {
  /**
   * Stores the billing data of a payment. The same data again change nothing. Different data for the same
   * payment are a correction: they replace the row, and the earlier values are kept in the column `earlier`.
   */
  save(data: BillingData): void
}

/** How many earlier versions are kept per payment. The limit bounds the size of a row. */
const maxCorrections = 20

/** @param now milliseconds since 1970 */
export function createBillingRecords(database: DatabaseSync, now: () => number): BillingRecords {
  const save = database.prepare(`INSERT INTO billing_data
    (pi, uid, email, payment_method, vat, cuu_pec, created_at, updated_at)
    VALUES (:pi, :uid, :email, :payment_method, :vat, :cuu_pec, :now, :now)
    ON CONFLICT (pi) DO UPDATE SET
      uid = :uid, email = :email, payment_method = :payment_method, vat = :vat, cuu_pec = :cuu_pec,
      updated_at = :now,
      earlier = CASE WHEN json_array_length(earlier) < ${maxCorrections} THEN json_insert(earlier, '$[#]', json_object(
        'uid', uid, 'email', email, 'payment_method', payment_method, 'vat', vat, 'cuu_pec', cuu_pec,
        'updated_at', updated_at
      )) ELSE earlier END
    WHERE (uid, email, payment_method, vat, cuu_pec)
      IS NOT (excluded.uid, excluded.email, excluded.payment_method, excluded.vat, excluded.cuu_pec)`)
  return {
    save(data) {
      save.run({
        pi: data.pi,
        uid: data.uid,
        email: data.email,
        payment_method: data.paymentMethod,
        vat: data.vat,
        cuu_pec: data.cuuPec,
        now: now(),
      })
    },
  }
}
