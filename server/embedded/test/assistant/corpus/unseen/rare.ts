import { type CorpusConversation, fact } from '../conversation.ts'

/** Jobs and trades that have no price. */
export const rare: readonly CorpusConversation[] = [
  {
    id: 'x-u01-chair-on-the-stairs',
    service: 'ristrutturazione',
    at: 'Chiavari',
    turns: [
      {
        say: 'mia nonna non sale più al primo piano, ci vorrebbe una di quelle poltroncine che vanno su per la scala da sole. quanto costa più o meno? Chiavari',
      },
    ],
    facts: [fact('chiavari')],
    jobs: [],
  },
  {
    id: 'x-u02-pellet-stove',
    service: 'caldaia',
    at: 'Borgosesia',
    turns: [
      {
        say: 'vorrei mettere la stufa a pellet in taverna con il suo tubo fino al tetto, 10 kw, 60mq da scaldare. Borgosesia. prezzo?',
      },
    ],
    facts: [fact('borgosesia')],
    jobs: [],
  },
  {
    id: 'x-u03-crack-and-stuck-door',
    service: 'ristrutturazione_facciata',
    at: 'Volterra',
    turns: [
      {
        say: 'crepa in diagonale sul muro fuori che l’anno scorso ci passava una monetina e ora ci passa il dito, e il pavimento pende verso l’angolo. quanto viene consolidare le fondamenta? Volterra',
      },
    ],
    facts: [fact('volterra')],
    jobs: [],
  },
  {
    id: 'x-u04-closed-balcony-of-the-nineties',
    service: 'ristrutturazione',
    at: 'Torre del Greco',
    turns: [
      {
        say: 'mio padre negli anni 90 ha chiuso il balcone e ci ha fatto una stanzetta senza dire niente al comune. adesso che vendiamo il notaio vuole la sanatoria. quanto si paga? Torre del Greco',
      },
    ],
    facts: [fact('torre del greco')],
    jobs: [],
  },
  {
    id: 'x-u05-septic-tank',
    service: 'ristrutturazione_bagno',
    at: 'Nuoro',
    turns: [
      {
        say: 'casa in campagna vicino Nuoro, non c’è la fogna. devo fare la fossa biologica interrata nuova per 4 persone, chi la fa e a che prezzo',
      },
    ],
    facts: [fact('nuoro')],
    jobs: [],
  },
  {
    id: 'x-u06-wasps-under-the-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Pinerolo',
    turns: [
      {
        say: 'sotto le tegole c’è un nido di calabroni grosso come un pallone 🐝 il tetto è a posto, mi serve solo chi me li leva. Pinerolo. costo?',
      },
    ],
    facts: [fact('pinerolo')],
    jobs: [],
  },
  {
    id: 'x-u07-lawn-sprinklers',
    service: 'impianti',
    at: 'Formigine',
    turns: [
      {
        say: 'mi fate un prezzo x irrigazione automatica del giardino 200mq di prato con centralina. Formigine',
      },
    ],
    facts: [fact('formigine')],
    jobs: [],
  },
  {
    id: 'x-u08-air-from-every-room',
    service: 'impianti',
    at: 'Merano',
    turns: [
      {
        say: 'geometra mi ha parlato della ventilazione meccanica con recupero di calore, bocchette in ogni stanza, casa 110 mq a Merano. Quanto devo mettere in conto?',
      },
    ],
    facts: [fact('merano')],
    jobs: [],
  },
]
