import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const grondaie = {
  title: 'Cambiare le grondaie',
  work: 'cambiare le grondaie',
  profession: 'Impresa Edile',
  cues: 'grondaie|gronda|canale di gronda|pluviale|scarichi del tetto|grondaia bucata|docce|gorne|lattoneria|grondaia in rame|discendenti|sgrondo',
  vatRate: 0.1,
  labourShare: 0.55,
  included: ['rimozione', 'canale con staffe e angoli', 'raccordi'],
  excluded: ['pluviali (18–70 €/m, rame 80–100)', 'ponteggio o piattaforma', 'tetto'],
  factors: [
    '24 m in alluminio o lamiera: 1.100–2.100 €',
    'con 2 pluviali +250–700 €',
    'piattaforma +250–450 € al giorno',
  ],
  tiers: {
    base: { label: 'PVC 40–60' },
    media: { label: 'alluminio/lamiera verniciata 45–90' },
    alta: { label: 'rame 95–135' },
  },
  permits: 'edilizia libera (opera da lattoniere)',
  duration: '24 m in 1–2 giorni',
  rows: {
    main: {
      label: 'Cambiare le grondaie',
      min: 45,
      max: 135,
      unit: 'metro',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 400,
      max: 400,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
