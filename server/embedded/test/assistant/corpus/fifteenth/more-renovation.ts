import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreRenovation: readonly CorpusConversation[] = [
  {
    id: 'ob8-gas-drilled-crotone',
    service: 'ristrutturazione',
    at: 'Crotone',
    turns: [
      {
        say: 'stavamo smontando i pensili per rifare la cucina e mio marito col trapano ha bucato un tubo nel muro, si sente un fischio e c è una puzza fortissima di gas aiuto',
        safety: {
          steps: [
            ['chiud', 'rubinetto', 'valvola', 'contatore'],
            ['finestr', 'aria', 'arieggi', 'ventil'],
            ['fiamm', 'interruttor', 'accend', 'luc', 'scintill', 'elettric'],
            ['uscit', 'uscire', 'esci', 'fuori', 'allontan'],
          ],
          call: true,
        },
      },
    ],
  },
  {
    // 92 × (700–1.250) = 89.700 + secondo bagno 8.500 = 98.200 × 1,018 × 1,1 = 110.000
    id: 'ob1-full-flat-bra',
    service: 'ristrutturazione',
    at: 'Bra',
    turns: [
      {
        say: 'Buonasera, io e la mia compagna abbiamo ereditato dalla zia un appartamento a Bra, 92 mq al secondo piano con ascensore, palazzina del 1968, mai toccato. È da rifare tutto: elettrico, idraulico, termosifoni, pavimenti, porte interne, intonaci e pittura, e tutti e due i bagni da demolire. Gli infissi invece li ha cambiati la zia nel 2019 e restano. La cucina come mobili la compriamo noi a parte. Mio cognato dice che con 30mila si fa, a me pare poco. Finiture di fascia media, i muri rimangono dove sono, la casa è vuota. Vorremmo partire a febbraio',
      },
    ],
    once: true,
    answers: {
      'comune|dove|città|zona': 'Bra (CN)',
      bagn: 'due, da rifare entrambi',
      'fascia|livell|qualit|finitur': 'media',
      'infiss|finestr': 'le finestre restano',
      'riscald|caldaia|termosif': 'termosifoni nuovi, il riscaldamento è autonomo',
      'budget|spes': 'non abbiamo una cifra fissa',
    },
    facts: [fact('bra'), fact('92'), fact(['due', 'bagn'], ['2', 'bagn'], ['entrambi', 'bagn'])],
    wrong: ['30.000', '30mila'],
    jobs: [scopes.homeFull],
    band: [66_000, 176_000],
    after: [
      {
        say: 'Se ci andiamo ad abitare come prima casa, quanto si recupera dalle tasse?',
        about: ['50', '36', 'detra', 'bonus', '96.000', 'caf', 'commercialista', 'bonific'],
      },
      {
        say: 'E perché una forbice così larga?',
        about: [
          'dipend',
          'sopralluogo',
          'finitur',
          'material',
          'stato',
          'variabil',
          'scelt',
          'indicativ',
          'preciso',
          'vedere',
        ],
      },
    ],
  },
  {
    // laminato 28 × 47,5 = 1.330 × 1,077 × 1,1 = 1.575; prefinito 28 × 85 = 2.380 × 1,077 × 1,1 = 2.820
    id: 'ob2-laminate-rome',
    service: 'ristrutturazione',
    at: 'Roma',
    turns: [{ say: 'ciao quanto pe mette er laminato in salone e camera? zona centocelle' }],
    answers: {
      'mq|m²|metri|grand|misur|superfic|quant': '28 mq in tutto',
      'togli|demol|sopra|sotto|vecchio|esist|attual': 'se mette sopra ale mattonelle, so dritte e sane',
      'fascia|livell|qualit|budget|tipo|material|parquet':
        'laminato ac4, robba bona ma nn de lusso, effetto rovere',
      'battiscopa|zoccol': 'sì pure er battiscopa novo',
      port: 'le porte passano, ho misurato',
      'mobil|arred|vuot': 'casa vuota',
      'quando|tempi|inizi': 'er mese prossimo',
      'comune|dove|città|zona': 'roma, centocelle',
    },
    facts: [fact('roma'), fact('laminato'), fact('28')],
    jobs: [scopes.parquet],
    band: [900, 2_550],
    after: [
      {
        say: 'e si invece metto er parquet vero, prefinito?',
        about: ['euro', '€', 'm²', 'mq', 'rovere', 'di più', 'flottant', 'legno', 'cost'],
        jobs: [scopes.parquet],
        band: [1_650, 4_550],
      },
    ],
  },
  {
    // 800–2.500 → 1.650 × 1,024 × 1,1 = 1.860
    id: 'ob3-partition-faenza',
    service: 'ristrutturazione',
    at: 'Faenza',
    turns: [
      { say: 'Buongiorno vorrei l’open space' },
      {
        say: 'tra cucina e sala c è un muretto da tirare via, è un forato da 8, il geometra del palazzo ha già guardato i disegni e non regge niente',
      },
    ],
    answers: {
      'comune|dove|città|paese|indirizzo': 'Faenza',
      'mq|m²|metri|grand|misur|superfic|lung|alt': 'tre metri di lunghezza per 2,70 di altezza',
      'portant|strutt': 'no non è portante, già verificato',
      'impiant|tubi|pres|fili|dentro': 'dentro ci passa solo un interruttore della luce',
      paviment: 'sotto il pavimento lo raccordiamo con una striscia, va bene anche diversa',
      'piano|ascensore': 'quarto piano con ascensore',
      'cila|pratica|tecnico': 'la pratica me la fa il geometra del palazzo, non mi serve',
      'abita|mobil|vuot|arred': 'ci abitiamo, la sala la svuotiamo',
      'quando|tempi|inizi': 'tra un paio di mesi',
    },
    facts: [
      fact('faenza'),
      fact('non portante', 'forato', 'tramezz', 'non regge', ['non', 'portante']),
      fact('2,7', '3', 'tre', '8,1'),
    ],
    jobs: [scopes.wallDown],
    band: [1_050, 3_050],
    after: [
      {
        say: 'La polvere va dappertutto? Ho una bimba di un anno con l’asma',
        about: [
          'teli',
          'telo',
          'prote',
          'sigill',
          'aspir',
          'nylon',
          'chiud',
          'pulizi',
          'fuori',
          'copr',
          'altrove',
          'dormi',
        ],
      },
    ],
  },
]
