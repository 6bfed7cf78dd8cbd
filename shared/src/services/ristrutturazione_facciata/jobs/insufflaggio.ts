import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const insufflaggio = {
  title: 'Riempire l’intercapedine (insufflaggio)',
  work: 'riempire l’intercapedine (insufflaggio)',
  profession: 'Impresa Edile',
  cues: 'insufflaggio|isolare senza cappotto|cassa vuota|intercapedine|soffiare isolante|cellulosa nei muri|muri vuoti|schiuma nei muri|perlite|isolare le pareti vuote',
  vatRate: 0.1,
  labourShare: 0.45,
  included: ['fori', 'materiale', 'chiusura dei fori'],
  excluded: ['tinta', 'cassonetti', 'ponti termici'],
  factors: ['minimo 800–1.200 € a intervento'],
  permits: 'CILA',
  duration: 'una casa in 1–2 giorni',
  rows: {
    main: {
      label: 'Riempire l’intercapedine (insufflaggio)',
      min: 25,
      max: 50,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 900,
      max: 900,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
