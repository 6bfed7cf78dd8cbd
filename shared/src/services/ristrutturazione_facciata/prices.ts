import { page, type PriceRow, row } from '../price-row.ts'

const official = page('Regione Lazio', 2023)
const edilnet = page('edilnet')
const iperedilizia = page('iperedilizia', 2022)

export const prices = {
  facadePaint: row('Tinteggiatura esterna', [14, 26], 'source', [official, edilnet]),
  facadeScaffolding: row('Ponteggio della facciata, primo mese', [12, 20], 'source', [edilnet, iperedilizia]),
  facadeRepairs: row('Intonaco riparato a tratti e tinta', [28, 62], 'source', [official, edilnet]),
  facadePlaster: row('Intonaco nuovo e tinta, ponteggio compreso', [75, 130], 'source', [
    official,
    edilnet,
    iperedilizia,
    page('preventivone', 2020),
  ]),
  facadeInsulation: row('Cappotto termico, ponteggio compreso', [120, 190], 'source', [official, edilnet]),
  balconyEdges: row('Frontalini dei balconi', [40, 95], 'source', [edilnet, official], { unit: 'metre' }),
} as const satisfies Record<string, PriceRow>
