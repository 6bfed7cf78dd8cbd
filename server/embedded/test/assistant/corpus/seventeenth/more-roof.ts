import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreRoof: readonly CorpusConversation[] = [
  {
    // 250–600 → 425 × 1,1 = 468 (k 1,00); con piattaforma (250–450) circa 850
    id: 'sb15-hail-tiles-borgo',
    service: 'ristrutturazione_tetto',
    at: 'Borgo San Lorenzo',
    turns: [
      {
        say: 'con la grandinata di ieri mi piove in mansarda!! da sotto si vedono 3 o 4 tegole rotte vicino al comignolo. casa a due piani a borgo san lorenzo, mando le foto',
        photos: 2,
      },
    ],
    answers: {
      'comune|città|zona|dove abit|dove si trova la casa': 'borgo san lorenzo nel mugello',
      'dove|punto|posizion': 'vicino al comignolo ma il comignolo è sano',
      'piano|piani|altezz|access|scal|lucernar|pontegg|piattaform': 'due piani, si arriva da un abbaino',
      'tipo|material|coppi': 'tegole marsigliesi rosse',
      'quant|tegol': '3 o 4 tegole',
      'fald|mq|m²|metri|grand': 'il tetto sarà 120 metri ma il danno è lì e basta',
      'guaina|isol|trav|legn': 'le travi sono a posto',
      'quando|tempi|urgen|inizi': 'subito, danno pioggia anche domani',
    },
    facts: [fact('borgo san lorenzo'), fact('tegol')],
    jobs: [scopes.roofTile],
    band: [280, 1_350],
    after: [
      {
        say: 'l assicurazione di casa me lo paga?',
        about: [
          'polizz',
          'perizi',
          'perito',
          'denunci',
          'fattur',
          'foto',
          'grandin',
          'compagnia',
          'franchig',
          'atmosferic',
          'contratt',
          'agenzi',
        ],
      },
      {
        say: 'e stanotte che faccio se piove ancora?',
        about: [
          'telo',
          'telon',
          'secchi',
          'bacinell',
          'contenitor',
          'catinell',
          'spost',
          'copr',
          'provvisor',
          'urgen',
          'non salire',
          'corrente',
          'vigili',
          'protegg',
        ],
      },
    ],
  },
  {
    // 30 m × (45–90) → 2.025; pluviali 24 m × (25–60) → 1.020: 3.045 × (1 + 0,55 × 0,03) × 1,1 = 3.405
    id: 'sb16-gutters-cuorgne',
    service: 'ristrutturazione_tetto',
    at: 'Cuorgnè',
    turns: [
      {
        say: 'Buonasera. Villetta su due piani a Cuorgnè. Le grondaie in lamiera sono bucate in più punti e vorrei rimetterle nuove in alluminio color testa di moro: 30 metri lineari in tutto, più 4 discendenti da 6 metri l’uno. Il tetto è stato rifatto nel 2015 e non va toccato. Cordiali saluti, geom. in pensione Perino',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Cuorgnè',
      'piano|piani|altezz|pontegg|piattaform|access':
        'due piani, si gira bene tutto intorno anche con un mezzo',
      'metri|lung|quant|mq': '30 metri di canale e 4 discendenti da 6',
      'material|allumin|rame|tipo|colore': 'alluminio preverniciato testa di moro',
      'discend|pluvial|scaric': '4 da 6 metri',
      'quando|tempi|inizi|urgen': 'entro la primavera',
    },
    once: true,
    facts: [fact('cuorgn'), fact('30'), fact('allumin'), fact('discend', 'pluvial')],
    jobs: [scopes.gutters],
    band: [2_000, 5_700],
    after: [
      {
        say: 'Il ponteggio è da aggiungere?',
        about: [
          'piattaform',
          'trabattell',
          'cestell',
          'esclus',
          'a parte',
          'compres',
          'sicurezz',
          'altezz',
          'professionist',
          'sopralluog',
        ],
      },
    ],
  },
  {
    id: 'sb21-asbestos-umbertide',
    service: 'ristrutturazione_tetto',
    at: 'Umbertide',
    turns: [
      {
        say: 'Buonasera, il garage dietro casa ha il tetto con le lastre ondulate grigie del 1978, tutti mi dicono che è amianto. sono 40 metri quadri. quanto costa farle togliere e portare via? siamo a Umbertide',
      },
      {
        say: 'ma se le smonto da solo con la mascherina e le porto all’isola ecologica?',
        about: [
          'asl',
          'usl',
          'albo',
          'ditt',
          'impres',
          'autorizz',
          'piano di lavoro',
          'pericol',
          'fibr',
          'vietat',
          'obblig',
          'abilitat',
          'specializz',
          'sanzion',
          'rischi',
        ],
      },
    ],
    answers: {
      'comune|città|zona|dove': 'Umbertide',
      'mq|m²|metri|grand|superfic': '40 mq',
      'stato|rott|crep|condizion': 'qualche lastra è crepata',
      'piano|altezz|access': 'pianterreno, alto 3 metri, ci si arriva con il furgone',
      'analis|certo|sicur': 'analisi non fatte',
      'copertura nuova|nuov|rifare': 'per ora solo togliere',
      'quando|tempi|inizi|urgen': 'senza fretta',
    },
    once: true,
    facts: [fact('umbertide'), fact('40'), fact('amianto', 'eternit')],
    jobs: [],
  },
]
