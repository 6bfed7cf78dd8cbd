import { brand } from '@mestieri/shared/brand.ts'

import type { ValidationFailure, ValidationState } from '../../features/token/token-validation.ts'
import type { Way } from './use-way-to-app.ts'

/** The text of a screen. */
export interface TokenMessage {
  readonly title: string
  /** The message of the error catalogue, shown before the other lines. */
  readonly reason?: string
  readonly lines: readonly string[]
}

// The exact texts of the error catalogue (specification, section 8).
const validating = "Validazione dell'account in corso."
const refused = 'Oops... qualcosa è andato storto...'
const notNotified = "Invio automatico della notifica di accesso all'app fallito."

const app = brand.businessApp.name
const perhapsDone = `Prima guarda in ${app}: se sei già dentro, è andato tutto bene.`

function validatingMessage(slow: boolean): TokenMessage {
  const line = slow
    ? 'Ci sta mettendo più del solito: aspettiamo la risposta ancora per qualche secondo.'
    : 'Ci vuole un attimo: resta su questa pagina.'
  return { title: validating, lines: [line] }
}

function validatedMessage({ leaving, desktop }: Way): TokenMessage {
  const onPhone = leaving
    ? `È quasi fatta: tra un attimo si apre ${app}.`
    : `Se ${app} non si è aperta, tocca il pulsante.`
  const onDesktop = `Sul telefono hai una notifica: toccala, oppure apri ${app}.`
  return { title: leaving ? validating : 'Accesso confermato', lines: [desktop ? onDesktop : onPhone] }
}

function refusedMessage(reason: string | null): TokenMessage {
  const lines = ['Torna nell’app e accedi di nuovo: avrai un link nuovo.']
  return { title: refused, lines, ...(reason === null ? {} : { reason }) }
}

function failedMessage(failure: ValidationFailure, detail: string): TokenMessage {
  return {
    notification: { title: notNotified, lines: ['Può bastare riprovare fra qualche secondo.', perhapsDone] },
    offline: { title: 'La connessione non va', lines: [detail] },
    timeout: { title: 'Nessuna risposta', lines: [detail, perhapsDone] },
    limited: { title: 'Troppi tentativi', lines: [detail] },
    unknown: { title: refused, lines: [detail] },
  }[failure]
}

/** The text for a state of the validation (specification, section 4, 'Short-token screen', and section 8). */
export function tokenMessage(state: ValidationState, way: Way): TokenMessage {
  if (state.stage === 'validating') return validatingMessage(state.slow)
  if (state.stage === 'validated') return validatedMessage(way)
  return state.stage === 'refused' ? refusedMessage(state.reason) : failedMessage(state.failure, state.detail)
}
