import type { JobKind } from '../../job-kind.ts'

export const vetri = {
  title: 'Cambiare solo i vetri',
  work: 'cambiare solo i vetri',
  profession: 'Serramentista',
  cues: 'vetro rotto|doppio vetro|cambiare il vetro|vetrocamera|vetro appannato|condensa nel vetro|cristallo|vetro antisfondamento|vetro crepato|vetri singoli',
  vatRate: 0.16,
  labourShare: 0.35,
  included: ['misura', 'vetrocamera basso emissivo', 'smontaggio', 'sigillatura'],
  excluded: ['infisso nuovo', 'fermavetri'],
  factors: ['sotto 1 m² minimo 140–200 €', 'antisfondamento +40–90 €/m²', 'urgenza +50–100 €'],
  permits: 'nessuno',
  duration: '2 ore; vetro su misura in 7–15 giorni',
  rows: {
    main: {
      label: 'Cambiare solo i vetri',
      min: 110,
      max: 230,
      unit: 'm² di vetro',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 140,
      max: 140,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
