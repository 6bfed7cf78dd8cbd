import type { JobKind } from '../../job-kind.ts'
import { derived, judged } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const lucernario = {
  title: 'Finestra da tetto',
  work: 'mettere una finestra da tetto',
  profession: 'Impresa Edile',
  cues: 'velux|veluxe|vellux|lucernar*|lucernai*|finestr* da tetto|finestr* tetto|finestr* + tett*|finestr* mansarda|finestra + mansarda|finestr* tetto + perd*|velux + perd*|lucernar* + perd*|velux + @cambia|abbain*|fakro|botol* + tett*|botola tetto|luce + mansarda|cupolin*|finestra + sottotetto|aprire + finestr* + tett*|finestra a tetto|occhio di bue + tett*|lucernai* + @cambia|lucernai* + nuov*|lucernai* + perd*|velux + acqua|velux + piove|velux + entra + acqua|lucernar* + acqua|lucernar* + entra + acqua|lucernar* + piove|lucernar* + entra|velux + entra|abbain* + acqua|velux + infiltr*|lucernar* + infiltr*|velux + piove + mansarda|velux + entra + acqua + mansarda|velux + entra + acqua + piove|velux + entra + acqua + mansarda + piove|lucernar* + entra + acqua + piove',
  vatRate: 0.16,
  labourShare: 0.45,
  included: [
    'finestra con il suo raccordo',
    'sostituzione o apertura nel tetto',
    'finitura interna semplice',
  ],
  excluded: ['tende e tapparelle', 'pratiche', 'travi da tagliare'],
  factors: [
    'nello stesso foro: 900–1.600 €',
    'apertura nuova: 1.600–2.800 €',
    'tenda o tapparella: 150–600 €',
  ],
  permits:
    'Nessun permesso per sostituirla. Per un’apertura nuova serve la CILA o la SCIA, secondo il comune: la presenta un tecnico.',
  duration: '1 o 2 giorni',
  rows: {
    stesso: judged('Finestra da tetto nello stesso foro', [900, 1600], 'pezzo'),
    nuovo: derived('Finestra da tetto con apertura nuova', [1600, 2800], 'pezzo', [page('habitissimo')]),
    tenda: judged('Tenda o tapparella', [200, 500], 'pezzo'),
  },
  visit: 'la falda, le travi e la misura del foro',
  relief: 'general',
} as const satisfies JobKind
