const whole = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' })
const short = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' })

/** Formats a number in Italian notation: '1.200', '2,5'. */
export function showNumber(value: number): string {
  return short.format(value)
}

/** Formats a number or a range: '80', '80–100'. */
export function showRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? showNumber(low) : `${showNumber(low)}–${showNumber(high)}`
}

/** Formats a range in whole euros: '5.800–10.400 €'. */
export function showEuro(min: number, max: number): string {
  return min === max ? `${whole.format(min)} €` : `${whole.format(min)}–${whole.format(max)} €`
}

/** Formats a difference of prices in whole euros: '+120–250 €', '−120–250 €', 'da −50 a +80 €'. */
export function showDifference(min: number, max: number): string {
  if (min < 0 && max > 0) return `da −${whole.format(-min)} a +${whole.format(max)} €`
  const sign = max > 0 ? '+' : '−'
  const [less, more] = max > 0 ? [min, max] : [Math.abs(max), Math.abs(min)]
  return `${sign}${showEuro(less, more)}`
}

const cents = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function showCents(price: number): string {
  return Number.isInteger(price) ? whole.format(price) : cents.format(price)
}

/** Formats the price of one unit: '5–8,50 €'. */
export function showUnitPrices(min: number, max: number): string {
  return min === max ? `${showCents(min)} €` : `${showCents(min)}–${showCents(max)} €`
}

function roundQuantity(value: number): number {
  return value < 100 ? value : Math.round(value)
}

/** Formats a quantity: '280', '13,4', '280–350'. Large quantities have no decimals. */
export function showQuantity({ low, high }: { readonly low: number; readonly high: number }): string {
  return showRange({ low: roundQuantity(low), high: roundQuantity(high) })
}

/** The units of the site's price guide. */
const guideUnits: Readonly<Record<string, string>> = {
  m2: 'm²',
  metre: 'm',
  piece: 'pezzo',
  job: 'intervento',
}

/** Returns the noun of a unit without its complement: 'm²' for 'm² di parete/soffitto'. */
export function unitNoun(unit: string): string {
  const noun = unit.split(/ di |,| in più| \(| con | rovinat| verniciat|\//)[0] ?? unit
  return guideUnits[noun] ?? noun
}

const plurals: readonly (readonly [ending: string, plural: string])[] = [
  ['io', 'i'],
  ['co', 'chi'],
  ['go', 'ghi'],
  ['ca', 'che'],
  ['ga', 'ghe'],
  ['o', 'i'],
  ['a', 'e'],
  ['e', 'i'],
]

/** Returns the plural of a unit: 'pezzi', 'punti acqua'. Symbols such as 'm²' and 'kWh' do not change. */
export function unitPlural(noun: string): string {
  const [first = '', ...rest] = noun.split(' ')
  const known = plurals.find(([ending]) => first.length > 3 && first.endsWith(ending))
  const plural = known ? first.slice(0, -known[0].length) + known[1] : first
  return [plural, ...rest].join(' ')
}

/** Joins words with commas and a final 'e': 'a, b e c'. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
}

/** Makes the first letter lower case, unless the word begins with several capitals, as abbreviations do. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Makes the first letter upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
