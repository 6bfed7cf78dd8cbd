import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const ringhiere = {
  title: 'Verniciare o sistemare ringhiere e inferriate',
  work: 'verniciare o sistemare ringhiere e inferriate',
  profession: 'Impresa Edile',
  cues: 'ringhiera del balcone|inferriate arrugginite|verniciare il ferro|parapetto|ringhiera traballante|antiruggine|balaustra|saldare la ringhiera|cancello|grate da pitturare',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['spazzolatura', 'antiruggine', 'due mani di smalto', 'sul posto'],
  excluded: ['saldature (80–150 € a chiamata)', 'ringhiera nuova'],
  factors: ['nuova in ferro 220–380 €/m (10,82 €/kg)', 'parapetto in vetro 350–600 €/m (stima)'],
  permits: 'nessuno (uguale all’esistente)',
  duration: 'un balcone al giorno',
  rows: {
    main: {
      label: 'Verniciare o sistemare ringhiere e inferriate',
      min: 25,
      max: 45,
      unit: 'm² di ringhiera',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 150,
      max: 150,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
