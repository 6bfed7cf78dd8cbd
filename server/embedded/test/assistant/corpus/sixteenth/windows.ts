import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    // 6 × 1,68 + 2 × 2,76 = 15,6 m² × 380–620 → 500 = 7.800 (media 545: 8.500) × 1,007 × 1,16 = 9.110–9.930
    id: 'pd1-pvc-windows-chieri',
    service: 'serramenti',
    at: 'Chieri',
    once: true,
    turns: [
      {
        say: 'Preventivo per sostituzione infissi. Appartamento a Chieri (TO) 10023, 2° piano con ascensore. N. 6 finestre 120x140 a due ante + n. 2 portefinestre 120x230. PVC bianco, doppio vetro, fascia media. Ora legno anni 80 vetro singolo, da smaltire. Tapparelle e cassonetti restano, sono stati cambiati. Niente zanzariere. Lavori in aprile. Rispondere per iscritto, di giorno sono in riunione.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'chieri',
      'quant|finestr|numero': '6 finestre e 2 portefinestre',
      'misur|grand|larg|alt': '120x140 e 120x230',
      'materi|pvc|allumin|legno': 'pvc bianco',
      'vetro|vetri': 'doppio',
      'tappar|cassonett|zanzar': 'restano quelle che ci sono',
      'fascia|livell|qualit': 'media',
      'piano|ascensore': 'secondo con ascensore',
      'quando|tempi|inizi': 'aprile',
    },
    facts: [
      fact('chieri'),
      fact('pvc'),
      fact(['6', 'finestr'], '6'),
      fact('portefinestr', 'portafinestr', 'porte-finestr', 'porta-finestr'),
      fact('bianc'),
    ],
    jobs: [scopes.pvc],
    band: [5_500, 15_500],
    after: [
      {
        say: 'Detrazione applicabile? Prima casa, residente.',
        about: ['50', 'ecobonus', 'bonus', 'dieci', '10 anni', 'enea', 'bonifico', 'caf', 'commercialista'],
      },
      {
        say: "Delta di prezzo rispetto all'alluminio?",
        about: ['più', '€', 'euro', '30', '40', '50', 'costa', 'metro', 'mq', 'taglio', 'differenz'],
      },
    ],
  },
  {
    // cinghia 110 × 0,9 × 1,1 = 109
    id: 'pd2-shutter-belt-barletta',
    service: 'serramenti',
    at: 'Barletta',
    turns: [
      {
        say: 'salve so nu pensionato e nn so bravo a scrivere, la tapparella della cammera s è bloccata giù che s è spezzata la cinta, stiamo al buio da ieri',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'barletta',
      'quant|una sola|altre': 'una sola',
      'motor|elettric|manual|cinghia|cinta': 'a mano con la cinta',
      'stecche|telo|materi|plastica|rott': 'le stecche di plastica stanno buone è solo la cinta',
      'misur|grand|larg': 'una finestra normale, un metro e venti',
      'piano|ascensore': 'primo piano',
      cassonett: 'dentro sta il cassonetto di legno si apre',
      'quando|tempi|urgen': 'pure domani mattina',
    },
    facts: [fact('barletta'), fact('cint', 'cinghia'), fact('una', '1')],
    jobs: [scopes.shutterRepair],
    band: [65, 185],
    after: [
      {
        say: 'ma solo pe venire a vedere si paga?',
        about: [
          'gratis',
          'gratuit',
          'chiamata',
          'uscita',
          'compres',
          'inclus',
          'sopralluogo',
          'preventivo',
          'accord',
          'professionista',
        ],
      },
      {
        say: 'e mi chiamate voi o devo chiamare io',
        about: [
          'professionista',
          'contatt',
          'ricontatt',
          'richiam',
          'telefon',
          'numero',
          'ti chiam',
          'la chiam',
          'artigian',
          'tapparellista',
          'mestieri',
        ],
      },
    ],
  },
  {
    // 5 zanzariere × 120–165 × 0,95 × 1,1 = 630–860; grate 2,4 m² × 225–305 × 0,91 × 1,1 = 540–735; insieme 1.170–1.595
    id: 'pd3-nets-and-grilles-castelvetrano',
    service: 'serramenti',
    at: 'Castelvetrano',
    turns: [
      {
        say: 'Ciao, mia sorella ha avuto i ladri quindi al piano terra voglio mettere le grate a 2 finestre. E poi zanzariere a 5 finestre perche qua d estate ci mangiano vivi le zanzare',
      },
    ],
    answers: {
      zanzar: 'quelle a rullo che scendono, per 5 finestre 100x120',
      'grat|inferr|fiss|apribil': 'grate fisse, bianche, due da 100 x 120',
      'comune|dove|città|zona': 'castelvetrano trapani',
      'quant|numero': '2 grate e 5 zanzariere',
      'misur|grand|larg|alt': 'tutte 100 x 120 sono uguali',
      'colore|bianc': 'bianco',
      'fascia|livell|qualit': 'roba onesta',
      piano: 'piano terra',
      'quando|tempi|urgen': 'le grate il prima possibile, le zanzariere basta per maggio',
    },
    facts: [
      fact('castelvetrano'),
      fact(['2', 'grat'], ['2', 'inferr'], 'grat'),
      fact(['5', 'zanzarier'], ['5', 'finestr']),
      fact('100', '1,00', '1,2', '120'),
    ],
    jobs: [scopes.nets, scopes.grilles],
    band: [720, 2_450],
    after: [
      {
        say: 'le grate le posso detrarre?',
        about: [
          '50',
          '36',
          'sicurezz',
          'bonus',
          'detraz',
          'irpef',
          'bonifico',
          'caf',
          'commercialista',
          'sì',
        ],
      },
      {
        say: 'si arrugginiscono col mare vicino?',
        about: [
          'zinc',
          'vernic',
          'trattam',
          'inox',
          'acciaio',
          'protez',
          'antirugg',
          'salsedin',
          'allumin',
          'manutenz',
          'resist',
        ],
      },
    ],
  },
  {
    id: 'pd4-balcony-veranda-rapallo',
    service: 'serramenti',
    at: 'Rapallo',
    once: true,
    turns: [
      {
        say: 'Ciao, terrazzino di 6 mq al quinto piano a Rapallo: vorremmo chiuderlo con una veranda a vetri per tenerci la lavatrice e le bici. Le finestre di casa sono a posto, non le cambiamo. Il vicino del piano sopra l ha fatta e dice che non serve nessuna carta, io ho i miei dubbi... quanto può costare?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'rapallo genova',
      'misur|grand|larg|alt|mq': '4 metri per 1,5 e alto 2,70',
      'materi|vetri': 'alluminio bianco e vetri',
      'permess|condomin|pratica': 'non ho chiesto ancora niente a nessuno',
      'quando|tempi|inizi': 'per l estate',
    },
    facts: [fact('rapallo'), fact('veranda')],
    jobs: [],
    after: [
      {
        say: 'ha ragione il vicino?',
        about: [
          'permess',
          'comune',
          'titolo',
          'volum',
          'abus',
          'tecnico',
          'geometra',
          'condomin',
          'pratica',
          'edilizi',
          'autorizz',
          'paesagg',
        ],
      },
    ],
  },
  {
    // tenda 1.125 × 1,1 = 1.237; con motore + 350 → 1.475 × 1,1 = 1.622
    id: 'pd5-awning-san-benedetto',
    service: 'serramenti',
    at: 'San Benedetto del Tronto',
    turns: [
      {
        say: 'heyy mi serve una tenda da sole per il balcone che da maggio a ottobre è un forno, a bracci, con la manovella va benissimo',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'san benedetto del tronto',
      'quant|numero': 'una',
      'misur|grand|larg|sporg|lung|metri': 'larga 3 metri e mezzo, sporgenza 2',
      'tipo|bracci|caduta': 'a bracci',
      'motor|manovell|manual|elettric': 'manovella',
      'telo|nuov|solo': 'tutta nuova, adesso non c è niente',
      cassonett: 'no senza cassonetto',
      'colore|tessuto|condomin': 'il condominio vuole beige a righe',
      'fascia|livell|qualit': 'media',
      'piano|ascensore': 'terzo piano',
      'quando|tempi|inizi': 'prima di maggio',
    },
    facts: [fact('san benedetto'), fact('3,5', '3 metri e mezzo', 'tre metri e mezzo'), fact('bracci')],
    jobs: [scopes.awning],
    band: [740, 2_000],
    after: [
      {
        say: 'ripensandoci la manovella è una rottura, facciamola a motore col telecomando',
        facts: [fact('motor')],
        jobs: [scopes.awning],
        band: [1_000, 2_600],
      },
      {
        say: 'se c è vento forte si chiude da sola?',
        about: [
          'sensor',
          'anemomet',
          'automat',
          'centralin',
          'opzion',
          'a parte',
          'aggiung',
          'vibra',
          'non compres',
          'professionista',
        ],
      },
    ],
  },
]
