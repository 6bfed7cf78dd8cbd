import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const riparazione = {
  title: 'Regolare o riparare finestre e porte',
  work: 'regolare o riparare finestre e porte',
  profession: 'Serramentista',
  cues: 'finestra che non chiude|regolare la finestra|maniglia rotta|cerniera|spiffero|guarnizioni|ferramenta|anta che striscia|finestra bloccata|porta che tocca',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['chiamata', 'regolazione', 'piccola ferramenta', 'lubrificazione'],
  excluded: ['ricambi di marca', 'vetri'],
  factors: [
    'una finestra 80–120 €',
    'guarnizioni di una finestra 40–80 €',
    'riparazione grande di un infisso in legno 150–400 €',
  ],
  permits: 'nessuno',
  duration: '1–2 ore',
  rows: {
    main: {
      label: 'Regolare o riparare finestre e porte',
      min: 80,
      max: 280,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
