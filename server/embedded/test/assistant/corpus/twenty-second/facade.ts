import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  // Standard, step by step: a house in Salento to be painted outside.
  {
    id: 'xa12',
    service: 'ristrutturazione_facciata',
    at: 'Galatina (Lecce)',
    turns: [{ say: 'ciao uagliò, la casa te fore la facimu pittare? ormai lu colore è sparitu' }],
    answers: {
      'dove|citt|comune|indirizz': 'Galatina, provincia di Lecce',
      'cappott|isol|coibent': 'no no niente cappotto, solo pittura',
      'ponteg|impalc|piattaf': 'non c’è, lo deve portare la ditta, sulli quattro lati',
      'quant|metri|mq|m²|superfic|grand|dimension|misur': 'facendo il giro sono 220 metri quadri di muri',
      'intonac|crep|stato|condizion|rovin|umid|distacc|probl':
        'intonaco buono, solo scolorito, crepe non ne vedo',
      'pittur|tipo|prodott|quarzo|material|silos|finitur': 'la pittura al quarzo come prima',
      'color|tint': 'stesso colore, un giallino chiaro',
      'piano|piani|alt|access': 'due piani, giardino tutto intorno',
      'vincol|storic|condomin': 'casa nostra singola, fuori dal centro',
      'quando|tempi|inizi|periodo': 'a maggio, che non piove',
    },
    facts: [fact('galatina'), fact('220'), fact('facciat', 'pittur', 'tint')],
    jobs: [scopes.facadePaint],
    // Paint 220 × 14–26 = 3.080–5.720 × (1 − 0,7 × 0,12 = 0,916) = 2.821–5.240; scaffold 220 × 12–20 = 2.640–4.400
    // × (1 − 0,8 × 0,12 = 0,904) = 2.387–3.978; together 5.208–9.218; VAT 10 % = 5.729–10.140; middle 7.930
    band: [5150, 10700],
    after: [
      {
        say: 'quanti anni dura prima ca se ne cade n’otra fiata?',
        about: [
          '10',
          '8',
          '12',
          '15',
          'dieci',
          'otto',
          'sole',
          'mare',
          'salsedin',
          'qualit',
          'prodott',
          'ciclo',
          'esposiz',
          'silos',
          'fissativ',
          'garanz',
          'manutenz',
        ],
      },
      {
        say: 'posso detrarre qualcosa su sta spesa? è la prima casa',
        about: [
          'bonus',
          '50',
          '36',
          'detraz',
          'ordinaria',
          'manutenz',
          'ristruttur',
          'commercialist',
          'caf',
          'irpef',
          'agevol',
          'condomin',
        ],
      },
    ],
  },
  // Standard, all at once: external insulation near Modena.
  {
    id: 'xa13',
    service: 'ristrutturazione_facciata',
    at: 'Sassuolo (Modena)',
    turns: [
      {
        say: 'Salve, villetta singola a Sassuolo (MO), due piani, anni ’80. Voglio fare il cappotto su tutti e 4 i lati: circa 180 mq netti di muro, polistirene EPS da 12 cm, finitura bianco sporco. Intonaco sano, davanzali si tengono, niente balconi. Ponteggio da montare, spazio in cortile ce n’è. Partenza primavera 2027. Attendo ordine di grandezza grazie, Fabio',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz': 'Sassuolo (MO)',
      'quant|metri|mq|m²|superfic|grand|misur': '180 mq circa',
      'spessor|cm|material|isolant|pannell|tipo|eps|lana': 'EPS 12 cm',
      'intonac|stato|condizion|crep|umid': 'intonaco sano, nessuna crepa',
      'ponteg|impalc|access|cortile': 'da montare, si passa bene',
      'davanz|balcon|finestr|infiss': 'davanzali si tengono, balconi zero, infissi già nuovi',
      'finitur|color|tint': 'bianco sporco, intonachino',
      'piano|piani|alt': 'due piani',
      'vincol|storic|condomin': 'nessun vincolo, proprietà unica',
      'quando|tempi|inizi|periodo': 'primavera 2027',
    },
    once: true,
    facts: [fact('sassuolo'), fact('180'), fact('eps', 'polistir'), fact('12')],
    jobs: [scopes.facadeInsulation],
    // 180 × 120–190 = 21.600–34.200; rest of the north 1 + 0,5 × 0,03 = 1,015 = 21.924–34.713; VAT 10 % = 24.116–38.184; middle 31.150
    band: [20200, 42100],
    after: [
      {
        say: 'Con la lana di roccia di quanto salgo?',
        about: [
          '25',
          '40',
          'm²',
          'mq',
          'metro',
          'euro',
          '€',
          'cost',
          'più car',
          'aument',
          'differenz',
          'supplement',
        ],
      },
      {
        say: 'Che carte servono? Geometra per forza?',
        about: [
          'cila',
          'tecnic',
          'pratic',
          'ape',
          'enea',
          'comun',
          'asseverat',
          'relazion',
          'permess',
          'scia',
          'profession',
        ],
      },
      {
        say: 'Posso tenermi in casa mentre lavorano o devo sloggiare?',
        about: [
          'estern',
          'fuori',
          'abit',
          'restar',
          'rest',
          'riman',
          'disag',
          'rumor',
          'polver',
          'finestr',
          'ponteg',
          'viver',
        ],
      },
    ],
  },
  // Another job: the edges of three balconies in Pescara.
  {
    id: 'xa14',
    service: 'ristrutturazione_facciata',
    at: 'Pescara, Porta Nuova',
    turns: [
      {
        say: 'buongiorno ragazzi mi servirebbe rifare il bordo dei balconi, quello davanti di cemento come si chiama, i frontalini credo. sono tre balconi, ogni bordo fa 7 metri contando i fianchi',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz|quartier': 'Pescara, Porta Nuova vicino allo stadio',
      'cad|pericol|pezz|sicur|calcinacc':
        'per terra non è caduto niente, è solo gonfio e screpolato, sotto c’è il mio giardino chiuso',
      'quant|metri|lunghez|misur|num': '21 metri in tutto, tre balconi da 7',
      'ferri|stato|condizion|rovin|profond|degrad|spessor':
        'in due punti si vede un po’ la ruggine, roba di due cm',
      'ponteg|piattaf|trabat|piano|piani|alt|access':
        'piano rialzato e primo, ci si arriva col trabattello, niente ponteggio',
      'paviment|ringhier|sotto|cielin|altro|anche': 'no solo i bordi, pavimento e ringhiera restano',
      'condomin|propriet': 'casa mia, niente condominio',
      'color|tint|finitur': 'bianchi come ora',
      'quando|tempi|inizi|periodo': 'entro l’estate',
    },
    facts: [fact('pescara'), fact('21', ['3', 'balcon'], ['tre', 'balcon']), fact('frontalin')],
    jobs: [scopes.balconyEdge],
    // 21 m × 40–95 = 840–1.995; Abruzzo 1 − 0,8 × 0,05 = 0,96 = 806–1.915; VAT 10 % = 887–2.107; middle 1.497
    band: [970, 2030],
    after: [
      {
        say: 'e se per adesso ne facessi sistemare solo due, quindi 14 metri?',
        facts: [fact('14', ['2', 'balcon'], ['due', 'balcon'])],
        jobs: [scopes.balconyEdge],
        // 14 × 40–95 = 560–1.330 × 0,96 × 1,1 = 591–1.404; middle 998
        band: [640, 1360],
      },
      {
        say: 'il sotto del balcone, la parte che vedo da giù, è compreso o no?',
        about: [
          'cielin',
          'non compres',
          'esclus',
          'separat',
          'inclus',
          '40',
          '80',
          'm²',
          'mq',
          'intradoss',
          'solo',
        ],
      },
    ],
  },
  // No price list: a new boundary wall and a paved drive.
  {
    id: 'xa15',
    service: 'ristrutturazione_facciata',
    at: 'Fondi (Latina)',
    turns: [
      {
        say: 'Salve. Dobbiamo costruire da nuovo il muro di cinta davanti a casa con la rete sopra, na trentina di metri, e gli autobloccanti sul vialetto dove passa la macchina. La facciata no, quella sta bene. Siamo a Fondi',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz': 'Fondi, provincia di Latina',
      'facciat|pittur|intonac|tint': 'no la facciata non si tocca, solo muro nuovo e vialetto',
      'quant|metri|mq|m²|lunghez|grand|alt|misur': 'muro trenta metri alto uno, vialetto 60 metri quadri',
      'material|tipo|blocch|cement': 'blocchetti di cemento',
      'access|piano': 'ci arriva il camion',
      'quando|tempi|inizi|periodo': 'prima dell’estate',
    },
    facts: [fact('fondi')],
    jobs: [],
    after: [
      {
        say: 'Allora chi è che me lo può fare e chi mi dice quanto ci vuole?',
        about: [
          'impres',
          'muratore',
          'artigian',
          'edil',
          'sopralluog',
          'preventiv',
          'ditta',
          'ditte',
          'profession',
          'giardin',
          'geometra',
          'posator',
        ],
      },
    ],
  },
]
