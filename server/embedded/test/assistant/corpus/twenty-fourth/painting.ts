import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 'za-painting-1-sansepolcro',
    service: 'tinteggiatura',
    at: 'Sansepolcro',
    turns: [
      {
        say: 'salve mi serve l imbianchino x tutta casa, anche sopra i soffitti. che spesa devo mettere in conto??',
      },
    ],
    answers: {
      'comun|citt|paese|localit|dove|indirizz|zona': 'sansepolcro, prov di arezzo',
      'altezz|alti': 'normali, 2 e 70',
      'metri|mq|m²|superfic|grand|ampi': 'saranno 85 mq calpestabili',
      'colore|colori|tinta': 'bianco e basta, da tutte le parti',
      'lavabil|traspir|pittur|prodott|vernic': 'quella normale che respira, niente di speciale',
      'stato|condizion|crep|muff|umid|rovin|dann|macchi|buchi|riparaz':
        'i muri son messi bene, giusto i buchi dei quadri',
      'arred|mobil|vuot|abitat|sgomber': 'ci si abita, i mobili ci son tutti',
      soffitt: 'si si pure i soffitti',
      'stanz|camer|local|vani|ambient': 'ingresso, sala, cucina, 2 camere e bagno',
      'piano|ascens|access|scale|parchegg': 'primo piano, scala comoda, il furgone arriva sotto',
      'quando|iniz|tempi|entro|period|urgen|data': 'verso maggio, senza furia',
      foto: 'adesso no',
    },
    facts: [fact('sansepolcro'), fact('85'), fact('soffitt')],
    jobs: [scopes.painting],
    // t.traspirante, Toscana k 1: 85 × 3,5 = 297,5 m² × 5–8,5 = 1.490–2.530; furnished +10 % = 1.640–2.780;
    // VAT 10 % = 1.800–3.060, middle 2.430 (2.210 without the furniture).
    band: [1550, 3200],
    after: [
      {
        say: 'ma in quella cifra i mobili chi li sposta? e i teli per terra, la pulizia dopo?',
        about: [
          'compres',
          'inclus',
          'esclus',
          'protez',
          'proteg',
          'copr',
          'copert',
          'nylon',
          'pesant',
          'a parte',
          'pavimen',
        ],
      },
      {
        say: 'e lo posso scaricare col 730?',
        about: [
          'detra',
          'bonus',
          'ordinari',
          'straordinari',
          'condomin',
          'manutenz',
          'agevol',
          'fiscal',
          'commercialist',
          'caf',
          'irpef',
        ],
      },
    ],
  },
  {
    id: 'za-painting-2-locorotondo',
    service: 'tinteggiatura',
    at: 'Locorotondo',
    once: true,
    turns: [
      {
        say: 'Buonasera, mio figlio si sposa a settembre e gli stiamo sistemando la casa a Locorotondo (Bari). Sono 110 mq, primo piano, vuota, mobili ancora non ce ne sono: ingresso, soggiorno grande, cucina, due camere da letto, la stanzetta, il bagno e il ripostiglio. È da pittare tutta, muri e soffitti, con la lavabile così quando arrivano i bambini si passa la spugna. Tutto bianco tranne la matrimoniale che la sposa la vuole tortora. I muri sono buoni, umido non ce n’è e nemmeno spaccature. Quanto dobbiamo dare al pittore? Grazie, Nunzia',
      },
    ],
    answers: {
      'comun|citt|paese|localit|dove|indirizz|zona': 'Locorotondo, vicino alla villa comunale',
      'altezz|alti': 'tre metri precisi',
      'metri|mq|m²|superfic|grand': '110 metri quadri la casa',
      'colore|colori|tinta': 'bianco e la matrimoniale tortora',
      'lavabil|traspir|pittur|prodott|vernic': 'lavabile dappertutto',
      'stato|condizion|crep|muff|umid|rovin|dann|macchi|buchi|riparaz':
        'buoni, lisci, non c’è niente da rifare',
      'arred|mobil|vuot|abitat|sgomber': 'vuota, i mobili arrivano dopo',
      soffitt: 'sì pure i soffitti',
      'piano|ascens|access|scale|parchegg': 'primo piano, la scala è larga',
      'quando|iniz|tempi|entro|period|urgen|data': 'per fine agosto deve stare finita',
      foto: 'me le fa mio figlio domenica',
    },
    facts: [fact('locorotondo'), fact('110'), fact('lavabil'), fact('tortora')],
    jobs: [scopes.painting],
    // t.lavabile: 110 × 3,5 = 385 m² × 7–12 = 2.695–4.620, one more colour +60–120 = 2.755–4.740;
    // Puglia k 0,88, m 0,75 → × 0,91 = 2.507–4.313; VAT 10 % = 2.760–4.745, middle 3.750.
    band: [2450, 5050],
    after: [
      {
        say: 'e se le latte le compriamo noi, che mio cognato tiene la ferramenta, la spesa di quanto cala?',
        about: [
          'manodoper',
          'material',
          'risparm',
          'scend',
          'abbass',
          'pittura',
          'prodott',
          'garanz',
          'iva',
          'fornit',
          'per cento',
        ],
      },
      {
        say: 'E per quanto tempo me li trovo in mezzo ai piedi?',
        about: ['giorn', 'settiman', 'lavorativ', 'durata'],
      },
    ],
  },
  {
    id: 'za-painting-3-barriera',
    service: 'tinteggiatura',
    at: 'Torino, Barriera di Milano',
    turns: [
      {
        say: 'ciao allora ho sto alloggio a torino in barriera di milano che devo riaffittare, 60mq, dentro non c’è più niente, mi serve una passata di bianco ai muri e stop. i soffitti li avevano fatti l’anno scorso quindi quelli no neh',
      },
      { say: 'scusa ho tirato fuori la visura, non sono 60 ma 72 mq' },
    ],
    answers: {
      'comun|citt|paese|localit|dove|indirizz|zona|quartier': 'torino, via palestrina angolo corso palermo',
      'altezz|alti': '2,90 mi pare',
      'metri|mq|m²|superfic|grand': '72 mq di alloggio',
      'colore|colori|tinta': 'bianco',
      'lavabil|traspir|pittur|prodott|vernic': 'la più semplice, è per inquilini',
      'stato|condizion|crep|muff|umid|rovin|dann|macchi|buchi|riparaz':
        'un po’ sporchi e i fori dei tasselli, per il resto a posto',
      'arred|mobil|vuot|abitat|sgomber': 'vuoto, neanche una sedia',
      'soffitt|pareti|muri': 'solo i muri, il soffitto non si tocca',
      'stanz|camer|local|vani|ambient': 'due camere, tinello, cucinino, bagno e corridoio',
      'piano|ascens|access|scale|parchegg': 'quinto, l’ascensore c’è ma è piccolo',
      'quando|iniz|tempi|entro|period|urgen|data': 'prima possibile, il nuovo entra il primo del mese',
      foto: 'non ne ho',
    },
    facts: [fact('torino'), fact('72'), fact('pareti', 'muri')],
    wrong: ['60 m', '60m'],
    jobs: [scopes.painting],
    // t.solo-pareti: 72 × 2,5 = 180 m² × 5–9 = 900–1.620; Torino k 1,12, m 0,8 → × 1,096 = 986–1.776;
    // VAT 10 % = 1.085–1.953, middle 1.520.
    band: [1000, 2050],
    after: [
      {
        say: 'e va be’, se già che ci siete gli fate fare pure i soffitti?',
        facts: [fact('soffitt')],
        // t.traspirante: 72 × 3,5 = 252 m² × 5–8,5 = 1.260–2.142 × 1,096 × 1,1 = 1.520–2.580, middle 2.050;
        // as two rows (+ 72 m² × 6–11 = 432–792) 1.606–2.908, middle 2.257.
        band: [1400, 2900],
      },
      {
        say: 'ma il cellulare lo devo lasciare per forza? non vorrei che poi mi telefonano in cento',
        about: [
          'privacy',
          'dati',
          'riservat',
          'contatt',
          'profession',
          'obblig',
          'mail',
          'consens',
          'impres',
          'artigian',
          'terz',
          'condivi',
          'numero',
          'pubblicit',
          'scegl',
          'chiam',
        ],
      },
    ],
  },
  {
    id: 'za-painting-4-tolmezzo',
    service: 'tinteggiatura',
    at: 'Tolmezzo',
    once: true,
    turns: [
      {
        say: 'Mandi! Casa di mia mamma a Tolmezzo, anni 70. Le porte interne sono sette, in legno color miele: le vorrei bianche, tutte e due le facce e il telaio. La vecchia mano tiene, basta una scartavetrata. E già che siamo lì anche i termosifoni, cinque di ghisa, 48 elementi contati uno per uno, ingialliti e con un filo di ruggine in basso. I muri invece no, li ha fatti mio fratello. Sapete dirmi quanto?',
      },
    ],
    answers: {
      'comun|citt|paese|localit|dove|indirizz|zona': 'Tolmezzo, Udine',
      'element|termosif|radiator|calorif': 'cinque in tutto, 48 elementi',
      'porte|porta|ante|battent': 'sette, battenti normali 80x210, tutte e due le facce',
      'colore|colori|tinta|finitur': 'bianco satinato',
      'stato|condizion|rovin|vecchi|scrost|svernic|ruggin':
        'legno sano, la vernice non si stacca. ruggine pochissima',
      'metri|mq|m²|superfic|grand|misur': 'porte 80x210, non saprei altro',
      'material|tipo': 'porte di legno e termosifoni di ghisa',
      'arred|mobil|vuot|abitat': 'mamma ci vive',
      'piano|ascens|access|scale|parchegg': 'piano rialzato, cortile davanti',
      'quando|iniz|tempi|entro|period|urgen|data': 'in estate, a termosifoni spenti',
      foto: 'non adesso',
    },
    facts: [
      fact('tolmezzo'),
      fact(['7', 'port'], ['sette', 'port']),
      fact('48'),
      fact('termosif', 'radiator', 'calorifer'),
    ],
    jobs: [scopes.woodwork, scopes.ironwork],
    // t.legno 7 doors × 130–200 = 910–1.400; t.ferro 48 elements × 12–18 = 576–864; sum 1.486–2.264;
    // Friuli k 1,03, m 0,8 → × 1,024 = 1.522–2.318; VAT 10 % = 1.674–2.550, middle 2.110.
    band: [1400, 2850],
    after: [
      {
        say: 'le porte ve le portate via oppure fate lì in casa? mamma ha l’asma, puzza tanto?',
        about: [
          'laborator',
          'acqua',
          'all’acqua',
          'sul posto',
          'odor',
          'smalt',
          'aria',
          'arieg',
          'aerar',
          'ventil',
          'finestr',
          'asciug',
          'officin',
          'trasport',
          'solvent',
          'smont',
        ],
      },
      {
        say: 'fino a quando vale sta cifra? e mi impegno a qualcosa?',
        about: [
          'indicativ',
          'stima',
          'sopralluog',
          'preventiv',
          'gratis',
          'gratuit',
          'vincol',
          'obblig',
          'impegnativ',
          'definitiv',
          'conferm',
          'orientativ',
        ],
      },
    ],
  },
]
