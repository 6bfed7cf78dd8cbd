import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cassetta = {
  title: 'Riparare o cambiare la cassetta del WC',
  work: 'riparare o cambiare la cassetta del WC',
  profession: 'Piastrellista',
  cues: 'cassetta che perde|sciacquone|lo sciacquone non si ferma|pulsante wc|galleggiante|scarico che corre|geberit|cassetta incassata|vaschetta|batteria di scarico',
  vatRate: 0.1,
  labourShare: 0.55,
  included: ['ricambio o cassetta esterna', 'montaggio'],
  excluded: ['muratura per la cassetta da incasso (+150–300 €)'],
  factors: ['solo galleggiante o batteria 90–140 €', 'cassetta esterna nuova 150–260 €'],
  permits: 'nessuno',
  duration: '1–2 ore',
  rows: {
    main: {
      label: 'Riparare o cambiare la cassetta del WC',
      min: 90,
      max: 260,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
