import type { ChoiceQuestion, NumberQuestion } from '../../interview.ts'

/** The assistant's questions about a whole home, by names that its code uses. */
export const questions = {
  area: {
    id: 'superficie',
    step: 'Misure',
    label: 'Misure',
    question: 'Quanti m² calpestabili sono, più o meno?',
    example: 'Per esempio «80 m²», «un trilocale» o «3 appartamenti da 80 m²».',
    help: 'Sono i metri quadri su cui cammini, senza muri e balconi. Un trilocale ne ha circa 80.',
    chips: ['Circa 50 m²', 'Circa 80 m²', 'Circa 110 m²', 'Non lo so'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [8, 3000],
    unit: 'm²',
    price: { reference: 80, narrow: 'i metri quadri calpestabili' },
  },
  floorArea: {
    id: 'superficie',
    step: 'Misure',
    label: 'Misure',
    question: 'Quanti m² di pavimento sono?',
    example: 'Per esempio «20 m²», «due stanze» o «tutto il trilocale».',
    help: 'Conta le stanze da rifare: una camera ne ha circa 15, un trilocale intero circa 80.',
    chips: ['Circa 20 m²', 'Circa 60 m²', 'Circa 80 m²', 'Non lo so'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [1, 2000],
    unit: 'm²',
    price: { reference: 60, narrow: 'i metri quadri di pavimento' },
  },
  grade: {
    id: 'fascia',
    step: 'Cosa',
    label: 'Finiture',
    question: 'Che finiture hai in mente: economiche, medie o di pregio?',
    example: 'Puoi rispondere «economiche», «medie» o «di pregio».',
    help: 'Economiche: materiali semplici e stanze che restano dove sono. Medie: buoni materiali e qualche muro spostato. Di pregio: materiali di alta gamma e progetto su misura.',
    chips: ['Economiche', 'Medie', 'Di pregio', 'Non lo so'],
    options: {
      base: {
        label: 'finiture economiche',
        words:
          'economic*|fascia base|fascia bassa|livello base|spendere poco|senza spendere|budget basso|~base|~bass*|~semplic*|~risparmi*|~poco|~minimo',
      },
      media: {
        label: 'finiture medie',
        words:
          'non di lusso|non di pregio|niente lusso|senza lusso|niente di speciale|fascia media|qualita media|media qualita|qualita normale|qualita discreta|qualita standard|livello medio|finiture medie|~medi*|~normal*|~giusto|~standard|~buon*|~discret*|~niente lussuos*|~niente speciale|~niente particolar*|~niente che',
      },
      alta: {
        label: 'finiture di pregio',
        driver: 'Finiture di pregio',
        words:
          'di pregio|pregiat*|lusso|lussuos*|alta gamma|fascia alta|qualita alta|alta qualita|ottima qualita|prima qualita|alto livello|design|finiture alte|materiali alti|progetto su misura|tutto su misura|arredi su misura|mobili su misura|domotica|premium|~pregio|~alta|~alte|~alto|~alti|~top|~meglio|~migliore|~migliori',
      },
    },
    price: {
      reference: 'media',
      typical: ['media'],
      open: 'Livello delle finiture',
      narrow: 'il livello delle finiture',
    },
  },
  bathrooms: {
    id: 'bagni',
    step: 'Cosa',
    label: 'Bagni',
    question: 'Quanti bagni ci sono da rifare?',
    example: 'Per esempio «uno», «2 bagni» o «nessuno».',
    help: 'Il bagno è la stanza più costosa al metro: uno è già nel prezzo, ogni altro si aggiunge.',
    chips: ['Nessuno', '1', '2', '3'],
    units: ['bathroom'],
    bounds: [0, 60],
    whole: true,
    mayBeNone: true,
    unit: { one: 'bagno', many: 'bagni', none: 'nessun bagno' },
    price: { reference: 1, narrow: 'quanti bagni rifare' },
  },
  windows: {
    id: 'finestre',
    step: 'Cosa',
    label: 'Infissi',
    question: 'Ci sono infissi da cambiare? Se sì, quanti?',
    example: 'Per esempio «6 finestre» o «no».',
    help: 'Gli infissi hanno un prezzo al pezzo: conto finestre in PVC di misura normale.',
    chips: ['No', '4', '6', '8'],
    units: ['window'],
    bounds: [0, 200],
    whole: true,
    some: [5, 7],
    mayBeNone: true,
    unit: { one: 'infisso', many: 'infissi', none: 'nessun infisso' },
    price: { reference: 0, narrow: 'quanti infissi cambiare' },
  },
  floorHeating: {
    id: 'radiante',
    step: 'Cosa',
    label: 'Riscaldamento',
    question: 'Vuoi il riscaldamento a pavimento al posto dei radiatori?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Si posa con il massetto nuovo: costa di più dei radiatori.',
    chips: ['Sì', 'No'],
    options: {
      no: { label: 'radiatori', driver: null, words: 'radiatori|termosifoni|caloriferi' },
      si: {
        label: 'riscaldamento a pavimento',
        driver: 'Riscaldamento a pavimento',
        words:
          'riscaldamento pavimento|riscaldamento a pavimento|riscaldamento sotto pavimento|radiante|serpentin*',
      },
    },
    otherwise: 'no',
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Riscaldamento', narrow: 'il tipo di riscaldamento' },
  },
  works: {
    id: 'lavori',
    step: 'Cosa',
    label: 'Lavori',
    question: 'Che cosa rinfreschiamo: solo pittura e ritocchi, anche i pavimenti, o pavimenti e porte?',
    example: 'Puoi rispondere «solo pittura», «anche i pavimenti» o «pavimenti e porte».',
    help: 'La pittura con piccole riparazioni costa poco; il pavimento nuovo si posa sopra il vecchio.',
    chips: ['Solo pittura e ritocchi', 'Anche i pavimenti', 'Pavimenti e porte', 'Non lo so'],
    options: {
      pittura: {
        label: 'pittura e piccole riparazioni',
        words:
          'solo pittura|solo tinta|solo imbiancare|solo tinteggiare|pittura ritocchi|qualche ritocco|piccoli lavori|piccole riparazioni|~pittura|~imbianc*|~tinteggi*|~ritocc*|~pavimenti teniamo|~pavimenti restano|~pavimenti bene|~solo muri|~solo pareti',
      },
      pavimenti: {
        label: 'pittura e pavimenti',
        driver: 'Anche i pavimenti',
        words: 'paviment*|parquet|gres|laminato',
      },
      tutto: {
        label: 'pittura, pavimenti e porte',
        driver: 'Pavimenti e porte',
        words: 'paviment* porte|porte paviment*|porte interne|porte|~tutto|~complet*',
      },
    },
    price: {
      reference: 'pavimenti',
      typical: ['pavimenti'],
      open: 'Che cosa rinfrescare',
      narrow: 'che cosa rinfrescare',
    },
  },
  systems: {
    id: 'impianti',
    step: 'Cosa',
    label: 'Impianti',
    question: 'Rifacciamo un impianto solo, elettrico o idraulico, o tutti e due?',
    example: 'Puoi rispondere «solo l’elettrico» o «tutti e due».',
    help: 'Se gli impianti hanno più di trent’anni conviene rifarli mentre i muri sono aperti.',
    chips: ['Uno solo', 'Tutti e due', 'Non lo so'],
    options: {
      uno: {
        label: 'un impianto da rifare',
        words:
          'uno solo|solo elettric*|solo idraulic*|impianto elettrico|impianto idraulico|elettric*|idraulic*|~solo|~luce|~corrente',
      },
      due: {
        label: 'due impianti da rifare',
        driver: 'Due impianti',
        words:
          'tutti due|entramb*|elettric* idraulic*|elettric* , idraulic*|idraulic* elettric*|elettrico sia idraulico|due impianti|tutti impianti|impianti nuovi|rifare impianti|~tutti|~due|~completamente|~rifar* tutt*',
      },
    },
    price: { reference: 'uno', typical: ['uno'], open: 'Quanti impianti', narrow: 'quali impianti rifare' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
