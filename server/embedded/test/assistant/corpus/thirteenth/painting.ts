import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    // 72 × 3,5 × 6,75 × 1,024 × 1,10 = 1.916
    id: 'm-p01-empty-flat-cremona',
    service: 'tinteggiatura',
    at: 'Cremona',
    turns: [
      {
        say: 'salve devo affittare un trilocale di 72 mq a cremona, è vuoto, muri discreti solo qualche buco di quadro. mi serve il bianco dappertutto, pareti e soffitti, roba semplice traspirante. quanto mi viene più o meno?',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'entro fine mese se si può',
      'piano|ascensor': 'secondo piano con ascensore',
      'altezz|soffitt': 'sui 2,70 normali, sì anche i soffitti',
      'color|tint': 'tutto bianco',
      'muffa|crep|stato|condizion|rovinat': 'solo i buchi dei chiodi, per il resto va bene',
      'arredat|mobil|vuot|abitat': 'vuoto completo',
    },
    facts: [fact('cremona'), fact('72'), fact('bianc', 'traspir')],
    jobs: [scopes.painting],
    band: [1_050, 2_780],
    once: true,
    after: [
      {
        say: 'ma la pittura la porta lui o la devo comprare io?',
        about: ['compres', 'inclus', 'material', 'professionist', 'fornit', 'fornisc', 'imbianchin'],
      },
      {
        say: 'mio cognato dice che con 600 euro lo fa un suo amico. mi state fregando?',
        about: [
          'preparazion',
          'mani',
          'fattura',
          'garanzi',
          'prevent',
          'confront',
          'stuccatur',
          'protezion',
          'assicuraz',
          'nero',
          'iva',
          'superfic',
          'compres',
          'sopralluog',
        ],
      },
    ],
  },
  {
    // 10,8 m² × 26,5 × 1,02 × 1,10 = 321
    id: 'm-p02-black-wall-chioggia',
    service: 'tinteggiatura',
    at: 'Chioggia',
    turns: [
      {
        say: 'buonasera, in camera nostra la parete a nord xe tuta nera, puntini puntini.. la passo con la candeggina e dopo un mese è daccapo. che se pol far?',
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'chioggia',
      'mq|m²|metri|grand|superfic|estes|estens': 'una parete sola, 4 metri per 2,70 tutta presa',
      'stanz|ambient|camer': 'solo la camera da letto',
      'torna|ogni anno|inverno|caus|perdit|infiltr':
        'torna ogni inverno, perdite non ce ne sono, è il muro freddo',
      'ridipin|resto|tint|altre pareti': 'no solo quella parete',
      'finestr|aria|ventil': 'apriamo poco, gli infissi sono nuovi',
      'arredat|mobil': "c'è solo un comò davanti, lo sposto io",
      'quando|tempi|inizi': 'prima possibile che il bimbo tossisce',
    },
    facts: [fact('chioggia'), fact('muffa', 'parete'), fact('camera')],
    jobs: [scopes.mould],
    band: [175, 465],
    after: [
      {
        say: 'e chi mi garantisce che dopo non viene fuori di nuovo?',
        about: [
          'caus',
          'ponte termic',
          'condens',
          'umid',
          'aria',
          'ventil',
          'isol',
          'ricambi',
          'nessuno',
          'torna',
          'garanzi',
        ],
      },
      {
        say: 'possiamo dormirci la notte stessa o fa male al piccolo?',
        about: [
          'aria',
          'asciug',
          'arieggi',
          'odor',
          'giorn',
          'ore',
          'altra stanza',
          'notti',
          'professionist',
          'prodott',
        ],
      },
    ],
  },
  {
    // 53 × 3,5 = 185 m² × 9,5 × 0,85 × 1,10 = 1.650, abitata 1.800
    id: 'm-p03-room-list-agrigento',
    service: 'tinteggiatura',
    at: 'Canicattì',
    turns: [
      {
        say: 'allora le stanze sono salone 6x4, camera 4x4, cameretta 3x3 e il bagno 2x2, ci vogliamo dare una bella lavabile in tutte, muri e soffitti, ho due bambini che scrivono dappertutto. ci abitiamo dentro, a Canicattì',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'a pasqua quando siamo dai suoceri',
      altezz: 'circa tre metri',
      'color|tint': 'chiari, uno per stanza ma tenui',
      'muffa|crep|stato|condizion|rovinat|preparaz': 'niente muffa, muri buoni a parte gli scarabocchi',
      'piano|ascensor': 'primo piano',
      'mobil|arredat': 'sì tutto arredato',
      'mq|m²|metri quadr|superfic': 'le misure sono quelle che ho scritto, 53 in tutto',
    },
    facts: [fact('canicatti'), fact('lavabil'), fact('53', '6x4', '24', 'salone', '6 x 4', '6 × 4')],
    jobs: [scopes.painting],
    band: [935, 2_500],
    once: true,
  },
  {
    id: 'm-p04-hairdresser-shop',
    service: 'tinteggiatura',
    at: 'Thiene',
    turns: [
      {
        say: 'Ho un negozio di parrucchiera a Thiene, sono 60 metri, vorrei ridare il colore alle pareti la settimana che chiudo per ferie. Quanto potrebbe venire a costare per un locale commerciale?',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'la settimana di ferragosto',
      'comune|dove|città|zona': 'thiene in centro',
      'altezz|soffitt': 'sono alti 3,40',
      'color|tint': 'un grigio caldo',
      'stato|condizion|muffa': 'un po di umido dietro i lavatesta',
      'mq|m²|superfic': '60 calpestabili',
    },
    facts: [fact('thiene'), fact('negozio', 'parrucchier', 'commercial', 'local')],
    jobs: [],
    once: true,
  },
  {
    // 130 × 20 × 0,965 × 1,10 = 2.760
    id: 'm-p05-outside-walls-sulmona',
    service: 'tinteggiatura',
    at: 'Sulmona',
    turns: [
      {
        say: "dovrei ridare il colore fuori alla casa, saranno 130 mq di muri esterni, l'intonaco è sano è solo scolorito. il ponteggio ce l'ho già montato per il tetto quindi quello no. sto a sulmona, quarzo va benissimo",
      },
    ],
    answers: {
      'quando|tempi|inizi': 'subito finché ho i ponti su',
      'piani|altezz': 'due piani fuori terra',
      'color|tint': 'giallino come adesso',
      'crep|stato|intonac|rovinat|condizion': 'niente crepe, regge tutto',
      'pontegg|impalcat|accesso': 'già montato, pagato a parte',
      'vincol|centro storic|condomin': 'casa singola fuori dal centro',
    },
    facts: [fact('sulmona'), fact('130'), fact('pontegg', 'quarzo')],
    jobs: [scopes.facadePaint],
    band: [1_515, 4_000],
    after: [
      {
        say: 'il colore lo decido io o ci vuole il permesso del comune?',
        about: [
          'liber',
          'piano del colore',
          'regolament',
          'vincol',
          'tecnic',
          'comunal',
          'uffici',
          'cila',
          'centro storic',
          'autorizz',
        ],
      },
      {
        say: 'se piove a metà lavoro che succede?',
        about: [
          'asciug',
          'sospend',
          'asciutt',
          'ferm',
          'riprend',
          'bel tempo',
          'meteo',
          'aspett',
          'temperatur',
          'professionist',
        ],
      },
    ],
  },
  {
    // una stanza 425 + 5 porte × 165 = 1.250 × 1,10 = 1.375
    id: 'm-p06-bedroom-and-doors-terni',
    service: 'tinteggiatura',
    at: 'Terni',
    turns: [
      {
        say: 'due cosette: la camera da letto da rimbiancare, 16mq pareti e soffitto, e poi le porte interne che sono di legno ingiallite, sono 5, le vorrei riverniciate bianche tutti e due i lati. a terni',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'dopo le feste',
      'comune|dove|città|zona': 'terni',
      'color|tint': 'bianco tutto, la camera magari panna',
      'vernic|sverni|stato|condizion': 'la vernice vecchia tiene, solo ingiallita, niente da sverniciare',
      'muffa|crep': 'no niente',
      'mobil|arredat': 'la camera è arredata',
      'quant|numero': 'cinque porte e una camera',
      'mq|m²|grand|superfic': 'la camera 16',
    },
    facts: [fact('terni'), fact('5', 'cinque'), fact('camera')],
    jobs: [scopes.room, scopes.woodwork],
    band: [755, 1_995],
    after: [
      {
        say: 'le porte le portano via o le fanno in casa?',
        about: [
          'post',
          'laborator',
          'domicil',
          'smont',
          'carteggi',
          'professionist',
          'sopralluog',
          'trasport',
          'asciug',
        ],
      },
      {
        say: 'non è che viene meno a comprarle nuove?',
        about: ['350', '500', '850', 'riverni', 'vernici', 'sostitu', 'conv', 'porta di serie'],
      },
    ],
  },
  {
    // 45 m² × 6 × 1,027 × 1,10 = 305
    id: 'm-p07-wallpaper-measured-again',
    service: 'tinteggiatura',
    at: 'Saluzzo',
    turns: [
      {
        say: "ho comprato casa della zia a Saluzzo e c'è sta carta da parati a fioroni anni 70, la voglio via. saranno 60 mq di muri. poi a dare il bianco ci penso io con mio fratello",
      },
      { say: 'aspetta ho rimisurato bene col metro, sono 45 metri quadri di parete, non 60' },
    ],
    answers: {
      'comune|dove|città|zona': 'Saluzzo',
      'mq|m²|metri quadr|superfic': 'quarantacinque misurati',
      'strat|tipo|vinil|carta': 'un solo strato di carta normale, mi pare',
      'rasat|liscia|stuccat|dopo|tint': 'no no solo togliere, il resto lo facciamo noi',
      'mobil|arredat|vuot': 'casa vuota',
      'quando|tempi|inizi': 'quando volete, non ho fretta',
      'stanz|ambient': 'ingresso e tinello',
    },
    facts: [fact('saluzzo'), fact('45'), fact('carta')],
    wrong: ['60 m²'],
    jobs: [scopes.wallpaperOff],
    band: [165, 445],
  },
]
