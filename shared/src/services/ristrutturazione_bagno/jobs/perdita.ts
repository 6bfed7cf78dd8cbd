import type { JobKind } from '../../job-kind.ts'
import { lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const perdita = {
  title: 'Perdita d’acqua',
  work: 'cercare e riparare una perdita d’acqua',
  profession: 'Idraulico',
  cues: 'sifone + @cambia|sifone + goccio*|sifone + perd*|perdita d’acqua|perdita acqua|perdita + tubo|perdita + bagno|perdita nascosta|cercare + perdita|trovare + perdita|ricerca perdita|ricerca perdite|@ripara + perdita|infiltrazione + bagno|infiltrazioni + bagno|infiltrazione + vicino|infiltrazione + sopra|acqua + vicino di sotto|~macchia + vicino|piove al piano di sotto|tubo rotto|tubo bucato|tubo che perde|tubo + perde|scoppiato + tubo|@ripara + tubo|acqua nel muro|acqua dal muro|contatore che gira|contatore + gira|bolletta dell’acqua alta|umido + muro + bagno|perdita|lavandino + perde|lavello + perde|lavabo + perde|bidet + perde|sifone + perde|perde acqua sotto|perde sotto|perde qualcosa|perde acqua dal|perdita + lavandino|perdita + doccia|macchi* umid*|flessibile + perde|gocciol* + soffitto|gocciol* + sotto|goccia + sotto|signora di sotto|vicin* di sotto|inquilin* di sotto|macchia + piano di sotto|perdit* + capire|capire da dove viene|water + perd* + base|wc + perd* + base|water + perd* + sotto|water + perd* + terra|tazza + perd* + base|wc + perd* + terra|?macchia + soffitto|?umido + soffitto|?macchia + sotto|?umido + sotto|?filtr* + sotto|?infiltr* + sotto|?bagnat* + sotto|?macchia + umid*|soffitto + quello sotto|soffitto + quelli sotto|soffitto + inquilin* sotto|?siliconatur* + filtr*|?silicon* + filtr*|doccia + filtr*|doccia + infiltr*',
  partOf: ['completo'],
  vatRate: 0.1,
  labourShare: 0.8,
  included: [
    'ricerca con strumenti, se la perdita è nascosta',
    'riparazione di un punto',
    'chiusura grezza del muro',
  ],
  excluded: ['piastrelle e tinta da ripristinare', 'danni al vicino', 'pratica con l’assicurazione'],
  factors: [
    'ricerca senza rompere, con termocamera o gas: +100–200 €',
    'piastrelle da ripristinare: +156–170 €/m²',
    'di notte o nei festivi: +30–50 %',
  ],
  permits: 'Nessun permesso',
  duration: 'da mezza giornata a un giorno',
  rows: {
    search: sourced('Ricerca della perdita', [200, 280], 'intervento', [lazioPriceList]),
    hidden: sourced('Riparazione di un tubo nel muro', [150, 400], 'punto', [
      lazioPriceList,
      page('ilmiobusinessplan'),
    ]),
    visible: sourced('Riparazione di un tubo a vista', [100, 220], 'punto', [
      lazioPriceList,
      page('ilmiobusinessplan'),
    ]),
  },
  visit: 'da quale tubo perde: acqua pulita, scarico o riscaldamento',
  relief: 'general',
} as const satisfies JobKind
