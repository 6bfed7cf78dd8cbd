import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    // soffitti 52 m² × (6–11) = 442 + isolante per nicotina 52 × 4 = 208 → 650 × 1,024 (m 0,8, k 1,03) × 1,1 = 732;
    // arredata +10 % = 805; senza isolante 498
    id: 'sa1-ceilings-voghera',
    service: 'tinteggiatura',
    at: 'Voghera',
    once: true,
    turns: [
      {
        say: 'Buongiorno, sono in pensione e per quarant’anni ho fumato in casa come un turco. Adesso ho smesso, ma i soffitti sono gialli come limoni. Vorrei far dare il bianco SOLO ai soffitti, le pareti le ha già fatte mio genero l’anno scorso e vanno bene così. Sono sala, due camere e corridoio, in tutto 52 metri quadri di soffitto, altezza 2,90, intonaco sano. La casa è abitata, coi mobili dentro, a Voghera, terzo piano con ascensore. Bianco normale. Quando c’è posto, fretta non ne ho.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'a Voghera, provincia di Pavia',
      'mq|m²|metri|superfic|grand|misur': '52 metri quadri di soffitto',
      'mobil|arred|abit|vuot': 'abitata e coi mobili',
      'color|pittura|tipo|tinta': 'bianco normale',
      'macchi|stato|condizion|crep|intonaco': 'solo gialli di fumo, il resto è sano',
      'quando|tempi|inizi': 'non ho fretta',
    },
    facts: [fact('voghera'), fact('52', 'cinquantadue'), fact('soffitt')],
    jobs: [scopes.ceilings],
    band: [440, 1_290],
    after: [
      {
        say: 'E il giallo poi non torna fuori dopo qualche mese?',
        about: [
          'isolant',
          'fondo',
          'fissativ',
          'macchi',
          'copr',
          'coprent',
          'nicotin',
          'riaffior',
          'primer',
          'mano',
          'mani',
          'sigill',
        ],
      },
    ],
  },
  {
    // 8 persiane × (110–180) = 1.160 × 0,904 (m 0,8, k 0,88) = 1.049 × 1,1 = 1.154;
    // a m²: 8 × 2,8 m² (due lati) × 36,5 × 0,904 × 1,1 = 813
    id: 'sa2-wooden-persiane-locorotondo',
    service: 'tinteggiatura',
    at: 'Locorotondo',
    turns: [
      {
        say: 'ciao!! le persiane di legno della casa dei nonni fanno pena, tutte scrostate dal sole 😅 quanto mi costa farle ripitturare? nn le voglio cambiare che sono ancora buone',
      },
    ],
    answers: {
      'mq|m²|misur|grand|dimension|superfic': 'sono 8, circa 1 metro per 1 e 40 ognuna',
      'quant|numero|pezz': '8 persiane a due ante',
      'comune|dove|città|zona': 'locorotondo, proprio nel centro storico',
      'stat|condizion|marc|rovinat|svernic|scrost':
        'la vernice si sfoglia ma il legno sotto è sano, una bella carteggiata',
      'color|tint|smalto|impregn|finitur|prodott': 'smalto verde come adesso',
      'laborator|posto|smont|portar': 'si fanno lì, portarle via no',
      'piano|altezz|ponteggi|access|acced|raggiung': 'primo piano, si sganciano da dentro',
      'quando|tempi|inizi': 'prima dell estate che affittiamo',
    },
    facts: [fact('locorotondo'), fact('persian'), fact('8', 'otto'), fact('legno')],
    wrong: ['persiane nuove'],
    jobs: [scopes.woodwork],
    band: [600, 1_850],
    after: [
      {
        say: 'il verde lo devo tenere per forza uguale visto che sto in centro storico?',
        about: [
          'comune',
          'color',
          'vincol',
          'soprintend',
          'paesagg',
          'piano del',
          'autorizz',
          'uffici',
          'regolament',
          'permess',
        ],
      },
      {
        say: 'e quanto mi durano prima di doverle rifare',
        about: ['anni', 'anno', 'manutenz', 'sole', 'espos', 'mano', 'riprend', 'ritocc', 'sud', 'stagion'],
      },
    ],
  },
  {
    // una stanza 250–600 → 425 × (1 + 0,8 × 0,03) × 1,1 = 480
    id: 'sb1-room-tradate',
    service: 'tinteggiatura',
    at: 'Tradate',
    turns: [
      {
        say: 'ciao quanto costa imbiancare una camera?',
        asks: ['dove', 'comune', 'città', 'metri', 'mq', 'm²', 'grand', 'misur', 'zona'],
      },
    ],
    answers: {
      'comune|dove|città|zona': 'tradate (va)',
      'mq|m²|metri|grand|misur|superfic|quanto è': '4 metri per 3 e mezzo',
      soffitt: 'si anche il soffitto',
      'colore|tinta|bianc': 'tutto bianco',
      'lavabil|traspir|pittura|tipo': 'una normale traspirante va bene',
      'altezz|alto|alta': '2 e 70',
      'stato|buchi|crep|muffa|rovinat|muri|condizion': 'i muri sono messi bene giusto i buchini dei quadri',
      'mobil|arredat|vuot': 'c è il letto e un armadio a 4 ante',
      'quante|stanz': 'solo la mia camera',
      'quando|tempi|inizi|urgen': 'a gennaio',
    },
    facts: [fact('tradate'), fact('14', '3,5', '3 e mezzo', '4 metri', '4 m', '4 x')],
    jobs: [scopes.room],
    band: [285, 770],
    after: [
      {
        say: 'il letto e l armadio li devo togliere io o ci pensano loro?',
        about: [
          'protegg',
          'protezion',
          'telo',
          'teli',
          'copr',
          'pesant',
          'centro',
          'spost',
          'arred',
          'mobil',
          'imbianchin',
          'professionist',
        ],
      },
    ],
  },
  {
    // 75 m² × 3,5 = 262 m² × (7–12) → 2.490 × (1 + 0,75 × 0,03) × 1,1 = 2.800
    id: 'sb5-flat-washable-broni',
    service: 'tinteggiatura',
    at: 'Broni',
    turns: [
      {
        say: 'Tinteggiatura appartamento 75 mq, 27043 Broni. Pareti e soffitti di tutte le stanze, pittura lavabile bianca ovunque. Muri in buono stato, casa vuota, altezza 2,70. Secondo piano con ascensore. Vorrei un prezzo indicativo, grazie.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Broni',
      'mq|m²|metri|grand|superfic': '75 mq calpestabili',
      'soffitt|pareti': 'pareti e soffitti',
      'lavabil|pittura|tipo|colore|tinta': 'lavabile bianca',
      'stato|crep|muffa|buchi|rovinat|condizion': 'muri sani',
      'mobil|arredat|vuot': 'vuota',
      'quando|tempi|inizi|urgen': 'prima di Natale se possibile',
      'piano|ascensore|altezz': '2,70 di altezza, secondo piano con ascensore',
    },
    once: true,
    facts: [fact('broni'), fact('75'), fact('lavabil'), fact('bianc')],
    jobs: [scopes.painting],
    band: [1_680, 4_500],
    after: [
      {
        say: 'Mi dicono che a dicembre non conviene perché col freddo viene male. È così?',
        about: [
          'asciug',
          'riscald',
          'temperatur',
          'aria',
          'arieg',
          'ventil',
          'grad',
          'intern',
          'invern',
          'umid',
          'finestr',
          'professionist',
        ],
      },
      {
        say: 'Quanto dura il lavoro?',
        about: ['giorn', 'settiman', 'due person', 'dipende', 'professionist', 'pittor', 'imbianchin'],
      },
    ],
  },
  {
    id: 'sb28-rising-damp-chioggia',
    service: 'tinteggiatura',
    at: 'Chioggia',
    turns: [
      {
        say: 'Buongiorno, casa de me nona a Chioggia, piano terra. I muri xe bagnati in basso fin a mezzo metro e vien fuori il sale bianco, l’intonaco si sbriciola. Il muratore che l’ha vista dice che è umidità che sale da terra e che ridipingere non serve a niente finché non si taglia l’acqua con una barriera. Sono circa 15 metri di muro. Quanto costa fermare st’umidità?',
      },
    ],
    answers: {
      'comune|città|zona|dove': 'Chioggia',
      'mq|m²|metri|grand|lung|misur': '15 metri di muro, bagnato fino a mezzo metro',
      'spessor|material|mattoni': 'mattoni pieni, saranno 30 cm',
      'muffa|macch|nere': 'muffa no, solo sale e intonaco che cade',
      'perd|tubi|infiltr': 'tubi lì non ce ne sono',
      piano: 'piano terra',
      'quando|tempi|inizi|urgen': 'entro l’anno prossimo',
    },
    once: true,
    facts: [fact('chioggia'), fact('umidit', 'risalit'), fact('15')],
    jobs: [],
  },
]
