/** Why a text is no telephone number that can be called back. */
export type PhoneFault = 'missing' | 'characters' | 'too_short' | 'too_long' | 'toll_free' | 'no_such_number'

/** A number in E.164 (`+393471234567`), or what is wrong with it. */
export type PhoneResult =
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly fault: PhoneFault }

/** Each fault in words for a person. */
export const phoneMessages: Readonly<Record<PhoneFault, string>> = {
  missing: 'Inserisci il tuo numero di telefono.',
  characters: 'Il numero può avere solo cifre, spazi e il prefisso con il «+».',
  too_short: 'Il numero è troppo corto: controlla che ci siano tutte le cifre.',
  too_long: 'Il numero è troppo lungo: controlla le cifre.',
  toll_free: 'Non possiamo richiamare un numero verde: inserisci un cellulare o un fisso.',
  no_such_number:
    'Inserisci un cellulare che inizia con 3, un fisso che inizia con 0 o un numero estero con il «+».',
}

/** What nobody sees: marks of the writing's direction, say, that come along where a number is copied from a contact. */
const invisible = /\p{Cf}/gu

/** What people put between digits: blanks, dots, dashes, slashes, brackets. */
const separators = /[\s.\-‐‑‒–—/()]/g

const fail = (fault: PhoneFault): PhoneResult => ({ ok: false, fault })

/** Numbers of Italy as dialled there: mobiles 9 or 10 digits, landlines 6 to 11 with their 0. */
const national = /^(?:3\d{8,9}|0[1-9]\d{4,9})$/

function faultOfNational(digits: string): PhoneFault {
  if (/^80[03]/.test(digits)) return 'toll_free'
  // A handful of digits may be the beginning of anything.
  if (digits.length < 6) return 'too_short'
  if (digits.startsWith('3')) return digits.length < 9 ? 'too_short' : 'too_long'
  if (/^0[1-9]/.test(digits)) return 'too_long'
  return 'no_such_number'
}

function readNational(digits: string): PhoneResult {
  return national.test(digits) ? { ok: true, phone: `+39${digits}` } : fail(faultOfNational(digits))
}

/** A number with its country code, without the `+`: E.164's 8 to 15 digits, and Italy's own rules for Italy. */
function readInternational(digits: string): PhoneResult {
  if (digits.startsWith('39')) return readNational(digits.slice(2))
  if (digits.length < 8) return fail('too_short')
  if (digits.length > 15) return fail('too_long')
  return digits.startsWith('0') ? fail('no_such_number') : { ok: true, phone: `+${digits}` }
}

/**
 * Reads a telephone number by Italian rules (features.md, section 3.3) into E.164. Without `+` or `00` it is an
 * Italian one, whose 0 stays behind `+39`; a bare `39` in front is a country code only where the number is none
 * without it, since mobiles begin with 39 as well. Toll-free numbers cannot be called back.
 *
 * @param text as typed
 */
export function parsePhone(text: string): PhoneResult {
  const trimmed = text.replaceAll(invisible, '').trim()
  if (trimmed === '') return fail('missing')
  // '+44 (0)20 …' means the 0 that is dialled inside the country alone; Italy's is part of the number.
  const written = /^(?:\+|00)(?!\s*39)/.test(trimmed) ? trimmed.replace('(0)', '') : trimmed
  const plain = written.replaceAll(separators, '')
  const [, sign = '', digits = ''] = /^(\+|00)?(\d+)$/.exec(plain) ?? []
  if (digits === '') return fail('characters')
  if (sign !== '') return readInternational(digits)
  const result = readNational(digits)
  if (result.ok || !digits.startsWith('39')) return result
  const prefixed = readNational(digits.slice(2))
  return prefixed.ok ? prefixed : result
}
