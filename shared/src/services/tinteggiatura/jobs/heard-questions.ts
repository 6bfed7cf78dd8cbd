import type { ChoiceQuestion, NumberQuestion } from '../../interview.ts'

/**
 * Questions that affect the price of painting but are never asked. An answer counts if the customer gives it.
 */
export const heardQuestions = {
  flats: {
    id: 'appartamenti',
    step: 'Misure',
    label: 'Appartamenti',
    question: 'Quanti appartamenti uguali sono?',
    example: 'Per esempio «3 appartamenti».',
    help: 'Se sono uguali, conto lo stesso lavoro più volte.',
    chips: ['1', '2', '3'],
    units: [],
    bounds: [1, 60],
    whole: true,
    unit: { one: 'appartamento', many: 'appartamenti' },
    price: { reference: 1, narrow: 'quanti appartamenti sono' },
  },
  mould: {
    id: 'muffa',
    step: 'Cosa',
    label: 'Muffa',
    question: 'C’è della muffa sui muri?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'La muffa si tratta prima della tinta, solo dove c’è.',
    chips: ['Sì', 'No'],
    options: {
      no: { label: 'niente muffa', driver: null, words: 'niente muffa|nessuna muffa|senza muffa' },
      si: {
        label: 'muffa da trattare',
        driver: 'Muffa da trattare',
        words:
          'muff*|ammuff*|antimuff*|angoli neri|angolo nero|puntini neri|macchie nere|macchi* umid*|nero umid*|nera umid*|neri umid*|nere umid*|nero dall umid*|nera dall umid*|umidita|condensa',
      },
    },
    otherwise: 'no',
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Muffa', narrow: 'se c’è muffa' },
  },
  wallpaper: {
    id: 'carta',
    step: 'Cosa',
    label: 'Carta da parati',
    question: 'C’è della carta da parati da togliere?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'La carta si stacca e si lava la colla prima della tinta.',
    chips: ['Sì', 'No'],
    options: {
      no: { label: 'niente carta da parati', driver: null, words: 'senza carta|niente carta' },
      si: {
        label: 'carta da parati da togliere',
        driver: 'Carta da parati da togliere',
        words: 'carta parati|carte parati|cart* da parati|tappezzeria|parati',
      },
    },
    otherwise: 'no',
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Carta da parati', narrow: 'se c’è carta da parati' },
  },
  height: {
    id: 'altezza',
    step: 'Misure',
    label: 'Altezza',
    question: 'I soffitti sono più alti di 3,2 metri?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Con soffitti alti serve un trabattello, e le pareti sono più grandi.',
    chips: ['Sì', 'No'],
    options: {
      normale: {
        label: 'soffitti di altezza normale',
        driver: null,
        words: 'soffitti normali|altezza normale|soffitti bassi',
      },
      alta: {
        label: 'soffitti alti',
        driver: 'Soffitti alti',
        words:
          'soffitt* alt*|soffitt* molto alt*|soffitt* 4 metri|soffitt* 3 5|alti 4 metri|alto 4 metri|alti quattro metri|4 metri altezza|soffitt* quattro metri|soffitt* volta|volte alte',
      },
    },
    yes: 'alta',
    no: 'normale',
    price: {
      reference: 'normale',
      typical: ['normale'],
      open: 'Altezza dei soffitti',
      narrow: 'l’altezza dei soffitti',
    },
  },
  colours: {
    id: 'colori',
    step: 'Cosa',
    label: 'Colori',
    question: 'Quanti colori diversi vuoi?',
    example: 'Per esempio «2 colori».',
    help: 'Ogni colore in più vuole nastro, tagli e un altro barattolo.',
    chips: ['1', '2', '3'],
    units: [],
    bounds: [1, 20],
    whole: true,
    unit: { one: 'colore', many: 'colori' },
    price: { reference: 1, narrow: 'quanti colori vuoi' },
  },
  tint: {
    id: 'tinta',
    step: 'Cosa',
    label: 'Tinta',
    question: 'La tinta è chiara o forte?',
    example: 'Puoi rispondere «chiara» o «forte».',
    help: 'Un colore forte, come un blu o un rosso, di solito vuole una terza mano.',
    chips: ['Chiara', 'Forte', 'Non lo so'],
    options: {
      chiara: {
        label: 'tinta chiara',
        driver: null,
        words:
          'tinta chiara|tinte chiare|colore chiaro|colori chiari|pastello|verde salvia|verde acqua|tortora|color sabbia|celest*|beige|color crema|cipria|lilla|grigio perla|grigio chiaro|rosa antico|rosa chiaro|azzurrino|giallino|verdino|ecru|~chiar*|~bianc*|~panna|~avorio|~tenue|~sabbia|~crema|~azzurr*',
      },
      forte: {
        label: 'tinta forte',
        words:
          'tinta forte|tinte forti|colore forte|colori forti|colore scuro|colori scuri|tinta scura|tinte scure|colore acceso|colori accesi|blu|bordeaux|nero|antracite|verde bottiglia|verde petrolio|verde scuro|grigio scuro|ottanio|senape|terracotta|melanzana|fucsia|rosso|~fort*|~scur*|~acces*|~intens*',
      },
    },
    price: {
      reference: 'chiara',
      typical: ['chiara'],
      open: 'Tinta chiara o forte',
      narrow: 'se la tinta è chiara o forte',
    },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
