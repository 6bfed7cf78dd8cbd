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
   * Stores the billing data of a payment. The same data again change nothing. Different data of the same payer
   * are a correction: they replace the row, and the earlier values are kept in the column `earlier`. The payer
   * never changes: neither that of stored data, nor the one for whom the payment intent was created
   * (security.md, ID-06).
   *
   * @returns false if the payment is another payer's; then nothing is stored
   */
  save(data: BillingData): boolean
}

/** How many earlier versions are kept per payment. The limit bounds the size of a row. */
const maxCorrections = 20

/** @param now milliseconds since 1970 */
export function createBillingRecords(database: DatabaseSync, now: () => number): BillingRecords {
  const save = database.prepare(`INSERT INTO billing_data
    (pi, uid, email, payment_method, vat, cuu_pec, created_at, updated_at)
    SELECT :pi, :uid, :email, :payment_method, :vat, :cuu_pec, :now, :now
    WHERE NOT EXISTS (SELECT 1 FROM payment_intents WHERE payment_intent_id = :pi AND uid IS NOT :uid)
      AND NOT EXISTS (SELECT 1 FROM billing_data WHERE pi = :pi
        AND (uid, lower(email)) IS NOT (:uid, lower(:email)))
    ON CONFLICT (pi) DO UPDATE SET
      uid = :uid, email = :email, payment_method = :payment_method, vat = :vat, cuu_pec = :cuu_pec,
      updated_at = :now,
      earlier = CASE WHEN json_array_length(earlier) < ${maxCorrections} THEN json_insert(earlier, '$[#]', json_object(
        'uid', uid, 'email', email, 'payment_method', payment_method, 'vat', vat, 'cuu_pec', cuu_pec,
        'updated_at', updated_at
      )) ELSE earlier END
    WHERE (uid, email, payment_method, vat, cuu_pec)
      IS NOT (excluded.uid, excluded.email, excluded.payment_method, excluded.vat, excluded.cuu_pec)`)
  // The payer never changes, so a row of this payer means that the data are stored.
  const stored = database.prepare(
    'SELECT 1 FROM billing_data WHERE pi = ? AND (uid, lower(email)) IS (?, lower(?))',
  )
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
      return stored.get(data.pi, data.uid, data.email) !== undefined
    },
  }
}
