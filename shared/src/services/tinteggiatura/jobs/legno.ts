import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const legno = {
  title: 'Verniciare porte, persiane, finestre di legno',
  work: 'verniciare porte, persiane, finestre di legno',
  profession: 'Imbianchino',
  cues: 'verniciare le porte|laccare|persiane da riverniciare|scuri|impregnante|flatting|carteggiare|sverniciare|finestre scrostate|smalto sul legno|porte bianche|gelosie',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['carteggiatura', 'fondo', 'due mani di smalto o impregnante'],
  excluded: ['sverniciatura (+36–59 €/m²)', 'ferramenta', 'trasporto in laboratorio'],
  factors: [
    'porta interna sui due lati circa 4,5 m²: 130–200 €',
    'persiana di una finestra circa 4 m²: 110–180 €',
    'sverniciata e portata al legno: il doppio',
  ],
  permits: 'nessuno',
  duration: 'una porta in mezza giornata, asciugatura a parte',
  rows: {
    main: {
      label: 'Verniciare porte, persiane, finestre di legno',
      min: 28,
      max: 45,
      unit: 'm² verniciato',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 200,
      max: 200,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
