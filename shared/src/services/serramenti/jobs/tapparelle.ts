import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const tapparelle = {
  title: 'Cambiare le tapparelle',
  work: 'cambiare le tapparelle',
  profession: 'Serramentista',
  cues: 'tapparelle|avvolgibili|serrande|tapparella rotta|tapparelle in alluminio|persiane avvolgibili|stecche rotte|tapparella pesante|orientabili|rolò|griglie',
  vatRate: 0.1,
  labourShare: 0.3,
  included: ['telo', 'rullo e cinghia dove serve', 'montaggio', 'smaltimento'],
  excluded: ['motore', 'cassonetto', 'guide murate'],
  factors: [
    'PVC 95–130 €',
    'alluminio coibentato 130–200 €',
    'acciaio antieffrazione 175–250 €',
    'una finestra 1,2 × 1,5 m PVC 180–240 €',
  ],
  tiers: {
    base: { label: 'PVC 95–130' },
    media: { label: 'alluminio 130–200' },
    alta: { label: 'acciaio/orientabile 190–320' },
  },
  permits: 'nessuno',
  duration: '3–5 al giorno',
  rows: {
    main: {
      label: 'Cambiare le tapparelle',
      min: 95,
      max: 210,
      unit: 'm² di tapparella',
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
