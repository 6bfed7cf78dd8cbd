/** What is wrong with an email address. */
export type EmailAddressFault = 'empty' | 'length' | 'characters' | 'at_sign' | 'domain'

/** A check's outcome; `message` is Italian and fit to show under the field. */
export type EmailAddressCheck =
  | { readonly valid: true; readonly value: string }
  | { readonly valid: false; readonly reason: EmailAddressFault; readonly message: string }

/** RFC 5321, 4.5.3.1, as mail servers count: the whole, and what stands before the at-sign. */
const maxLength = 254
const maxLocalLength = 64

/** Blanks, controls, and what only a quoted or a listed address may hold. */
const strange = /[\s\p{C}"(),:;<>[\\\]]/u

/** Labels of letters and digits, hyphens inside, and at least one dot. */
const domainName =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u

/** Whether a word has an at-sign with something on both sides, as every email address has. */
export function hasInnerAtSign(word: string): boolean {
  return word.length > 2 && word.lastIndexOf('@', word.length - 2) > 0
}

const refuse = (reason: EmailAddressFault, message: string): EmailAddressCheck => ({
  valid: false,
  reason,
  message,
})

/**
 * Checks an email address as typed, blanks around it aside (specification, section 5: an at-sign and a dot). The dot is
 * wanted behind the at-sign, the length is bounded, and nothing is in it that would end one address and begin another;
 * beyond that only a mail server knows.
 */
export function checkEmailAddress(typed: string): EmailAddressCheck {
  const value = typed.trim()
  if (value === '') return refuse('empty', 'Inserisci l’indirizzo email.')
  if (value.length > maxLength) return refuse('length', 'L’indirizzo email è troppo lungo.')
  if (/\s/.test(value)) return refuse('characters', 'L’indirizzo email non può contenere spazi.')
  if (strange.test(value)) {
    return refuse('characters', 'L’indirizzo email contiene un carattere non ammesso.')
  }
  const [local = '', domain, ...rest] = value.split('@')
  if (domain === undefined || rest.length > 0 || local === '') {
    return refuse('at_sign', 'Scrivi l’indirizzo email per intero, con una chiocciola: nome@esempio.it')
  }
  if (local.length > maxLocalLength) return refuse('length', 'L’indirizzo email è troppo lungo.')
  if (!domainName.test(domain)) {
    return refuse('domain', 'Controlla la parte dopo la chiocciola: nome@esempio.it')
  }
  return { valid: true, value }
}
