import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    // 425 × 1,10 = 467
    id: 'te-w01-tiles-moved-feltre',
    service: 'ristrutturazione_tetto',
    at: 'Feltre',
    turns: [
      {
        say: "il vento ha spostato 3 o 4 tegole sopra la mansarda e quando piove goccia in un punto. Il resto del tetto è buono, rifatto nel 2010. Casa bassa due piani ma c'è la botola per uscire sul tetto. Feltre BL",
      },
    ],
    answers: { 'quando|urgen|tempi': 'questa settimana, danno pioggia', 'falda|pendenz': 'poco ripido' },
    facts: [fact('feltre'), fact('tegol'), fact('mansarda', 'goccia')],
    wrong: ['rifare il tetto'],
    jobs: [scopes.roofTile],
    band: [270, 750],
    once: true,
    after: [
      {
        say: 'e intanto che aspetto cosa faccio?',
        about: ['telo', 'secchi', 'bacinell', 'recipient', 'non salire', 'fot', 'copr', 'sposta'],
      },
    ],
  },
  {
    // 10 × 8 = 80 × 1,2 = 96 m² × 127,5 × 1,10 = 13.460 (+ ponteggio)
    id: 'te-w02-new-tiles-manto',
    service: 'ristrutturazione_tetto',
    at: 'Rieti',
    turns: [
      {
        say: 'le tegole della casa di mio padre so tutte sfogliate dal gelo e vanno cambiate, quanto viene al metro?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'rieti',
      'mq|m²|metri|grand|superfic|misur': 'la casa in pianta è 10 per 8, due falde',
      'isol|coibent|ventil': 'niente isolamento, non ci abitiamo sotto, è soffitta',
      'tegol|coppi|material|tipo': 'tegole portoghesi',
      'trav|legno|struttur|solaio': 'sotto è cemento, sta bene',
      'ponteggio|accesso|piani|altezza': 'due piani, il ponteggio va messo',
      guaina: 'si mettetela',
      'quando|tempi': 'in estate',
      'amianto|eternit': 'no niente eternit',
    },
    facts: [fact('rieti'), fact('10'), fact('portoghes', 'tegol')],
    jobs: [scopes.roofTiles],
    band: [8_600, 21_000],
    after: [
      {
        say: 'mio padre deve uscire di casa?',
        about: ['rest', 'abit', 'dentro', 'fuori', 'esterno', 'non serve', 'telo', 'copert'],
      },
    ],
  },
  {
    // 32 × 67,5 + 18 × 42 = 2.916 × 1,10 = 3.200
    id: 'te-w03-gutters-lodi',
    service: 'ristrutturazione_tetto',
    at: 'Codogno',
    turns: [
      {
        say: 'Grondaie da cambiare perché bucate: 16 metri davanti e 16 dietro, più 3 pluviali da 6 metri. le voglio in alluminio color testa di moro. villetta 2 piani, si arriva col trabattello. Codogno 26845',
      },
    ],
    answers: { 'quando|tempi': 'prima di primavera', 'legno|tavol|gronda': 'sotto è cemento' },
    facts: [fact('32', '16'), fact('codogno', '26845'), fact('allumin')],
    jobs: [scopes.gutters],
    band: [1_900, 4_800],
    once: true,
    after: [
      {
        say: 'e in rame a quanto si va?',
        about: ['95', '135', '100', 'doppio', 'di più', 'metro', '3.', '4.', '5.', '6.'],
      },
    ],
  },
  {
    // 70 × 52,5 × 1,10 × 0,93 = 3.760
    id: 'te-w04-flat-roof-monopoli',
    service: 'ristrutturazione_tetto',
    at: 'Monopoli',
    turns: [
      {
        say: 'lastrico solare che fa acqua in piu punti, la guaina vecchia è tutta a bolle. vorrei metterci quella nuova ardesiata',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Monopoli, Bari',
      'mq|m²|metri|grand|superfic|misur': '70 metri quadri, 10 x 7',
      'strati|vecchia|toglier|rimuov': 'uno strato solo, si puo mettere sopra',
      'paviment|calpest|piastrell': 'no non ci cammina nessuno',
      'piani|accesso|altezza|scala': 'due piani, si sale con la scala interna',
      pendenz: 'le pendenze vanno bene',
      'quando|tempi': 'subito dopo le piogge',
    },
    facts: [fact('monopoli'), fact('70', '10 x 7', '10x7'), fact('guaina')],
    jobs: [scopes.roofFelt],
    band: [2_300, 5_900],
    after: [
      {
        say: 'quanto dura una guaina così?',
        about: ['anni', '10', '15', '20', 'dieci', 'quindici'],
      },
      {
        say: "se la pitturo di bianco d'estate fa meno caldo?",
        about: ['riflett', 'sì', 'sole', 'calor', 'temperatur', 'gradi', 'protett', 'vernic'],
      },
    ],
  },
  {
    // 300 × 1,10–1,22 = 340
    id: 'te-w05-leaves-gutter',
    service: 'ristrutturazione_tetto',
    at: 'Varese',
    turns: [
      {
        say: 'abbiamo i pini a ridosso della casa e i canali di gronda sono pieni di aghi, quando piove trabocca tutto. Solo da pulire, non sono rotti. villetta di due piani, circa 40 metri di canale. Zona Varese, Gavirate',
      },
    ],
    answers: { 'quando|tempi': 'prima dell inverno', 'comune|dove|città|zona': 'gavirate' },
    facts: [fact('gavirate', 'varese'), fact('40', 'pini', 'aghi')],
    wrong: ['grondaie nuove'],
    jobs: [scopes.gutterCleaning],
    band: [175, 540],
    once: true,
    after: [
      {
        say: 'ogni quanto va fatto?',
        about: ['anno', 'annual', 'autunno', 'due volte', 'mesi', 'volta'],
      },
    ],
  },
  {
    // 2 × 1.250 × 1,13 = 2.825
    id: 'te-w06-two-skylights',
    service: 'ristrutturazione_tetto',
    at: 'Pinerolo',
    turns: [
      {
        say: 'ho un velux vecchio del 1995 in mansarda col vetro appannato e il legno marcio, vorrei sostituirlo con uno nuovo stessa misura',
      },
      { say: 'mi dice mia moglie che sono due, anche quello del bagno è messo uguale' },
    ],
    answers: {
      'comune|dove|città|zona': 'Pinerolo TO',
      'misur|grand': '78 x 118 tutti e due',
      'quant|numero': 'due',
      'foro|apertur|stess': 'stesso buco',
      'elettric|motor|manual|apertura': 'manuali',
      'piani|accesso|altezza': 'si lavora da dentro, secondo piano',
      'quando|tempi': 'in primavera',
    },
    facts: [fact('pinerolo'), fact('2', 'due'), fact('velux', 'finestr')],
    jobs: [scopes.roofWindow],
    band: [1_700, 4_500],
    after: [
      {
        say: 'ho diritto a qualche bonus?',
        about: ['50', '36', 'ecobonus', 'detra', 'enea', 'irpef', 'agevol'],
      },
    ],
  },
  {
    // 12 × 9 = 108 × 1,2 = 130 m² × 280 × 1,10 = 40.000
    id: 'te-w07-insulated-rovereto',
    service: 'ristrutturazione_tetto',
    at: 'Rovereto',
    turns: [
      {
        say: "Vorremmo rifare il tetto isolato e ventilato: casa 12 metri x 9 in pianta, due falde, travi di legno in buono stato che restano. Ci abitiamo in mansarda e d'estate si schiatta. Lana di roccia o fibra di legno. tegole di cotto. Rovereto TN. ponteggio da montare",
      },
    ],
    answers: {
      'quando|tempi': 'maggio 2027',
      'piani|altezza': 'due piani più mansarda',
      'pendenz|falda': 'due falde normali',
    },
    facts: [fact('12'), fact('rovereto'), fact('ventilat', 'isolat', 'lana', 'fibra')],
    jobs: [scopes.roofInsulated],
    band: [25_000, 60_000],
    once: true,
    after: [
      {
        say: 'serve la scia o che altro?',
        about: ['cila', 'pratica', 'paesagg', 'tecnico', 'comune', 'struttur'],
      },
      {
        say: 'mi ci mettete anche la linea vita?',
        about: [
          '1.000',
          '3.000',
          'esclus',
          'a parte',
          'non compres',
          'non è compres',
          'in più',
          'obblig',
          'sicurezza',
        ],
      },
    ],
  },
]
