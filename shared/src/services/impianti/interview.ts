import type { ServiceInterview } from '../interview.ts'
import { pieceQuestion } from '../piece-question.ts'
import { coolingQuestions } from './cooling-questions.ts'
import { deviceQuestions } from './device-questions.ts'
import { electricQuestions } from './electric-questions.ts'

export const interview = {
  photos: 'il quadro o il contatore, e la stanza dove si lavora',
  questions: {
    area: {
      id: 'superficie',
      step: 'Misure',
      label: 'Casa',
      question: 'Quanti m² è la casa?',
      example: 'Per esempio «90 m²» o «un trilocale».',
      help: 'Il prezzo di un impianto intero va a metro quadro di casa.',
      chips: ['50 m²', '80 m²', '120 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [8, 1000],
      unit: 'm²',
      price: { reference: 90, narrow: 'i metri quadri della casa' },
    },
    ...electricQuestions,
    bathrooms: {
      id: 'bagni',
      step: 'Misure',
      label: 'Bagni',
      question: 'Quanti bagni sono da rifare?',
      example: 'Per esempio «uno» o «2 bagni».',
      help: 'Un bagno ha circa cinque punti acqua, la cucina due, la lavatrice uno.',
      chips: ['1', '2', '3', 'Non lo so'],
      units: ['bathroom'],
      bounds: [0, 10],
      whole: true,
      mayBeNone: true,
      unit: { one: 'bagno', many: 'bagni', none: 'nessun bagno' },
      price: { reference: 1, narrow: 'quanti bagni sono' },
    },
    kitchen: {
      id: 'cucina',
      step: 'Cosa',
      label: 'Cucina',
      question: 'Anche la cucina e l’attacco della lavatrice?',
      example: 'Puoi rispondere «sì» o «solo il bagno».',
      help: 'Sono di solito tre punti acqua.',
      chips: ['Sì', 'No', 'Non lo so'],
      options: {
        no: { label: 'senza cucina', words: 'senza cucina|solo bagn*|cucina no' },
        si: {
          label: 'con cucina e lavatrice',
          driver: 'Cucina e lavatrice',
          words: 'anche cucina|cucina|lavatrice',
        },
      },
      yes: 'si',
      no: 'no',
      price: { reference: 'si', typical: ['si'], open: 'Cucina', narrow: 'se c’è anche la cucina' },
    },
    taps: {
      id: 'acqua',
      step: 'Misure',
      label: 'Punti acqua',
      question: 'Quanti punti acqua, contando lavandini, doccia, wc e lavatrice?',
      example: 'Per esempio «8 punti».',
      help: 'Ogni rubinetto o scarico è un punto: il lavoro si paga a punto.',
      chips: ['4', '8', '12', 'Non lo so'],
      units: ['tap'],
      looseUnits: ['point'],
      bounds: [1, 80],
      whole: true,
      unit: { one: 'punto acqua', many: 'punti acqua' },
      price: { reference: 8, narrow: 'quanti punti acqua sono' },
    },
    gasWork: {
      id: 'lavoro-gas',
      step: 'Cosa',
      label: 'Lavoro',
      question: 'Un punto gas nuovo o spostato, o uno da eliminare?',
      example: 'Puoi rispondere «nuovo» o «da eliminare».',
      help: 'Eliminare un punto costa meno, ma serve comunque la prova di tenuta.',
      chips: ['Nuovo o spostato', 'Da eliminare', 'Non lo so'],
      options: {
        eliminare: {
          label: 'punto da eliminare',
          words: 'elimin*|toglier*|chiuder*|tappar*|passo induzione|passare induzione',
        },
        nuovo: {
          label: 'punto nuovo o spostato',
          driver: null,
          words: 'nuovo|nuova|spost*|aggiung*|portar*|allacci*|rifar*',
        },
      },
      price: { reference: 'nuovo', typical: ['nuovo'], open: 'Lavoro sul gas', narrow: 'che lavoro è' },
    },
    pipe: {
      id: 'metri-gas',
      step: 'Misure',
      label: 'Tubo',
      question: 'Quanti metri di tubo servono, più o meno?',
      example: 'Per esempio «6 metri».',
      help: 'Dal contatore o dal tubo più vicino fino al punto nuovo.',
      chips: ['3 metri', '8 metri', '15 metri', 'Non lo so'],
      units: ['metre'],
      bounds: [0.5, 100],
      unit: 'm',
      price: { reference: 4, narrow: 'i metri di tubo' },
    },
    boiler: {
      id: 'caldaia',
      step: 'Cosa',
      label: 'Caldaia',
      question: 'Serve anche la caldaia nuova?',
      example: 'Puoi rispondere «sì» o «no, c’è già».',
      help: 'Una caldaia a condensazione montata costa 2.200–3.000 € in più.',
      chips: ['Sì', 'No', 'Non lo so'],
      options: {
        no: {
          label: 'senza caldaia',
          driver: null,
          words:
            'senza caldaia|caldaia gia|ho gia caldaia|caldaia c gia|caldaia no|pompa calore|caldaia ce ho|caldaia ho gia|caldaia abbiamo gia|caldaia ce abbiamo|caldaia esclusa|caldaia non|caldaia tengo|caldaia resta|tengo caldaia|caldaia nuova gia|caldaia fatta',
        },
        si: {
          label: 'con caldaia nuova',
          words:
            'caldaia nuova|con caldaia|anche caldaia|nuova caldaia|compresa caldaia|caldaia compresa|caldaia inclusa|caldaia mettere|mettere caldaia|caldaia comprare|serve caldaia|caldaia serve|inclusa caldaia',
        },
      },
      yes: 'si',
      no: 'no',
      price: { reference: 'no', typical: ['no'], open: 'Caldaia', narrow: 'se serve anche la caldaia' },
    },
    floorNew: {
      id: 'pavimento',
      step: 'Cosa',
      label: 'Pavimento',
      question: 'Solo l’impianto, o anche massetto e pavimento nuovo?',
      example: 'Puoi rispondere «solo impianto» o «con il pavimento».',
      help: 'In una casa abitabile vanno tolti e rifatti pavimento e massetto: il totale più che raddoppia.',
      chips: ['Solo l’impianto', 'Con pavimento nuovo', 'Non lo so'],
      options: {
        impianto: {
          label: 'solo l’impianto',
          driver: null,
          words:
            'solo impianto|senza pavimento|pavimento parte|pavimento gia tolto|al grezzo|nuova costruzione|casa nuova|massetto da fare|massetto ancora da fare|~solo',
        },
        completo: {
          label: 'con massetto e pavimento nuovo',
          words:
            '~pavimento|pavimento nuovo|massetto e pavimento|massetto e piastrelle|massetto|massetto nuovo|rifare massetto|massetto compreso|rifare pavimento|tutto compreso|demolire|~tutto|~completo',
        },
      },
      otherwise: 'impianto',
      price: {
        reference: 'impianto',
        typical: ['impianto'],
        open: 'Pavimento',
        narrow: 'se il pavimento è compreso',
      },
    },
    thin: {
      id: 'sistema',
      step: 'Cosa',
      label: 'Sistema',
      question: 'Un sistema normale o ribassato, perché lo spessore è poco?',
      example: 'Puoi rispondere «normale» o «ribassato».',
      help: 'Il normale vuole circa 8–10 cm; il ribassato o a secco ne vuole 3–5.',
      chips: ['Normale', 'Ribassato o a secco', 'Non lo so'],
      options: {
        normale: {
          label: 'sistema normale',
          driver: null,
          words:
            'sistema normale|tradizionale|~normale|~standard|~c spazio|~spazio c|~spessore c|~quota c|spessore ce|spessore c tutto|spessore basta|spessore sufficient*|abbastanza spessore|spessore abbastanza|spazio ce|altezza ce|altezza basta|altezza sufficient*|quota ce|quota basta|abbastanza altezza|nessun problema spessore|nessun problema altezza|nessun problema quota|non problemi spessore|non problemi altezza|non c problema spessore|non c problema altezza|impianto normale|pannello normale|massetto normale',
        },
        ribassato: {
          label: 'sistema ribassato o a secco',
          words:
            'ribassat*|a secco|secco|poco spessore|sottile|basso spessore|spessore poco|~poco spazio|~poc* cm|~pochi centimetri|spessore ce poco|spessore ce n poco|altezza ce poca|altezza ce n poca|spazio ce poco|spazio ce n poco|quota ce poca|quota ce n poca|poch* cm|poch* centimetri|poc* altezza|poc* quota|altezza poc*|quota poc*|non c spessore|non c altezza|non c quota|non abbiamo spessore|non ho spessore|non ho altezza|non abbiamo altezza|manca spessore|manca altezza|spessore minimo|spessore ridotto|spessore limitato|altezza ridotta|altezza limitata|sistema basso|sistema sottile|piu basso possibile|piu sottile possibile|basso possibile',
        },
      },
      price: {
        reference: 'normale',
        typical: ['normale'],
        open: 'Sistema',
        narrow: 'lo spessore disponibile',
      },
    },
    boards: pieceQuestion({ one: 'quadro', many: 'quadri' }),
    breakers: pieceQuestion({ one: 'interruttore', many: 'interruttori' }),
    chargers: pieceQuestion({ one: 'wallbox', many: 'wallbox', isFeminine: true }),
    gatesToRepair: pieceQuestion({ one: 'cancello', many: 'cancelli' }),
    ...coolingQuestions,
    ...deviceQuestions,
  },
} as const satisfies ServiceInterview
