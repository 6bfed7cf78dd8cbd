import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const riscaldamento = {
  title: 'Impianto a termosifoni',
  work: 'fare l’impianto di riscaldamento',
  profession: 'Idraulico',
  partOfOthers: ['ristrutturazione/completa'],
  cues: 'impianto riscaldament*|impianto di riscaldament*|@cambia + impianto riscaldament*|@cambia + riscaldament*|@aggiunge + riscaldament*|impianto termic*|impianto termosifon*|impianto radiatori|termosifoni in tutta casa|termosifon* + tutta casa|tubi + termosifon*|tubi + riscaldament*|riscaldamento autonomo|staccar* + centralizzat*|distacc* + centralizzat*|riscaldament* + zero|tutti termosifoni|colonne + termosifon*|~riscaldament*|~termosifon*|~calorifer*|~radiator*',
  vatRate: 0.1,
  labourShare: 0.55,
  included: [
    'tubi e collettore',
    'termosifoni in alluminio con valvole termostatiche',
    'tracce e chiusura grezza',
    'prova e dichiarazione di conformità',
    'caldaia a condensazione, se la chiedi',
  ],
  excluded: [
    'canna fumaria',
    'perizia per il distacco dal centralizzato (400–900 €)',
    'progetto e relazione di legge 10 (250–600 €)',
    'tinta e pavimenti',
  ],
  factors: ['più grande è la casa, più termosifoni: il prezzo va a m²'],
  permits: 'CILA se ci sono opere murarie: la presenta un tecnico, che firma anche la relazione di legge 10.',
  duration: 'per 80 m² da 6 a 8 giorni',
  rows: {
    system: {
      label: 'Impianto a termosifoni, senza caldaia',
      min: 55,
      max: 85,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio, tariffa dei prezzi', 2023)],
    },
  },
  visit: 'i muri e i pavimenti dove passano i tubi, e il posto della caldaia',
  relief: 'general',
} as const satisfies JobKind
