import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreWindows: readonly CorpusConversation[] = [
  {
    // 4 × 1,8 + 2,07 = 9,27 m² × (380–620) → 4.635 × (1 + 0,22 × 0,03) × 1,16 = 5.412
    id: 'sb7-windows-orbassano',
    service: 'serramenti',
    at: 'Orbassano',
    turns: [
      {
        say: 'Buonasera, preventivo per 3 finestre e una portafinestra. Adesso ho quelle di legno originali del palazzo, vetro singolo, d’inverno le tende si muovono da sole dagli spifferi e quest’anno ho speso 1900 euro di gas. Le tapparelle invece le ho cambiate due anni fa e rimangono. Finestre 120x150, portafinestra 90x230',
      },
      {
        say: 'scusi ho contato male!! le finestre sono 4, mi ero scordato il cucinino. la portafinestra sempre una, le misure uguali',
      },
    ],
    answers: {
      'pvc|allumin|material|legno': 'pvc bianco, se secondo voi va bene',
      'comune|dove|città|zona': 'Orbassano',
      'misur|grand|mq|m²|larg|dimension': 'finestre 120x150 e portafinestra 90x230',
      'vetr|tripl': 'doppio vetro',
      'apertura|anta|ribalt|scorrevol': 'due ante normali, una anta ribalta in cucina',
      'tapparell|cassonett|zanzar|persian': 'quelle restano',
      'piano|ascensore': 'quinto piano con ascensore',
      'quando|tempi|inizi|urgen': 'prima del prossimo inverno',
      quant: '4 finestre e una portafinestra',
    },
    facts: [
      fact('orbassano'),
      fact(['4', 'finestr'], ['quattro', 'finestr']),
      fact('portafinestra', 'porta finestra', 'portefinestre', 'porta-finestra'),
      fact('pvc'),
    ],
    jobs: [scopes.pvc],
    band: [3_250, 8_700],
    after: [
      {
        say: 'La detrazione si prende ancora o è finita?',
        about: [
          '50',
          '36',
          'ecobonus',
          'bonus',
          'enea',
          '10 anni',
          'dieci',
          'prima casa',
          'abitazione principale',
          'caf',
          'commercialista',
          'bonifico',
        ],
      },
      {
        say: 'Devo chiedere il permesso al condominio?',
        about: [
          'amministrat',
          'aspett',
          'colore',
          'ugual',
          'stess',
          'liber',
          'estern',
          'facciat',
          'decoro',
          'regolament',
          'assemblea',
        ],
      },
    ],
  },
  {
    // nella chat dei serramenti: 8 persiane × (110–180) → 1.160 × (1 + 0,8 × 0,03) × 1,1 = 1.307
    id: 'sb22-paint-persiane-sestri',
    service: 'serramenti',
    at: 'Sestri Levante',
    turns: [
      {
        say: 'Buongiorno, ho 8 persiane alla genovese di legno, tutte da finestra normale, che il sole e il salino hanno scolorito. Il legno è sano, mio figlio dice di buttarle e metterle in alluminio ma io le mie me le tengo: vorrei farle carteggiare e ridipingere dello stesso verde. Sto a Sestri Levante, primo piano. Quanto mi chiederebbero? La ringrazio, Mariuccia',
      },
    ],
    answers: {
      'comune|città|zona|dove': 'Sestri Levante',
      'misur|grand|mq|m²|metri|dimension': 'finestre normali, circa un metro per un metro e sessanta',
      'stato|legn|marc|rott|svernic|condizion': 'il legno è sano, è solo la vernice scolorita',
      'colore|tinta|smalto|impregn': 'verde persiana',
      'piano|ascensore': 'primo piano',
      'quando|tempi|inizi|urgen': 'a primavera',
      quant: 'otto',
    },
    once: true,
    facts: [fact('sestri levante'), fact('8', 'otto'), fact('verde'), fact('legno')],
    wrong: ['allumin'],
    jobs: [scopes.woodwork],
    band: [780, 2_150],
    after: [
      {
        say: 'Me le fanno qui sul posto o se le portano via?',
        about: [
          'laborator',
          'smont',
          'trasport',
          'officin',
          'bottega',
          'dipende',
          'cavallett',
          'asciug',
          'carteggi',
          'professionist',
          'pittor',
          'sopralluog',
        ],
      },
    ],
  },
  {
    // zanzariere 5 × (90–150) + 1 × (150–240) → 795 × (1 − 0,25 × 0,12) × 1,1 = 848
    // cilindro di sicurezza 150–280 (riga 120–350) → 215–235 × 0,94 × 1,1 = 222–243: insieme circa 1.080
    id: 'sb23-nets-lock-marcianise',
    service: 'serramenti',
    at: 'Marcianise',
    turns: [
      {
        say: 'uè salve, mi servono le zanzariere per tutta casa e poi vorrei cambiare il cilindro della porta blindata che settimana scorsa hanno aperto quella del vicino in due minuti. mio fratello dice di mettere pure le grate ma a me le sbarre nn piacciono',
      },
    ],
    answers: {
      'comune|città|zona|dove': 'marcianise',
      'misur|larg|grand|dimension': '5 finestre di 1 metro per 1 e 40 e un balcone 1,20 x 2,30',
      'rullo|plis|later|tipo|modell|vertical': 'a molla dall alto alle finestre e laterale al balcone',
      'cilindr|serratur|europe|mappa|porta|chiav': 'cilindro europeo, di sicurezza antibumping',
      'colore|tinta': 'bianche',
      'quant|finestr|balcon': '5 finestre e un balcone',
      'piano|ascensore': 'piano rialzato',
      'quando|tempi|inizi|urgen': 'il cilindro prima possibile',
    },
    facts: [
      fact('marcianise'),
      fact('zanzarier'),
      fact('cilindr', 'serratur'),
      fact(['5', 'finestr'], ['cinque', 'finestr']),
    ],
    wrong: ['inferriat', 'grate'],
    jobs: [scopes.nets, scopes.lock],
    band: [640, 1_800],
    after: [
      {
        say: 'se cambio il cilindro la porta resta la stessa o devo buttarla?',
        about: [
          'sostitu',
          'compatib',
          'misur',
          'defender',
          'riman',
          'mantien',
          'tieni',
          'tenere',
          'non serve',
          'solo',
          'invariat',
          'adatt',
        ],
      },
    ],
  },
]
