import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreSystems: readonly CorpusConversation[] = [
  {
    // riparazione cancello 100–350 → 225 × 1,012 × 1,1 = 250
    id: 'sa12-gate-repair-mira',
    service: 'impianti',
    at: 'Mira',
    turns: [
      {
        say: 'ciao, el cancello automatico no va più, col telecomando fa clac e basta e no se verze, desso lo verzo a man. bisogna sistemarlo, cambiarlo no che ga solo 9 anni',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'mira, provincia de venezia',
      'batten|scorrev|ante|tipo': 'do ante che se verze in dentro',
      'telecomand|pila|batteri|fotocell': 'provà anca co l altro telecomando, pile nove, istesso',
      'marca|modell': 'faac me par',
      'corrente|quadro|salta|lampegg|rumor': 'la corrente ghe xe, se sente el clac ma le ante no se move',
      'sblocc|man': 'sì a man se verze ben',
      'ann|età|vecchi': '9 anni',
      'quando|tempi|urgen': 'in settimana',
    },
    facts: [fact('mira'), fact('cancell'), fact('9', 'nove', 'telecomand')],
    jobs: [scopes.gate],
    band: [140, 460],
    after: [
      {
        say: 'parché sta differenza fra el minimo e el massimo?',
        about: [
          'centralin',
          'fotocell',
          'motor',
          'sched',
          'ricamb',
          'diagnos',
          'pezz',
          'guast',
          'dipend',
          'condensator',
        ],
      },
      {
        say: 'vegnì anca de sabato?',
        about: [
          'accord',
          'concord',
          'festiv',
          'urgen',
          'professionista',
          'artigian',
          'disponib',
          'appuntament',
          'maggior',
          'tecnico',
          'giorn',
        ],
      },
    ],
  },
  {
    // battente a due ante 1.300–2.600 → 1.950 × (1 − 0,4 × 0,12) × 1,1 = 2.042
    id: 'sb19-gate-melfi',
    service: 'impianti',
    at: 'Melfi',
    turns: [
      {
        say: 'buongiorno vorrei mettere il motore al cancello di casa che scendere ogni volta con la pioggia non se ne può più, è in ferro a due ante di 3 metri e mezzo',
      },
    ],
    answers: {
      'comune|città|zona|dove': 'melfi, contrada fuori paese',
      'ant|battent|scorrevol|tipo': 'a due ante, battente',
      'misur|larg|grand|metri|pes': '3,50 in tutto, sarà alto 1,80',
      'stato|nuov|ferro|material|buon': 'il cancello è buono, si apre e chiude bene a mano',
      'corrente|elettric|linea|aliment|caviddott|scav': 'il filo della corrente arriva già fino al pilastro',
      'interr|braccio|motor': 'quelli a braccio vanno bene',
      'telecomand|citofon|citof': 'due telecomandi bastano, il citofono resta',
      'penden|salita|piano': 'è in piano',
      'quando|tempi|inizi|urgen': 'entro natale',
    },
    facts: [fact('melfi'), fact('due ant', '2 ant', 'battent', 'doppia ant'), fact('cancell')],
    jobs: [scopes.gate],
    band: [1_200, 3_300],
    after: [
      {
        say: 'e se manca la corrente resto chiuso fuori?',
        about: [
          'sblocc',
          'chiave',
          'batteri',
          'manual',
          'tampon',
          'emergenz',
          'blackout',
          'a mano',
          'sblocco',
        ],
      },
      {
        say: 'quanto è la garanzia?',
        about: ['anni', 'due', 'mesi', 'legge', 'produttor', 'fattur', 'marca', 'impianto', 'professionist'],
      },
    ],
  },
  {
    // 4 punti × (60–130) = 240–520 → 380 × (1 + 0,75 × 0,03) × 1,1 = 427
    id: 'sb9-sockets-morbegno',
    service: 'impianti',
    at: 'Morbegno',
    turns: [
      {
        say: 'Buongiorno, mi servirebbero 3 prese in più in cucina sopra il piano di lavoro e un punto luce fuori sul terrazzo. Casa del 2005, impianto a norma, il quadro ha posto. Sono a Morbegno (SO), primo piano. A quanto ammonterebbe?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Morbegno',
      'quant|punti|pres': '3 prese e 1 punto luce',
      'tracc|canalin|mur|incass': 'sotto traccia',
      'forno|induzion|dedicat|potenz': 'no, prese normali per tostapane e frullatore',
      'distan|metri|vicin|lung': 'c è una presa a un metro, per il terrazzo circa 4 metri',
      'piano|ascensore': 'primo piano',
      'piastrell|rivestiment': 'ci sono le piastrelle',
      'quando|tempi|inizi|urgen': 'anche fra un mese',
    },
    once: true,
    facts: [fact('morbegno'), fact(['3', 'pres'], ['tre', 'pres'], ['4', 'punt']), fact('terrazz')],
    jobs: [scopes.sockets],
    band: [255, 750],
    after: [
      {
        say: 'Alla fine mi lasciano un certificato?',
        about: ['dichiarazion', 'conformit', '37', 'rilasc', 'dico', 'di.co', 'elettricist'],
      },
      {
        say: 'Bisogna rompere il muro?',
        about: [
          'tracc',
          'canalin',
          'scatol',
          'chiusur',
          'ripristin',
          'intonac',
          'tinta',
          'imbianc',
          'tubi',
          'passagg',
          'piastrell',
          'professionist',
        ],
      },
    ],
  },
  {
    // dual 1.600–3.300 → 2.450 × (1 − 0,25 × 0,2) × 1,16 = 2.700
    id: 'sb12-two-splits-giarre',
    service: 'impianti',
    at: 'Giarre',
    turns: [
      {
        say: 'buonasera quanto viene un condizionatore in camera da letto tutto compreso macchina e montaggio? sono di giarre',
      },
      {
        say: 'anzi facciamo per due camere va, ca mia figlia dice che pure lei muore di caldo. con un motore solo fuori',
      },
    ],
    answers: {
      'comune|città|zona|abit': 'giarre (ct)',
      'grand|mq|m²|metri quadr|btu|potenz': 'una 16 mq e l altra 12, 9000 btu ciascuno penso',
      'distan|tubi|lung|metri': 'il motore sul balcone, 3 metri da una e 4 dall altra',
      'quanti split|quante|split|unità|stanz|camer': 'due camere da letto, un motore solo',
      'predispos|tracc|esist|già': 'no, mai avuto clima e niente predisposizione',
      'macchin|comprat|fornit': 'le macchine le mettete voi',
      'motor|estern|balcon|dove': 'sul balcone',
      'corrente|elettric|pres|linea': 'c è una presa vicino',
      'fascia|marca|livell|qualit': 'fascia media',
      'piano|ascensore': 'primo piano',
      'quando|tempi|inizi|urgen': 'prima di giugno',
    },
    facts: [fact('giarre'), fact('dual', 'due', '2')],
    wrong: ['uno split', 'mono split', 'monosplit'],
    jobs: [scopes.airTwo],
    band: [1_600, 4_350],
    after: [
      {
        say: 'il motore lo posso appendere al muro che da sulla strada? siamo sei famiglie nella palazzina',
        about: [
          'amministrat',
          'condomin',
          'decoro',
          'facciat',
          'regolament',
          'assemblea',
          'permess',
          'comune',
          'autorizz',
          'balcon',
          'vincol',
          'centro storico',
        ],
      },
      {
        say: 'ho il contatore da 3 kw, regge?',
        about: [
          'assorb',
          'consum',
          'watt',
          'potenz',
          'contempor',
          'insieme',
          'forno',
          'lavatric',
          'inverter',
          'aument',
          'elettrodom',
          'basta',
        ],
      },
    ],
  },
]
