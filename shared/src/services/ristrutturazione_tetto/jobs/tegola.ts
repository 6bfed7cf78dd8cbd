import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const tegola = {
  title: 'Riparare poche tegole o un’infiltrazione',
  work: 'riparare poche tegole o un’infiltrazione',
  profession: 'Impresa Edile',
  cues: 'tegola rotta|coppi spostati|una tegola|perde il tetto|goccia dal soffitto|piove dentro|infiltrazione dal tetto|tegole volate|grandine|gocciola in mansarda|riparare il tetto|embrice',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['ricerca del punto', 'poche tegole o coppi', 'sigillature', 'discesa dei rotti'],
  excluded: ['ponteggio o piattaforma (+300–900 €)', 'danni interni', 'travi'],
  factors: [
    'ogni punto in più 60–120 €',
    'piattaforma +250–450 € al giorno',
    'urgenza con telone +150–300 €',
  ],
  permits: 'nessuno',
  duration: 'mezza giornata – 1 giorno',
  rows: {
    main: {
      label: 'Riparare poche tegole o un’infiltrazione',
      min: 250,
      max: 600,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('habitissimo')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 250,
      max: 250,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
