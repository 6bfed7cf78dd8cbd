import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const rubinetto = {
  title: 'Sostituire un rubinetto o un miscelatore',
  work: 'sostituire un rubinetto o un miscelatore',
  profession: 'Piastrellista',
  cues: 'rubinetto che perde|miscelatore|goccia|rubinetto rotto|cambiare rubinetteria|doccetta|soffione|colonna doccia|gocciola|guarnizione|rubinetto cucina',
  vatRate: 0.11,
  labourShare: 0.5,
  included: ['rubinetto cromato standard', 'montaggio', 'minuteria'],
  excluded: ['opere murarie per i modelli a incasso (+150–350 €)'],
  factors: ['solo guarnizione o cartuccia 70–120 €', 'di notte o festivi +30–50 %'],
  permits: 'nessuno',
  duration: '1–2 ore',
  rows: {
    main: {
      label: 'Sostituire un rubinetto o un miscelatore',
      min: 110,
      max: 290,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('ilmiobusinessplan.com')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
