import type { JobKind } from '../../job-kind.ts'
import { lazioPriceList, sourced } from '../../job-row.ts'

export const portaMuro = {
  title: 'Aprire, chiudere o spostare una porta',
  work: 'aprire o spostare il vano di una porta',
  profession: 'Impresa Edile',
  cues: 'aprire un arco|apertura ad arco|arco + muro|arco + ingresso|arco + salotto|arco + soggiorno|aprire una porta|aprire un vano|aprire + vano|aprire + porta + muro|apertura nel muro|nuova apertura|spostare + porta|spostare + vano|chiudere una porta|chiudere + porta + muro|murare + porta|murare + vano|tamponare + porta|allargare + porta|allargare il vano|porta più larga|vano porta|porta nel muro|passaggio nuovo|passaggio tra due stanze|finestrella interna|passavivande',
  partOf: ['completa'],
  detailOf: ['ristrutturazione/porte'],
  vatRate: 0.1,
  labourShare: 0.8,
  included: [
    'taglio o chiusura in un muro non portante',
    'falso telaio, se si apre',
    'raccordi di intonaco',
    'macerie',
  ],
  excluded: ['porta', 'tinteggiatura', 'pavimento', 'compenso del tecnico'],
  factors: ['muro portante: è un altro lavoro, con l’ingegnere', 'impianti nel muro: +150–400 €'],
  permits: 'Serve la CILA: la presenta un tecnico',
  duration: '1–2 giorni',
  rows: {
    open: sourced('Vano aperto in un muro non portante', [450, 950], 'vano', [lazioPriceList]),
    close: sourced('Vano chiuso', [350, 500], 'vano', [lazioPriceList]),
  },
  visit: 'se il muro è portante e se dentro passano impianti',
  relief: 'general',
} as const satisfies JobKind
