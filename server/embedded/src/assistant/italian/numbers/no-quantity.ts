import type { Word } from '../words.ts'

interface Bare {
  readonly value: number
  readonly unit: unknown
  readonly article: boolean
  /** The index after the number and its unit. */
  readonly to: number
}

function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}

/** Words before a day of the month: 'dopo il 30', 'prima del 15'. */
const beforeDay = new Set('dopo entro prima dal fino verso'.split(' '))
const lastDay = 31

function isDay(words: readonly Word[], at: number, { value, to }: Bare): boolean {
  if (value > lastDay || (words[to]?.kind ?? 'mark') !== 'mark') return false
  const before = textAt(words, at - 1)
  return before === 'dal' || (/^(?:il|del|al)$/.test(before) && beforeDay.has(textAt(words, at - 2)))
}

/** Whether a number is a year of two digits: 'un bagno del 74'. */
function isShortYear(words: readonly Word[], at: number, { value, to }: Bare): boolean {
  if (value < 30 || value > 99) return false
  return (
    /^(?:del|dal|nel)$/.test(textAt(words, at - 1)) && !/^(?:%|per cento|percento)$/.test(textAt(words, to))
  )
}

/** Words before a year: 'costruita nel 1978', 'fermo al 1968', 'anni 1970', 'casa 1960'. */
const beforeYear = new Set(
  'nel del dal al anno anni primi fine inizio estate casa appartamento alloggio palazzo palazzina condominio edificio villa villetta costruzione classe'.split(
    ' ',
  ),
)
const ofBuilding = /^(?:costrui|edificat|risal|ferm[oa]$|mess[oaie]$|fatt[oaie]$|rifatt[oaie]$)/

const yearDigits = /^\d{4}$/

/** Whether a number without a unit is a year of four digits and not a size: 'una casa ferma al 1968'. */
export function isYear(words: readonly Word[], at: number, value: number): boolean {
  if (value < 1800 || value > 2100 || !yearDigits.test(textAt(words, at))) return false
  const before = textAt(words, at - 1)
  // 'tra il 1960 e il 1970', 'anni 1960-1970'
  const isSpan = before === 'il' || yearDigits.test(textAt(words, at - 2))
  return beforeYear.has(before) || ofBuilding.test(before) || (isSpan && value > 1900)
}

/** Matches what walls are built of. A number after it is its thickness in centimetres. */
const masonry =
  /^(?:forat[oi]|foratin[oi]|tramezz[aeio]|matton[ei]|blocch(?:o|i|etti)|laterizi[o]?|gasbeton|siporex|ytong)$/
const thickest = 40

/** Whether a number is the thickness of masonry: 'un forato da 8'. */
function isThickness(words: readonly Word[], at: number, { value }: Bare): boolean {
  return value <= thickest && textAt(words, at - 1) === 'da' && masonry.test(textAt(words, at - 2))
}

/** Whether a number without a unit counts and measures nothing. */
export function isNoQuantity(words: readonly Word[], at: number, number: Bare): boolean {
  if (number.unit !== null || number.article || !Number.isInteger(number.value)) return false
  return [isDay, isShortYear, isThickness].some((is) => is(words, at, number))
}
