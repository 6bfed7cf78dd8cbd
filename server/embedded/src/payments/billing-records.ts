import type { DatabaseSync } from 'node:sqlite'

/** Billing data as a callable took them: by uid, or by email with the method. */
export interface BillingData {
  /** The intent's id, or a `pi_bank_transfer_…`. */
  readonly pi: string
  readonly uid: string | null
  readonly email: string | null
  readonly paymentMethod: 'bank_transfer' | 'card' | null
  readonly vat: string
  readonly cuuPec: string
}

export interface BillingRecords {
  /**
   * Stores billing data under their payment. Sent again they change nothing; sent again with other fields they are a
   * correction, which takes the row over, and what stood there stays legible beside it.
   */
  save(data: BillingData): void
}

/** How many corrections of one payment are kept; nobody mistypes more. */
const maxEarlier = 20

/** @param now milliseconds since 1970 */
export function createBillingRecords(database: DatabaseSync, now: () => number): BillingRecords {
  const save = database.prepare(`INSERT INTO billing_data
    (pi, uid, email, payment_method, vat, cuu_pec, created_at, updated_at)
    VALUES (:pi, :uid, :email, :payment_method, :vat, :cuu_pec, :now, :now)
    ON CONFLICT (pi) DO UPDATE SET
      uid = :uid, email = :email, payment_method = :payment_method, vat = :vat, cuu_pec = :cuu_pec,
      updated_at = :now,
      earlier = CASE WHEN json_array_length(earlier) < ${maxEarlier} THEN json_insert(earlier, '$[#]', json_object(
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
