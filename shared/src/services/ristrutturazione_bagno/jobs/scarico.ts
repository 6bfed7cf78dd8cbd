import type { JobKind } from '../../job-kind.ts'
import { lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const sources = [lazioPriceList, page('ilmiobusinessplan')]

export const scarico = {
  title: 'Scarico intasato',
  work: 'liberare uno scarico intasato',
  profession: 'Idraulico',
  cues: 'scarico intasato|scarico otturato|scarico tappato|scarico + lento|scarichi + intasati|intasato|intasata|otturato|otturata|tappato + lavandino|tappato + wc|@pulisce + scarico|@pulisce + scarichi|spurgo|spurgare|stasare|sturare|ingorgo|ingorgato|non scarica|non scende l’acqua|acqua + non scende|gorgoglia|cattivo odore + scarico|puzza + scarico|colonna intasata|fossa biologica piena|wc che trabocca|lavandino che non scarica|doccia che non scarica|scarico + doccia + intasato|lavandino + bagno + intasato|lavandino + cucina + intasato|wc + intasato|water + intasato|doccia + intasata|~non va giu|~non scende|~non scola|~non defluis*|~acqua ferma|~acqua + non va giu|~acqua + ristagn*|doccia + non va giu|doccia + acqua + non va giu|lavandino + non va giu|lavabo + non va giu|~soda + provat*|appilat*|cesso + ottur*|cesso + intas*|cesso + tappat*|?cesso|appilat* + cesso',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['disostruzione meccanica di un apparecchio', 'prova dello scarico'],
  excluded: ['tubi rotti da sostituire', 'autospurgo', 'videoispezione'],
  factors: ['autospurgo: 200–450 €', 'videoispezione: 150–300 €', 'di notte o nei festivi: +50–100 %'],
  permits: 'Nessun permesso',
  duration: 'circa un’ora',
  rows: {
    sink: sourced('Lavandino, doccia o bidet liberato', [60, 110], 'scarico', sources),
    column: sourced('WC o colonna liberata', [100, 180], 'scarico', sources),
  },
  visit: 'se è intasato un apparecchio solo o la colonna',
  relief: 'general',
} as const satisfies JobKind
