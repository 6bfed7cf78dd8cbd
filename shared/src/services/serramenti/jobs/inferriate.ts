import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const inferriate = {
  title: 'Inferriate e grate',
  work: 'inferriate e grate',
  profession: 'Serramentista',
  cues: 'inferriate|grate|sbarre alle finestre|grata di sicurezza|cancelletto|grate apribili|sicurezza piano terra|ferro battuto|grata antieffrazione|inferriata porta finestra',
  vatRate: 0.1,
  labourShare: 0.45,
  included: ['grata su misura', 'zincata e verniciata', 'posa'],
  excluded: ['opere murarie'],
  factors: ['fissa 190–260 €', 'apribile con serratura 320–520 €'],
  permits: 'edilizia libera; condominio e centro storico: chiedere',
  duration: '4 finestre al giorno; consegna 3–6 settimane',
  rows: {
    main: {
      label: 'Inferriate e grate',
      min: 190,
      max: 420,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 350,
      max: 350,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
