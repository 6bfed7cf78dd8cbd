/**
 * The area code of an Italian landline number: `02` (Milan), `06` (Rome), three digits whose third one is 0, 1, 5 or 9
 * (`011` Turin, `039` Monza), otherwise four digits (`0445` Schio). All 28 codes of three digits are in use, so that no
 * list is needed. Source: the national numbering plan (AGCOM, delibera 8/15/CIR), as in Google's libphonenumber,
 * metadata of Italy.
 */
const areaCode = /^0(?:[26]|[13-57-9][0159]|[13-57-9][2-46-8]\d)/

/** The digits of a mobile number's prefix. */
const mobilePrefix = /^3\d{2}/

/** Splits six or more digits into two groups, the longer one at the end: `123 4567`, `1234 5678`. */
function groupDigits(digits: string): string {
  if (digits.length < 6) return digits
  const middle = Math.floor(digits.length / 2)
  return `${digits.slice(0, middle)} ${digits.slice(middle)}`
}

/**
 * Formats an Italian number for people: '+39 06 1234 5678', '+39 347 123 4567'.
 *
 * @param phone E.164; a number of another country is returned unchanged
 */
export function formatPhone(phone: string): string {
  const national = /^\+39(\d+)$/.exec(phone)?.[1] ?? ''
  const prefix = (areaCode.exec(national) ?? mobilePrefix.exec(national))?.[0]
  return prefix === undefined ? phone : `+39 ${prefix} ${groupDigits(national.slice(prefix.length))}`
}
