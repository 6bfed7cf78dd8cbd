import type { Word } from '../words.ts'
import { thickest } from './named-sizes.ts'

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
const month =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/
const weekday = /^(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)$/
/** Words after a number that is no day: 'il 10 per cento', 'il 30 x 60', 'il 20 di acconto'. */
const afterOther = /^(?:%|percento|x|per|di)$/

/** Whether a number is a day of the month: 'le chiavi il 30', 'sabato 12', 'il 3 marzo'. */
function isDay(words: readonly Word[], at: number, { value, to }: Bare): boolean {
  if (value > lastDay || value < 1) return false
  const before = textAt(words, at - 1)
  const after = textAt(words, to)
  if (month.test(after) || weekday.test(before)) return true
  // A number after the singular article counts nothing: things that are counted are in the plural.
  if (before === 'il' && value > 1 && !afterOther.test(after)) return true
  if ((words[to]?.kind ?? 'mark') !== 'mark' || after === '%') return false
  return before === 'dal' || (/^(?:il|del|al|l)$/.test(before) && beforeDay.has(textAt(words, at - 2)))
}

const named = /^(?:classe|rc|cei|uni|iso|dm|dpr|norma|legge|articolo)$/
/** The standard of electrical systems in homes, which customers name by its number alone. */
const electricalStandard = ['64', '8'] as const

/** Whether a number is the name of a class, a standard or a law and no count: 'blindata in classe 3', 'la 64-8'. */
function isName(words: readonly Word[], at: number): boolean {
  const isSecond = /^[-/]$/.test(textAt(words, at - 1)) && words[at - 2]?.kind === 'figure'
  const start = isSecond ? at - 2 : at
  const isElectrical =
    textAt(words, start) === electricalStandard[0] &&
    /^[-/]$/.test(textAt(words, start + 1)) &&
    textAt(words, start + 2) === electricalStandard[1]
  return isElectrical || named.test(textAt(words, start - 1))
}

/** Largest number of people in a household. */
const mostPeople = 12
const living = /^(?:siamo|saremo|eravamo|viviamo|abitiamo|stiamo|vivono|abitano)$/

/** Whether a number counts the people of a home: 'siamo in sei', 'in famiglia siamo 5', 'ci viviamo in 4', 'per noi quattro'. */
function isHousehold(words: readonly Word[], at: number, { value, to }: Bare): boolean {
  const isOfUs = textAt(words, at - 1) === 'noi' && (words[to]?.kind ?? 'mark') === 'mark'
  if (isOfUs && value <= mostPeople) return true
  const verb = textAt(words, at - 1) === 'in' ? at - 2 : at - 1
  return value <= mostPeople && living.test(textAt(words, verb))
}

/** Whether a number is a year of two digits: 'un bagno del 74', 'quello dell’83'. */
function isShortYear(words: readonly Word[], at: number, { value, to }: Bare): boolean {
  if (value < 30 || value > 99) return false
  return (
    /^(?:del|dal|nel|dell|dall|nell)$/.test(textAt(words, at - 1)) &&
    !/^(?:%|per cento|percento)$/.test(textAt(words, to))
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
  // 'il bagno dei miei (1978, maioliche marroni)'
  // 'il bagno del costruttore, 1981, marroncino'
  const isBetween = before === ',' && (words[at + 1]?.kind ?? 'mark') === 'mark'
  const isAside = (before === '(' || isBetween) && value < 2050
  return beforeYear.has(before) || ofBuilding.test(before) || ((isSpan || isAside) && value > 1900)
}

/** Matches what walls are built of, and adjectives of a thin or thick wall. A number after it is its thickness in centimetres. */
const masonry =
  /^(?:forat[oi]|foratin[oi]|tramezz[aeio]|matton[ei]|blocch(?:o|i|etti)|laterizi[o]?|gasbeton|siporex|ytong|sottil[ei]|spess[oaie])$/

/** Whether a number is the thickness of masonry: 'un forato da 8', 'uno sottile da 8'. */
function isThickness(words: readonly Word[], at: number, { value }: Bare): boolean {
  return value <= thickest && textAt(words, at - 1) === 'da' && masonry.test(textAt(words, at - 2))
}

const building = /^(?:condomini[o]?|palazz[oi]|palazzin[ae]|stabile|scala)$/

/** Whether a number tells how many flats a building has: 'condominio di 8', 'una palazzina da 6'. */
function isOfBuilding(words: readonly Word[], at: number): boolean {
  const isLast = (words[at + 1]?.kind ?? 'mark') === 'mark'
  return isLast && /^(?:di|da)$/.test(textAt(words, at - 1)) && building.test(textAt(words, at - 2))
}

/** Whether a number without a unit counts and measures nothing. */
export function isNoQuantity(words: readonly Word[], at: number, number: Bare): boolean {
  if (number.unit !== null || number.article || !Number.isInteger(number.value)) return false
  return [isDay, isName, isShortYear, isThickness, isHousehold, isOfBuilding].some((is) =>
    is(words, at, number),
  )
}
