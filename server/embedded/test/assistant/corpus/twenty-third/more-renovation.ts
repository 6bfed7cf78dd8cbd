import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreRenovation: readonly CorpusConversation[] = [
  {
    id: 'yb-renovation-4-paola',
    service: 'ristrutturazione',
    at: 'Paola (Cosenza)',
    once: true,
    turns: [
      {
        say: 'allora ho un appartamentino a Paola in provincia di Cosenza sono 65 metri lo devo affittare ai ferrovieri da settembre, non lo voglio rifare eh, gli voglio dare solo una rinfrescata a tutta la casa: si pitta dappertutto, qualche riparazione, quattro porte nuove di quelle economiche e un pavimento sopra quello vecchio in soggiorno. impianti non se ne toccano bagno resta quello finestre pure. terzo piano con ascensore, casa vuota. più o meno che ci vuole tutto insieme?',
      },
    ],
    answers: {
      'comune|citt|paese|localit|dove': 'Paola, Cosenza',
      'bagn|impiant|elettr|idraul|finestr|infiss': 'no, bagno impianti e finestre non si toccano',
      'paviment|porte|finitur|livell|qualit|material':
        'roba economica, pavimento solo in soggiorno sopra il vecchio e quattro porte',
      'stato|condizion|mur|paret': 'muri discreti, qualche buco di chiodo e una crepetta',
      'metr|mq|m²|superfic|grand|dimension|misur|quant': '65 metri quadri',
      'pian|ascensor|access': 'terzo con ascensore',
      'quand|period|partir|urgen|entro|abit': 'pronta per settembre, adesso è vuota',
      'lavor|quali|stanz|cosa|intervent|complet|parzial':
        'una rinfrescata leggera a tutta la casa, senza impianti',
    },
    facts: [fact('paola'), fact('65'), fact('rinfresc', 'legger')],
    jobs: [scopes.homeLight],
    // 65 m² × 200–450, middle 325 = 21.125 (with new floors 200–300, middle 250: 16.250); Calabria 0,80 on 65 %:
    // 18.380 (14.140); with VAT 10 % 20.200 (15.550)
    band: [12000, 27000],
    after: [
      {
        say: 'le porte le ho già viste al brico, se me le compro da me cambia?',
        about: [
          '22',
          'iva',
          'posa',
          'montagg',
          'risparm',
          'garan',
          'misur',
          'manodoper',
          'material',
          'detra',
          'fornit',
          'respons',
          'telai',
          'accord',
          'artigian',
          'impres',
          'scal',
          'togli',
          'sottra',
        ],
      },
      {
        say: 'quanto sarebbe solo il lavoro degli operai senza la roba?',
        about: [
          'manodoper',
          '65',
          '60',
          'percent',
          'per cento',
          'mano d',
          'material',
          'quot',
          'incid',
          'circa',
          'due terzi',
          'metà',
          'posa',
          'fornit',
        ],
      },
    ],
  },
  {
    id: 'yb-renovation-5-casale',
    service: 'ristrutturazione',
    at: 'Casalpusterlengo (Lodi)',
    once: true,
    turns: [
      {
        say: 'Ciao Gino! Casalpusterlengo, secondo piano con ascensore. Due robe: 1) via il tramezzo tra cucina e sala, 3 metri per 2,70, mattoni da 8 cm, l’architetta ha già detto che non regge niente e non ci passano né tubi né fili. 2) in tutta la zona giorno, 40 mq, laminato effetto rovere appoggiato sopra le piastrelle che ci sono, sono belle in piano',
      },
    ],
    answers: {
      'comune|citt|paese|localit|dove': 'Casalpusterlengo, Lodi',
      'portant|struttur|spess|tub|fil|impiant|mur|parete|tramezz':
        'non portante, mattoni da 8, 3 metri per 2,70, dentro non c’è niente',
      'paviment|laminat|parquet|legno|material|finitur|tipo|qualit':
        'laminato di fascia media effetto rovere, sopra le piastrelle, 40 mq',
      'battiscop|zoccol': 'sì battiscopa nuovo',
      port: 'una porta da piallare forse',
      'metr|mq|m²|superfic|grand|dimension|misur|quant': 'muro 3 x 2,70 e pavimento 40 mq',
      'pian|ascensor|access': 'secondo con ascensore',
      'quand|period|partir|urgen|entro|abit': 'a febbraio, noi ci abitiamo',
    },
    facts: [
      fact('casalpusterlengo'),
      fact('40'),
      fact('laminat'),
      fact('2,7', '8 cm', '8,1', 'non portante', 'tramezz'),
    ],
    jobs: [scopes.wallDown, scopes.parquet],
    // wall up to 10 m² 800–2.500, middle 1.650; laminate 40 m² × 35–60, middle 47,5 = 1.900; north 1,03: 3.610;
    // with VAT 10 % 3.970
    band: [2600, 5400],
    after: [
      {
        say: 'Serve una pratica per buttar giù quella paretina?',
        about: [
          'cila',
          'scia',
          'permess',
          'tecnic',
          'geometr',
          'architett',
          'comunicaz',
          'autorizz',
          'comune',
          'asseverat',
          'catast',
          'planimetr',
          'titol',
          '400',
          '1.000',
        ],
      },
      {
        say: 'E se il laminato lo metto solo in sala, che sono 25 metri?',
        facts: [fact('25')],
        jobs: [scopes.wallDown, scopes.parquet],
        // 1.650 × 1,024 + 25 × 47,5 × 1,01 = 2.890; with VAT 10 % 3.180
        band: [2050, 4350],
      },
      {
        say: 'Dove c’era il muro resta il buco nelle piastrelle, come si fa?',
        about: [
          'raccord',
          'riemp',
          'livell',
          'malta',
          'compres',
          'inclus',
          'laminat',
          'copr',
          'sopra',
          'massett',
          'stucc',
          'ripristin',
          'paviment',
          'rasatur',
          'chius',
          'pareggi',
        ],
      },
    ],
  },
  {
    id: 'yb-renovation-6-vicovaro',
    service: 'ristrutturazione',
    at: 'Vicovaro (Roma)',
    turns: [
      {
        say: 'Bongiorno, c’ho na casetta a Vicovaro e la famiglia s’allarga. Vorrei attaccacce fori n’altra stanza nova sul giardino, un ampliamento de 20 metri quadri, coi muri e er tetto sua, insomma costruilla da zero dove mo ce sta er prato. Quanto me costa?',
      },
    ],
    answers: {
      'comune|citt|paese|localit|dove': 'Vicovaro, provincia de Roma',
      'metr|mq|m²|superfic|grand|dimension|misur|quant': '20 metri quadri',
      'permess|pratic|tecnic|geometr|progett': 'no ancora niente, nun ho sentito nessuno',
      'quand|period|partir|urgen|entro': 'entro l’anno prossimo che nasce er pupo',
      'lavor|cosa|intervent|intern|altro': 'solo la stanza nova fori, dentro casa nun tocco niente',
    },
    facts: [fact('vicovaro'), fact('20'), fact('ampliament', 'stanza', 'costru')],
    // An extension is in no price list.
    jobs: [],
    after: [
      {
        say: 'Vabbè e allora a chi me devo rivolge?',
        about: [
          'geometr',
          'architett',
          'ingegner',
          'impres',
          'tecnic',
          'sopralluog',
          'comune',
          'progett',
          'professionist',
          'costrutt',
          'edil',
          'muratore',
        ],
      },
    ],
  },
]
