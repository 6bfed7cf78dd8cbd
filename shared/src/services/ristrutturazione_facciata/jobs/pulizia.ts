import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const pulizia = {
  title: 'Lavare la facciata',
  work: 'lavare la facciata',
  profession: 'Impresa Edile',
  cues: 'idropulitrice|lavare la facciata|smog|facciata nera|graffiti|scritte sul muro|pulire la pietra|idrolavaggio|muschio sui muri|sabbiatura|lavaggio mattoni',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['lavaggio a pressione con detergente', 'protezioni'],
  excluded: ['ponteggio o piattaforma', 'protettivo (+12–19 €/m²)'],
  factors: ['scritte e graffiti 19–37 €/m²', 'sabbiatura 18–25 €/m²'],
  permits: 'nessuno',
  duration: '200 m² in 2 giorni',
  rows: {
    main: {
      label: 'Lavare la facciata',
      min: 7,
      max: 16,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('iperedilizia', 2022)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 300,
      max: 300,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
