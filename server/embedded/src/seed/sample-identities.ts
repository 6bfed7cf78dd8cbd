import type { Random } from './random.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function characters(count: number, from: string, random: Random): string {
  return Array.from({ length: count }, () => from.charAt(random.int(0, from.length - 1))).join('')
}

/** A uid of 28 characters, as upstream's accounts have. The prefix 'esempio' marks it as a sample. */
export function sampleUid(random: Random): string {
  return `esempio${characters(21, alphabet, random)}`
}

/**
 * A VAT number with a valid check digit (Luhn), so that format checks accept it. The office code is 000,
 * which no tax office has, so the number belongs to no real firm.
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

/** A telephone number of the unassigned range 300 0000000, in E.164. */
export function samplePhone(index: number): string {
  return `+39300000${String(index).padStart(4, '0')}`
}

export function sampleEmail(link: string): string {
  return `info@${link.slice(0, 60).replace(/-$/, '')}.example`
}

/**
 * A recipient code of the Italian e-invoice system (SDI): seven characters. The prefix ES means 'esempio'.
 */
export function sampleRecipientCode(random: Random): string {
  return `ES${characters(5, alphabet.slice(0, 36), random)}`
}
