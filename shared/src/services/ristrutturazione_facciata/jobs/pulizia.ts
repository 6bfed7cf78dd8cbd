import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const pulizia = {
  title: 'Lavaggio della facciata',
  work: 'lavare la facciata',
  profession: 'Impresa Edile',
  cues: 'scritt* + muretto|scritt* + portone|scritt* + spray|scritt* + facciat*|spray + muro|lavare facciat*|lavaggio facciat*|pulire facciat*|pulizia facciat*|facciat* + @pulisce|facciat* + smog|facciat* + nera|facciat* + sporc*|facciat* + annerit*|idropulitric* + facciat*|idropulitric* + muri|idrolavaggi*|graffit*|scritt* + muro|scritt* + muri|writer*|bombolett*|musch* + muri|musch* + facciat*|alghe + facciat*|sabbiatur* + facciat*|sabbiar* + muri|sabbiatur*|pietra + @pulisce|mattoni + @pulisce|~idropulitric*|scarabocch* + muro|scarabocch* + mur* estern*|scarabocch* + bombolett*|scritte + bombolett*|sparir* + scritt*|togli* + scritt*|cancellar* + scritt*|levar* + scritt*|imbratt* + muro|imbratt* + facciat*|scarabocch* + mur* estern* + bombolett*|vandal* + muro|bombolett* + mur* estern*',
  vatRate: 0.22,
  labourShare: 0.85,
  included: ['lavaggio a pressione con detergente', 'protezione di finestre e porte', 'raccolta dell’acqua'],
  excluded: ['ponteggio o piattaforma', 'tinta', 'protettivo: +12–19 € al m²'],
  factors: ['scritte e graffiti: 19–37 € al m²', 'sabbiatura: 18–25 € al m²'],
  permits: 'Nessun permesso.',
  duration: '2 giorni per 200 m²',
  rows: {
    lavaggio: derived('Lavaggio a pressione', [8, 14], 'm²', [lazioPriceList, page('iperedilizia', 2022)]),
    graffiti: sourced('Rimozione di scritte', [19, 37], 'm²', [lazioPriceList]),
    sabbiatura: sourced('Sabbiatura', [18, 25], 'm²', [lazioPriceList]),
    minimo: judged('Minimo per un intervento', [300, 300], 'intervento'),
  },
  visit: 'il materiale del muro e da dove si arriva in alto',
  relief: 'general',
} as const satisfies JobKind
