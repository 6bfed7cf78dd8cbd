import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-u01-whole-flat',
    service: 'ristrutturazione',
    at: 'Roma',
    turns: [
      {
        say: 'Buongiorno, stiamo comprando un appartamento a Roma zona Tuscolana, 90 mq, un bagno, anni 60 mai toccato. È da rifare tutto: impianti, pavimenti, bagno, porte, pitture. Gli infissi li ha cambiati il proprietario e restano. Vorremmo capire il budget, livello normale',
      },
    ],
    answers: {
      'piano|ascensore': "terzo piano con l'ascensore",
      bagn: 'uno',
      'infiss|finestr': 'gli infissi restano',
      'muri|spost|tramezz|dispos': 'la disposizione resta uguale',
      'livell|fascia|finitur|qualit': 'medio',
    },
    facts: [fact('90'), fact('roma')],
    jobs: [scopes.homeFull],
    band: [70_000, 150_000],
    once: true,
    after: [
      {
        say: 'quanto durano i lavori? dobbiamo dare la disdetta dell affitto',
        about: ['mes', 'settiman', 'lavorativ'],
      },
      {
        say: 'serve il geometra?',
        about: ['cila', 'scia', 'tecnic', 'pratica', 'architett', 'comune', 'profession', 'impianti'],
      },
    ],
  },
  {
    id: 'r-u02-tiles-over-tiles',
    service: 'ristrutturazione',
    at: 'Perugia',
    turns: [
      {
        say: 'vorremmo mettere il gres sopra le vecchie mattonelle senza spaccare niente, salotto e corridoio 45 mq in totale. perugia, piano terra',
      },
    ],
    answers: {
      'dislivell|livell|piano': 'il pavimento è in piano',
      porte: 'le porte le tagliamo noi',
      'format|tipo': 'gres semplice',
    },
    facts: [fact('45'), fact('perugia'), fact('gres')],
    wrong: ['demolizione del pavimento'],
    jobs: [scopes.floorOver],
    band: [2_300, 5_300],
    once: true,
    after: [
      {
        say: 'e le porte poi si aprono?',
        about: ['tagli', 'rifil', 'spessor', 'accorci', 'cm', 'mm', 'millimetr', 'centimetr', 'limat', 'alz'],
      },
    ],
  },
  {
    id: 'r-u03-open-kitchen',
    service: 'ristrutturazione',
    at: 'Cagliari',
    turns: [
      {
        say: 'mia moglie sogna il salone aperto sulla cucina, bisogna buttare giù il muro in mezzo, è lungo 3 metri e alto 2,70. Il geometra ha detto che non è portante, sono forati da 8. Cagliari terzo piano con ascensore',
      },
    ],
    answers: {
      'tubi|prese|impiant': 'dentro ci sono solo due prese',
      paviment: 'il pavimento lo raccordate',
      'piano|ascensore': 'terzo con ascensore',
    },
    facts: [fact('3', '8'), fact('cagliari'), fact('non portante', 'non è portante', 'forat', 'tramezz')],
    jobs: [scopes.wallDown],
    band: [740, 2_800],
    once: true,
    after: [
      {
        say: 'il pavimento sotto dove cera il muro come si fa?',
        about: [
          'ripristin',
          'raccord',
          'striscia',
          'tappa',
          'fascia',
          'piastrell',
          'soglia',
          'chiud',
          'compres',
        ],
      },
    ],
  },
  {
    id: 'r-u04-old-parquet',
    service: 'ristrutturazione',
    at: 'Novara',
    turns: [
      {
        say: "Casa ereditata da mia zia, sotto la moquette c'è un bel parquet di rovere ma tutto graffiato e opaco. Da levigare e riverniciare, cinquanta metri quadrati, la moquette l'abbiamo già tolta noi. Novara",
      },
    ],
    answers: {
      'mobil|vuot|arredat': 'è vuota',
      'lucid|opac|vernic|olio': 'opaco',
      'listell|rott|rovinat': 'no nessuno rotto',
    },
    facts: [fact('50', 'cinquanta'), fact('novara'), fact('parquet')],
    jobs: [scopes.sanding],
    band: [1_280, 2_600],
    once: true,
    after: [
      {
        say: 'fa tanta polvere?',
        about: [
          'aspira',
          'macchin',
          'protezion',
          'protegg',
          'telo',
          'teli',
          'poca',
          'sacco',
          'puli',
          'sigill',
        ],
      },
    ],
  },
]
