import type { ChoiceQuestion, NumberQuestion } from '../../interview.ts'
import { pieceQuestion } from '../../piece-question.ts'

/** The assistant's questions about walls, by names that its code uses. */
export const wallQuestions = {
  openings: pieceQuestion({ one: 'apertura', many: 'aperture', isFeminine: true }),
  wallSize: {
    id: 'muroMq',
    step: 'Misure',
    label: 'Muro',
    question: 'Quanto è grande il muro da abbattere? Vanno bene i m², o la lunghezza.',
    example: 'Per esempio «4 metri», «10 m²» o «3 × 2,70».',
    help: 'Si moltiplica la lunghezza per l’altezza: un muro lungo 4 metri ha circa 11 m².',
    chips: ['2 metri', '4 metri', '6 metri', 'Non lo so'],
    units: ['area'],
    bounds: [1, 200],
    unit: 'm² di muro',
    price: { reference: 10, narrow: 'la misura del muro' },
  },
  wallSystems: {
    id: 'impiantiMuro',
    step: 'Cosa',
    label: 'Impianti nel muro',
    question: 'Nel muro passano prese, interruttori o tubi?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Quello che passa nel muro va spostato prima di abbatterlo.',
    chips: ['Sì', 'No', 'Non lo so'],
    options: {
      no: { label: 'muro senza impianti', driver: null, words: 'senza impianti|senza prese|nessun impianto' },
      si: {
        label: 'impianti nel muro',
        driver: 'Impianti nel muro',
        words: 'prese|interruttor*|tubi|impianti|cavi|fili|termosifone',
      },
    },
    otherwise: 'no',
    yes: 'si',
    no: 'no',
    price: {
      reference: 'no',
      typical: ['no'],
      open: 'Impianti nel muro',
      narrow: 'se nel muro passano impianti',
    },
  },
  opening: {
    id: 'apertura',
    step: 'Misure',
    label: 'Apertura',
    question: 'Quanto sarà larga l’apertura: come una porta, fino a 2 metri, o di più?',
    example: 'Per esempio «come una porta» o «2 metri».',
    help: 'Più è larga, più è robusta la cerchiatura in acciaio che la regge.',
    chips: ['Come una porta', 'Fino a 2 metri', 'Oltre 2 metri', 'Non lo so'],
    options: {
      porta: {
        label: 'larga come una porta',
        words:
          'come porta|porta|80 cm|90 cm|1 metro|un metro|metro|passaggio porta|vano porta|passare porta|misura porta|giusto porta|porta normale|porta singola|porta standard|largh* porta|larga porta|luce porta|grande come porta|porta interna',
      },
      passaggio: {
        label: 'fino a 2 metri',
        words: 'fino 2 metri|2 metri|1 5 metri|due metri|metro mezzo|passaggio|arco',
      },
      grande: {
        label: 'oltre 2 metri',
        words:
          'oltre 2 metri|piu 2 metri|3 metri|4 metri|tre metri|quattro metri|5 metri|grande|largh*|tutto muro',
      },
    },
    price: {
      reference: 'passaggio',
      typical: ['passaggio'],
      open: 'Larghezza dell’apertura',
      narrow: 'quanto è larga l’apertura',
    },
  },
  thickness: {
    id: 'spessore',
    step: 'Misure',
    label: 'Spessore',
    question: 'Il muro è normale, o di pietra o spesso più di 40 cm?',
    example: 'Per esempio «30 cm» o «pietra».',
    help: 'Un muro di pietra o molto spesso va puntellato e cerchiato con più acciaio.',
    chips: ['Fino a 40 cm', 'Pietra o più di 40 cm', 'Non lo so'],
    options: {
      normale: {
        label: 'muro fino a 40 cm',
        driver: null,
        words: 'fino 40|mattoni|mattone|cemento|25 cm|30 cm|35 cm|40 cm|~normale',
      },
      grosso: {
        label: 'muro di pietra o oltre 40 cm',
        words:
          'piu 40 cm|oltre 40 cm|pietra|sasso|sassi|tufo|piu 40|oltre 40|50 cm|60 cm|70 cm|80 cm|~grosso|~spesso',
      },
    },
    price: {
      reference: 'normale',
      typical: ['normale'],
      open: 'Spessore del muro',
      narrow: 'lo spessore del muro',
    },
  },
  newWall: {
    id: 'pareti',
    step: 'Misure',
    label: 'Parete',
    question: 'Quanto è grande la parete nuova? Vanno bene i m², o la lunghezza.',
    example: 'Per esempio «4 metri» o «12 m²».',
    help: 'Si moltiplica la lunghezza per l’altezza: una parete lunga 4 metri ha circa 11 m².',
    chips: ['2 metri', '4 metri', '6 metri', 'Non lo so'],
    units: ['area'],
    bounds: [1, 1000],
    unit: 'm² di pareti',
    price: { reference: 10, narrow: 'la misura della parete' },
  },
  wallMaterial: {
    id: 'materialeParete',
    step: 'Cosa',
    label: 'Materiale',
    question: 'La parete la vuoi in cartongesso o in mattoni?',
    example: 'Puoi rispondere «cartongesso» o «mattoni».',
    help: 'Il cartongesso è più veloce e pulito; i mattoni sono più pesanti e vogliono l’intonaco.',
    chips: ['Cartongesso', 'Mattoni', 'Non lo so'],
    options: {
      cartongesso: {
        label: 'in cartongesso',
        words: 'cartongess*|lastre|gesso|~legger*|~carton gesso|~asciutt*|~secco',
      },
      mattoni: {
        label: 'in mattoni',
        words: 'matton*|forati|muratura|tramezz*|laterizio|blocchi|gasbeton|~solid*|~robust*|~muro vero',
      },
    },
    price: {
      reference: 'cartongesso',
      typical: ['cartongesso'],
      open: 'Cartongesso o mattoni',
      narrow: 'il materiale della parete',
    },
  },
  sound: {
    id: 'acustico',
    step: 'Cosa',
    label: 'Isolamento',
    question: 'Serve l’isolamento acustico?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Un pannello di lana nella parete fa passare molto meno rumore.',
    chips: ['Sì', 'No', 'Non lo so'],
    options: {
      no: { label: 'senza isolamento acustico', driver: null, words: 'senza isolamento' },
      si: {
        label: 'isolamento acustico',
        words:
          'acustic*|insonorizz*|fonoassorbent*|fonoisolant*|rumor*|isolamento|isolat*|lana|non senta rumore|non sentir* rumor*|non senta nulla|insonorizzat*|non si sent*|non sent*|non pass* rumor*|non far passare rumor*|senza sentir*|senza rumor*|niente rumor*|isolare rumor*|non far sentir*|fonoisol*|fono isol*|anti rumore|antirumore|attutisc*|attutir*|silenzios*|insonor*|non deve passare rumor*|non devono passare rumor*|non voglio sentir*|non vogliamo sentir*|non deve sentir*',
      },
    },
    otherwise: 'no',
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Isolamento acustico', narrow: 'se serve l’isolamento' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
