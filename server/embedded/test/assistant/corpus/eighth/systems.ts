import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-u01-rewire-flat',
    service: 'impianti',
    at: 'Napoli',
    turns: [
      {
        say: "Buonasera, casa a Napoli al Vomero, 70 mq, impianto elettrico degli anni 60 coi fili ancora di stoffa. L'elettricista dice che va rifatto tutto a norma, livello base. La casa adesso è vuota",
      },
    ],
    answers: {
      'muri|tracc|aperti': 'tracce nei muri',
      'vuot|abitat|arredat': 'vuota',
      'livell|punti|domotic': 'livello base',
    },
    facts: [fact('70'), fact('napoli')],
    jobs: [scopes.electric],
    band: [4_200, 8_000],
    once: true,
    after: [
      {
        say: 'rilasciate il certificato alla fine?',
        about: ['conformit', 'dico', '37', 'dichiarazion', 'di.co'],
      },
      {
        say: 'e richiudere le tracce chi lo fa?',
        about: [
          'murator',
          'compres',
          'inclus',
          'a parte',
          'intonac',
          'opere murarie',
          'murari',
          'ripristin',
          'tinteggi',
        ],
      },
    ],
  },
  {
    id: 'i-u02-one-split',
    service: 'impianti',
    at: 'Prato',
    turns: [
      {
        say: "un condizionatore x la camera da letto, 16 mq, l'esterno va sul balcone dall'altra parte del muro. macchina e montaggio tutto voi. prato",
      },
    ],
    answers: {
      'predispos|tubi': 'no predisposizione',
      marca: 'una buona marca ma non la più cara',
      'btu|metr': '16 mq',
    },
    facts: [fact('16'), fact('prato')],
    jobs: [scopes.airOne],
    band: [820, 2_100],
    once: true,
    after: [
      {
        say: 'quanto consuma al mese?',
        about: ['kwh', 'classe', 'a++', 'inverter', '€', 'euro', 'dipend', 'ore'],
      },
    ],
  },
  {
    id: 'i-u03-wallbox',
    service: 'impianti',
    at: 'Monza',
    turns: [
      {
        say: "Ciao abbiamo ordinato un'auto elettrica e ci serve la wallbox nel box di casa, il quadro è lì accanto a 8 metri, monofase. Quanto costa con l'installazione? Monza",
      },
    ],
    answers: {
      'kw|potenza|contatore': '7 kW, contatore da 6',
      'condomin|villett': 'villetta',
      'smart|carich': 'quella normale',
    },
    facts: [fact('8'), fact('monza')],
    jobs: [scopes.wallbox],
    band: [850, 2_500],
    once: true,
    after: [
      {
        say: 'devo aumentare i kW del contatore?',
        about: [
          'potenza',
          '4,5',
          '6 kw',
          '3 kw',
          'carich',
          'gestion',
          'dinamic',
          'non serve',
          'dipend',
          'distributor',
          'fornitor',
          'arera',
        ],
      },
    ],
  },
  {
    id: 'i-u04-sockets-and-intercom',
    service: 'impianti',
    at: 'Cosenza',
    turns: [
      {
        say: 'salve mi servono tre prese in più in camera di mio figlio che fa smart working e già che ci siete il citofono rotto lo cambiamo con un videocitofono, villetta singola a cosenza',
      },
    ],
    answers: {
      'tracc|canalin|muri': 'come viene meglio',
      'wifi|schermo|video': 'video senza wifi',
      'fili|cavi': 'i fili del vecchio ci sono',
    },
    facts: [fact('3', 'tre'), fact('cosenza'), fact('videocitofono', 'citofon')],
    jobs: [scopes.sockets, scopes.intercom],
    band: [320, 1_050],
    once: true,
    after: [
      {
        say: 'lo fate tutto nella stessa mattinata?',
        about: [
          'giorn',
          'ore',
          'mezza',
          'visita',
          'profession',
          'elettricista',
          'un’unica',
          "un'unica",
          'insieme',
        ],
      },
    ],
  },
]
