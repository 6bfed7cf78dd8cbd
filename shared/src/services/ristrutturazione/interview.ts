import type { ServiceInterview } from '../interview.ts'

export const interview = {
  photos: 'le stanze da rifare e la planimetria, se ce l’hai',
  questions: {
    area: {
      id: 'superficie',
      step: 'Misure',
      label: 'Misure',
      question: 'Quanti m² calpestabili sono, più o meno?',
      example: 'Per esempio «80 m²» o «un trilocale».',
      help: 'Sono i metri quadri su cui cammini, senza muri e balconi.',
      chips: ['Fino a 60 m²', '60–90 m²', '90–130 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [8, 1000],
      unit: 'm²',
      price: {
        reference: 80,
        typical: [70, 100],
        narrow: 'i metri quadri calpestabili',
      },
    },
    level: {
      id: 'livello',
      step: 'Cosa',
      label: 'Lavoro',
      question:
        'Che tipo di lavoro hai in mente: una rinfrescata, una ristrutturazione completa o di pregio?',
      example: 'Puoi rispondere «rinfrescata», «completa» o «di pregio».',
      help: 'Rinfrescata: pavimenti, tinta e piccole cose. Completa: anche impianti, bagni e tracce nei muri. Di pregio: la completa con materiali e finiture di alta gamma.',
      chips: ['Una rinfrescata', 'Completa', 'Di pregio', 'Non lo so'],
      options: {
        leggera: {
          label: 'rinfrescata',
          words:
            'rinfrescat*|rinfresco|leggera|leggero|ristrutturazione parziale|piccoli lavori|qualche ritocco|restyling|solo pavimenti|~parziale|~poco|~pochi lavori|~base|~economic*|~minimo|~semplic*',
        },
        completa: {
          label: 'ristrutturazione completa',
          words:
            'ristrutturazione complet*|ristrutturazione total*|ristrutturare tutto|rifare tutto|da zero|completamente|totalmente|chiavi in mano|integrale|~complet*|~total*|~tutto|~tutta|~medi*|~normal*',
        },
        pregio: {
          label: 'ristrutturazione di pregio',
          words:
            'di pregio|lusso|alta gamma|fascia alta|design|finiture alte|materiali alti|~pregio|~alt*|~top',
        },
      },
      price: {
        reference: 'completa',
        typical: ['leggera', 'completa'],
        open: 'Tipo di ristrutturazione',
        narrow: 'che cosa rifare e che cosa tenere',
      },
    },
    systems: {
      id: 'impianti',
      step: 'Cosa',
      label: 'Impianti',
      question: 'Vanno rifatti anche gli impianti, cioè elettrico, idraulico o riscaldamento?',
      example: 'Puoi rispondere «sì», «solo elettrico» o «no».',
      help: 'Se gli impianti hanno più di trent’anni conviene rifarli mentre i muri sono aperti.',
      chips: ['Sì', 'No', 'Non lo so'],
      options: {
        no: {
          label: 'impianti che restano',
          words:
            'impianti nuovi gia|impianti ok|impianti a posto|senza impianti|impianti no|gia rifatti|~gia fatti|~a posto',
        },
        si: {
          label: 'impianti da rifare',
          words:
            'rifare impianti|impianti rifare|impianti nuovi|impianto elettrico|impianto idraulico|impianti|~elettric*|~idraulic*|~riscaldament*|~tutti|~parte|~solo parte|~entramb*|~qualcuno|~alcuni',
        },
      },
      yes: 'si',
      no: 'no',
      price: {
        reference: 'no',
        typical: ['no', 'si'],
        open: 'Impianti',
        narrow: 'quali impianti rifare',
      },
    },
    bathrooms: {
      id: 'bagni',
      step: 'Cosa',
      label: 'Bagni',
      question: 'Quanti bagni ci sono da rifare?',
      example: 'Per esempio «uno», «2 bagni» o «nessuno».',
      help: 'Il bagno è la stanza più costosa al metro: serve al professionista per capire il lavoro.',
      chips: ['Nessuno', '1', '2', '3'],
      units: ['bathroom'],
      bounds: [0, 12],
      whole: true,
      mayBeNone: true,
      unit: { one: 'bagno', many: 'bagni', none: 'nessun bagno' },
    },
    windows: {
      id: 'infissi',
      step: 'Cosa',
      label: 'Infissi',
      question: 'Ci sono infissi da cambiare? Se sì, quanti?',
      example: 'Per esempio «6 finestre» o «no».',
      help: 'Gli infissi li conto a parte, perché hanno un prezzo al pezzo.',
      chips: ['No', '4', '8', 'Non lo so'],
      units: ['window'],
      bounds: [0, 80],
      whole: true,
      some: [5, 8],
      mayBeNone: true,
      unit: { one: 'infisso', many: 'infissi', none: 'nessun infisso' },
    },
  },
} as const satisfies ServiceInterview
