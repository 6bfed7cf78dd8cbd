/** IT, two check digits, the CIN letter, bank and branch, account (ISO 13616, registry entry for Italy). */
const italianForm = /^IT\d{2}[A-Z]\d{10}[\dA-Z]{12}$/

/** What a character in an odd place of bank, branch and account counts for; in an even place it is its own rank. */
const oddWeights = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const

const letterA = 65

/** A digit is itself, a letter its place in the alphabet, from 0. */
const rank = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - letterA

/** The letter that guards an Italian account's 22 other characters. */
function controlLetter(account: string): string {
  let sum = 0
  for (let index = 0; index < account.length; index += 1) {
    const place = rank(account.charAt(index))
    // The first place is an odd one.
    sum += index % 2 === 0 ? (oddWeights[place] ?? 0) : place
  }
  return String.fromCharCode(letterA + (sum % 26))
}

/** ISO 7064, mod 97-10: the first four characters go to the end, letters become 10 to 35. */
function remainder(iban: string): number {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = /\d/.test(character) ? Number(character) : rank(character) + 10
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** An IBAN as it is copied and sent: no blanks, upper case. */
export function bareIban(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/** An IBAN as it is shown: groups of four. */
export function groupedIban(iban: string): string {
  return bareIban(iban).replaceAll(/.{4}(?=.)/g, '$& ')
}

/** Whether this is an Italian IBAN: its form, its check digits and its CIN (features.md, 3.4); blanks do not matter. */
export function isItalianIban(typed: string): boolean {
  const iban = bareIban(typed)
  return italianForm.test(iban) && remainder(iban) === 1 && controlLetter(iban.slice(5)) === iban[4]
}
