import { brand } from '@mestieri/shared/brand.ts'

import type { ValidationFailure, ValidationState } from '../../features/token/token-validation.ts'
import type { Way } from './use-way-to-app.ts'

/** What a screen says. */
export interface TokenWords {
  readonly title: string
  /** The catalogue's own sentence, before the others. */
  readonly reason?: string
  readonly lines: readonly string[]
}

// The catalogue's texts, to the letter (specification, section 4).
const validating = 'Validazione dell`account in corso.'
const refused = 'Oops... qualcosa è andato storto...'
const notNotified = 'Invio automatico della notifica di accesso all`app fallito.'

const app = brand.businessApp.name
const perhapsDone = `Prima guarda in ${app}: se sei già dentro, è andato tutto bene.`

function validatingWords(slow: boolean): TokenWords {
  const line = slow
    ? 'Ci sta mettendo più del solito: aspettiamo la risposta ancora per qualche secondo.'
    : 'Ci vuole un attimo: resta su questa pagina.'
  return { title: validating, lines: [line] }
}

function validatedWords({ leaving, desktop }: Way): TokenWords {
  const onPhone = leaving
    ? `È quasi fatta: tra un attimo si apre ${app}.`
    : `Se ${app} non si è aperta, tocca il pulsante.`
  const onDesktop = `Sul telefono hai una notifica: toccala, oppure apri ${app}.`
  return { title: leaving ? validating : 'Accesso confermato', lines: [desktop ? onDesktop : onPhone] }
}

function refusedWords(reason: string | null): TokenWords {
  const lines = ['Torna nell’app e accedi di nuovo: avrai un link nuovo.']
  return { title: refused, lines, ...(reason === null ? {} : { reason }) }
}

function failedWords(failure: ValidationFailure, detail: string): TokenWords {
  return {
    notification: { title: notNotified, lines: ['Può bastare riprovare fra qualche secondo.', perhapsDone] },
    offline: { title: 'La connessione non va', lines: [detail] },
    timeout: { title: 'Nessuna risposta', lines: [detail, perhapsDone] },
    limited: { title: 'Troppi tentativi', lines: [detail] },
    unknown: { title: refused, lines: [detail] },
  }[failure]
}

/** The words for where a validation stands (specification, section 4, 'Short-token screen', and section 8). */
export function tokenWords(state: ValidationState, way: Way): TokenWords {
  if (state.stage === 'validating') return validatingWords(state.slow)
  if (state.stage === 'validated') return validatedWords(way)
  return state.stage === 'refused' ? refusedWords(state.reason) : failedWords(state.failure, state.detail)
}
