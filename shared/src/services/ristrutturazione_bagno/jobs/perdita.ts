import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const perdita = {
  title: 'Cercare e riparare una perdita d’acqua',
  work: 'cercare e riparare una perdita d’acqua',
  profession: 'Piastrellista',
  cues: 'perdita d’acqua|infiltrazione dal bagno di sopra|tubo rotto|macchia sul soffitto del vicino|perdita nascosta|acqua nel muro|contatore che gira|allagamento|sto allagando|tubo bucato',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['ricerca con strumenti', 'riparazione di un punto', 'chiusura grezza'],
  excluded: [
    'piastrelle e tinteggiatura da ripristinare (156–170 €/m² di posa)',
    'danni al vicino',
    'assicurazione',
  ],
  factors: [
    'solo ricerca 200–280 €',
    'senza rompere (termocamera, gas) +100–200 €',
    'urgenza notturna +30–50 %',
  ],
  permits: 'nessuno',
  duration: 'mezza giornata – 1 giorno',
  rows: {
    main: {
      label: 'Cercare e riparare una perdita d’acqua',
      min: 200,
      max: 800,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('ilmiobusinessplan.com')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
