import { hasLuhnCheckDigit } from './luhn.ts'

/**
 * Why a card payment did not go through, in the words that the card provider's own library uses, so that one list of
 * Italian sentences serves the real provider and the test mode.
 */
export const testDeclineCodes = [
  'generic_decline',
  'insufficient_funds',
  'expired_card',
  'incorrect_number',
  'test_mode_live_card',
  'payment_intent_authentication_failure',
] as const
export type TestDeclineCode = (typeof testDeclineCodes)[number]

/** What paying with a card comes to: it goes through, at once or later; it wants the holder's approval; or why not. */
export type TestCardOutcome = 'succeeded' | 'processing' | 'requires_action' | TestDeclineCode

export interface TestCard {
  /** Digits alone. */
  readonly number: string
  /** Italian, for the list beside the test form. */
  readonly label: string
  readonly outcome: TestCardOutcome
}

/** How long the test mode keeps a payment in `processing` before it goes through, in ms. */
export const testProcessingTime = 8_000

/**
 * The cards of the test mode. The numbers are those that the field knows from the real provider's test mode; only
 * the one that stays in processing for a while has another meaning there.
 */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Pagamento riuscito', outcome: 'succeeded' },
  { number: '4000002500003155', label: 'Richiede l’autenticazione', outcome: 'requires_action' },
  { number: '4000000000000077', label: 'In elaborazione, poi riuscito', outcome: 'processing' },
  { number: '4000000000000002', label: 'Rifiutata dalla banca', outcome: 'generic_decline' },
  { number: '4000000000009995', label: 'Fondi insufficienti', outcome: 'insufficient_funds' },
  { number: '4000000000000069', label: 'Carta scaduta', outcome: 'expired_card' },
]

/** The digits of a card number as typed. */
export function cardDigits(typed: string): string {
  return typed.replaceAll(' ', '')
}

/**
 * What paying with a number comes to in the test mode; a card that is not in the list is never charged.
 * @param digits ASCII digits alone, see {@link cardDigits}
 */
export function testCardOutcome(digits: string): TestCardOutcome {
  const card = testCards.find(({ number }) => number === digits)
  if (card) return card.outcome
  return hasLuhnCheckDigit(digits) ? 'test_mode_live_card' : 'incorrect_number'
}
