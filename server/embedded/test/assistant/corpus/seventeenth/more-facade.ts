import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreFacade: readonly CorpusConversation[] = [
  {
    // 40 m × 6 m = 240 m² × (14–26) → 4.800; ponteggio 240 × (12–20) → 3.840: 5.280–9.500 con IVA (k 1,00)
    id: 'sb17-facade-paint-fossombrone',
    service: 'ristrutturazione_facciata',
    at: 'Fossombrone',
    turns: [
      {
        say: 'salve dobbiamo ridare il colore alla casa di fuori, l intonaco è buono è solo tutto scolorito',
      },
      {
        say: 'ah prima che mi chiedi altro, il preventivo si paga?',
        about: [
          'gratu',
          'gratis',
          'senza impegno',
          'non cost',
          'nessun cost',
          'zero',
          'nulla',
          'niente',
          'non devi',
          'non vincola',
        ],
      },
    ],
    answers: {
      'comune|città|dove|zona': 'fossombrone (pu)',
      'mq|m²|metri|grand|superfic|misur|perimetr':
        'il giro della casa è 40 metri ed è alta 6, tutti e quattro i lati',
      'intonac|crep|stato|stacc|rovinat|condizion': 'sano, nemmeno una crepa',
      'piano|piani|altezz': 'due piani',
      'pontegg|impalcat|trabattell': 'non ce l ho, lo porta la ditta',
      'pittura|quarzo|tipo|silossan|material': 'normale al quarzo',
      'colore|tinta': 'lo stesso giallino di ora',
      'cappott|isol': 'no solo il colore',
      'centro storico|vincol': 'no siamo in campagna',
      'quando|tempi|inizi|urgen': 'maggio',
    },
    facts: [fact('fossombrone'), fact('240', '40')],
    jobs: [scopes.facadePaint],
    band: [4_200, 15_200],
    after: [
      {
        say: 'quanti giorni ci vogliono?',
        about: ['settiman', '10', 'dieci', 'dipende', 'meteo', 'tempo', 'lavorativ', 'professionist', 'mese'],
      },
    ],
  },
  {
    // 8 m² × (110–190) → 1.200 × (1 + 0,65 × 0,03) × 1,1 = 1.346
    id: 'sb18-balcony-floor-erba',
    service: 'ristrutturazione_facciata',
    at: 'Erba',
    turns: [
      {
        say: 'balcone con le piastrelle che saltano, sotto al vicino gocciola. è da rifare il pavimento con l’impermeabilizzazione. quanto?',
      },
    ],
    answers: {
      'comune|città|zona|dove': 'Erba (CO)',
      'mq|m²|metri|grand|misur|superfic|lung': '6,40 x 1,25, quindi 8 mq',
      'demol|sopra|togli': 'togliere tutto il vecchio',
      'frontalin|bordo|cielino': 'il bordo davanti e sotto sono sani',
      'ringhier|parapet': 'la ringhiera resta',
      'piastrell|material|finitur': 'gres da esterno, semplice',
      'piano|ascensore': 'secondo piano con ascensore',
      condomin: 'sì, condominio di 8 appartamenti',
      'quando|tempi|inizi|urgen': 'appena il tempo lo permette',
    },
    facts: [fact('erba'), fact('8', '6,40', '6,4'), fact('impermeabil', 'piastrell')],
    jobs: [scopes.balconyFloor],
    band: [810, 2_200],
    after: [
      {
        say: 'Quello di sotto vuole che gli paghi anche il soffitto rovinato. Ha ragione?',
        about: [
          'respons',
          'dann',
          'assicur',
          'amministrat',
          'legal',
          'avvocat',
          'perit',
          'infiltraz',
          'polizz',
          'condomin',
          'accord',
          'civile',
        ],
      },
    ],
  },
  {
    // EPS 12 cm, 160 m² × (120–190) → 24.800 × (1 + 0,5 × 0,03) × 1,1 = 27.690
    id: 'sb20-insulation-ceva',
    service: 'ristrutturazione_facciata',
    at: 'Ceva',
    turns: [
      {
        say: 'Buongiorno, abitiamo nella casa che fu dei nonni, in una frazione di Ceva. D’inverno da noi si va anche a meno dieci e le stanze a nord non si scaldano mai, il muro dentro è gelato. Le finestre le abbiamo messe nuove tre anni fa, il tetto è isolato, resta da fare il cappotto fuori. Il geometra ha misurato 160 metri quadri di pareti, finestre già tolte, e consiglia il polistirene da 12 centimetri. Mio cognato insiste per farlo dall’interno ma perderemmo spazio e non se ne parla. La casa è di due piani, isolata, intonaco sano. Ci serve capire se parliamo di ventimila o di sessantamila euro.',
      },
    ],
    answers: {
      'comune|città|zona|dove': 'Ceva, provincia di Cuneo',
      'mq|m²|metri|grand|superfic|misur': '160 metri quadri',
      'spessor|cm|centim|material|polistir|eps|lana|pannell': 'polistirene da 12 cm',
      'intonac|stato|crep|condizion': 'l’intonaco è sano',
      'davanzal|sogli|balcon': 'davanzali in pietra, 9, vanno allungati; un balcone solo',
      'piano|piani|altezz|pontegg': 'due piani, lo spazio per il ponteggio c’è',
      'colore|finitur|tinta': 'finitura bianco sporco',
      'vincol|centro storico': 'nessun vincolo',
      'quando|tempi|inizi|urgen': 'la prossima estate',
    },
    once: true,
    facts: [fact('ceva'), fact('160'), fact('polistir', 'eps'), fact('12')],
    wrong: ['cappotto interno'],
    jobs: [scopes.facadeInsulation],
    band: [16_600, 46_000],
    after: [
      {
        say: 'La detrazione quest’anno è del 50 o del 65?',
        about: [
          'ecobonus',
          '36',
          'prima casa',
          'abitazione principale',
          'enea',
          '10 anni',
          'dieci',
          'caf',
          'commercialista',
          'bonus',
          'seconda',
        ],
      },
      {
        say: 'Va bene. E adesso come funziona, chi mi chiama?',
        about: [
          'professionist',
          'impres',
          'artigian',
          'sopralluog',
          'contatt',
          'richiest',
          'preventiv',
          'telefon',
          'numero',
          'dati',
          'zona',
        ],
      },
    ],
  },
]
