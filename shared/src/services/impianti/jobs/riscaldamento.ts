import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const riscaldamento = {
  title: 'Impianto a radiatori completo',
  work: 'impianto a radiatori completo',
  profession: 'Elettricista',
  cues: 'riscaldamento|termosifoni nuovi|impianto termico|fare il riscaldamento|radiatori|impianto autonomo|staccarsi dal centralizzato|tubi dei termosifoni|collettori|caloriferi nuovi',
  vatRate: 0.1,
  labourShare: 0.55,
  included: [
    'tubi',
    'collettore',
    'radiatori in alluminio',
    'valvole termostatiche',
    'tracce e chiusura grezza',
  ],
  excluded: [
    'caldaia (c.sostituzione: +1.800–3.000 €)',
    'canna fumaria',
    'distacco dal centralizzato (perizia 400–900 €)',
  ],
  factors: ['80 m² senza caldaia 4.500–6.800 €', 'con caldaia a condensazione 7.500–9.500 €'],
  permits: 'CILA se con opere; progetto e legge 10 (250–600 €)',
  duration: '80 m² in 6–8 giorni',
  rows: {
    main: {
      label: 'Impianto a radiatori completo',
      min: 55,
      max: 85,
      unit: 'm² di casa',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
