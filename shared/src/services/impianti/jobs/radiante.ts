import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'm²',
  vat: 'esclusa',
  basis: 'source',
  sources: [page('Regione Lazio, tariffa dei prezzi', 2023), page('ProntoPro'), page('rete-news.it')],
} as const

export const radiante = {
  title: 'Riscaldamento a pavimento',
  work: 'mettere il riscaldamento a pavimento',
  profession: 'Idraulico',
  partOfOthers: ['ristrutturazione/completa'],
  cues: 'riscaldament* + paviment*|riscaldamento a pavimento|riscaldamento a terra|riscaldament* + terra|radiant*|impianto radiante|pannelli radianti|pannell* + radiant*|pavimento + radiant*|pavimento caldo|serpentin*|raffrescament* + paviment*|tubi + sotto + paviment*|@aggiunge + paviment* + riscald*|riscaldament* + soffitto|termosifon* + @toglie + radiant*|radiant* + termosifon*|radiant* + paviment* + termosifon*|riscaldament* + paviment* + termosifon*|riscaldament* paviment* + massetto|riscaldament* + paviment* + massetto|radiant* + massetto|riscaldament* + radiant*|@aggiunge + riscaldament* + radiant*|riscaldament* paviment* + casa nuova + massetto|riscaldament* paviment* + massetto + nuov*|riscald* pavimento|riscald* terra|collettor* + pannelli|collettor* + radiant*|riscald* pavimento + massetto|riscald* pavimento + pannelli + tubi + collettor*|pannelli tubi collettor*|riscald* + pannelli tubi|impianto a pavimento|impianto pavimento|pannelli ribassati|impianto pavimento + pannelli|impianto pavimento + ribassat*',
  partOf: ['riscaldamento'],
  vatRate: 0.1,
  labourShare: 0.45,
  included: [
    'pannello isolante e tubo',
    'collettori e regolazione',
    'prova di tenuta e dichiarazione di conformità',
    'demolizione, massetto e pavimento nuovo, se li chiedi',
  ],
  excluded: ['caldaia o pompa di calore', 'relazione di legge 10 (250–600 €)', 'porte da accorciare'],
  factors: [
    'solo impianto: massetto (29–47 €/m²), pavimento (50–90 €/m²) e demolizioni (25–45 €/m²) sono a parte',
  ],
  permits: 'CILA con le opere murarie e relazione di legge 10: le presenta un tecnico.',
  duration: 'per 100 m² 3–4 giorni, più massetto e asciugatura',
  rows: {
    system: { label: 'Impianto a pavimento, senza massetto', min: 75, max: 115, ...published },
    complete: {
      label: 'Impianto a pavimento con massetto e pavimento nuovo',
      min: 180,
      max: 280,
      ...published,
    },
    thin: {
      label: 'Sistema ribassato o a secco, in più',
      min: 15,
      max: 35,
      unit: 'm²',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'lo spessore disponibile, il solaio e che cosa scalda l’acqua',
  relief: 'general',
} as const satisfies JobKind
