import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const climaMono = {
  title: 'Climatizzatore a uno split, macchina e posa',
  work: 'climatizzatore a uno split, macchina e posa',
  profession: 'Elettricista',
  cues: 'condizionatore|aria condizionata|climatizzatore|split|mono split|clima in camera|aria fresca|condizionatore camera|inverter|pompa di calore aria aria|clima salotto',
  vatRate: 0.15,
  labourShare: 0.25,
  included: [
    'macchina 9–12.000 BTU in classe A++',
    'staffe',
    'fino a 3–4 m di tubi',
    'scarico condensa',
    'prova',
    'F-gas',
  ],
  excluded: ['linea elettrica (+60–150 €)', 'tracce murate (+60–100 €/m)', 'piattaforma'],
  factors: [
    'tubi oltre 4 m +40–60 €/m',
    'solo posa di macchina del cliente 250–450 €',
    'con predisposizione −80–150 €',
    'smaltire la vecchia +60–120 €',
  ],
  tiers: { base: { label: '750–1.000' }, media: { label: '1.000–1.700' }, alta: { label: '1.700–2.600' } },
  permits: 'edilizia libera; condominio: unità esterna e decoro',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Climatizzatore a uno split, macchina e posa',
      min: 750,
      max: 1700,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('sostariffe.it'), page('shopclima.it')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
