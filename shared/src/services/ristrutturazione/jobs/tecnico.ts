import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const tecnico = {
  title: 'Pratica edilizia e tecnico',
  work: 'pratica edilizia e tecnico',
  profession: 'Impresa Edile',
  cues: 'cila|scia|geometra|architetto|permesso|pratica comune|direzione lavori|catasto|docfa|sanatoria|accatastamento|planimetria',
  vatRate: 0.22,
  labourShare: 1.0,
  included: ['CILA con asseverazione', 'fine lavori'],
  excluded: [
    'variazione catastale (300–600 € con tributi)',
    'diritti del comune (50–250 €)',
    'strutture',
    'APE (100–200 €)',
    'sanzioni',
  ],
  factors: [
    'CILA 400–1.000 €',
    'SCIA 1.000–2.500 €',
    'direzione lavori 5–10 % dei lavori',
    'IVA 22 % e cassa',
  ],
  permits: '–',
  duration: 'CILA: si comincia subito; SCIA: subito, controlli 30 giorni',
  rows: {
    main: {
      label: 'Pratica edilizia e tecnico',
      min: 400,
      max: 1800,
      unit: 'pratica',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('unadesignerpertutti')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
