import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const crepe = {
  title: 'Riparare crepe e intonaco staccato',
  work: 'riparare crepe e intonaco staccato',
  profession: 'Imbianchino',
  cues: 'crepe|crepa|fessure|intonaco che si stacca|calcinacci|buchi nel muro|muro scrostato|scrostato|salnitro|pezzi che cadono|spaccature|cavillature|rattoppo',
  vatRate: 0.1,
  labourShare: 0.75,
  included: ['scrosto', 'intonaco civile', 'raccordo', 'rete se serve', 'sulla sola zona rovinata'],
  excluded: ['tinteggiatura', 'crepe strutturali (prima un tecnico)', 'umidità di risalita'],
  factors: [
    'il primo m² costa +60 % (chiamata)',
    'su tutta la superficie: 5 % rovinato +4,80 €/m², 10 % +9,50, 20 % +19, 30 % +30 (G1.04.3)',
    'crepa che si allarga: prima l’ingegnere, 300–600 €',
  ],
  permits: 'nessuno',
  duration: '1–2 giorni più asciugatura',
  rows: {
    main: {
      label: 'Riparare crepe e intonaco staccato',
      min: 55,
      max: 100,
      unit: 'm² rovinati',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 180,
      max: 180,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
