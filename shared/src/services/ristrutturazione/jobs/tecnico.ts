import type { JobKind } from '../../job-kind.ts'
import { judged, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const tecnico = {
  title: 'Pratica edilizia',
  work: 'fare una pratica edilizia',
  profession: 'Impresa Edile',
  cues: 'fare la cila|presentare la cila|cila|fare la scia|presentare la scia|scia|geometra|architetto + pratica|pratica edilizia|pratica in comune|pratiche + comune|pratica catastale|direzione lavori|direttore dei lavori|catasto|accatastamento|accatastare|docfa|variazione catastale|planimetria catastale|aggiornare + planimetria|fine lavori + pratica',
  vatRate: 0.22,
  labourShare: 1,
  included: ['rilievo e disegni', 'modulo firmato dal tecnico', 'fine lavori'],
  excluded: [
    'diritti del Comune (50–250 €)',
    'calcoli strutturali',
    'sanzioni',
    'attestato energetico (100–200 €)',
  ],
  factors: ['direzione lavori: 5–10 % dei lavori', 'variazione catastale: 300–600 € con i tributi'],
  permits: 'È la pratica stessa: la presenta un geometra, un architetto o un ingegnere',
  duration: 'con la CILA e la SCIA si comincia subito; sulla SCIA il Comune ha 30 giorni per i controlli',
  rows: {
    cila: sourced('CILA con asseverazione', [400, 950], 'pratica', [page('unadesignerpertutti')]),
    scia: judged('SCIA', [1000, 2500], 'pratica'),
    cadastre: judged('Variazione catastale', [300, 600], 'pratica'),
  },
  visit: 'che lavori si fanno e se lo stato di adesso è in regola',
  relief: 'general',
} as const satisfies JobKind
