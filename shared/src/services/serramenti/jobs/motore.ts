import type { JobKind } from '../../job-kind.ts'

export const motore = {
  title: 'Motorizzare una tapparella',
  work: 'motorizzare una tapparella',
  profession: 'Serramentista',
  cues: 'tapparelle elettriche|motore tapparella|automatizzare|motorizzare|telecomando tapparelle|tapparelle con il telefono|motore tubolare|pulsante|domotica tapparelle|tapparella pesante da alzare',
  vatRate: 0.1,
  labourShare: 0.55,
  included: ['motore', 'supporti', 'pulsante', 'collegamento a un punto vicino'],
  excluded: ['linea elettrica nuova (+60–120 €)', 'centralina'],
  factors: ['radio o wifi +40–90 €'],
  permits: 'nessuno',
  duration: '4 al giorno',
  rows: {
    main: {
      label: 'Motorizzare una tapparella',
      min: 190,
      max: 380,
      unit: 'tapparella',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
