import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const soloSoffitto = {
  title: 'Solo i soffitti',
  work: 'solo i soffitti',
  profession: 'Imbianchino',
  cues: 'solo il soffitto|i soffitti|il cielo|tinteggiare il plafone|macchia sul soffitto|alone sul soffitto|imbiancare sopra|soffitto ingiallito|fumo di sigaretta|soffitto bagno',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['due mani', 'isolante su aloni e nicotina', 'protezioni'],
  excluded: ['riparazione della perdita che ha macchiato', 'cartongesso'],
  factors: ['macchie di infiltrazione o nicotina: isolante +3–5 €/m²', 'altezza oltre 3,2 m +2 €/m²'],
  permits: 'nessuno',
  duration: 'mezza giornata a stanza',
  rows: {
    main: {
      label: 'Solo i soffitti',
      min: 6,
      max: 11,
      unit: 'm² di soffitto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('pgcasa.it')],
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
