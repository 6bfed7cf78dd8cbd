import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const parziale = {
  title: 'Ristrutturazione parziale (alcuni impianti, un bagno)',
  work: 'ristrutturazione parziale (alcuni impianti, un bagno)',
  profession: 'Impresa Edile',
  cues: 'ristrutturazione parziale|rifare metà casa|bagno e cucina|rifare impianti|rinfrescata con impianti|lavori a metà|rifare alcune stanze|zona giorno|casa da aggiornare|mettere a norma',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'un bagno',
    'un impianto completo (elettrico o idraulico)',
    'pavimenti e tinta nelle stanze toccate',
  ],
  excluded: ['infissi', 'seconda impiantistica', 'arredi'],
  factors: ['secondo impianto +60–100 €/m²', 'secondo bagno +5.500–10.000 €'],
  permits: 'CILA quasi sempre',
  duration: '80 m² in 6–9 settimane',
  rows: {
    main: {
      label: 'Ristrutturazione parziale (alcuni impianti, un bagno)',
      min: 450,
      max: 850,
      unit: 'm² di casa',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('iperedilizia', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
