import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const persiane = {
  title: 'Persiane o scuri',
  work: 'persiane o scuri',
  profession: 'Serramentista',
  cues: 'persiane|gelosie|scuri|scuroni|persiane in alluminio|persiane in legno|ante esterne|imposte|persiane scorrevoli|oscuranti|balconi veneti',
  vatRate: 0.1,
  labourShare: 0.2,
  included: ['persiana', 'cardini', 'posa', 'smaltimento'],
  excluded: ['telaio o controtelaio (compreso in L23 per l’alluminio)', 'verniciature future'],
  factors: ['lamelle orientabili +10–15 %', 'scorrevoli +0–15 %', 'legno pino 300–410 €, castagno 490–680 €'],
  permits: 'edilizia libera se uguali; colore secondo il comune',
  duration: '3 finestre al giorno; consegna 5–8 settimane',
  rows: {
    main: {
      label: 'Persiane o scuri',
      min: 400,
      max: 680,
      unit: 'm² di persiana',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
