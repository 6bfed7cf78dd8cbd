import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

const job = { unit: 'intervento', vat: 'esclusa', ...own } as const

export const termosifoneRiparazione = {
  title: 'Riparazione di un termosifone',
  work: 'riparare un termosifone',
  profession: 'Idraulico',
  cues: '@ripara + termosifon*|@ripara + calorifer*|@ripara + radiator*|termosifon* + perd*|calorifer* + perd*|radiator* + perd*|termosifon* + gocciol*|calorifer* + gocciol*|termosifone freddo|calorifero freddo|termosifon* + non scald*|calorifer* + non scald*|radiator* + non scald*|termosifon* + fredd*|calorifer* + fredd*|sfiat*|spurg* + termosifon*|valvola + perd*|aria + termosifon*|termosifon* + perd* + valvol*|calorifer* + perd* + valvol*|radiator* + perd* + valvol*|valvol* + gocciol* + termosifon*|termosifon* + bagno + perd*|calorifer* + bagno + perd*|radiator* + bagno + perd*|termosifon* + bagno + non scald*|termosifon* + bagno + fredd*',
  replacement: 'termosifone',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['chiamata', 'sfiato o riparazione della perdita', 'guarnizioni e minuteria', 'prova'],
  excluded: ['termosifone nuovo', 'lavaggio dell’impianto', 'tubi nel muro'],
  factors: ['se sono freddi in basso di solito serve il lavaggio dell’impianto: 250–600 €'],
  permits: 'Nessun permesso.',
  duration: 'da 1 a 2 ore',
  rows: {
    first: { label: 'Riparazione o sfiato di un termosifone', min: 80, max: 150, ...job },
    further: {
      label: 'Ogni altro termosifone nella stessa visita',
      min: 25,
      max: 50,
      unit: 'pezzo',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'da dove perde, se c’è aria e la pressione dell’impianto',
  relief: 'maintenance',
} as const satisfies JobKind
