import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-w01-copper-gutters',
    service: 'ristrutturazione_tetto',
    at: 'Bassano del Grappa',
    turns: [
      {
        say: 'Vorrei cambiare le grondaie, tutte in rame perchè mio marito si è fissato. 30 metri in totale, casa a un piano. Bassano del Grappa (Vicenza)',
      },
    ],
    answers: { 'pluvial|discend': 'i pluviali restano', 'ponteggi|piattaform|altezz': 'un piano' },
    facts: [fact('30'), fact('rame'), fact('bassano')],
    jobs: [scopes.gutters],
    band: [3_000, 5_800],
    once: true,
    after: [
      {
        say: "ma è meglio dell'alluminio?",
        about: ['anni', 'durat', 'dura', 'ossid', 'corros', 'vita', 'resist'],
      },
    ],
  },
  {
    id: 'te-w02-linden-leaves',
    service: 'ristrutturazione_tetto',
    at: 'Cesena',
    turns: [
      {
        say: 'canali del tetto pieni di foglie dei tigli, quando piove tracima tutto sul terrazzo. villetta due piani, è solo da pulire. Cesena',
      },
    ],
    facts: [fact('cesena'), fact('fogli', 'pul')],
    wrong: ['cambiare le grondaie'],
    jobs: [scopes.gutterCleaning],
    band: [155, 590],
    once: true,
    after: [
      { say: 'ogni quanto va fatta?', about: ['anno', 'annu', 'autunn', 'volta', 'volte', 'anni', 'mesi'] },
    ],
  },
  {
    id: 'te-w03-warm-roof',
    service: 'ristrutturazione_tetto',
    at: 'Teramo',
    turns: [
      {
        say: "D'estate in mansarda si muore e d'inverno si gela. Vogliamo rifare il tetto isolato e ventilato, 100 mq di falda, le travi sono state controllate e sono buone. Tegole nuove. Casa di due piani a Teramo.",
      },
    ],
    answers: {
      'amianto|eternit': 'no',
      'trav|struttur': 'sono sane',
      'ponteggi|piani|altezz': 'due piani',
      'isolan|materiale|fascia|livello': 'medio',
    },
    facts: [fact('100'), fact('teramo')],
    jobs: [scopes.roofInsulated],
    band: [21_000, 42_500],
    once: true,
    after: [
      { say: 'che pratiche servono?', about: ['cila', 'scia', 'tecnico', 'comune', 'geometra'] },
      { say: 'quanto durano i lavori?', about: ['settiman', 'giorn', 'mesi'] },
    ],
  },
  {
    id: 'te-w04-see-through-membrane',
    service: 'ristrutturazione_tetto',
    at: 'Ragusa',
    turns: [
      {
        say: 'terrazzo 4x5 perde un po nella stanza di sotto. le mattonelle sono belle non le voglio rompere, mi anno parlato della guaina liquida trasparente. ragusa',
      },
    ],
    facts: [fact('20', ['4', '5']), fact('ragusa')],
    jobs: [scopes.roofLiquid],
    band: [620, 1_680],
    once: true,
    after: [{ say: 'e poi quanto dura?', about: ['anni'] }],
  },
  {
    id: 'te-w05-wind-last-week',
    service: 'ristrutturazione_tetto',
    at: 'Campobasso',
    turns: [
      {
        say: 'Col vento della settimana scorsa si sono spostati dei coppi vicino al camino e adesso quando piove entra acqua in soffitta, un punto solo. Il tetto per il resto è stato rifatto 8 anni fa. Campobasso, casa bassa',
      },
    ],
    facts: [fact('campobasso'), fact('copp', 'spostat')],
    jobs: [scopes.roofTile],
    band: [235, 690],
    once: true,
    after: [
      {
        say: 'se poi ricomincia tornate gratis?',
        about: ['garanz', 'vizi', 'difett', 'anni', 'legge', 'professionist', 'rispond'],
      },
    ],
  },
  {
    id: 'te-w06-cold-attic-floor',
    service: 'ristrutturazione_tetto',
    at: 'Verbania',
    turns: [
      {
        say: 'Buongiorno, sottotetto non abitabile di 90 mq, ci si va solo con la botola. Vorrei isolare il pavimento della soffitta con lana di roccia o simili, il tetto non si tocca. Verbania',
      },
    ],
    facts: [fact('90'), fact('verbania')],
    jobs: [scopes.attic],
    band: [2_350, 6_400],
    once: true,
    after: [{ say: 'che spessore ci mettete?', about: ['cm', 'centimetr'] }],
  },
]
