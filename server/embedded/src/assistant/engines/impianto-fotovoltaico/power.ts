import { quantities } from '@mestieri/shared/services/impianto_fotovoltaico/quantities.ts'

import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { numberAfter, numberBefore } from '../number-before.ts'
import { statedTotal } from '../readers/total.ts'

type Owner = 'plant' | 'battery' | 'meter'

const owners: readonly (readonly [Owner, RegExp])[] = [
  ['battery', /^(?:batteri|accumul|storage|powerwall)/],
  ['meter', /^(?:contator|potenz|monofas|trifas|fornitur)/],
  ['plant', /^(?:impiant|fotovolt|pannell|solar|modul)/],
]

function ownerNamed(text: string): Owner | null {
  return owners.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const panelNoun = /^(?:pannell[oi]|modul[oi])$/

const unitWord = /^(?:kwh?|kwp)$/

/** Maximum distance between a figure and its noun, in words: 'batteria di accumulo da 10 kWh'. */
const reach = 5

/**
 * Returns the noun that a figure belongs to: the noun after 'di' ('10 kWh di accumulo'), otherwise the
 * nearest noun before the figure.
 */
function ownerOf({ from, to }: Quantity, words: Utterance['words']): Owner | null {
  // '4,5 kW già montati', 'ai 3 kW esistenti'
  if (/^(?:gia|esistent|montat|installat)/.test(words[to]?.text ?? '')) return 'plant'
  if (words[to]?.text === 'di') {
    const after = ownerNamed(words[to + 1]?.text ?? '')
    if (after) return after
  }
  for (let at = from - 1; at >= Math.max(0, from - reach); at -= 1) {
    const word = words[at]
    if (!word || word.kind === 'figure') return null
    const named = ownerNamed(word.text)
    // The noun in '10 kWh di accumulo' already has a figure.
    if (named) return unitWord.test(words[at - 2]?.text ?? '') && words[at - 1]?.text === 'di' ? null : named
  }
  return null
}

const intervalOf = ({ low, high }: Quantity): Interval => ({ low, high })

/** Matches an order with the pronoun of the thing before it. */
const withPronoun = /^(?:f(?:acciamo|ate|ai)|mett(?:iamo|ete|i)|prend(?:iamo|ete))l[oa]$/

/** Whether a figure without a unit belongs to the noun beside it: 'impianto da 6', 'la piglio da cinque la batteria'. */
function isBareOf(owner: Owner, { unit, from, to }: Quantity, words: Utterance['words']): boolean {
  if (unit !== null || panelNoun.test(words[to]?.text ?? '')) return false
  const isLast = (words[to]?.kind ?? 'mark') === 'mark'
  // 'batterie 2' is a count, 'accumulo 10' a size.
  if (isLast && owner === 'battery' && /^(?:batteria|accumulo|storage)$/.test(words[from - 1]?.text ?? ''))
    return true
  if (words[from - 1]?.text !== 'da') return false
  const isArticle = /^(?:la|l|il)$/.test(words[to]?.text ?? '')
  const after = isArticle ? ownerNamed(words[to + 1]?.text ?? '') : null
  // 'il fotovoltaico facciamolo da 6'
  const back = withPronoun.test(words[from - 2]?.text ?? '') ? 3 : 2
  return (after ?? ownerNamed(words[from - back]?.text ?? '')) === owner
}

/** Returns the power of a plant in kW: '6 kW'. Ignores the figures of the meter and the battery. */
function plantPower(utterance: Utterance): Interval | null {
  const { quantities: said, words } = utterance
  // '4 kw sul garage e 2 kw sulla casa, 6 in tutto'
  const total = said.some(({ unit }) => unit === 'kw')
    ? statedTotal(utterance, ({ unit }) => unit === 'kw' || unit === null)
    : null
  if (total) return total
  const power = said.find(
    (one) =>
      (one.unit === 'kw' && [null, 'plant'].includes(ownerOf(one, words))) || isBareOf('plant', one, words),
  )
  return power ? intervalOf(power) : null
}

const row = /^(?:file|stringhe)$/

/** Returns the number of panels in equal rows: 24 for '3 file da 8 pannelli'. */
function inRows({ words, quantities: said }: Utterance): Interval | null {
  if (!words.some(({ text }) => panelNoun.test(text))) return null
  const rows = said.find(
    ({ unit, article, to }) => unit === null && !article && row.test(words[to]?.text ?? ''),
  )
  const each = rows && said.find(({ from, unit }) => unit === null && from === rows.to + 2)
  const isEach = rows !== undefined && /^(?:da|di)$/.test(words[rows.to + 1]?.text ?? '')
  return each && isEach ? { low: rows.low * each.low, high: rows.high * each.high } : null
}

/** Returns the number of panels in a message. */
function panelCount(utterance: Utterance): Interval | null {
  return inRows(utterance) ?? numberBefore(utterance, panelNoun) ?? numberAfter(utterance, panelNoun)
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Returns the power of a plant in kW, as stated or from the number of panels. */
export function plantPowerOrPanels(utterance: Utterance): Interval | null {
  const power = plantPower(utterance)
  if (power) return power
  const panels = panelCount(utterance)
  if (!panels) return null
  const { min, max } = quantities.panelPower
  return { low: tenths(panels.low * min), high: tenths(panels.high * max) }
}

/** Returns the number of panels of a plant, as stated or from the power. */
export function panelsOfPlant(utterance: Utterance): Interval | null {
  const panels = panelCount(utterance)
  if (panels) return panels
  const power = plantPower(utterance)
  const { min, max } = quantities.panelPower
  return power ? { low: Math.ceil(power.low / max), high: Math.ceil(power.high / min) } : null
}

/** Returns the power to add, in kW: '3 kW', '8 pannelli', or the difference in 'da 3 a 6 kW'. */
export function addedPower(utterance: Utterance): Interval | null {
  const { quantities: said, words } = utterance
  const grown = said.find(
    ({ unit, low, high, from }) =>
      unit === 'kw' && high > low && /^(?:da|dai)$/.test(words[from - 1]?.text ?? ''),
  )
  if (grown) return { low: grown.high - grown.low, high: grown.high - grown.low }
  // 'ho 3 kW di pannelli e ne voglio aggiungere altri 2 kW'
  const more = said.find(
    ({ unit, from, to }) =>
      unit === 'kw' &&
      (/^altri$/.test(words[from - 1]?.text ?? '') ||
        /^(?:in|di) piu$/.test(`${words[to]?.text} ${words[to + 1]?.text}`)),
  )
  if (more) return intervalOf(more)
  const now = plantPower(utterance)
  const target = said.find(
    ({ from, unit, low }) =>
      (unit === null || unit === 'kw') &&
      now !== null &&
      low > now.high &&
      /^(?:a|ad|ai|fino)$/.test(words[from - 1]?.text ?? '') &&
      /^(?:arriv|sal|port|pass|aument)/.test(words[from - 2]?.text ?? ''),
  )
  // 'ho 3 kW e vorrei arrivare a 6' adds 3 kW.
  if (now && target) return { low: target.low - now.high, high: target.high - now.low }
  return plantPowerOrPanels(utterance)
}

/** Largest home battery in kWh. A larger figure is a yearly consumption. */
const largestBattery = 60

/** Returns the size of a battery in kWh. In an answer 'kW' also means kWh. */
export function batterySize({ quantities: said, words }: Utterance, asked: boolean): Interval | null {
  const size = said.find((one) => {
    if (isBareOf('battery', one, words)) return true
    if (one.high > largestBattery || (one.unit !== 'kwh' && one.unit !== 'kw')) return false
    const owner = ownerOf(one, words)
    if (owner === 'battery') return true
    return one.unit === 'kwh'
      ? owner !== 'meter' && Number.isInteger(one.low) && one.low >= 3
      : asked && owner === null
  })
  if (!size) return null
  // 'due batterie da 5 kWh l’una'
  const count = said.find(({ from, to, article }) => !article && to <= size.from && from < size.from)
  const isOfSeveral = count !== undefined && severalBatteries.test(words[count.to]?.text ?? '')
  const times = isOfSeveral && count.low <= mostBatteries ? count.low : 1
  return { low: size.low * times, high: size.high * times }
}
const severalBatteries = /^(?:batterie|accumuli)$/
const mostBatteries = 4

const billWord = /^(?:bollett|mes[ei]$|mensil|bimestr|spend|pag|ann[oiu]|luce$|corrente$|enel)/

function round(kwh: number): number {
  return Math.round(kwh / 50) * 50
}

/** Highest yearly bill of a home in euros. A larger figure is a consumption. */
const highestBill = 6000

/** Whether a figure without 'euro' is a bill: 'pago 180 al mese', 'bollette da 150'. */
function isPaid({ unit, low, article, from }: Quantity, words: Utterance['words']): boolean {
  if (unit !== null || article || low < 20 || low > highestBill) return false
  return [1, 2, 3].some((back) => /^(?:pag[oah]|spend|bollett)/.test(words[from - back]?.text ?? ''))
}

/** Returns the yearly consumption in kWh for a bill: '120 euro al mese', '180 € a bolletta' (two months). */
function ofBill({ quantities: said, content, words }: Utterance, asked: boolean): Interval | null {
  const paid =
    said.find(({ unit, low }) => unit === 'euro' && low > 0) ?? said.find((one) => isPaid(one, words))
  if (!paid || (!asked && !content.some((word) => billWord.test(word)))) return null
  const yearly = content.some((word) => word.startsWith('ann'))
  const monthly = content.some((word) => /^(?:mese|mesi|mensil[ei])$/.test(word))
  const everyTwo =
    content.some((word) => word.startsWith('bimestr')) ||
    /\b(?:ogni|2|due) (?:due )?mesi\b/.test(content.join(' '))
  const periods = yearly ? 1 : monthly && !everyTwo ? 12 : 6
  const { currentPrice } = quantities
  return {
    low: round((paid.low * periods) / currentPrice.max),
    high: round((paid.high * periods) / currentPrice.min),
  }
}

/**
 * Returns the yearly consumption of a household in kWh, from a figure that is not the battery's or from a
 * bill. '3,5 kWh' as an answer means 3,500.
 */
export function yearlyUse(utterance: Utterance, asked: boolean): Interval | null {
  const { quantities: said, words } = utterance
  const used = said.find(
    (one) => one.unit === 'kwh' && one.low > largestBattery && ownerOf(one, words) !== 'battery',
  )
  if (used) return intervalOf(used)
  const bill = ofBill(utterance, asked)
  if (bill || !asked) return bill
  const tiny = said.find((one) => one.unit === 'kwh' && one.high < 30 && ownerOf(one, words) === null)
  return tiny ? { low: tiny.low * 1000, high: tiny.high * 1000 } : null
}
