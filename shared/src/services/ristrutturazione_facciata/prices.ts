import { page, type PriceRow, row } from '../price-row.ts'

export const prices = {
  facadePaint: row('Tinteggiatura esterna', [12.5, 35], 'source', [page('edilnet')]),
  facadeScaffolding: row('Ponteggio della facciata', [8, 15], 'source', [page('edilnet')]),
  facadePlaster: row('Intonaco e tinta, ponteggio compreso', [60, 100], 'widened', [
    page('preventivone'),
    page('officineverticali'),
  ]),
  facadeInsulation: row('Cappotto termico', [90, 160], 'own', []),
  balconyEdges: row('Frontalini dei balconi', [30, 60], 'source', [page('preventivone')], { unit: 'metre' }),
} as const satisfies Record<string, PriceRow>
