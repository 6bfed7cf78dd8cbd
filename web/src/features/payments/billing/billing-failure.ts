import { ApiError } from '../../../lib/api-client.ts'
import { type BillingField, billingFields } from './billing-form.ts'

/** Messages of the server for the fields that they are about. */
export type RefusedFields = Readonly<Partial<Record<BillingField, string>>>

/** Why billing data were not accepted. */
export type BillingFailure =
  /** The fields say what is wrong. */
  | { readonly kind: 'fields'; readonly errors: RefusedFields }
  /** A dialog says it, and after it what can be done, one paragraph each. */
  | { readonly kind: 'dialog'; readonly message: string; readonly advice: readonly string[] }

/** The specification's sentence (section 8, 'Bank-transfer send failure'), to the letter. */
export const sendFailure = "Errore durante l'invio dei dati. Riprova più tardi."

/** True because a repeat has the same idempotency key and the same payment intent. */
const safeToRepeat =
  'Quello che hai scritto è ancora qui. Puoi riprovare senza rischi: anche se i dati fossero già arrivati, non vengono registrati due volte.'

/** Refusals whose own words say what to do. */
const selfExplanatory = new Set([
  'billing_key_missing',
  'billing_fields_missing',
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

/** What to tell a visitor whose billing data could not be sent. */
export function billingFailure(error: unknown): BillingFailure {
  if (!(error instanceof ApiError)) return { kind: 'dialog', message: sendFailure, advice: [safeToRepeat] }
  const { code, detail, errors = [] } = error.problem
  const refused = code === 'validation_failed' ? refusedFields(errors) : null
  if (refused) return { kind: 'fields', errors: refused }
  if (selfExplanatory.has(code)) return { kind: 'dialog', message: detail, advice: [] }
  const local = code === 'offline' || code === 'timeout' ? [detail] : []
  return { kind: 'dialog', message: sendFailure, advice: [...local, safeToRepeat] }
}
