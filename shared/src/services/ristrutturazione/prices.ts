import { page, type PriceRow, row } from '../price-row.ts'

const archizen = page('archizen.it', 2025)
const iperedilizia = page('iperedilizia.it', 2025)

export const prices = {
  lightRenovation: row('Ristrutturazione leggera', [200, 450], 'source', [
    archizen,
    page('mapinpocket', 2026),
  ]),
  fullRenovation: row('Ristrutturazione completa, con un bagno', [700, 1250], 'source', [
    archizen,
    iperedilizia,
  ]),
  fineRenovation: row('Ristrutturazione di pregio', [1300, 2500], 'source', [archizen]),
} as const satisfies Record<string, PriceRow>
