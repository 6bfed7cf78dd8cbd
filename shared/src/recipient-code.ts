import { checkEmailAddress } from './email-address.ts'

/** What is wrong with what should be a recipient code or a certified email address. */
export type RecipientCodeFault =
  | 'empty'
  | 'email'
  | 'exchange_address'
  | 'public_administration'
  | 'foreign_code'
  | 'length'
  | 'characters'

/** What is accepted, but may not be what was meant. */
export type RecipientCodeAdvice = 'no_code' | 'ordinary_mailbox'

/** A check's outcome; every sentence is Italian and fit to show under the field. */
export type RecipientCodeCheck =
  | {
      readonly valid: true
      readonly kind: 'code' | 'pec'
      /** A code in upper case, or an address without blanks around it. */
      readonly value: string
      readonly advice: { readonly reason: RecipientCodeAdvice; readonly message: string } | null
    }
  | { readonly valid: false; readonly reason: RecipientCodeFault; readonly message: string }

/** Mailboxes that people have, and that are never certified. */
const ordinaryDomains = new Set([
  'alice.it',
  'email.it',
  'fastwebnet.it',
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.it',
  'icloud.com',
  'inwind.it',
  'iol.it',
  'libero.it',
  'live.com',
  'live.it',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.it',
  'proton.me',
  'protonmail.com',
  'tim.it',
  'tin.it',
  'tiscali.it',
  'virgilio.it',
  'yahoo.com',
  'yahoo.it',
])

/** The exchange system's own addresses, which take invoices and are nobody's recipient (its refusal 00330). */
const exchangeAddress = /^sdi\d*@pec\.fatturapa\.it$/i

const refuse = (reason: RecipientCodeFault, message: string): RecipientCodeCheck => ({
  valid: false,
  reason,
  message,
})

function checkAddress(typed: string): RecipientCodeCheck {
  const address = checkEmailAddress(typed)
  if (!address.valid) return refuse('email', address.message)
  const { value } = address
  if (exchangeAddress.test(value)) {
    return refuse('exchange_address', 'Questa è la PEC del Sistema di Interscambio: serve la tua.')
  }
  const domain = value.slice(value.indexOf('@') + 1).toLowerCase()
  const advice = ordinaryDomains.has(domain)
    ? ({
        reason: 'ordinary_mailbox',
        message: 'Sembra una mail normale, non una PEC: se hai un codice SDI o una PEC, usa quelli.',
      } as const)
    : null
  return { valid: true, kind: 'pec', value, advice }
}

/**
 * Checks what an electronic invoice is delivered to, as typed in one field (features.md, 3.2): a recipient code of seven
 * letters and digits, which comes back in upper case, or a certified email address.
 */
export function checkRecipientCode(typed: string): RecipientCodeCheck {
  if (typed.includes('@')) return checkAddress(typed)
  const value = typed.replaceAll(/\s/g, '').toUpperCase()
  if (value === '') return refuse('empty', 'Inserisci la PEC o il codice SDI.')
  if (!/^[A-Z\d]+$/.test(value)) {
    return refuse(
      'characters',
      'Il codice SDI è fatto di sole lettere e cifre; una PEC contiene la chiocciola.',
    )
  }
  if (value.length === 6) {
    const message =
      'I codici di 6 caratteri sono della Pubblica Amministrazione: quello di un’impresa ne ha 7.'
    return refuse('public_administration', message)
  }
  if (value.length !== 7) {
    const count = value.length === 1 ? 'ne hai scritto 1' : `ne hai scritti ${value.length}`
    return refuse('length', `Il codice SDI ha 7 caratteri: ${count}.`)
  }
  if (value === 'XXXXXXX') {
    const message =
      'XXXXXXX vale solo per clienti esteri: con una partita IVA italiana serve il tuo codice o la PEC.'
    return refuse('foreign_code', message)
  }
  const advice =
    value === '0000000'
      ? ({
          reason: 'no_code',
          message:
            'Con 0000000 la fattura arriva solo nel tuo cassetto fiscale: se hai una PEC, scrivila qui.',
        } as const)
      : null
  return { valid: true, kind: 'code', value, advice }
}
