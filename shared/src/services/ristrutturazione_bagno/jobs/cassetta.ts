import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'

export const cassetta = {
  title: 'Cassetta del WC',
  work: 'riparare o cambiare la cassetta del WC',
  profession: 'Idraulico',
  cues: 'cassetta del wc|cassetta wc|cassetta del water|cassetta + perde|cassetta + scarico|cassetta incassata|cassetta geberit|geberit|sciacquone|lo sciacquone non si ferma|@ripara + sciacquone|@cambia + cassetta|@ripara + cassetta|vaschetta + wc|vaschetta + water|vaschetta + scarico|pulsante + wc|pulsante + scarico|galleggiante|batteria di scarico|acqua che scorre nel wc|wc che perde acqua|water che perde|wc + perde|water + perde|tazza + perde|sciacquone + perde|sciacquone rotto|cambiare cassetta bagno|cambiare cassetta wc|cassetta + carica|cassetta + caricare|cassetta + riempi*|cassetta + scorr*|cassetta + rumor*|?cassetta|?vaschetta|?scarico water|water + scorr*|wc + scorr*|cesso + scorr*|cesso + acqua|?catenella|pulsante scarico|pulsantiera + wc|acqua + scorre + tazza|acqua + scorre + wc|acqua + scorre + water|acqua + tazza + contatore gira|acqua + scorre + tazza + contatore gira|acqua + wc + contatore gira|acqua + scorre + wc + contatore gira|water + contatore gira|acqua + scorre + water + contatore gira',
  partOf: ['completo', 'rinnovo'],
  vatRate: 0.1,
  labourShare: 0.55,
  included: ['ricambio o cassetta nuova', 'montaggio', 'prova'],
  excluded: ['piastrelle da ripristinare', 'placca di comando di marca'],
  factors: ['placca di comando nuova: +40–120 €', 'di notte o nei festivi: +30–50 %'],
  permits: 'Nessun permesso',
  duration: '1–2 ore',
  rows: {
    part: sourced('Galleggiante o batteria nuovi', [90, 140], 'pezzo', [lazioPriceList]),
    outside: sourced('Cassetta esterna nuova', [150, 260], 'pezzo', [lazioPriceList]),
    inside: derived('Cassetta a incasso nuova, con la muratura', [300, 560], 'pezzo', [lazioPriceList]),
  },
  visit: 'che cassetta è e se i ricambi si trovano ancora',
  relief: 'general',
} as const satisfies JobKind
