import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-v01-full-perugia',
    service: 'ristrutturazione',
    at: 'Perugia',
    turns: [
      {
        say: 'Abbiamo preso un appartamento del 68 a Perugia, 85 mq, tutto da rifare: impianti, pavimenti, porte, un bagno. Gli infissi no che sono nuovi. Finiture medie, terzo piano con ascensore',
      },
    ],
    answers: { 'quando|urgen': 'dopo il rogito a marzo', 'muri|paret': 'lasciamo i muri dove sono' },
    facts: [fact('85'), fact('perugia'), fact('un bagno', '1 bagno', 'bagni: 1', 'uno', '1')],
    jobs: [scopes.homeFull],
    band: [60_000, 125_000],
    once: true,
    after: [
      { say: 'quanti mesi di lavori?', about: ['3', '4', '5', 'tre', 'quattro', 'cinque', 'settiman'] },
      {
        say: 'e che pratica ci vuole al comune?',
        about: ['cila', 'scia', 'geometra', 'tecnico', 'architetto'],
      },
    ],
  },
  {
    id: 'r-v02-two-baths-bari',
    service: 'ristrutturazione',
    at: 'Bari',
    turns: [{ say: 'voglio ristrutturare tutto casa ereditata, completa proprio, impianti e tutto' }],
    answers: {
      'comune|citt|dove': 'bari carrassi',
      'metr|mq|m²|grand|superfic': 'sessanta mq',
      bagn: 'due bagni',
      'infiss|finestr': 'no gli infissi restano',
      'fascia|material|livell|finitur|qualit': 'medie',
      'quando|urgen': 'dopo l’estate',
      'piano|ascensore': 'secondo con ascensore',
    },
    facts: [fact('60', 'sessanta'), fact('bari'), fact(['2', 'bagn'], ['due', 'bagn'])],
    jobs: [scopes.homeFull],
    band: [43_000, 95_000],
    after: [
      {
        say: 'posso pagare a rate man mano?',
        about: ['accont', 'avanzament', 'sal', 'stati', 'tranche', 'fasi', 'impresa', 'accord', 'saldo'],
      },
    ],
  },
  {
    id: 'r-v03-light-turin',
    service: 'ristrutturazione',
    at: 'Torino',
    turns: [
      {
        say: 'alloggio di 70 mq a Torino zona santa rita da dare in affitto, gli serve una rinfrescata generale senza toccare gli impianti ne il bagno. cose leggere tipo pittura e sistemare i pavimenti. 4 piano ascensore c’è',
      },
    ],
    answers: { 'quando|urgen': 'subito', 'finitur|fascia|livell': 'economiche' },
    facts: [fact('70'), fact('torino')],
    jobs: [scopes.homeLight],
    band: [15_000, 37_000],
    once: true,
    after: [{ say: 'quanto ci mettete che perdo affitti', about: ['settiman', 'giorn', 'mes'] }],
  },
  {
    id: 'r-v04-partial-genoa',
    service: 'ristrutturazione',
    at: 'Genova',
    turns: [
      {
        say: 'belin la casa è del 72 e l’elettrico fa paura. vorrei rifare quello, il bagno e i pavimenti, il resto lo lascio',
      },
      { say: 'ah è 75 metri quadri, a Genova Marassi' },
    ],
    answers: {
      'comune|citt|dove': 'genova',
      'fascia|material|livell|finitur|qualit': 'medio',
      'infiss|finestr': 'no',
      'riscald|idraul|impiant': 'solo elettrico',
      bagn: 'uno solo',
      'quando|urgen': 'in autunno',
      'piano|ascensore': 'quinto con ascensore',
    },
    facts: [fact('75'), fact('genova'), fact('elettric')],
    jobs: [scopes.homePartial],
    band: [36_000, 78_000],
  },
  {
    id: 'r-v05-over-old-terni',
    service: 'ristrutturazione',
    at: 'Terni',
    turns: [
      {
        say: 'gres sopra il pavimento vecchio senza rompere, 45 metri tra sala e corridoio, piastrella normale non di quelle grosse. Terni 2° piano. quanto mi viene',
      },
    ],
    answers: {
      'quando|urgen': 'con calma',
      'battiscop|port': 'no quello no',
      'stato|piano|livell': 'il vecchio è bello piano',
    },
    facts: [fact('45'), fact('terni'), fact('gres', 'sopra')],
    jobs: [scopes.floorOver],
    band: [2_200, 4_900],
    once: true,
    after: [
      {
        say: 'ma poi le porte si aprono ancora?',
        about: ['piall', 'tagli', 'spessor', 'accorci', 'rifil', 'rialz'],
      },
    ],
  },
  {
    id: 'r-v06-parquet-como',
    service: 'ristrutturazione',
    at: 'Como',
    turns: [{ say: 'parquet prefinito in rovere nelle due camere, una quattro per quattro l’altra 3x4' }],
    answers: {
      'comune|citt|dove': 'como',
      'sotto|esistent|vecchi|demol|pavimento': 'si posa sopra le piastrelle che ci sono',
      'posa|flott|incoll': 'flottante',
      'riscald|radiant': 'no termosifoni',
      'quando|urgen': 'a ottobre',
      'piano|ascensore': 'primo',
    },
    facts: [
      fact('28', '4x4', '4 x 4', '4 × 4', 'quattro per quattro'),
      fact('como'),
      fact('prefinit', 'rovere'),
    ],
    jobs: [scopes.parquet],
    band: [1_650, 3_750],
    after: [
      { say: 'il laminato quanto verrebbe invece', about: ['35', '60', 'economic', 'meno', 'euro', '€'] },
    ],
  },
  {
    id: 'r-v07-wall-cosenza',
    service: 'ristrutturazione',
    at: 'Cosenza',
    turns: [
      {
        say: 'buttare giu il tramezzo tra cucina e salotto per fare open space, 4 metri alto 2,70, non è portante me l’ha detto il geometra, dentro non passa niente. cosenza 1 piano',
      },
    ],
    answers: { 'quando|urgen': 'a giugno', 'ascensore|piano': 'primo piano senza' },
    facts: [fact('cosenza'), fact('4'), fact('non è portante', 'non portante', 'tramezz')],
    jobs: [scopes.wallDown],
    band: [950, 2_500],
    once: true,
    after: [
      {
        say: 'il buco nel pavimento poi?',
        about: ['raccord', 'ripristin', 'piastrell', 'rappezz', 'compres', 'uguale', 'chius'],
      },
    ],
  },
  {
    id: 'r-v08-doors-pistoia',
    service: 'ristrutturazione',
    at: 'Pistoia',
    turns: [
      { say: 'si vorrebbe cambiare le porte di casa, son 6 più quella del bagno, battenti semplici' },
      { say: 'quindi 7 in tutto eh' },
    ],
    answers: {
      'comune|citt|dove': 'pistoia',
      'fascia|material|livell|qualit|tipo|model': 'medie laminate bianche',
      'misur|grand': 'standard 80x210',
      scorrev: 'no tutte a battente',
      'quando|urgen': 'tra un paio di mesi',
      'piano|ascensore': 'secondo',
    },
    facts: [fact(['7', 'port'], ['sette', 'port']), fact('pistoia')],
    jobs: [scopes.innerDoors],
    band: [2_900, 6_600],
    after: [
      { say: 'le vecchie le portate via voi?', about: ['smalt', 'compres', 'inclus', 'discaric', 'sì'] },
    ],
  },
  {
    id: 'r-v09-sanding-piacenza',
    service: 'ristrutturazione',
    at: 'Piacenza',
    turns: [
      {
        say: 'parquet del 60 tutto graffiato da levigare e riverniciare, 50 mq, stanze vuote, listelli tutti buoni. Piacenza',
      },
    ],
    answers: {
      'quando|urgen': 'ad agosto',
      'piano|ascensore': 'terzo con ascensore',
      'vernic|finitur|olio': 'opaca',
    },
    facts: [fact('50'), fact('piacenza'), fact('parquet')],
    jobs: [scopes.sanding],
    band: [1_150, 2_600],
    once: true,
    after: [
      {
        say: 'fa tanta polvere?',
        about: ['aspir', 'protez', 'proteg', 'pulizi', 'sigill', 'tel', 'macchin'],
      },
    ],
  },
  {
    id: 'r-v10-kitchen-noto',
    service: 'ristrutturazione',
    at: 'Noto',
    turns: [
      {
        say: 'devo rifare la cucina a siracusa, attacchi acqua gas corrente e mattonelle, i mobili li compro io all’ikea',
      },
      { say: 'aspetta la casa è a Noto, a siracusa ci abito' },
    ],
    answers: {
      'comune|citt|dove': 'noto',
      'metr|mq|m²|misur|grand': '10 mq',
      paviment: 'no il pavimento resta',
      'mur|spost': 'resta tutto dov’è',
      'quando|urgen': 'per natale',
      'piano|ascensore': 'terra',
    },
    facts: [fact('noto'), fact('cucina')],
    jobs: [scopes.kitchen],
    band: [2_800, 6_400],
    after: [
      {
        say: 'e per smontare quella vecchia?',
        about: ['rimoz', 'smalt', 'compres', 'inclus', 'rimuov', 'a parte'],
      },
    ],
  },
  {
    id: 'r-v11-veranda',
    service: 'ristrutturazione',
    at: 'Anzio',
    turns: [
      {
        say: 'vorrei chiudere il terrazzo con una veranda nuova in vetro e farci una stanza in più, anzio. prezzo?',
      },
    ],
    answers: { 'comune|citt|dove': 'anzio', 'metr|mq|misur': '4x3' },
    jobs: [],
    once: true,
  },
  {
    id: 'r-v12-wall-and-door',
    service: 'ristrutturazione',
    at: 'Mantova',
    turns: [
      {
        say: 'dividere la camera dei ragazzi con una parete in cartongesso 3 metri x 2,70 e poi anche una porta interna nuova in quella parete, porta media a battente. Siamo a Mantova',
      },
    ],
    answers: {
      'isol|acust': 'no senza isolamento',
      'quando|urgen': 'a settembre',
      'piano|ascensore': 'primo',
      'tint|pittur': 'la facciamo noi',
    },
    facts: [fact('mantova'), fact('cartongess'), fact('porta')],
    jobs: [scopes.wallUp, scopes.innerDoors],
    band: [800, 1_900],
  },
]
