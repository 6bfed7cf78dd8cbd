import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const sanitari = {
  title: 'Sostituire uno o più sanitari',
  work: 'sostituire uno o più sanitari',
  profession: 'Piastrellista',
  cues: 'cambiare il water|wc|tazza|gabinetto|bidet nuovo|lavandino|lavabo|sanitari rotti|vaso|sostituire il cesso|montare sanitari|sedile',
  vatRate: 0.11,
  labourShare: 0.4,
  included: [
    'smontaggio e smaltimento del vecchio',
    'pezzo di ceramica standard',
    'rubinetto dove serve',
    'montaggio',
    'silicone',
  ],
  excluded: ['opere murarie', 'piastrelle rotte attorno', 'spostamento dello scarico'],
  factors: ['sospeso +300–450 € (cassetta e staffe)', 'solo montaggio di un pezzo del cliente 120–200 €'],
  permits: 'nessuno',
  duration: '2–3 ore a pezzo',
  rows: {
    main: {
      label: 'Sostituire uno o più sanitari',
      min: 250,
      max: 600,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('basilicata24.it'), page('casafacile.it')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
