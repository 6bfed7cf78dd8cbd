import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'

export const boxPiatto = {
  title: 'Box doccia o piatto doccia',
  work: 'cambiare box o piatto doccia',
  profession: 'Idraulico',
  cues: 'box doccia|cabina doccia|piatto doccia|piatto rotto + doccia|vetro doccia|vetro della doccia|porta doccia|parete doccia|@cambia + doccia|@aggiunge + doccia|@aggiunge + box|@ripara + doccia|doccia nuova|rifare la doccia|box in cristallo|doccia filo pavimento|doccia che perde|doccia + perde|ante della doccia|guarnizioni box|cambiare doccia bagno|sostituire doccia bagno|rifare doccia bagno|cambiare box doccia bagno|sostituire box doccia bagno|rifare box doccia bagno|cambiare piatto doccia bagno|sostituire piatto doccia bagno|rifare piatto doccia bagno|vetro box|vetro + box + rott*|rott* + vetro + box|anta box|anta doccia|box + rott* + vetro|cristallo + box|cristallo + doccia|vetro + doccia + rott*',
  partOf: ['completo', 'rinnovo', 'vasca-doccia'],
  vatRate: 0.15,
  labourShare: 0.4,
  included: ['rimozione del vecchio', 'box o piatto di serie', 'attacco dello scarico', 'sigillatura'],
  excluded: ['miscelatore a incasso', 'resto delle piastrelle', 'impermeabilizzazione del muro'],
  factors: ['box in cristallo su misura: +300–700 €', 'doccia filo pavimento: +600–1.200 €'],
  permits: 'Nessun permesso',
  duration: 'da mezza giornata a 2 giorni',
  rows: {
    box: sourced('Box doccia nuovo', [700, 1100], 'pezzo', [lazioPriceList]),
    tray: derived('Piatto doccia nuovo, piastrelle attorno comprese', [700, 1300], 'pezzo', [lazioPriceList]),
    both: derived('Piatto e box doccia nuovi', [1300, 2200], 'doccia', [lazioPriceList]),
  },
  visit: 'le misure della nicchia, lo scarico e se il muro è bagnato',
  relief: 'general',
} as const satisfies JobKind
