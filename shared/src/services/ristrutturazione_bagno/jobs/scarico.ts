import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const scarico = {
  title: 'Liberare uno scarico o un WC intasato',
  work: 'liberare uno scarico o un WC intasato',
  profession: 'Piastrellista',
  cues: 'scarico intasato|lavandino otturato|wc intasato|spurgo|stasare|tappato|gorgoglia|cattivo odore|doccia che non scarica|ingorgo|fossa|colonna intasata',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['disostruzione meccanica di un apparecchio'],
  excluded: ['rotture', 'autospurgo (200–450 €)', 'videoispezione (150–300 €)'],
  factors: ['lavandino o doccia 60–110 €', 'wc e colonna 100–180 €', 'notte e festivi +50–100 %'],
  permits: 'nessuno',
  duration: '1 ora',
  rows: {
    main: {
      label: 'Liberare uno scarico o un WC intasato',
      min: 60,
      max: 180,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('ilmiobusinessplan.com')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
