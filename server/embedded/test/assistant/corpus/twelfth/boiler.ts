import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    // 2.400 × 1,009 × 1,12 = 2.710
    id: 'l-c01-old-boiler-chiavari',
    service: 'caldaia',
    at: 'Chiavari',
    turns: [
      {
        say: 'la caldaia è del 2006 e va in blocco un giorno sì e l altro pure, ho gia speso abbastanza in tecnici. la cambio. 24 kw a metano, un bagno solo, chiavari',
      },
    ],
    answers: {
      'kw|potenz|bagni|servizi|mq|grand': 'ventiquattro kw, un bagno, casa di 75 mq',
      'condens|tipo|camera|tiraggio|stagna': 'quella vecchia è camera stagna, la nuova a condensazione',
      'scaric|canna|fumi|tetto': 'i fumi vanno a tetto, tubo singolo',
      'dove|posizion|balcon|intern|estern': 'sta in cucina, la nuova stesso posto',
      'marca|fascia|modello': 'una marca buona senza esagerare',
      'termosif|radiator|valvol|termostat|pavimento': 'termosifoni normali, il termostato ce l ho',
      'comune|città|zona|paese': 'chiavari',
      'quando|tempi|urgen': 'prima del freddo',
    },
    facts: [fact('chiavari'), fact('24', 'ventiquattro'), fact('metano', 'gas')],
    jobs: [scopes.boiler],
    band: [1_490, 3_930],
    after: [
      {
        say: 'la detrazione per questa la prendo?',
        about: [
          'nessun',
          'niente',
          'non spett',
          'non c',
          'non è',
          'non la',
          '2025',
          'fossil',
          'ibrid',
          'pompa',
        ],
      },
      {
        say: 'il tubo dei fumi vecchio lo riutilizzano?',
        about: [
          'canna',
          'condens',
          'intub',
          'a parte',
          'non compres',
          'verific',
          'sopralluogo',
          'professionista',
        ],
      },
    ],
  },
  {
    // 107 × 0,892 × 1,10 = 105
    id: 'l-c02-overdue-service',
    service: 'caldaia',
    at: 'Quarto',
    turns: [
      { say: 'ciao, il bollino è scaduto da mo. mi serve la revisione della caldaia col controllo fumi' },
      {
        say: 'ma scusa è obbligatorio tutti gli anni sta cosa o è un modo per farci pagare?',
        about: [
          'libretto',
          'region',
          '74',
          'legge',
          'costruttor',
          'fabbricant',
          'due',
          'sicurezz',
          'frequenz',
        ],
      },
    ],
    answers: {
      'comune|dove|città|zona|paese': 'quarto provincia di napoli',
      'marca|modello': 'vaillant',
      'anni|età|vecchi|install': 'avrà otto anni',
      'kw|potenz|tipo|gas|condens': '24 a metano',
      'ultim|revision|libretto': 'ultima fatta tre anni fa, il libretto ce l ho',
      'problem|guast|funziona|rumor': 'funziona bene',
      'quando|tempi|giorn': 'di sabato se possibile',
      'posizion|balcon|piano': 'sul balcone al primo piano',
    },
    facts: [fact('quarto'), fact('revision', 'fumi')],
    jobs: [scopes.boilerService],
    band: [58, 153],
  },
  {
    id: 'l-c03-headache-yellow-flame',
    service: 'caldaia',
    at: 'Bagheria',
    turns: [
      {
        say: 'vorrei far vedere la caldaia che abbiamo in bagno, è di quelle vecchie a camera aperta e la fiamma è diventata gialla. da stamattina poi abbiamo tutti mal di testa e la bimba ha vomitato, sarà il tempo',
        safety: {
          steps: [
            ['apri', 'finestr', 'arieggi', 'spalanc'],
            ['spegn', 'chiud'],
            ['usci', 'esci', 'fuori', 'aperto'],
          ],
          call: true,
        },
      },
    ],
    answers: {
      'comune|dove|città|zona|paese': 'bagheria',
      'usci|fuori|bene|sintom|sta': 'siamo usciti sul pianerottolo',
      'finestr|apert|arieggi': 'aperte tutte',
      'spent|chius|gas': 'caldaia spenta e gas chiuso',
      'anni|età|marca|modello': 'avrà vent anni, la marca non si legge',
      'quando|tempi|urgen': 'subito',
    },
  },
  {
    // 10.500 × 1,0075 × 1,15 = 12.165
    id: 'l-c04-changes-to-heat-pump',
    service: 'caldaia',
    at: 'Feltre',
    turns: [
      { say: 'devo cambiare la caldaia, ho una casetta singola a feltre di 110 mq' },
      {
        say: 'anzi no ci ho ripensato, mio cognato ha messo la pompa di calore e non paga più il gas. facciamo quella al posto della caldaia, aria acqua',
      },
    ],
    answers: {
      'mq|grand|superfic': 'centodieci su due piani',
      'termosif|radiator|pavimento|emissi|distribu': 'termosifoni in ghisa',
      'isol|cappott|infiss|finestr|classe': 'finestre nuove, cappotto no',
      'acqua calda|sanitar|accumul|person|bagni': 'siamo in quattro con due bagni',
      'kw|potenz|contator': 'contatore da 4,5 ma lo aumento',
      'fotovolt|pannell': 'sì 5 kw sul tetto',
      'estern|unità|giardin|spazio|posizion': 'fuori c è il giardino, posto ce n è',
      'comune|dove|città|zona': 'feltre',
      'quando|tempi': 'in primavera',
    },
    facts: [fact('feltre'), fact('110', 'centodieci'), fact('pompa')],
    jobs: [scopes.heatPump],
    band: [6_690, 17_600],
    after: [
      {
        say: 'ma coi caloriferi in ghisa che ho io scalda uguale?',
        about: [
          'temperatur',
          'verific',
          'termotecnic',
          'dimension',
          'sopralluogo',
          'professionista',
          'dipend',
          'isol',
        ],
      },
      {
        say: 'il conto termico quanto copre?',
        about: ['65', 'gse', '15.000', 'per cento', '%', 'massim', 'domanda'],
      },
    ],
  },
  {
    id: 'l-c05-pellet-ducted',
    service: 'caldaia',
    at: 'Cascia',
    turns: [
      {
        say: 'vorrei metter una stufa a pellet canalizzata che scaldi sala e due camere, la canna fumaria ce sta già. cascia. quanto ce vole?',
      },
    ],
    answers: {
      'mq|grand|superfic|stanz': 'saranno 70 metri in tutto',
      'canna|fumi|scaric': 'canna in acciaio dell anno scorso',
      'potenz|kw|modello|marca': 'boh dieci o dodici kw',
      'termosif|caldai|acqua': 'no solo aria',
      'comune|dove|città|zona': 'cascia',
      'quando|tempi': 'prima de novembre',
    },
    facts: [fact('pellet'), fact('cascia')],
    jobs: [],
  },
  {
    // 9 × 82,5 = 742 + 425 = 1.167 × 1,016 × 1,10 = 1.305
    id: 'l-c06-valves-and-flush',
    service: 'caldaia',
    at: 'Fossano',
    turns: [
      {
        say: 'termosifoni roventi sopra e gelati sotto.. il vicino dice fanghi. vorrei il lavaggio impianto e gia che si svuota mettere le valvole termostatiche, 9 caloriferi. Fossano CN',
      },
    ],
    answers: {
      'quant|numero|calorifer|radiator|termosif': 'nove caloriferi in tutto',
      'autonom|centralizz|condomin': 'autonomo, caldaia nostra',
      'materia|ghisa|allumin|tipo': 'alluminio',
      'caldaia|anni|marca': 'caldaia del 2018',
      'filtro|defangat|magnet': 'filtro non c è',
      'testin|valvol|wifi|smart': 'valvole normali a manopola',
      'comune|dove|città|zona': 'fossano',
      'quando|tempi': 'ottobre',
    },
    facts: [fact('fossano'), fact('9', 'nove'), fact('fanghi', 'lavaggio')],
    jobs: [scopes.flushing, scopes.valves],
    band: [720, 1_890],
  },
  {
    // 275 × 0,88 × 1,10 = 266; pressione 150 × 0,88 × 1,10 = 145
    id: 'l-c07-loses-pressure',
    service: 'caldaia',
    at: 'Noto',
    turns: [
      {
        say: 'ogni mattina la caldaia è a zero di pressione, la ricarico col rubinetto sotto e il giorno dopo siamo da capo. la vorrei riparare, cambiarla non se ne parla, ha 5 anni',
      },
    ],
    answers: {
      'comune|dove|città|zona|paese': 'noto',
      'marca|modello': 'non lo so il modello, è una beretta',
      'anni|età|vecchi': 'cinque anni',
      'perd|goccia|acqua|bagnat|macchi': 'per terra non vedo niente bagnato',
      'errore|codice|display|blocc': 'sul display segna 0,3',
      'termosif|radiator|impiant|pavimento': 'termosifoni, non perdono mi pare',
      'garanz|assist': 'la garanzia è finita',
      'quando|tempi|urgen': 'questa settimana',
    },
    facts: [fact('noto'), fact('pression')],
    jobs: [scopes.boilerRepair],
    band: [90, 390],
    after: [
      {
        say: 'e se invece è la scheda o lo scambiatore?',
        about: [
          '200',
          '250',
          '300',
          '400',
          '450',
          '600',
          'ricambi',
          'in più',
          'sostitu',
          'sopralluogo',
          'professionista',
        ],
      },
      {
        say: 'intanto posso continuare a rabboccarla io?',
        about: [
          'bar',
          '1,',
          'manometro',
          'spess',
          'calcar',
          'fredd',
          'tecnico',
          'professionista',
          'spent',
          'perdita',
        ],
      },
    ],
  },
]
