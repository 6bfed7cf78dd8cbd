import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

/** What is asked of everybody and matters little. */
const usual = {
  'foto|immagin': 'adesso foto non ne ho',
  'budget|spesa': 'meno spendo meglio è, ma fatto bene',
  'altro|aggiung|precis|dettagl': 'no niente altro',
} as const

export const painting: readonly CorpusConversation[] = [
  {
    id: 'ta1-flat-ragusa',
    service: 'tinteggiatura',
    at: 'Ragusa',
    turns: [
      {
        say: 'salve devo far imbiancare casa prima di natale che arriva mia suocera da torino.. sono 75 mq a ragusa, ci abitiamo quindi è tutta ammobiliata',
      },
    ],
    answers: {
      'soffitt|pareti o|cosa|parti|superfic': 'tutto, muri e soffitti',
      'tipo|pittura|colore|tinta|lavabil|finitur': 'bianco normale traspirante, niente di strano',
      'stato|condizion|muffa|crep|rovin|muri': 'buono, giusto due o tre buchi di quadri',
      'metri|mq|grand|misur|dimension|quant': '75 mq calpestabili',
      'altezz|alti': 'normali 2,80',
      'citt|comun|zona|paese|si trova|dove': 'ragusa, zona via archimede',
      'mobil|arred|vuot|abit': 'ammobiliata, ci viviamo in 4',
      'quando|entro|tempi|urgen|inizi': 'entro il 20 dicembre deve essere finita',
      'piano|ascensor|access|parchegg': 'secondo piano con ascensore',
      ...usual,
    },
    facts: [fact('ragusa'), fact('75'), fact('traspir', 'bianc'), fact('arred', 'mobil', 'ammobil', 'abit')],
    jobs: [scopes.painting],
    // 75 × 3,5 = 262 m² × 6,75 = 1.770 + 200 (furnished) = 1.970 × 0,84 (Sicilia) × 1,10 = 1.820
    band: [1150, 2500],
    after: [
      {
        say: 'ma i mobili li spostiamo noi o ci pensano loro?',
        about: [
          'protez',
          'protegg',
          'copr',
          'coper',
          'teli',
          'telo',
          'pesant',
          'ingombr',
          'centro',
          'arred',
          'compres',
        ],
      },
      { say: 'e in quanto tempo finiscono?', about: ['giorn', 'settiman'] },
    ],
  },
  {
    id: 'ta2-nursery-feltre',
    service: 'tinteggiatura',
    at: 'Feltre (BL)',
    turns: [
      {
        say: 'Buongiorno, aspettiamo una bimba a febbraio e vorremmo dipingere la cameretta. Circa 3 metri per 4, siamo a Feltre 😊',
      },
    ],
    answers: {
      'soffitt|cosa|parti|superfic': 'pareti e soffitto',
      'tipo|pittura|colore|tinta|finitur':
        'verde salvia chiaro sulle pareti, soffitto bianco. se esiste una pittura senza odori meglio',
      'stato|condizion|muffa|crep|rovin|muri': 'muri belli, la casa ha 10 anni',
      'metri|mq|grand|misur|dimension|quant': '3x4, quindi 12 mq',
      'altezz|alti': '2,70',
      'citt|comun|zona|paese|si trova|dove': 'Feltre',
      'mobil|arred|vuot|abit': 'È vuota, solo un armadio che togliamo noi',
      'quando|entro|tempi|urgen|inizi': 'Entro fine gennaio',
      'piano|ascensor|access|parchegg': 'Primo piano, villetta',
      ...usual,
    },
    facts: [fact('feltre'), fact('12', '3x4', '3 x 4', '3×4', ['3', '4']), fact('salvia', 'verde')],
    jobs: [scopes.room],
    // one room 425 × 1,024 × 1,10 = 479 (+ 60–120 if the colour counts as strong)
    band: [310, 720],
    after: [
      {
        say: 'Che pittura mi consigliate per una neonata? Non vorrei respirasse schifezze',
        about: [
          'voc',
          'solvent',
          'acqua',
          'inodor',
          'traspir',
          'calce',
          'ecolog',
          'certific',
          'emission',
          'odor',
          'natural',
          'aer',
          'arieggi',
        ],
      },
      {
        say: 'E se facessimo anche camera nostra, 16 mq, stesso lavoro ma tutta bianca?',
        facts: [fact('16', ['2', 'stanz'], ['2', 'camer'], ['due', 'stanz'], ['due', 'camer'])],
        // two rooms: 2 × 479 = 958
        band: [600, 1400],
      },
    ],
  },
  {
    id: 'ta3-handprints-bagnacavallo',
    service: 'tinteggiatura',
    at: 'Bagnacavallo (RA)',
    turns: [
      {
        say: 'allora guarda ho due gemelli di 4 anni e un labrador e i muri del soggiorno e del corridoio fanno pietà, ditate pennarelli il cane che si gratta.. mio marito ha misurato e vengono 110 metri di parete, il sopra è a posto non lo tocchiamo. mi serve una roba che poi ci passo la spugna',
      },
    ],
    answers: {
      'soffitt|superfic': 'no no solo i muri, 110 mq misurati dal marito',
      'tipo|pittura|tinta|lavabil|finitur|prodott': 'lavabile!! quella buona',
      'colore|colori': 'tortora chiaro, uguale dappertutto',
      'stato|condizion|muffa|crep|rovin|muri': 'sporchi ma sani, qualche botta negli spigoli',
      'metri|mq|grand|misur|dimension|quant': '110 mq di muro già tolte le porte',
      'altezz|alti': '2 e 70',
      'citt|comun|zona|paese|si trova|dove': 'bagnacavallo provincia di ravenna',
      'mobil|arred|vuot|abit': 'arredata, sì',
      'quando|entro|tempi|urgen|inizi': 'a marzo va benissimo',
      'piano|ascensor|access|parchegg': 'piano terra si entra col furgone',
      ...usual,
    },
    facts: [fact('bagnacavallo'), fact('110'), fact('lavabil')],
    jobs: [scopes.painting],
    // 110 m² of wall × 9,5 (washable) = 1.045 × 1,0225 × 1,10 = 1.175
    band: [760, 1600],
    after: [
      {
        say: 'ma il pennarello indelebile viene via davvero?',
        about: [
          'macch',
          'ostinat',
          'smalto',
          'superlavabil',
          'spugn',
          'acqua',
          'ritocc',
          'alon',
          'difficil',
          'non sempre',
          'idrosmalt',
          'sempre',
          'inchiostr',
        ],
      },
      {
        say: 'il prezzo cambia se ci metto due colori diversi?',
        about: ['60', '120', 'in più', 'aument', 'ogni', 'aggiun', 'supplement', 'leggerm', 'poco', 'tint'],
      },
    ],
  },
  {
    id: 'ta4-parati-tolmezzo',
    service: 'tinteggiatura',
    at: 'Tolmezzo (UD)',
    turns: [
      {
        say: 'ho comprato casa della signora Ines buonanima a tolmezzo, tappezzeria a fiori ovunque in sala e corridoio, 45 metri quadri circa da tirar via. Poi in camera dietro l’armadio è uscito il nero, una parete di 8 mq con i funghetti. dopo a dare il bianco ci penso io con mio cugino',
      },
    ],
    answers: {
      'carta|parati|tappezz|strat': 'carta normale anni 80, un solo strato, 45 mq tra sala e corridoio',
      'muffa|umid|causa|torna': '8 mq, la parete è quella a nord, torna ogni inverno dice la nipote',
      'dipinger|tintegg|imbianc|pittura|tinta|colore': 'no quello lo faccio io',
      'metri|mq|grand|misur|dimension|quant': '45 mq di carta e 8 mq di muffa',
      'stato|condizion|muri': 'sotto non so finché non si stacca',
      'altezz|alti': '2,80',
      'citt|comun|zona|paese|si trova|dove': 'tolmezzo (UD), la muffa è nella camera da letto',
      'mobil|arred|vuot|abit': 'vuota',
      'quando|entro|tempi|urgen|inizi': 'prima possibile, pago già il mutuo',
      'piano|ascensor|access|parchegg': 'terzo piano senza ascensore',
      ...usual,
    },
    facts: [fact('tolmezzo'), fact('45'), fact(['8', 'muff'], '8 m', 'otto'), fact('muff')],
    jobs: [scopes.wallpaperOff, scopes.mould],
    // paper 45 × 6 = 270; mould 8 × 26,5 = 212; 482 × 1,03 × 1,10 = 545
    band: [355, 760],
    after: [
      {
        say: 'ma poi la muffa mi torna?',
        about: [
          'caus',
          'condens',
          'ponte',
          'isol',
          'aria',
          'ventil',
          'areaz',
          'aeraz',
          'arieggi',
          'fredd',
          'umid',
          'nord',
          'cappott',
        ],
      },
      {
        say: 'e se tirando via i fiori viene giù pure l’intonaco?',
        about: [
          'rasa',
          'stucc',
          'ripar',
          'ripristin',
          'm²',
          'a parte',
          'esclus',
          'compres',
          'prova',
          'sopralluog',
          '55',
          '9',
        ],
      },
    ],
  },
  {
    id: 'ta5-flat-doors-casarano',
    service: 'tinteggiatura',
    at: 'Casarano (LE)',
    turns: [
      {
        say: 'ciao mi serve un prezzo x pittare appartamento vuoto 60 mq a casarano, lo devo affittare ai prof da gennaio',
      },
      {
        say: 'ah e ci stanno pure 5 porte di legno color noce anni 70 che vorrei bianche, si possono verniciare? non le voglio cambiare',
      },
    ],
    answers: {
      'port|legno|vernic': '5 porte interne, lisce, tutti e due i lati',
      'soffitt|parti|superfic|cosa': 'muri e soffitti',
      'tipo|pittura|colore|tinta|lavabil|finitur': 'bianco semplice quello che costa poco',
      'stato|condizion|muffa|crep|rovin|muri': 'buoni',
      'metri|mq|grand|misur|dimension|quant': '60 mq, 5 porte',
      'altezz|alti': '3 metri',
      'citt|comun|zona|paese|si trova|dove': 'casarano (lecce)',
      'mobil|arred|vuot|abit': 'vuoto',
      'quando|entro|tempi|urgen|inizi': 'entro capodanno',
      'piano|ascensor|access|parchegg': 'primo piano',
      ...usual,
    },
    facts: [fact('casarano'), fact('60'), fact(['5', 'port'])],
    jobs: [scopes.painting, scopes.woodwork],
    // 60 × 3,5 = 210 m² × 6,75 = 1.417; 5 doors × 4,5 m² × 36,5 = 821; 2.238 × 0,904 (Puglia) × 1,10 = 2.225
    band: [1450, 3000],
    after: [
      {
        say: 'le porte dopo quanto si scrostano? ne vale la pena?',
        about: [
          'ann',
          'fondo',
          'carteggi',
          'primer',
          'preparaz',
          'smalto',
          'aggrapp',
          'dur',
          'nuov',
          'conven',
          'cost',
        ],
      },
      {
        say: 'lasciamo perdere i soffitti, quanto diventa?',
        // 60 × 2,5 = 150 m² × 7 = 1.050 + 821 = 1.871 × 0,904 × 1,10 = 1.860
        band: [1150, 2550],
      },
    ],
  },
  {
    id: 'ta6-moving-crack-acquapendente',
    service: 'tinteggiatura',
    at: 'Acquapendente (VT)',
    turns: [
      {
        say: 'Buonasera sono Marcello, 71 anni. In sala si è aperta una spaccatura in diagonale dalla porta fino in cima, a ottobre ci infilavo un’unghia adesso ci entra il mignolo, e la porta non chiude più. La casa sta su un pendio ad Acquapendente. Quanto mi viene a sistemarla e dare una mano di bianco?',
      },
    ],
    answers: {
      'citt|comun|zona|paese|si trova|dove': 'Acquapendente, nel viterbese',
      'fuori|estern|facciata|passa': 'sì si vede pure da fuori sul muro di tufo',
      'lung|larg|metri|mq|grand|misur|dimension|quant':
        'due metri e mezzo di lunghezza, larga un centimetro buono',
      'allarg|cresc|peggior|da quando': 'si allarga, da ottobre è raddoppiata',
      'quando|entro|tempi|urgen|inizi': 'prima che faccia altri danni',
      'piano|ascensor|access|parchegg': 'casa mia indipendente, piano terra',
      ...usual,
    },
    facts: [fact('acquapendente'), fact('crep', 'spaccat', 'fessur')],
    jobs: [],
    after: [
      {
        say: 'Ma intanto posso chiuderla io con un po’ di gesso così non la guardo?',
        about: [
          'ingegner',
          'tecnic',
          'struttur',
          'caus',
          'nascond',
          'riapr',
          'monitor',
          'vetrin',
          'sconsigli',
          'meglio',
          'perito',
          'geometr',
        ],
      },
      {
        say: 'E chi devo chiamare per primo?',
        about: ['ingegner', 'tecnic', 'struttur', 'geolog', 'geometr', 'professionist'],
      },
    ],
  },
]
