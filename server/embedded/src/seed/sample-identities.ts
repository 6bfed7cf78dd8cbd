import type { Random } from './random.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function characters(count: number, from: string, random: Random): string {
  return Array.from({ length: count }, () => from.charAt(random.int(0, from.length - 1))).join('')
}

/** 28 characters, like the uids of upstream's accounts; the first seven say that it is a sample. */
export function sampleUid(random: Random): string {
  return `esempio${characters(21, alphabet, random)}`
}

/**
 * A VAT number with a right check digit (Luhn), so that checks of form pass, and 000 where the number of the
 * tax office stands: no office has it, so that nobody owns the number.
 *
 * @param index 0 to 999,999
 */
export function sampleVatNumber(index: number): string {
  const digits = `9${String(index).padStart(6, '0')}000`
  const sum = Array.from(digits, Number).reduce((total, digit, position) => {
    const doubled = digit * (position % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** A number of the unassigned 300 0000000 range, in E.164. */
export function samplePhone(index: number): string {
  return `+39300000${String(index).padStart(4, '0')}`
}

export function sampleEmail(link: string): string {
  return `info@${link.slice(0, 60).replace(/-$/, '')}.example`
}

/** Seven characters, as a recipient code has; ES for 'esempio'. */
export function sampleRecipientCode(random: Random): string {
  return `ES${characters(5, alphabet.slice(0, 36), random)}`
}
