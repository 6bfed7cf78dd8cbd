import { page, type PriceRow, row } from '../price-row.ts'

const official = page('Regione Lazio', 2023)

export const prices = {
  roofLeak: row(
    'Riparare un’infiltrazione o poche tegole',
    [250, 600],
    'source',
    [official, page('habitissimo')],
    {
      unit: 'job',
    },
  ),
  roofCovering: row('Smontare e rimontare tegole o coppi', [75, 135], 'widened', [official]),
  roof: row('Tegole e guaina nuove', [95, 160], 'source', [official, page('tecnoedil')]),
  insulatedRoof: row('Rifare, isolare e ventilare', [200, 360], 'widened', [
    official,
    page('idealista', 2023),
  ]),
  roofTimber: row('Struttura in legno nuova, in più', [130, 220], 'source', [official, page('tecnoedil')]),
  roofScaffolding: row('Ponteggio, al m² di facciata', [12, 20], 'source', [
    page('edilnet'),
    page('iperedilizia', 2022),
  ]),
  gutters: row('Grondaie', [45, 135], 'widened', [official], { unit: 'metre' }),
} as const satisfies Record<string, PriceRow>
