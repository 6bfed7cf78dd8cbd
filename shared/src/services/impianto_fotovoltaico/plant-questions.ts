import type { ChoiceQuestion, NumberQuestion } from '../interview.ts'

/** The questions about an existing plant, and about panels on a balcony. */
export const plantQuestions = {
  added: {
    id: 'kw-in-piu',
    step: 'Misure',
    label: 'Da aggiungere',
    question: 'Quanti kW vuoi aggiungere?',
    example: 'Per esempio «3 kW», «da 3 a 6 kW» o «8 pannelli».',
    help: 'Ogni pannello di oggi dà circa 0,45 kW.',
    chips: ['2 kW', '3 kW', '6 kW', 'Non lo so'],
    units: [],
    bounds: [0.3, 50],
    unit: 'kW',
    price: { reference: 3, narrow: 'quanti kW aggiungere' },
  },
  inverterKept: {
    id: 'inverter-regge',
    step: 'Cosa',
    label: 'Inverter',
    question: 'L’inverter che hai basta anche per i pannelli in più?',
    example: 'Puoi rispondere «sì», «no» o «non lo so».',
    help: 'Dipende dalla sua potenza: sta scritta sulla targhetta.',
    chips: ['Sì', 'No', 'Non lo so'],
    options: {
      no: {
        label: 'con un inverter nuovo',
        driver: null,
        words:
          'inverter nuovo|inverter non basta|inverter piccolo|inverter non regge|inverter non ce fa|inverter * non regge|inverter * non basta|inverter * non ce fa|inverter troppo piccolo|cambiare inverter|inverter cambiare|altro inverter|sostituire inverter|inverter limite',
      },
      si: {
        label: 'con l’inverter che c’è',
        words:
          'inverter basta|inverter regge|inverter predisposto|inverter grande|inverter ho regge|inverter ho basta|inverter c regge|inverter c basta|inverter abbiamo regge|inverter abbiamo basta|inverter attuale regge|inverter attuale basta|inverter esistente regge|inverter esistente basta|inverter ora regge|inverter ora basta|inverter adesso regge|inverter adesso basta|inverter gia regge|inverter gia basta|inverter ce fa|inverter sopporta|inverter tiene|inverter sovradimensionat*|inverter abbastanza grande|inverter abbondante|inverter va bene|inverter bene|inverter resta|inverter tengo|tengo inverter|inverter piu grande|inverter gia predispost*|inverter sufficiente|senza cambiare inverter|non cambiare inverter|non serve inverter|senza inverter nuovo',
      },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Inverter', narrow: 'se l’inverter basta' },
  },
  inverterKind: {
    id: 'tipo-inverter',
    step: 'Cosa',
    label: 'Tipo',
    question: 'Un inverter normale o ibrido, pronto per la batteria? O prima solo una diagnosi?',
    example: 'Puoi rispondere «normale», «ibrido» o «solo diagnosi».',
    help: 'L’ibrido gestisce anche una batteria. La diagnosi dice se va cambiato davvero.',
    chips: ['Normale', 'Ibrido', 'Solo una diagnosi', 'Non lo so'],
    options: {
      diagnosi: {
        label: 'solo la diagnosi',
        words: 'solo diagnosi|diagnosi|capire cosa|solo vedere|solo controllo|~ripar*',
      },
      normale: {
        label: 'inverter normale',
        driver: null,
        words:
          'inverter normale|di stringa|stringa|~normale|~semplice|normale senza|senza predispos*|senza batteria|non ibrid*|niente batteria|senza accumulo|niente ibrid*|, normale|, semplice|uguale vecchio|come quello|inverter semplice|inverter tradizionale|inverter uguale|stesso tipo|non predispost*',
      },
      ibrido: {
        label: 'inverter ibrido',
        words:
          'ibrid*|predisposto batteria|pronto per batteria|predispost* batteri*|predispost* accumulo|pront* batteri*|pront* accumulo|predisposizione batteri*|predisposizione accumulo|aggiungere batteria|mettere batteria',
      },
    },
    price: {
      reference: 'normale',
      typical: ['normale'],
      open: 'Tipo di inverter',
      narrow: 'il tipo di inverter',
    },
  },
  panels: {
    id: 'pannelli',
    step: 'Misure',
    label: 'Pannelli',
    question: 'Quanti pannelli sono?',
    example: 'Per esempio «14 pannelli» o «6 kW».',
    help: 'Un impianto da 3 kW ne ha circa 8–10, uno da 6 kW circa 14–18.',
    chips: ['8', '14', '24', 'Non lo so'],
    units: [],
    bounds: [1, 400],
    whole: true,
    unit: { one: 'pannello', many: 'pannelli' },
    price: { reference: 14, narrow: 'quanti pannelli sono' },
  },
  steep: {
    id: 'accesso-tetto',
    step: 'Cosa',
    label: 'Accesso al tetto',
    question: 'Al tetto si arriva facilmente o è ripido e difficile?',
    example: 'Puoi rispondere «facile» o «ripido».',
    help: 'Su un tetto ripido servono più tempo e più sicurezze.',
    chips: ['Facile', 'Ripido o difficile', 'Non lo so'],
    options: {
      facile: {
        label: 'tetto facile da raggiungere',
        driver: null,
        words:
          'facil*|comod*|tetto piano|lastrico|terra|~bene|si arriva bene|si raggiunge bene|si sale facil*|botola|poca pendenza|poco inclinat*|quasi piano|tettoia bassa|terrazzo|non ripid*|non difficil*|non pendenza',
      },
      ripido: {
        label: 'tetto ripido o difficile',
        words:
          'ripid*|difficil*|scomod*|pendenza forte|alto|molto pendenza|forte pendenza|molta pendenza|tanta pendenza|parecchia pendenza|troppa pendenza|bella pendenza|molto inclinat*|tanto inclinat*|troppo inclinat*|molto spiovent*|molto pendente|non facil*|non comod*|non si arriva|non si raggiunge|serve cestello|serve piattaforma|serve ponteggio',
      },
    },
    price: {
      reference: 'facile',
      typical: ['facile'],
      open: 'Accesso al tetto',
      narrow: 'come si arriva al tetto',
    },
  },
  edge: {
    id: 'metri-rete',
    step: 'Misure',
    label: 'Giro dei pannelli',
    question: 'Quanti metri è il giro dei pannelli?',
    example: 'Per esempio «25 metri».',
    help: 'Conta i quattro lati: per 6 kW sono di solito circa 25 metri.',
    chips: ['15 metri', '25 metri', '40 metri', 'Non lo so'],
    units: ['metre'],
    bounds: [2, 400],
    unit: 'm',
    price: { reference: 25, narrow: 'il giro dei pannelli' },
  },
  check: {
    id: 'tipo-controllo',
    step: 'Cosa',
    label: 'Controllo',
    question: 'Una visita sola, un contratto per un anno o la termografia con il drone?',
    example: 'Puoi rispondere «una visita».',
    help: 'La termografia trova i moduli che scaldano troppo; di solito si fa insieme alla visita.',
    chips: ['Una visita', 'Contratto annuale', 'Con termografia', 'Non lo so'],
    options: {
      visita: {
        label: 'una visita',
        driver: null,
        words:
          'visita|una volta|controllo singolo|sola volta|~sola|~singol*|tantum|volta sola|visita singola|singola visita|solo controllo|controllo basta|solo occhiata|occhiata|controllatina|senza contratto|niente contratto|senza abbonamento|niente abbonamento|non contratto',
      },
      contratto: {
        label: 'contratto annuale',
        words: 'contratto|abbonamento|annuale|annuo|ogni anno|tutti anni',
      },
      termografia: { label: 'visita con termografia', words: 'termografi*|drone|termocamera|infrarossi' },
    },
    price: {
      reference: 'visita',
      typical: ['visita'],
      open: 'Tipo di controllo',
      narrow: 'che controllo serve',
    },
  },
  removal: {
    id: 'rimontaggio',
    step: 'Cosa',
    label: 'Rimontaggio',
    question: 'I pannelli vanno anche rimontati?',
    example: 'Puoi rispondere «sì» o «solo smontare».',
    help: 'Di solito si rimontano quando il tetto è pronto.',
    chips: ['Sì', 'Solo smontare', 'Non lo so'],
    options: {
      no: {
        label: 'solo smontaggio',
        words:
          'solo smontar*|solo smontaggio|solo toglier*|senza rimontar*|non rimontar*|buttar*|eliminar*|non rimontat*|non vanno rimontat*|non vanno rimont*|non vanno rimess*|non rimont*|non rimett*|non serve rimont*|non serve rimetter*|non devono rimont*|non devo rimont*|non devono essere rimont*|non da rimont*|non si rimont*|non voglio rimont*|senza rimetter*|via sempre|definitivamente|definitiv*|rottamar*|smaltir*|smaltiment*|demolir*|dismett*',
      },
      si: {
        label: 'con rimontaggio',
        driver: null,
        words:
          'rimontar*|rimontaggio|rimettere|rimetter*|smontar* rimontar*|solo smontar* rimontar*|smontaggio rimontaggio|toglier* rimett*|toglier* rimontar*|solo toglier* rimett*|rimontat*|rimess*|rimontiamo|rimontate|rimettiamo|rimettete|rimontarl*',
      },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'si', typical: ['si'], open: 'Rimontaggio', narrow: 'se vanno rimontati' },
  },
  fitting: {
    id: 'montaggio',
    step: 'Cosa',
    label: 'Montaggio',
    question: 'Lo monti tu o lo fai montare?',
    example: 'Puoi rispondere «lo monto io».',
    help: 'Il kit si attacca a una presa; le staffe sulla ringhiera vanno fissate bene.',
    chips: ['Lo monto io', 'Lo faccio montare', 'Non lo so'],
    options: {
      io: {
        label: 'montaggio fai da te',
        driver: null,
        words:
          'monto io|fai da te|da solo|da sola|lo monto|~io|~solo|~amico|~cognato|monto da solo|monto da me|montaggio faccio io|montaggio lo faccio io|installo io|mettiamo noi|montiamo noi|mi arrangio|senza montaggio',
      },
      loro: {
        label: 'con montaggio',
        words:
          'faccio montare|montate voi|montaggio|fatto montare|elettricista|~voi|~fate|~qualcuno|~installatore|~tecnico|~lui|~loro|chi monta|chi monti|chi installa|chi installi|chi mette|chi metta|chi montarlo|chi installarlo|qualcuno monta|qualcuno monti|qualcuno installi|montato voi|installato voi|installate voi|mettete voi|montaggio compreso|montaggio incluso|compreso montaggio|incluso montaggio|con montaggio|installazione compresa|non so montarlo|non capace|non saprei montarlo',
      },
    },
    price: { reference: 'io', typical: ['io'], open: 'Montaggio', narrow: 'chi lo monta' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
