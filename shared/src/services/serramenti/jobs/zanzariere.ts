import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const zanzariere = {
  title: 'Zanzariere',
  work: 'zanzariere',
  profession: 'Serramentista',
  cues: 'zanzariera|zanzare|moscerini|zanzariera a rullo|plissettata|zanzariera porta finestra|rete rotta|zanzariera scorrevole|laterale|magnetica',
  vatRate: 0.1,
  labourShare: 0.25,
  included: ['misura', 'zanzariera su misura', 'montaggio'],
  excluded: ['guide murate'],
  factors: [
    'finestra a rullo 90–150 €',
    'portafinestra laterale 150–240 €',
    'plissé 180–330 €',
    'solo rete nuova 60–110 € (L23 47,89 €/m²)',
  ],
  permits: 'nessuno',
  duration: '8 al giorno; consegna 2–4 settimane',
  rows: {
    main: {
      label: 'Zanzariere',
      min: 90,
      max: 240,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('ProntoPro via Repubblica', 2016), page('Regione Lazio', 2023)],
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
  relief: 'general',
} as const satisfies JobKind
