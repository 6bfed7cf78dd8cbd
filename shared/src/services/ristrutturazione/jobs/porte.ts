import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const porte = {
  title: 'Porte interne',
  work: 'porte interne',
  profession: 'Impresa Edile',
  cues: 'porte interne|cambiare le porte|porta scorrevole|scrigno|porta a scomparsa|porta rasomuro|telaio porta|porta laccata|porta del bagno|maniglie|porta a libro',
  vatRate: 0.12,
  labourShare: 0.25,
  included: ['porta di serie', 'telaio', 'maniglia', 'montaggio', 'smaltimento'],
  excluded: ['opere murarie', 'verniciatura'],
  factors: [
    'scorrevole a scomparsa in muratura 900–1.700 €',
    'rasomuro 800–1.500 €',
    'solo maniglia o cerniere 34–80 € (L23 33,72–39,44)',
  ],
  tiers: { base: { label: '350–500' }, media: { label: '500–850' }, alta: { label: '850–1.700' } },
  permits: 'nessuno',
  duration: '3 porte al giorno',
  rows: {
    main: {
      label: 'Porte interne',
      min: 350,
      max: 850,
      unit: 'porta',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('eclisse.it')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
