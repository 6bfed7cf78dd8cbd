/**
 * Whether the last digit is the check digit of the others by Luhn's formula (ISO/IEC 7812-1, annex B), which guards
 * card numbers and Italian VAT numbers alike.
 * @param digits ASCII digits alone
 */
export function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    // Every second digit from the one before the check digit leftwards counts double, its own digits added up.
    const doubled = (digits.length - place) % 2 === 0
    const value = Number(digits[place]) * (doubled ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
