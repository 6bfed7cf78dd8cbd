import { maxJobValue } from '@mestieri/shared/commission.ts'

/** Why a text is not a valid job value. */
export type JobValueFault = 'missing' | 'unreadable' | 'too_large'

export type JobValueResult =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly fault: JobValueFault }

/** The Italian message for each fault. */
export const jobValueMessages: Readonly<Record<JobValueFault, string>> = {
  missing: 'Scrivi il valore del lavoro in euro.',
  unreadable: 'Scrivi una cifra in euro, per esempio 8.000 o 8.000,50.',
  too_large: `Il calcolo arriva a ${(maxJobValue / 100).toLocaleString('it-IT')}\u00A0€.`,
}

const fail = (fault: JobValueFault): JobValueResult => ({ ok: false, fault })

/**
 * Points as thousands separators with a decimal comma, or no thousands separators with a decimal comma or
 * point.
 */
const written = /^(?:(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?|(\d+)(?:[.,](\d{0,2}))?)$/

/**
 * Parses euros in Italian notation to cents: '8.000,50' is 800050, '3428,57' is 342857. An unfinished text
 * such as '8.000,' is valid too.
 */
export function readJobValue(text: string): JobValueResult {
  const plain = text.replaceAll(/\s|€|euro/gi, '')
  if (plain === '') return fail('missing')
  const found = written.exec(plain)
  if (!found) return fail('unreadable')
  const [, grouped, groupedCents, digits = '', digitCents] = found
  const euro = grouped?.replaceAll('.', '') ?? digits
  const cents = Number(euro) * 100 + Number((groupedCents ?? digitCents ?? '').padEnd(2, '0'))
  return cents > maxJobValue ? fail('too_large') : { ok: true, cents }
}

const grouping = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 })
const groupingWithCents = new Intl.NumberFormat('it-IT', { useGrouping: 'always', minimumFractionDigits: 2 })

/** Formats cents for the field: '8.000', '8.000,50'. */
export function jobValueText(cents: number): string {
  return (cents % 100 === 0 ? grouping : groupingWithCents).format(cents / 100)
}
