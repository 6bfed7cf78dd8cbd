import { page, type PriceRow, row } from '../price-row.ts'

const whole = { unit: 'job' } as const

export const prices = {
  paint: row('Tinta semplice', [5, 12], 'source', [page('cityrumors'), page('tinteggiaturetorino')]),
  washablePaint: row('Tinta lavabile', [9, 15], 'source', [page('leristrutturazioni'), page('cityrumors')]),
  decorativePaint: row('Finitura decorativa', [15, 30], 'source', [page('cityrumors')]),
  paintPreparation: row('Rasatura, crepe o muffa, in più', [5, 25], 'source', [
    page('proiezionidiborsa'),
    page('leristrutturazioni'),
  ]),
  paintAtLeast: row('Spesa minima', [300, 300], 'own', [], whole),
} as const satisfies Record<string, PriceRow>
