import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const rivestimentiSanitari = {
  title: 'Rinnovare piastrelle e sanitari senza toccare i tubi',
  work: 'rinnovare piastrelle e sanitari senza toccare i tubi',
  profession: 'Piastrellista',
  cues: 'restyling bagno|rinnovare il bagno|cambiare piastrelle|cambiare sanitari e mattonelle|rinfrescare il bagno|senza rompere i tubi|bagno veloce|rimodernare|ammodernare il bagno|mattonelle nuove',
  vatRate: 0.1,
  labourShare: 0.5,
  included: [
    'rimozione di sanitari e rivestimento o posa in sovrapposizione',
    'piastrelle',
    'sanitari e rubinetti',
    'box doccia standard',
  ],
  excluded: ['tubazioni', 'massetto', 'mobili'],
  factors: ['in sovrapposizione −400–800 €', 'sanitari sospesi +700–1.200 €'],
  permits: 'nessuno',
  duration: '5–7 giorni',
  rows: {
    main: {
      label: 'Rinnovare piastrelle e sanitari senza toccare i tubi',
      min: 3000,
      max: 6000,
      unit: 'bagno',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('pgcasa.it', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
