import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    // 75 × 3,5 = 262 m² × 6,75 × 1,10 = 1.950
    id: 't-w01-flat-sacile',
    service: 'tinteggiatura',
    at: 'Sacile',
    turns: [
      {
        say: 'Salve, appartamento di 75 mq a Sacile (PN) da imbiancare tutto, muri e soffitti, bianco traspirante normale. è vuoto perche entriamo a gennaio, muri buoni solo qualche buco di quadri. h 2,70',
      },
    ],
    answers: {
      'quando|tempi': 'prima di gennaio',
      'piano|ascensore': 'secondo piano',
      'color|tint': 'tutto bianco',
    },
    facts: [fact('75'), fact('sacile'), fact('traspir', 'bianco')],
    jobs: [scopes.painting],
    band: [1_200, 2_900],
    once: true,
    after: [
      {
        say: 'in quanto finite?',
        about: ['giorn', 'settiman'],
      },
      {
        say: 'se la camera la faccio verde salvia sale tanto?',
        about: ['60', '120', 'colore', 'tinta', 'poco', 'in più'],
      },
    ],
  },
  {
    // 16 + 10,5 + 12 + 5 = 43,5 m² × 3,5 = 152 × 9,5 × 1,10 = 1.590
    id: 't-w02-rooms-list-termoli',
    service: 'tinteggiatura',
    at: 'Termoli',
    turns: [
      {
        say: 'devo pittare casa con la lavabile ke ho due bambini ke scrivono sui muri. camera 4x4, cameretta 3x3,5, cucina 3x4 e bagnetto 2x2,5',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Termoli',
      soffitt: 'si pure i soffitti',
      'altezza|alti': 'normale 2 e 70',
      'arredat|mobil|vuot': 'ci abitiamo, è arredata',
      'stato|muri|crep|muffa|condizion': 'i muri sono buoni a parte i disegni',
      color: 'bianco',
      'quando|tempi': 'a pasqua',
      piano: 'primo',
    },
    facts: [fact('4x4', '4 x 4', '4 × 4', '43,5', '16'), fact('lavabil'), fact('termoli')],
    jobs: [scopes.painting],
    band: [950, 2_400],
    after: [
      {
        say: 'dobbiamo uscire di casa mentre lavorate?',
        about: [
          'non serve',
          'non è necessari',
          'non occorre',
          'una stanza',
          'stanze',
          'asciug',
          'odor',
          'restar',
          'arieggi',
          'alla volta',
        ],
      },
    ],
  },
  {
    // 10,8 m² × 26,5 × 1,10 = 315
    id: 't-w03-black-wall-lecco',
    service: 'tinteggiatura',
    at: 'Merate',
    turns: [
      {
        say: "parete della camera nera di muffa dietro l'armadio, ogni anno pulisco con la candeggina e torna",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Merate lecco',
      'quant|grand|metri|mq|m²|misur|superfic|estes': 'tutta la parete è 4 x 2,70',
      'perd|infiltr|causa|estern|nord': 'è il muro a nord verso fuori, niente perdite',
      'resto|altre|stanza|tutta': 'solo quella parete',
      'quando|tempi': 'quando volete',
      'mobil|arred': "l'armadio lo sposto io",
    },
    facts: [fact('merate'), fact('muffa'), fact('2,70', '2,7', '10,8', '11')],
    jobs: [scopes.mould],
    band: [190, 500],
    after: [
      {
        say: 'e così non ricompare più, garantito?',
        about: [
          'condens',
          'causa',
          'ponte',
          'isol',
          'ventil',
          'arieggi',
          'umid',
          'cappotto',
          'non si può',
          'fredd',
        ],
      },
    ],
  },
  {
    // 2 × 425 × 1,10 = 935
    id: 't-w04-two-bedrooms-later',
    service: 'tinteggiatura',
    at: 'Nuoro',
    turns: [
      {
        say: 'quanto mi chiedete per rinfrescare la camera dei ragazzi? bianca, circa 14 mq con il soffitto',
      },
      { say: 'anzi fate due, pure lo studio che è grande uguale' },
    ],
    answers: {
      'comune|dove|città|zona': 'nuoro',
      'color|pittura|lavab|traspir': 'bianco normale',
      soffitt: 'si anche soffitto',
      altezza: '2,80',
      'arredat|mobil|vuot': 'mobili al centro e coperti',
      'stato|muri|crep|muffa|condizion': 'buono',
      'quando|tempi': 'tra due settimane',
    },
    facts: [fact('nuoro'), fact('14', '28'), fact('studio', 'due')],
    jobs: [scopes.room],
    band: [430, 1_350],
  },
  {
    // 35 × 6 × 1,10 = 231
    id: 't-w05-wallpaper-off-fano',
    service: 'tinteggiatura',
    at: 'Fano',
    turns: [
      {
        say: 'ho da staccare la tappezzeria vecchia nel salone, è carta normale un solo strato, 35 metri quadri di pareti. Solo levarla e pulire la colla, a pitturare ci pensa mio fratello. Fano PU',
      },
    ],
    answers: {
      'quando|tempi': 'la prossima settimana',
      'mobil|arred': 'stanza vuota',
      piano: 'terzo con ascensore',
    },
    facts: [fact('35'), fact('fano')],
    jobs: [scopes.wallpaperOff],
    band: [145, 350],
    once: true,
    after: [
      {
        say: "sotto l'intonaco come sarà? ci vuole altro lavoro?",
        about: ['rasat', 'stucc', '9', '12', 'liscia', 'gesso', 'spesso', 'quasi sempre'],
      },
    ],
  },
  {
    // 6 porte × 4,5 m² × 36,5 × 1,10 = 1.084; k 0,86
    id: 't-w06-six-doors-aversa',
    service: 'tinteggiatura',
    at: 'Aversa',
    turns: [
      {
        say: 'Buongiorno avrei sei porte interne di legno marroni e le voglio far verniciare di bianco davanti e dietro, telaio compreso. legno sano solo un po graffiato. Aversa',
      },
    ],
    answers: {
      'quando|tempi': 'a marzo',
      vetr: 'una sola ha il vetro',
      'sverni|vecchia vernice': 'non so, fate voi',
      'satin|lucid': 'satinato',
    },
    facts: [fact('aversa'), fact('6', 'sei'), fact('bianc')],
    jobs: [scopes.woodwork],
    band: [600, 1_650],
    once: true,
    after: [
      {
        say: 'le dovete portare via o fate tutto qui?',
        about: ['posto', 'casa', 'laborator', 'smont', 'trasport', 'asciug'],
      },
      {
        say: 'e a comprarle nuove invece?',
        about: ['350', '850', '500', 'porta', '2.', '3.', '4.', '5.', 'sostitu'],
      },
    ],
  },
  {
    // soffitto 16 m² × 8,5 + isolante 4 = 200 × 1,10 = 220; tegola 425 × 1,10 = 467
    id: 't-w07-ceiling-and-tile',
    service: 'tinteggiatura',
    at: 'Borgo San Lorenzo',
    turns: [
      {
        say: "dopo il temporale s'è mossa qualche tegola ed è filtrata acqua, ora ho un alone marrone sul soffitto della camera (16 mq, 4x4). mi servirebbe uno che rimetta a posto le tegole e poi che dia il bianco al soffitto, solo quello. casa a un piano, al tetto s'arriva con la scala. borgo san lorenzo, mugello",
      },
    ],
    answers: {
      'quando|tempi': 'prima le tegole, subito',
      'quant|tegol': 'quattro o cinque tegole',
    },
    facts: [fact('16', '4x4'), fact('borgo san lorenzo'), fact('tegol')],
    jobs: [scopes.ceilings, scopes.roofTile],
    band: [420, 1_050],
    once: true,
    after: [
      {
        say: 'quanto deve asciugare prima di dare il bianco?',
        about: ['settiman', 'giorn', 'mes', 'umid', 'isolant', 'secco', 'asciutt'],
      },
    ],
  },
  {
    // 60 × 2,5 = 150 m² × 7 × 1,10 × 1,18 = 1.360
    id: 't-w08-walls-only-centocelle',
    service: 'tinteggiatura',
    at: 'Roma',
    turns: [
      {
        say: "aò me serve uno che me ridà er bianco a casa prima che la riaffitto, solo i muri, i soffitti so' boni",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'roma centocelle 00171',
      'mq|m²|metri|grand|superfic': 'sessanta metri quadri',
      altezza: 'du metri e settanta',
      'arredat|mobil|vuot': 'vuota',
      'stato|muri|crep|muffa|condizion': 'qualche buco de chiodo e basta',
      'color|pittura|lavab|traspir': 'bianco semplice',
      'quando|tempi': 'entro fine mese',
      piano: 'quinto co ascensore',
    },
    facts: [fact('roma', 'centocelle', '00171'), fact('60', 'sessanta')],
    jobs: [scopes.painting],
    band: [800, 2_000],
    after: [
      {
        say: 'se paga in contanti si risparmia?',
        about: ['fattur', 'iva', 'tracci', 'bonific', 'regol', 'detra'],
      },
    ],
  },
]
