import { bareIban, isItalianIban } from './iban.ts'

/** A bank transfer that a banking app can fill in from a QR code. */
export interface TransferOrder {
  /** Who owns the account; past 70 characters it is cut. */
  readonly holder: string
  readonly iban: string
  /** Whole cents, 1 to 99,999,999,999. */
  readonly amount: number
  /** The payment's reason; past 140 characters it is cut. */
  readonly remittance: string
}

const maxAmount = 99_999_999_999

/** Text that every bank takes: one line of the characters that SEPA payments have (EPC217-08), accents taken off. */
function plainText(text: string, maxLength: number): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[^A-Za-z0-9/?:().,'+\s-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd()
}

/**
 * What the QR code of a SEPA credit transfer says (EPC069-12, version 002, UTF-8): twelve lines at most, without a BIC,
 * a purpose or a structured reference. Encode it with error correction level M.
 * @throws RangeError for an IBAN that is not Italian, an amount out of bounds, or no holder
 */
export function epcQrPayload({ holder, iban, amount, remittance }: TransferOrder): string {
  const name = plainText(holder, 70)
  if (name === '') throw new RangeError('a transfer needs the name of who gets it')
  if (!isItalianIban(iban)) throw new RangeError('a transfer needs a valid IBAN')
  if (!Number.isInteger(amount) || amount < 1 || amount > maxAmount) {
    throw new RangeError('an amount is a whole number of cents, from one on')
  }
  const cents = String(amount % 100).padStart(2, '0')
  const euro = `EUR${Math.floor(amount / 100)}.${cents}`
  const bic = ''
  const purpose = ''
  const reference = ''
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    bareIban(iban),
    euro,
    purpose,
    reference,
    plainText(remittance, 140),
  ]
  return lines.join('\n').trimEnd()
}
