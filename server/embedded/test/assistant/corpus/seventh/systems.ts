import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-w01-extra-sockets',
    service: 'impianti',
    at: 'Siena',
    turns: [
      {
        say: 'Abbiamo cambiato la disposizione del salotto e adesso giriamo con le ciabatte ovunque. Mi servirebbero cinque prese in più e un punto luce in terrazza. Siena',
      },
    ],
    facts: [fact('5', 'cinque', '6'), fact('siena')],
    jobs: [scopes.sockets],
    band: [370, 940],
    once: true,
    after: [{ say: 'spaccate i muri?', about: ['tracc', 'canalin', 'muratur', 'canalett', 'chiusur'] }],
  },
  {
    id: 'i-w02-old-board',
    service: 'impianti',
    at: 'Palermo',
    turns: [
      {
        say: 'devo cambiare il quadro elettrico di casa che è ancora quello coi fusibili, appartamento normale 80 mq a palermo. l impianto dicono che va bene, solo il quadro col salvavita',
      },
    ],
    facts: [fact('palermo'), fact('quadro')],
    jobs: [scopes.board],
    band: [415, 1_270],
    once: true,
    after: [
      {
        say: 'se voglio anche piu kw?',
        about: ['contator', 'potenza', 'fornitor', 'distribut', 'contratt', 'bollett'],
      },
    ],
  },
  {
    id: 'i-w03-warm-floor',
    service: 'impianti',
    at: 'Verona',
    turns: [
      {
        say: 'Piano terra di 80 mq a Verona, vorrei il riscaldamento a pavimento. Solo impianto però: massetto e pavimento li fa il mio muratore, e la caldaia nuova a condensazione l ho messa lanno scorso.',
      },
    ],
    facts: [fact('80'), fact('verona')],
    jobs: [scopes.floorHeating],
    band: [6_500, 11_300],
    once: true,
    after: [
      {
        say: 'con il parquet sopra va bene lo stesso?',
        about: ['legno', 'prefinit', 'incoll', 'spessor', 'resa', 'gres', 'adatt', 'posa', 'conduc'],
      },
    ],
  },
  {
    id: 'i-w04-bought-on-offer',
    service: 'impianti',
    at: 'Napoli',
    turns: [
      {
        say: 'o condizionatore lho già comprato io in offerta, un 12000 btu uno split solo, mi serve solamente chi lo monta. nessuna predisposizione. napoli vomero, il motore va sul balcone',
      },
    ],
    facts: [fact('napoli')],
    jobs: [scopes.airOne],
    band: [235, 530],
    once: true,
    after: [
      {
        say: 'se poi non funziona chi risponde?',
        about: ['garanz', 'vendit', 'negoz', 'produtt', 'install', 'acquist', 'professionist', 'posa'],
      },
    ],
  },
  {
    id: 'i-w05-gate-in-the-rain',
    service: 'impianti',
    at: 'Civitavecchia',
    turns: [
      {
        say: 'Ho un cancello scorrevole di 4 metri che apro a mano, ogni mattina con la pioggia è una penitenza. Vorrei metterci il motore coi telecomandi. la corrente al pilastro cè. Civitavecchia',
      },
    ],
    facts: [fact('4', 'scorrevol'), fact('civitavecchia')],
    jobs: [scopes.gate],
    band: [1_040, 2_650],
    once: true,
    after: [
      { say: 'quanti telecomandi danno di solito?', about: ['due', 'inclus', 'compres', 'radiocomand'] },
    ],
  },
]
