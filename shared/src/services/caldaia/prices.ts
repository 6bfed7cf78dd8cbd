import { page, type PriceRow, row } from '../price-row.ts'

const whole = { unit: 'job' } as const

const official = page('Regione Lazio, tariffa dei prezzi', 2023)
const portals = [page('condomani.it'), page('caldaiacondensazione.net')]

export const prices = {
  boiler24: row('Caldaia da 24 kW, montata', [1800, 3000], 'source', [official, ...portals], whole),
  boiler30: row('Caldaia da 30 kW, montata', [2300, 3800], 'source', [official, ...portals], whole),
  flue: row('Scarico dei fumi a parete', [160, 340], 'own', [], whole),
  radiatorValve: row('Valvola termostatica', [55, 110], 'widened', [page('officinadelclima'), official], {
    unit: 'pieceFeminine',
  }),
} as const satisfies Record<string, PriceRow>
