import { page, type PriceRow, row } from '../price-row.ts'

const iperedilizia = page('iperedilizia.it', 2025)

export const prices = {
  lightRenovation: row('Ristrutturazione leggera', [200, 500], 'source', [
    page('archizen.it', 2025),
    iperedilizia,
  ]),
  fullRenovation: row('Ristrutturazione completa', [600, 1300], 'source', [
    page('archizen.it', 2025),
    iperedilizia,
    page('ristrutturazione3x2'),
  ]),
  fineRenovation: row('Ristrutturazione di pregio', [1300, 2500], 'source', [page('archizen.it', 2025)]),
} as const satisfies Record<string, PriceRow>
