import type { ChoiceQuestion, NumberQuestion } from '../interview.ts'

/** The questions about water heaters, radiators and their control. */
export const heatingQuestions = {
  heater: {
    id: 'scaldabagno',
    step: 'Cosa',
    label: 'Tipo',
    question: 'Elettrico, a gas o a pompa di calore?',
    example: 'Puoi rispondere «elettrico».',
    help: 'L’elettrico costa meno da comprare, quello a pompa di calore consuma circa un terzo.',
    chips: ['Elettrico', 'A gas', 'A pompa di calore', 'Non lo so'],
    options: {
      elettrico: { label: 'elettrico', driver: null, words: 'elettric*|a corrente|~corrente|~normale' },
      gas: { label: 'a gas', words: 'a gas|gas|istantane*|metano|gpl|~caldaia' },
      pompa: { label: 'a pompa di calore', words: 'pompa calore|pompa di calore|termodinamic*|~pompa' },
    },
    price: { reference: 'elettrico', typical: ['elettrico'], open: 'Tipo', narrow: 'il tipo di scaldabagno' },
  },
  litres: {
    id: 'litri',
    step: 'Misure',
    label: 'Capienza',
    question: 'Di quanti litri?',
    example: 'Per esempio «80 litri».',
    help: 'Per due persone bastano di solito 50 litri, per quattro 80 o 100.',
    chips: ['50', '80', '100', 'Non lo so'],
    units: [],
    bounds: [5, 400],
    unit: 'litri',
    price: { reference: 80, narrow: 'di quanti litri' },
  },
  own: {
    id: 'apparecchio',
    step: 'Cosa',
    label: 'Apparecchio',
    question: 'Lo scaldabagno lo porta l’idraulico o ce l’hai già?',
    example: 'Puoi rispondere «lo porta lui» o «ce l’ho già».',
    help: 'Se lo hai già si paga solo il montaggio.',
    chips: ['Lo porta l’idraulico', 'Ce l’ho già', 'Non lo so'],
    options: {
      compreso: {
        label: 'apparecchio compreso',
        driver: null,
        words:
          'lo porta idraulico|porta lui|portate voi|compreso|tutto inclus*|chiavi mano|~idraulico|~nuovo|porti idraulico|fornisce idraulico|fornir* idraulico|fornisca idraulico|compra idraulico|mette idraulico|metta idraulico|prende idraulico|procura idraulico|fornite voi|fornit* voi|comprate voi|comprat* voi|mettete voi|prendete voi|procurate voi|dovete fornir*|dovete portar*|deve fornir*|deve portar*|scaldabagno compreso|boiler compreso|apparecchio compreso|scaldabagno incluso|boiler incluso|non ce ho|non ho comprato|devo comprar*|ancora comprar*',
      },
      mio: {
        label: 'solo il montaggio',
        words:
          'ce l ho gia|l ho gia|ho gia comprat*|gia comprat*|gia acquistat*|comprato io|lo compro io|solo montaggio|solo montarlo|solo posa|solo installazione|solo manodopera|ho gia scaldabagn*|ho gia boiler',
      },
    },
    no: 'compreso',
    price: {
      reference: 'compreso',
      typical: ['compreso'],
      open: 'Apparecchio',
      narrow: 'chi compra l’apparecchio',
    },
  },
  radiators: {
    id: 'termosifoni',
    step: 'Misure',
    label: 'Termosifoni',
    question: 'Quanti termosifoni?',
    example: 'Per esempio «7».',
    help: 'Conta anche lo scaldasalviette del bagno.',
    chips: ['1', '3', '7', 'Non lo so'],
    units: ['radiator'],
    bounds: [1, 60],
    whole: true,
    unit: { one: 'termosifone', many: 'termosifoni' },
    price: { reference: 1, narrow: 'quanti termosifoni sono' },
  },
  valveKind: {
    id: 'tipo-valvola',
    step: 'Cosa',
    label: 'Valvola',
    question: 'Valvola completa o solo la testina?',
    example: 'Puoi rispondere «completa» o «solo le testine».',
    help: 'Se la valvola sotto è già termostatizzabile basta la testina.',
    chips: ['Valvola completa', 'Solo la testina', 'Non lo so'],
    options: {
      testina: { label: 'solo la testina', words: 'solo testin*|testin*|solo manopol*|~testa|~teste' },
      completa: {
        label: 'valvola completa',
        driver: null,
        words:
          'valvola completa|completa|complete|valvola e testina|detentor*|senza valvole|sprovvist*|~valvola|~intera|~tutta|~tutto|~intere|tutto pezzo|pezzo intero|intero pezzo|valvola intera|valvole intere|intera valvola|tutta valvola|tutte valvole|valvol* vecchi*|vecchie valvole|valvole nuove|tutto completo',
      },
    },
    price: {
      reference: 'completa',
      typical: ['completa'],
      open: 'Tipo di valvola',
      narrow: 'se serve la valvola intera',
    },
  },
  radiatorWork: {
    id: 'attacco',
    step: 'Cosa',
    label: 'Attacco',
    question: 'Prende il posto di uno che c’è già o va in un punto nuovo?',
    example: 'Puoi rispondere «stesso posto» o «punto nuovo».',
    help: 'In un punto nuovo vanno portati i tubi nel muro.',
    chips: ['Stesso posto', 'Punto nuovo', 'Non lo so'],
    options: {
      stesso: {
        label: 'sullo stesso attacco',
        driver: null,
        words:
          'stesso posto|stesso attacco|stesso punto|al posto|sostitu*|cambiar*|~cambi*|~vecchio|~c gia|~identic*|~cambio',
      },
      nuovo: {
        label: 'in un punto nuovo',
        words:
          'punto nuovo|nuovo punto|aggiung*|spostar*|altro muro|dove non c|~nuovo|~altro punto|~altra parte|~altra parete|~spost*',
      },
    },
    price: { reference: 'stesso', typical: ['stesso'], open: 'Attacco', narrow: 'se l’attacco c’è già' },
  },
  radiatorKind: {
    id: 'modello',
    step: 'Cosa',
    label: 'Modello',
    question: 'Un modello normale o un termoarredo di design?',
    example: 'Puoi rispondere «normale» o «di design».',
    help: 'Un modello di design costa fino al doppio.',
    chips: ['Normale', 'Di design', 'Non lo so'],
    options: {
      normale: {
        label: 'modello normale',
        driver: null,
        words:
          'alluminio|modello normale|~normale|~semplice|~standard|~ghisa|~classic*|modello semplice|modello base|modello standard|modello classico|termosifone semplice|termosifone normale|termosifoni normali|termosifoni semplici|radiatore normale|radiatore semplice|calorifero normale|calorifero semplice|, normale|, semplice|, standard|, classico|semplice bianco|bianco semplice|normale bianco|bianco normale|senza pretese|senza fronzoli|niente speciale|niente particolare|non design|niente design',
      },
      design: {
        label: 'termoarredo di design',
        words:
          'design|di design|particolare|~bello|~termoarred*|~scaldasalviett*|~disegn*|~modern*|~verticale',
      },
    },
    price: { reference: 'normale', typical: ['normale'], open: 'Modello', narrow: 'il modello' },
  },
  filter: {
    id: 'filtro',
    step: 'Cosa',
    label: 'Filtro',
    question: 'Vuoi anche un filtro magnetico nuovo?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Trattiene la ruggine e protegge la caldaia.',
    chips: ['Sì', 'No', 'Non lo so'],
    options: {
      no: {
        label: 'senza filtro nuovo',
        driver: null,
        words:
          'senza filtro|filtro gia|ho gia filtro|filtro ce ho|filtro ho gia|filtro c gia|filtro abbiamo gia|ho filtro|c gia filtro|abbiamo gia filtro|niente filtro|filtro non|non filtro|filtro no',
      },
      si: {
        label: 'con filtro magnetico',
        words:
          'filtro magnetic*|defangator*|filtro nuovo|con filtro|mettere filtro|metter* anche filtro|montare filtro|mettete filtro|aggiungere filtro|filtro mettere|filtro caldaia nuovo|metta filtro',
      },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Filtro magnetico', narrow: 'se serve il filtro' },
  },
  thermostatKind: {
    id: 'tipo-termostato',
    step: 'Cosa',
    label: 'Tipo',
    question: 'Semplice, programmabile o wifi?',
    example: 'Puoi rispondere «wifi».',
    help: 'Il programmabile segue gli orari, il wifi si comanda anche dal telefono.',
    chips: ['Semplice', 'Programmabile', 'Wifi', 'Non lo so'],
    options: {
      semplice: {
        label: 'semplice',
        words:
          'termostato semplice|a rotella|rotella|manuale|~semplice|~normale|termostato normale|termostato base|termostato classico|acceso spento|accendi spegni|, semplice|, normale|senza programm*|niente wifi|non wifi|senza wifi|senza app|niente app',
      },
      programmabile: {
        label: 'programmabile',
        driver: null,
        words:
          'programmabil*|cronotermostat*|crono|settimanal*|orari|fasce orarie|programmar* orar*|si programma|si programmano|programmarl*|a orario|con timer|timer',
      },
      wifi: {
        label: 'wifi',
        words:
          'wifi|wi fi|smart|telefono|cellulare|app|intelligent*|da remoto|alexa|google|tado*|netatmo|nest|smarther|honeywell|comand* telefonino|controll* telefonino|gestir* telefonino|accender* telefonino|comand* distanza|control* distanza|accend* distanza|gestir* distanza|fuori casa',
      },
    },
    price: {
      reference: 'programmabile',
      typical: ['programmabile'],
      open: 'Tipo di termostato',
      narrow: 'il tipo di termostato',
    },
  },
  thermostats: {
    id: 'termostati',
    step: 'Misure',
    label: 'Termostati',
    question: 'Quanti termostati?',
    example: 'Per esempio «uno».',
    help: 'Uno per ogni zona che si regola da sola.',
    chips: ['1', '2', '3', 'Non lo so'],
    units: [],
    bounds: [1, 12],
    whole: true,
    unit: { one: 'termostato', many: 'termostati' },
    price: { reference: 1, narrow: 'quanti termostati servono' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
