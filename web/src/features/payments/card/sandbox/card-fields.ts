import { hasLuhnCheckDigit } from '@mestieri/shared/luhn.ts'

export interface CardValues {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export type CardField = keyof CardValues
export type CardErrors = Partial<Readonly<Record<CardField, string>>>

export const noCardValues: CardValues = { number: '', expiry: '', cvc: '' }

/** The digits of a typed text. */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}

/** Formats a card number: at most 19 digits, in groups of four. */
function grouped(typed: string): string {
  return (
    digitsOf(typed)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** Formats MM/YY. A month that must be one digit gets a leading zero; a slash after two digits is kept. */
function monthAndYear(typed: string): string {
  const digits = digitsOf(/^[2-9]|^1\//.test(typed) ? `0${typed}` : typed).slice(0, 4)
  return digits.length > 2 || (digits.length === 2 && typed.endsWith('/'))
    ? `${digits.slice(0, 2)}/${digits.slice(2)}`
    : digits
}

/** Formats the typed text of a field. */
export function shownAs(field: CardField, typed: string): string {
  if (field === 'number') return grouped(typed)
  return field === 'expiry' ? monthAndYear(typed) : digitsOf(typed).slice(0, 4)
}

function numberError(typed: string): string | undefined {
  const digits = digitsOf(typed)
  if (digits === '') return 'Scrivi il numero della carta.'
  if (digits.length < 12) return 'Il numero della carta non è completo.'
  return hasLuhnCheckDigit(digits) ? undefined : 'Il numero della carta non è corretto: ricontrollalo.'
}

function expiryError(typed: string, today: Date): string | undefined {
  if (typed === '') return 'Scrivi la scadenza.'
  const match = /^(\d{2})\/(\d{2})$/.exec(typed)
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return 'Scrivi la scadenza come MM/AA.'
  // A card is valid to the end of its month.
  const end = new Date(2000 + Number(match[2]), month)
  return end > today ? undefined : 'La carta è scaduta: controlla la data.'
}

function cvcError(typed: string): string | undefined {
  if (typed === '') return 'Scrivi il CVC.'
  return /^\d{3,4}$/.test(typed) ? undefined : 'Il CVC ha 3 cifre, 4 su American Express.'
}

/** The errors of the fields, in Italian; a valid field has no key. */
export function cardErrors(values: CardValues, today: Date): CardErrors {
  const found = {
    number: numberError(values.number),
    expiry: expiryError(values.expiry, today),
    cvc: cvcError(values.cvc),
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined))
}
