import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-w01-leak-asti',
    service: 'ristrutturazione_tetto',
    at: 'Asti',
    turns: [
      {
        say: "buondi, quando piove di stravento mi sgocciola in mansarda vicino al camino, mia moglie c'ha messo il secchio.. secondo me son 3 o 4 coppi che si son mossi col vento della settimana scorsa. casa di due piani vicino asti, da dentro ci si arriva al tetto con la botola",
      },
    ],
    answers: {
      'quando|tempi|urgen': 'prima che ripiova',
      'piano|altezza|alto|ponteg|accesso': 'due piani, dal tetto si esce dalla botola',
      'metri|superfic|grand|misur': 'è un punto solo, sarà un metro',
      'comune|dove|citt': 'asti',
    },
    facts: [fact('asti'), fact('coppi', 'tegol', 'infiltraz')],
    jobs: [scopes.roofTile],
    band: [290, 720],
    once: true,
    after: [
      {
        say: 'e se poi gocciola ancora?',
        about: [
          'garanz',
          'torna',
          'ritorn',
          'sopralluog',
          'controll',
          'punto',
          'causa',
          'cerca',
          'ricerca',
          'accordo',
          'contest',
          'scritt',
        ],
      },
    ],
  },
  {
    id: 'te-w02-new-tiles-viterbo',
    service: 'ristrutturazione_tetto',
    at: 'Viterbo',
    turns: [
      {
        say: 'Salve, devo cambiare tutte le tegole della casa di mia suocera a Viterbo, si sfarinano in mano. Il tetto e a due falde sono centoventi metri quadri in tutto, niente isolamento che di sotto non ci abita nessuno, solo guaina e tegole nuove marsigliesi',
      },
    ],
    answers: {
      'trav|legno|struttur|stato': 'le travi sono buone, cemento',
      'ponteg|piano|altezza': 'due piani, il ponteggio ci sta tutto intorno',
      grond: 'le gronde restano',
      'quando|tempi': 'primavera',
    },
    facts: [fact('120', 'centoventi'), fact('viterbo'), fact('tegol')],
    jobs: [scopes.roofTiles],
    band: [10_900, 25_000],
    once: true,
    after: [
      {
        say: 'ci vuole qualche permesso del comune?',
        about: ['cila', 'libera', 'scia', 'pratic', 'autorizz', 'edilizi', 'paesagg', 'vincol'],
      },
      { say: 'quanto tempo state lassù', about: ['giorn', 'settiman', 'lavorativ', 'mes'] },
    ],
  },
  {
    id: 'te-w03-insulated-belluno',
    service: 'ristrutturazione_tetto',
    at: 'Belluno',
    turns: [
      {
        say: "ciao vorrei capire cosa costa rifare il tetto della casa, d'inverno sopra si gela e d'estate si muore",
      },
    ],
    answers: {
      'ponteg|piani|piano|altezza': 'due piani',
      'isol|ventil|coibent|cosa|lavoro|tipo': 'sì isolato e ventilato con la lana di roccia, tegole nuove',
      'metri|superfic|grand|mq|misur|quant': 'le falde fanno centodieci metri',
      'trav|struttur|legno': 'travi di legno in buono stato, si tengono',
      'comune|dove|citt|zona': 'belluno, frazione castion',
      'quando|tempi': "l'estate prossima",
      'amianto|eternit|materiale': 'tegole di cemento, niente eternit',
    },
    facts: [
      fact('110', 'centodieci'),
      fact('belluno', 'castion'),
      fact('lana di roccia', 'isolat', 'ventilat'),
    ],
    jobs: [scopes.roofInsulated],
    band: [20_500, 49_000],
    after: [
      {
        say: 'se ne scarica metà dalle tasse?',
        about: [
          '50',
          '36',
          'irpef',
          'bonus',
          'detraz',
          'detraib',
          'ecobonus',
          'commercialista',
          'caf',
          'agevol',
        ],
      },
    ],
  },
  {
    id: 'te-w04-felt-taranto',
    service: 'ristrutturazione_tetto',
    at: 'Taranto',
    turns: [
      {
        say: 'Buonasera il lastrico solare sopra casa mia è 10x5, la guaina vecchia è tutta crepata a scaglie e vorrei rimetterla nuova ardesiata sopra, senza pavimento. Non piove dentro per adesso. Taranto',
      },
    ],
    answers: {
      'tolt|rimuov|togli|vecchi|strat': 'se si può si mette sopra, ce n è uno strato',
      'piano|altezza|acced|ascens|scala': 'secondo piano, ci si sale con la scala',
      'parapet|bordi|muretto': 'muretto basso tutto intorno',
      'quando|tempi': "entro l'autunno",
    },
    facts: [fact('50', '10x5', '10 x 5', '10 × 5'), fact('taranto'), fact('guaina', 'ardesiat')],
    jobs: [scopes.roofFelt],
    band: [1_600, 4_000],
    once: true,
    after: [
      {
        say: 'scusate ho rimisurato, è 10x6',
        facts: [fact('60', '10x6', '10 x 6', '10 × 6')],
        jobs: [scopes.roofFelt],
        band: [1_900, 4_800],
      },
      {
        say: 'quanti anni mi dura?',
        about: ['10', '15', '20', 'dieci', 'venti', 'quindici', 'durat', 'garanz'],
      },
    ],
  },
  {
    id: 'te-w05-gutters-novara',
    service: 'ristrutturazione_tetto',
    at: 'Novara',
    turns: [{ say: 'le grondaie sono bucate e colano sul muro, le voglio cambiare' }],
    answers: {
      'piano|altezza|alto|ponteg|acce': 'due piani villetta, il camion col cestello ci arriva',
      'metri|lung|quant|misur': '13 davanti e 13 dietro, piu due tubi di discesa da sei metri',
      'materiale|rame|allumin|pvc|lamiera': 'alluminio testa di moro',
      'comune|dove|citt|zona': 'novara',
      'quando|tempi': 'appena potete',
      'pluvial|discend|scend|tubi': 'due, sei metri l uno, da cambiare anche quelli',
    },
    facts: [fact('novara'), fact('26', '13'), fact('allumin')],
    jobs: [scopes.gutters],
    band: [1_400, 3_900],
    after: [
      {
        say: 'in rame quanto verrebbe in piu?',
        about: ['95', '135', '80', 'doppi', 'caro', 'cost', 'metro'],
      },
    ],
  },
  {
    id: 'te-w06-two-jobs-empoli',
    service: 'ristrutturazione_tetto',
    at: 'Empoli',
    turns: [
      {
        say: "o ragazzi ho la gronda piena di aghi di pino che trabocca, va pulita tutta, son 28 metri villetta a du' piani a empoli. e già che siete su ci sarebbero anche cinque tegole rotte da cambiare che mi fa la macchia in camera",
      },
    ],
    answers: {
      'quando|tempi|urgen': 'prima di natale',
      'scala|ponteg|acced|altezza|piano': 'du piani, la scala lunga ci arriva',
      'comune|dove|citt': 'empoli',
    },
    facts: [fact('empoli'), fact('28'), fact(['tegol', 'rott'], ['5', 'tegol'], ['cinque', 'tegol'])],
    jobs: [scopes.gutterCleaning, scopes.roofTile],
    band: [470, 1_200],
    once: true,
    after: [{ say: 'si fa tutto in una mattina?', about: ['giorn', 'ore', 'mezza'] }],
  },
  {
    id: 'te-w07-skylight-aosta',
    service: 'ristrutturazione_tetto',
    at: 'Aosta',
    turns: [
      {
        say: 'buongiorno il velux della mansarda ha il vetro appannato in mezzo e il legno marcio sotto, ha 28 anni, è un 78x118. Ne vorrei mettere uno uguale nuovo nello stesso buco, aosta centro',
      },
    ],
    answers: {
      'manual|elettr|apertur': 'manuale a bilico',
      'piano|altezza|acced|ponteg': 'terzo piano, dal tetto si lavora da dentro',
      'tend|tapparell': 'niente tenda',
      'quando|tempi': 'quando il tempo è buono',
      'quanti|numero': 'uno solo',
    },
    facts: [
      fact('aosta'),
      fact('78x118', '78 x 118', '78 × 118', '78'),
      fact('velux', 'finestra', 'lucernar'),
    ],
    jobs: [scopes.roofWindow],
    band: [900, 2_100],
    once: true,
    after: [
      {
        say: 'devo chiedere al comune o no? siamo in centro',
        about: ['permess', 'libera', 'vincol', 'storic', 'pratic', 'autorizz', 'nessun', 'sostitu', 'cila'],
      },
    ],
  },
]
