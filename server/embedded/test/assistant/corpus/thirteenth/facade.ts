import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    // 180 × 102,5 × 1,10 = 20.300
    id: 'm-f01-render-fano',
    service: 'ristrutturazione_facciata',
    at: 'Fano',
    turns: [
      {
        say: "Buongiorno, casa singola a Fano due piani, facciate in totale 180 mq. L'intonaco suona vuoto quasi dappertutto, va spicconato e rifatto completo con la tinta finale. Ponteggio compreso. Niente cappotto.",
      },
    ],
    answers: {
      'quando|tempi|inizi': 'a maggio',
      'color|tint|finitur': 'un color sabbia',
      'cornic|balcon|decor': 'un balconcino davanti e basta',
      'vincol|centro|storic': 'nessun vincolo',
      'muro|materiale|calce|tipo': 'mattoni, intonaco normale',
      'access|spazio|strada': 'giardino tutto intorno',
      'rovinat|quant|percent': 'quasi tutto, ottanta per cento',
    },
    facts: [fact('fano'), fact('180'), fact('intonac')],
    jobs: [scopes.facadePlaster],
    band: [11_150, 29_450],
    once: true,
    after: [
      {
        say: "visto che spendo tanto non conviene metterci l'isolante?",
        about: ['cappott', '120', '190', 'bollett', 'risparmi', 'energ', 'ecobonus', 'detraz'],
      },
      {
        say: 'come si paga di solito, tutto prima?',
        about: [
          'accont',
          'sald',
          'avanzament',
          'stati',
          'sal',
          'bonific',
          'accord',
          'contratt',
          'mai',
          'rate',
          'professionist',
        ],
      },
    ],
  },
  {
    // 9 × 150 × 1,02 × 1,10 = 1.515
    id: 'm-f02-balcony-rapallo',
    service: 'ristrutturazione_facciata',
    at: 'Rapallo',
    turns: [
      {
        say: 'il poggiolo mi perde sulla testa di quella di sotto, che mi ha già mandato due messaggi carini carini. le piastrelle ballano. penso vada rifatto il pavimento con l impermeabilizzazione',
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'rapallo',
      'mq|m²|metri|misur|lung|grand|superfic': '6 metri per 1,50',
      'demol|sopra|togl|piastrell': 'togliere tutto e rifare da capo',
      'frontalin|bordo|sotto|ringhier': 'il bordo e la ringhiera sono a posto',
      'piano|access|ascensor': 'secondo piano, ascensore piccolo',
      'condomin|casa': 'condominio ma il poggiolo è mio',
      'quando|tempi|inizi': 'prima delle piogge',
    },
    facts: [fact('rapallo'), fact('balcon', 'poggiolo'), fact('6', '9', '1,50')],
    jobs: [scopes.balconyFloor],
    band: [830, 2_200],
  },
  {
    // 220 × 155 × 1,06 × 1,10 = 39.760
    id: 'm-f03-insulation-trento',
    service: 'ristrutturazione_facciata',
    at: 'Trento',
    turns: [
      {
        say: 'stiamo valutando il cappotto su una bifamiliare a Trento zona Povo, 220 mq di pareti al netto delle finestre, eps grafite 14 cm, tre piani. intonaco sotto sano. cifra indicativa grazie',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'anno prossimo',
      'davanzal|soglie|infiss': 'davanzali da allungare, infissi già cambiati',
      'pontegg|access': 'il ponteggio lo mettete voi',
      'vincol|paesagg|condomin': 'nessun vincolo, siamo due famiglie d accordo',
      'spessor|material': 'eps grafite da 14',
      'color|finitur': 'bianco sporco',
    },
    facts: [fact('trento'), fact('220'), fact('cappott')],
    jobs: [scopes.facadeInsulation],
    band: [21_900, 57_650],
    once: true,
    after: [
      {
        say: 'con quale detrazione usciamo? è prima casa per tutti e due',
        about: ['50', 'ecobonus', 'enea', 'anni', '36', 'caf', 'commercialist'],
      },
      {
        say: 'e se usiamo la lana di roccia cambia molto?',
        about: ['25', '40', 'fuoco', 'incendi', 'acustic', 'cost', 'più', 'traspir'],
      },
    ],
  },
  {
    id: 'm-f04-stepped-crack',
    service: 'ristrutturazione_facciata',
    at: 'Finale Emilia',
    turns: [
      {
        say: "dopo la scossa dell'anno scorso sul muro fuori ho una crepa a gradini che parte dalla finestra e arriva per terra, ci entra una moneta da due euro e mi sembra più larga di prima. quanto costa chiuderla? Finale Emilia",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'finale emilia',
      'quando|tempi|inizi': 'vorrei capirlo presto',
      'lung|larg|misur': 'due metri circa e larga due millimetri e mezzo',
      'interno|dentro|passa': 'si vede anche da dentro',
      'porte|finestr|paviment': 'una finestra adesso si chiude male',
      'tecnic|ingegner|perizi': 'non è venuto nessuno',
    },
    facts: [fact('finale emilia'), fact('crepa')],
    jobs: [],
    once: true,
  },
  {
    id: 'm-f05-plaster-on-pavement',
    service: 'ristrutturazione_facciata',
    at: 'Torre del Greco',
    turns: [
      {
        say: 'uagliò stanno cadenn piezz e cornicione ncopp o marciapiede, proprio mo, là passano e criature che escono da scuola!!',
        safety: {
          steps: [
            ['lontan', 'allontan', 'transenn', 'passare', 'passa', 'delimit', 'tieni', 'marciapied', 'sotto'],
            ['115', '112', 'vigili', 'soccors'],
          ],
          call: true,
        },
      },
      {
        say: 'sono arrivati e hanno messo il nastro. il cornicione è del condominio, chi deve muoversi adesso?',
        about: ['amministrator', 'assemble', 'urgen', 'comune', 'ordinanz', 'proprietar'],
      },
    ],
    answers: {
      'comune|dove|città|zona': 'torre del greco',
      'quando|urgen|tempi': 'subito',
      'piani|altezz': 'quattro piani',
      'metri|lung': 'una quindicina di metri',
      'amministrat|condomin': 'l amministratore lo chiamo io',
      ferit: 'nessuno grazie a dio',
    },
  },
  {
    // frontalini 14 × 67,5 = 945, ringhiera 14 × 35 = 490: 1.435 × 0,96 × 1,10 = 1.515
    id: 'm-f06-edge-and-railing-ortona',
    service: 'ristrutturazione_facciata',
    at: 'Ortona',
    turns: [
      {
        say: 'ho il balcone lungo che gira, 14 metri di frontalino coi ferri di fuori da rifare, e la ringhiera sopra alta un metro tutta arrugginita da riverniciare, sempre 14 mt. primo piano si arriva col trabattello. Ortona, aria di mare quindi pensaci',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'prima dell estate',
      'mq|m²|superfic|altezz': '14 metri per un metro di ringhiera',
      'paviment|piastrell': 'il pavimento è buono',
      'salda|traball|ringhier': 'regge bene, solo ruggine',
      'pontegg|access|piano': 'primo piano col trabattello',
      'color|tint': 'grigio antracite la ringhiera',
      'condomin|casa': 'casa mia indipendente',
    },
    facts: [fact('ortona'), fact('14'), fact('ringhier')],
    jobs: [scopes.balconyEdge, scopes.railings],
    band: [830, 2_200],
    once: true,
    after: [
      {
        say: 'vicino al mare quanto dura prima che risbuchi la ruggine?',
        about: [
          'anni',
          'salsedin',
          'antiruggin',
          'zinc',
          'manutenz',
          'passivaz',
          'cicl',
          'mani',
          'smalto',
          'epossid',
          'professionist',
        ],
      },
      {
        say: 'viene una ditta sola per tutte e due le cose?',
        about: ['professionist', 'impres', 'stess', 'unic', 'artigian', 'fabbr', 'pittor', 'dipend'],
      },
    ],
  },
]
