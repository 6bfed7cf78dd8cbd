import type { ServiceInterview } from '@mestieri/shared/services/interview.ts'

export const interview = {
  work: 'fare o rifare un impianto',
  mentions:
    'impianto elettrico|impianto idraulico|elettricista|idraulico|condizionator*|climatizzator*|antifurto|allarme',
  photos: 'il quadro o il contatore, e la stanza dove si lavora',
  relief: 'general',
  vat: 'IVA esclusa',
  questions: {
    kind: {
      id: 'impianto',
      step: 'Cosa',
      label: 'Impianto',
      question: 'Di quale impianto si tratta: elettrico, idraulico, riscaldamento, climatizzatore o allarme?',
      example: 'Per esempio «elettrico» o «climatizzatore».',
      help: 'Se sono più d’uno, cominciamo dal più grande: poi si può ricominciare con l’altro.',
      chips: ['Elettrico', 'Idraulico', 'Climatizzatore', 'Allarme'],
      options: {
        allarme: {
          label: 'impianto di allarme',
          driver: null,
          words: 'allarm*|antifurt*|videosorvegl*|telecamer*|domotic*',
        },
        clima: {
          label: 'climatizzatore',
          driver: null,
          words: 'climatizzator*|condizionator*|aria condizionata|clima|split',
        },
        elettrico: {
          label: 'impianto elettrico',
          driver: null,
          words: 'elettric*|quadro elettrico|prese|punti luce|corrente|salvavita|luci|~luce',
        },
        idraulico: {
          label: 'impianto idraulico',
          driver: null,
          words:
            'idraulic*|acqua|scaldabagn*|scaldacqua|lavandin*|sciacquon*|perdit*|perde|tubi|tubature|rubinett*|scarichi',
        },
        riscaldamento: {
          label: 'impianto di riscaldamento',
          driver: null,
          words: 'riscaldament*|termosifon*|calorifer*|radiator*|termic*',
        },
      },
      price: {
        reference: 'elettrico',
        typical: ['elettrico'],
        span: [],
        open: 'Tipo di impianto',
        narrow: 'quale impianto è',
      },
    },
    extent: {
      id: 'lavoro',
      step: 'Cosa',
      label: 'Lavoro',
      question: 'È un impianto da fare o rifare per intero, o qualcosa da aggiungere a quello che c’è?',
      example: 'Puoi rispondere «da rifare» o «da aggiungere».',
      help: 'Da qui si capisce se contare tutta la casa o solo i punti nuovi.',
      chips: ['Da rifare', 'Da aggiungere', 'Non lo so'],
      options: {
        aggiunta: {
          label: 'aggiunta',
          driver: 'Solo un’aggiunta',
          words:
            'aggiun*|ampliare|ampliamento|spostare|modifica*|qualche punto|sostitu*|riparar*|~solo|~poche|~pochi',
        },
        nuovo: {
          label: 'impianto intero',
          words:
            'rifar*|rifacimento|nuovo|nuova|da zero|completo|intero|intera|per intero|tutto|rifatto|installar*|~fare|~metter*',
        },
      },
    },
    area: {
      id: 'superficie',
      step: 'Misure',
      label: 'Misure',
      question: 'Quanti m² è la casa?',
      example: 'Per esempio «90 m²» o «un trilocale».',
      help: 'Dai metri quadri si ricava quanti punti servono di solito.',
      chips: ['Fino a 60 m²', '60–90 m²', '90–130 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [8, 1000],
      unit: 'm²',
      price: {
        reference: 90,
        typical: [70, 110],
        narrow: 'i metri quadri della casa',
      },
    },
  },
} as const satisfies ServiceInterview
