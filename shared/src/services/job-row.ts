import type { EstimateRow } from './estimate.ts'
import { page, type PriceSource } from './price-row.ts'

/** The official price list behind most job rows: the prices that public clients pay per item, without VAT. */
export const lazioPriceList = page('Regione Lazio', 2023)

type Range = readonly [min: number, max: number]

/** Makes the price of a job without VAT, as published by its sources. */
export function sourced(
  label: string,
  [min, max]: Range,
  unit: string,
  sources: readonly PriceSource[],
): EstimateRow {
  return { label, min, max, unit, vat: 'esclusa', basis: 'source', sources }
}

/** Makes the price of a job without VAT, calculated from items of its sources. */
export function derived(
  label: string,
  [min, max]: Range,
  unit: string,
  sources: readonly PriceSource[],
): EstimateRow {
  return { label, min, max, unit, vat: 'esclusa', basis: 'widened', sources }
}

/** Makes the price of a job without VAT that no source states: our own estimate. */
export function judged(label: string, [min, max]: Range, unit: string): EstimateRow {
  return { label, min, max, unit, vat: 'esclusa', basis: 'own', sources: [] }
}

/** Makes the minimum charge of a visit without VAT: our own estimate. */
export function atLeastPerVisit(euro: number): EstimateRow {
  return judged('Minimo per un intervento', [euro, euro], 'intervento')
}
