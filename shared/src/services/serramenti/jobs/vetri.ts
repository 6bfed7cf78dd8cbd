import type { JobKind } from '../../job-kind.ts'
import { judged } from '../../job-row.ts'

export const vetri = {
  title: 'Solo i vetri',
  work: 'cambiare i vetri',
  profession: 'Serramentista',
  cues: '@cambia + vetri singoli + vetrocamer*|@cambia + vetri + vetrocamer* + finestr*|vetri + vetrocamer* + finestr*|rott* + vetr* porta balcone|rott* + vetr* portafinestra|rott* + vetr* porta finestra|rott* + vetr* finestr*|vetr* porta balcone|vetr* porta finestra|vetr* camera + appannat*|vetr* finestr*|vetr* portafinestra|vetr* porta|solo vetr* finestr*|vetr* infiss*|vetro + rott*|vetri + rott*|vetro + spaccat*|vetro + crepat*|vetro + incrinat*|vetro + scheggi*|vetro + scoppiat*|vetro + @cambia|solo vetr*|soltanto vetr*|vetri + @cambia|vetrocamer*|vetro camera|doppio vetro + @cambia|vetri appannat*|vetro appannat*|condensa + vetr*|condensa + doppi vetri|dentro vetr* + condensa|fra vetri + condensa|tra vetri + condensa|vetr* + offuscat*|vetro + antisfondament*|vetri singoli|vetr* + telaio buono|cristallo + finestra|ho rotto + vetro|si e rotto + vetro|lastra di vetro|vetraio|vetr* finestr* + @cambia|vetr* portafinestra + @cambia|vetr* porta + @cambia',
  detailOf: ['serramenti/finestre'],
  vatRate: 0.16,
  labourShare: 0.35,
  included: ['misura', 'vetrocamera basso emissivo', 'smontaggio del vecchio vetro', 'sigillatura'],
  excluded: ['telaio nuovo', 'fermavetri rovinati', 'ponteggio o piattaforma'],
  factors: [
    'vetro antisfondamento: +40–90 € al m²',
    'sotto 1 m²: almeno 140–200 € a vetro',
    'urgenza: +50–100 €',
  ],
  permits: 'Nessun permesso.',
  duration: 'vetro su misura in 7–15 giorni, poi un paio d’ore',
  rows: {
    vetro: judged('Vetrocamera', [110, 230], 'm²'),
    piccolo: judged('Vetro sotto 1 m²', [140, 230], 'pezzo'),
    antisfondamento: judged('Vetro antisfondamento, in più', [40, 90], 'm²'),
  },
  visit: 'il telaio, lo spessore del vetro e i fermavetri',
  relief: 'general',
} as const satisfies JobKind
