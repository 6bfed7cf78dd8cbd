import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    // levigatura 33 × 70 = 2.310 × (1 + 0,85 × 0,03) × 1,1 = 2.606
    id: 'pb1-terrazzo-polish-casale',
    service: 'ristrutturazione',
    at: 'Casale Monferrato',
    once: true,
    turns: [
      {
        say: 'Salve, ho ereditato da una zia un alloggio degli anni 50 a Casale Monferrato e sotto la moquette, che ho già strappato e portato in discarica, è saltata fuori una graniglia bellissima, quelle a disegni, in tutte le stanze tranne il bagno. Un muratore mi ha detto di coprirla col gres ma per me è un delitto: io la voglio far levigare e lucidare. Sono 70 metri quadri precisi, mattonelle sane, nessuna rotta, alloggio vuoto, secondo piano con ascensore. Vorrei farlo a febbraio prima di imbiancare, che a quello ci penso io.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'casale monferrato',
      'mq|m²|metri|grand|superfic': '70 mq',
      'mobil|vuot|arredat': 'è vuoto',
      'rott|stato|mancan|piastrell': 'tutte sane',
      'quando|tempi|inizi': 'a febbraio',
      'piano|ascensore': 'secondo con ascensore',
    },
    facts: [fact('casale'), fact('70'), fact('graniglia'), fact('lucid', 'levig')],
    jobs: [scopes.sanding],
    band: [1_550, 4_200],
    after: [
      {
        say: 'Fa molta polvere? Il vicino di sotto è uno che si lamenta di tutto',
        about: [
          'aspir',
          'acqua',
          'umido',
          'rumor',
          'orari',
          'condomin',
          'avvis',
          'poca',
          'protez',
          'protegg',
          'professionista',
        ],
      },
      {
        say: 'E poi come la tengo bella, si può passare la candeggina?',
        about: [
          'neutr',
          'evit',
          'deterg',
          'cera',
          'aggress',
          'macchi',
          'acid',
          'panno',
          'sconsigl',
          'manutenz',
        ],
      },
    ],
  },
  {
    // muro 1.650 × 0,904 × 1,1 = 1.641; controsoffitto 18 × 54 = 972 × 0,922 × 1,1 = 986; 4 porte × 600–675 → 2.400 × 0,97 × 1,15 = 2.677; insieme 5.300
    id: 'pb2-wall-ceiling-doors-campobasso',
    service: 'ristrutturazione',
    at: 'Campobasso',
    turns: [
      {
        say: 'buonasera, casa presa a settembre, dobbiamo fare 3 cose e basta: 1 togliere la parete tra cucina e soggiorno 2 abbassare il soffitto del soggiorno col cartongesso 3 mettere 4 porte interne nuove che quelle di adesso sono coi vetri gialli. niente bagno niente impianti',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'campobasso',
      'portante|tramezz|spess': 'non è portante, è di forati da 10 cm, l ha detto il geometra',
      'controsoffit|cartongess|soffitt|soggiorn': 'il soggiorno è 18 mq, liscio senza gole e senza faretti',
      'porte|porta': '4 porte battenti bianche, serie normale, dello stesso posto',
      'lung|alt|misur|grand|metri|mq|m²|parete': 'la parete è 3 metri per 2,80 quindi 8 mq e qualcosa',
      'tubi|cavi|prese|dentro': 'dentro solo un interruttore',
      'fascia|livell|qualit|budget': 'medio',
      'piano|ascensore|maceri': 'quarto piano con ascensore',
      'quando|tempi|inizi': 'dopo l epifania',
    },
    facts: [
      fact('campobasso'),
      fact('18'),
      fact(['4', 'port']),
      fact('forati', 'non è portante', 'non portante', 'tramezz'),
    ],
    jobs: [scopes.wallDown, scopes.falseCeiling, scopes.innerDoors],
    band: [3_150, 8_600],
    after: [
      {
        say: 'per la parete il comune vuole carte? e chi le presenta',
        about: [
          'cila',
          'tecnico',
          'geometra',
          'architetto',
          'ingegnere',
          'pratica',
          'asseverat',
          'professionista',
        ],
      },
      {
        say: 'se tengo le vecchie porte quanto risparmio',
        about: ['€', 'euro', 'meno', 'toglie', 'tolgo', 'senza', 'aggiorn', 'rest', 'scend', 'togli'],
      },
    ],
  },
  {
    // completa 95 m² × 700–1.250 → 975 = 92.600 (media 1.075 → 102.100) × 1,018 × 1,1 = 103.700–114.300
    id: 'pb3-whole-flat-ivrea',
    service: 'ristrutturazione',
    at: 'Ivrea',
    turns: [
      {
        say: 'ciao io e la mia ragazza abbiamo fatto il compromesso per una casa a ivrea da rifare completamente, tipo che i fili sono di stoffa',
      },
      {
        say: 'prima di tutto una curiosità: si può dormirci dentro mentre lavorate o dobbiamo stare dai suoi',
        about: [
          'difficil',
          'fuori',
          'vuot',
          'polvere',
          'acqua',
          'altrove',
          'sconsigl',
          'meglio',
          'mesi',
          'genitori',
          'cantiere',
          'bagno',
        ],
      },
    ],
    answers: {
      'comune|dove|città|zona': 'ivrea torino',
      'mq|m²|metri|grand|superfic': '95 mq',
      bagn: 'un bagno solo',
      'elettric|impiant|idraul|riscald|tubi': 'tutti gli impianti da rifare, luce acqua e termosifoni',
      'finestr|infiss|serrament': 'le finestre sono nuove del 2021 restano',
      'mur|paret|distribuz|dispos': 'le stanze restano come sono',
      'paviment|parquet': 'gres dappertutto, via il vecchio',
      port: 'porte nuove sì',
      'fascia|livell|qualit|material|finitur|budget': 'media, ikea ma fatta bene',
      'piano|ascensore|casa|appartament': 'appartamento al 3 piano con ascensore',
      'quando|tempi|inizi': 'rogito a marzo poi subito',
    },
    facts: [fact('ivrea'), fact('95'), fact(['un', 'bagno'], ['1', 'bagn'], 'bagno')],
    jobs: [scopes.homeFull],
    band: [62_000, 183_000],
    after: [
      {
        say: 'azz. abbiamo 70mila, cosa si può togliere?',
        about: [
          'fas',
          'priorit',
          'rinun',
          'porte',
          'paviment',
          'base',
          'econom',
          'parzial',
          'rimand',
          'minim',
          'ridur',
          'rispar',
        ],
      },
      {
        say: 'come si paga, tutto subito?',
        about: [
          'accont',
          'avanz',
          'stato',
          'saldo',
          'fine',
          'tranche',
          'rate',
          'bonific',
          'accord',
          'contratto',
          'professionista',
        ],
      },
    ],
  },
  {
    id: 'pb4-inner-stairs-gubbio',
    service: 'ristrutturazione',
    at: 'Gubbio',
    once: true,
    turns: [
      {
        say: 'Buon pomeriggio. Abbiamo una scala a chiocciola in ferro che porta dal soggiorno alle camere, mia madre di 79 anni ormai non ci si fida. La vorrei sostituire con una scala normale in legno, a giorno, una rampa dritta, 16 scalini. Il foro nel solaio è già grande abbastanza, l ha verificato l ingegnere. Casa di proprietà a Gubbio, centro. Non serve altro, niente altre opere. A quanto andiamo incontro?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'gubbio provincia di perugia',
      'altezz|misur|grand|metri|scalin|gradin': '16 scalini, altezza 2,90',
      'foro|solaio|struttur': 'il foro c è già',
      'materi|legno|tipo': 'legno di rovere o faggio',
      'quando|tempi|inizi': 'entro giugno',
    },
    facts: [fact('gubbio'), fact('scala', 'scale'), fact('legno')],
    jobs: [],
  },
]
