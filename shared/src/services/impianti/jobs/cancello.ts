import type { JobKind } from '../../job-kind.ts'

export const cancello = {
  title: 'Automatizzare un cancello',
  work: 'automatizzare un cancello',
  profession: 'Elettricista',
  cues: 'cancello automatico|motore cancello|cancello scorrevole|cancello a battente|telecomando cancello|cancello elettrico|fotocellule|portone garage|basculante|cancello che non si apre|sbarra',
  vatRate: 0.1,
  labourShare: 0.4,
  included: [
    'motori',
    'centralina',
    'fotocellule',
    'lampeggiante',
    'due telecomandi',
    'collegamento a una linea vicina',
    'fascicolo CE',
  ],
  excluded: ['cancello nuovo (10 €/kg in ferro: 1.500–3.500 €)', 'scavi e linea (15–40 €/m)', 'citofono'],
  factors: [
    'scorrevole 1.000–1.900 €',
    'battente a due ante 1.300–2.600 €',
    'basculante del garage 600–1.200 €',
    'riparazione 100–350 €',
  ],
  permits: 'automazione di cancello esistente: nessuno; cancello nuovo: CILA o SCIA',
  duration: '1 giorno',
  rows: {
    main: {
      label: 'Automatizzare un cancello',
      min: 1000,
      max: 2600,
      unit: 'cancello',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
