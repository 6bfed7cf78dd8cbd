import type { EstimateRow } from './estimate.ts'
import { page, type PriceSource } from './price-row.ts'

/** The official price list behind most job rows: what public clients pay for each item, without VAT. */
export const lazioPriceList = page('Regione Lazio', 2023)

type Range = readonly [min: number, max: number]

/** A price of a job without VAT, as its sources have it. */
export function sourced(
  label: string,
  [min, max]: Range,
  unit: string,
  sources: readonly PriceSource[],
): EstimateRow {
  return { label, min, max, unit, vat: 'esclusa', basis: 'source', sources }
}

/** A price of a job without VAT that was worked out from items of its sources. */
export function derived(
  label: string,
  [min, max]: Range,
  unit: string,
  sources: readonly PriceSource[],
): EstimateRow {
  return { label, min, max, unit, vat: 'esclusa', basis: 'widened', sources }
}

/** A price of a job without VAT that no source states: our own estimate. */
export function judged(label: string, [min, max]: Range, unit: string): EstimateRow {
  return { label, min, max, unit, vat: 'esclusa', basis: 'own', sources: [] }
}

/** The least that a visit costs without VAT: our own estimate. */
export function atLeastPerVisit(euro: number): EstimateRow {
  return judged('Minimo per un intervento', [euro, euro], 'intervento')
}
