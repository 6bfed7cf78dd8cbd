import type { ProblemCode } from '@mestieri/shared/contracts/error.ts'

import { ApiError } from '../../../lib/api/api-client.ts'
import { type BillingField, billingFields } from './billing-form.ts'

/** The server's messages by field. */
export type RefusedFields = Readonly<Partial<Record<BillingField, string>>>

/** Why billing data were not accepted, and where the panel shows it. */
export type BillingFailure =
  /** Shown at the fields. */
  | { readonly kind: 'fields'; readonly errors: RefusedFields }
  /** Shown in a dialog: the message, then one paragraph per piece of advice. */
  | { readonly kind: 'dialog'; readonly message: string; readonly advice: readonly string[] }

/** The specification's exact sentence (section 8, 'Bank-transfer send failure'). */
export const sendFailure = "Errore durante l'invio dei dati. Riprova più tardi."

/** True, because a retry has the same idempotency key and payment intent. */
const safeToRepeat =
  'Quello che hai scritto è ancora qui. Puoi riprovare senza rischi: anche se i dati fossero già arrivati, non vengono registrati due volte.'

/** Error codes whose `detail` tells the visitor what to do. */
const selfExplanatory: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'billing_key_missing',
  'billing_fields_missing',
  'payment_intent_foreign',
  'bot_check_failed',
  'rate_limited',
  'not_found',
])

function refusedFields(
  errors: readonly { readonly field: string; readonly message: string }[],
): RefusedFields | null {
  const known = errors.flatMap(({ field, message }) => {
    const name = billingFields.find((one) => one === field)
    return name ? [[name, message] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : null
}

/** Makes the message for billing data that could not be sent. */
export function billingFailure(error: unknown): BillingFailure {
  if (!(error instanceof ApiError)) return { kind: 'dialog', message: sendFailure, advice: [safeToRepeat] }
  const { code, detail, errors = [] } = error.problem
  const refused = code === 'validation_failed' ? refusedFields(errors) : null
  if (refused) return { kind: 'fields', errors: refused }
  if (selfExplanatory.has(code)) return { kind: 'dialog', message: detail, advice: [] }
  const local = code === 'offline' || code === 'timeout' ? [detail] : []
  return { kind: 'dialog', message: sendFailure, advice: [...local, safeToRepeat] }
}
