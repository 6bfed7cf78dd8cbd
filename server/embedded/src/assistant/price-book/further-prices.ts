import type { PriceRow, PriceSource } from './price-row.ts'

const page = (name: string, year: number | null = null): PriceSource => ({ name, year })
const money = { vat: 'esclusa' } as const
const own = { basis: 'own', sources: [] } as const

/** What the assistant prices beyond the pages' price guide; 'own' rows are assumptions of ours. */
export const furtherPrices = {
  partialRenovation: {
    label: 'Ristrutturazione parziale, con impianti',
    min: 500,
    max: 900,
    unit: 'm2',
    basis: 'source',
    sources: [page('iperedilizia.it', 2025)],
    ...money,
  },
  carryingDown: {
    label: 'Macerie senza ascensore',
    min: 200,
    max: 400,
    unit: 'job',
    ...own,
    ...money,
  },
  facadePlasterLow: {
    label: 'Intonaco e tinta, fino a tre piani, ponteggio compreso',
    min: 60,
    max: 80,
    unit: 'm2',
    basis: 'source',
    sources: [page('preventivone'), page('officineverticali')],
    ...money,
  },
  electricPoint: {
    label: 'Punto luce o presa',
    min: 50,
    max: 80,
    unit: 'punto',
    basis: 'widened',
    sources: [page('studiofavari'), page('ristrutturarecasamia')],
    ...money,
  },
  waterPoint: {
    label: 'Punto acqua',
    min: 150,
    max: 250,
    unit: 'punto',
    basis: 'source',
    sources: [page('habitissimo'), page('portale-internet')],
    ...money,
  },
  heatingPoint: {
    label: 'Punto di riscaldamento',
    min: 250,
    max: 250,
    unit: 'punto',
    basis: 'source',
    sources: [page('ristrutturarecasamia')],
    ...money,
  },
  singleSplit: {
    label: 'Posa di un climatizzatore a uno split',
    min: 250,
    max: 500,
    unit: 'job',
    basis: 'source',
    sources: [page('shopclima')],
    ...money,
  },
  dualSplit: {
    label: 'Posa di un climatizzatore a due split',
    min: 500,
    max: 1000,
    unit: 'job',
    basis: 'source',
    sources: [page('shopclima')],
    ...money,
  },
  trialSplit: {
    label: 'Posa di un climatizzatore a tre split',
    min: 750,
    max: 1500,
    unit: 'job',
    basis: 'source',
    sources: [page('shopclima')],
    ...money,
  },
  alarm: { label: 'Impianto di allarme', min: 800, max: 2500, unit: 'job', ...own, ...money },
} as const satisfies Record<string, PriceRow>
