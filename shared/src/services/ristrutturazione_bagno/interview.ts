import type { ServiceInterview } from '../interview.ts'

export const interview = {
  photos: 'una dalla porta, una della doccia o vasca, una degli attacchi dell’acqua',
  questions: {
    kind: {
      id: 'lavoro',
      step: 'Cosa',
      label: 'Lavoro',
      question: 'Il bagno lo vuoi rifare tutto, tubi compresi, o solo sanitari e rivestimenti?',
      example: 'Puoi rispondere «tutto» o «solo sanitari e piastrelle».',
      help: 'Rifarlo tutto vuol dire anche tubazioni e scarichi nuovi: costa di più, ma per decenni non ci pensi.',
      chips: ['Tutto, tubi compresi', 'Solo sanitari e rivestimenti', 'Non lo so'],
      options: {
        restyling: {
          label: 'solo sanitari e rivestimenti',
          driver: 'Solo sanitari e rivestimenti',
          words:
            'solo sanitari|solo rivestiment*|solo piastrelle|solo mattonelle|sanitari rivestiment*|sanitari piastrelle|restyling|solo estetic*|rinfrescat*|rinfresco|senza tubi|senza toccare tubi|non tubi|cambiare sanitari|~sanitari|~rivestiment*|~piastrelle|~parziale|~solo',
        },
        completo: {
          label: 'rifacimento completo',
          driver: 'Tubi e scarichi nuovi',
          words:
            'tutto bagno|bagno completo|rifare tutto|rifarlo tutto|rifacimento completo|rifacimento totale|completamente|da zero|tubi compresi|tubi|tubature|tubazion*|scarichi|chiavi in mano|tutto nuovo|da cima a fondo|ristrutturazione completa|totale|~tutto|~complet*|~entramb*|~tutta|~intero',
        },
      },
      price: {
        reference: 'restyling',
        typical: ['restyling', 'completo'],
        open: 'Rifarlo tutto o solo in vista',
        narrow: 'se rifare anche i tubi',
      },
    },
    pipes: {
      id: 'tubi',
      step: 'Cosa',
      label: 'Tubi e scarichi',
      question: 'Tubi e scarichi restano quelli di adesso?',
      example: 'Puoi rispondere «sì, restano» o «no, vanno rifatti».',
      help: 'Se i tubi hanno più di trent’anni, o se sposti i sanitari, di solito conviene rifarli: allora è un rifacimento completo.',
      chips: ['Sì, restano', 'No, vanno rifatti', 'Non lo so'],
      options: {
        restano: {
          label: 'tubi che restano',
          words: 'rest* tubi|tubi restano|restano|~rest*|~tengo|~teniamo|~quelli adesso|~gli stessi|~stessi',
        },
        nuovi: {
          label: 'tubi e scarichi nuovi',
          driver: 'Tubi e scarichi nuovi',
          words:
            'tubi nuovi|rifare tubi|cambiare tubi|vanno rifatti|tubi rifatti|~rifar*|~rifatt*|~cambi*|~nuov*',
        },
      },
      yes: 'restano',
      no: 'nuovi',
      price: {
        reference: 'restano',
        typical: ['restano', 'nuovi'],
        open: 'Tubi e scarichi',
        narrow: 'se i tubi possono restare',
      },
    },
    area: {
      id: 'superficie',
      step: 'Misure',
      label: 'Misure',
      question: 'Quanto misura, più o meno? Vanno bene i m², o lunghezza per larghezza.',
      example: 'Per esempio «6 m²» o «3 metri per 2».',
      help: 'Basta una misura a passi: il professionista poi misura per bene.',
      chips: ['Fino a 4 m²', '4–6 m²', '6–10 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [1, 60],
      unit: 'm²',
      price: {
        reference: 5,
        typical: [4, 7],
        narrow: 'le misure del bagno',
      },
    },
    grade: {
      id: 'fascia',
      step: 'Cosa',
      label: 'Finiture',
      question: 'Per sanitari e piastrelle pensi a qualcosa di base, di fascia media o alta?',
      example: 'Puoi rispondere «base», «media» o «alta».',
      help: 'Base: sanitari a terra e piastrelle da grande negozio. Media: sanitari sospesi o di marca. Alta: grandi lastre, rubinetti di design, su misura.',
      chips: ['Base', 'Media', 'Alta', 'Non lo so'],
      options: {
        base: {
          label: 'fascia base',
          words:
            'fascia base|fascia bassa|economic*|~base|~bass*|~semplic*|~risparmi*|~spendere poco|~senza spendere|~poco|~normal*|~minimo|~a terra|~terra',
        },
        media: {
          label: 'fascia media',
          words:
            'fascia media|sospes*|~carin*|~esagerare|~giusto|~nella media|~medi*|~via mezzo|~buon*|~discret*',
        },
        alta: {
          label: 'fascia alta',
          driver: 'Sanitari e piastrelle di fascia alta',
          words:
            'fascia alta|alta gamma|lusso|design|di pregio|fatto misura|mobili misura|~misura|gres grandi|grandi lastre|~alt*|~top|~pregio|~migliore|~belliss*',
        },
      },
      price: {
        reference: 'media',
        typical: ['media'],
        open: 'Fascia di sanitari e piastrelle',
        narrow: 'la fascia di sanitari e piastrelle',
      },
    },
    stairs: {
      id: 'piano',
      step: 'Cosa',
      label: 'Piano',
      question: 'A che piano siamo, e c’è l’ascensore?',
      example: 'Per esempio «terzo piano con ascensore» o «piano terra».',
      help: 'Le macerie vanno portate giù: senza ascensore si paga qualche ora in più.',
      chips: ['Piano terra', 'Con ascensore', 'Senza ascensore', 'Non lo so'],
      options: {
        terra: {
          label: 'piano terra',
          words:
            'piano terra|pianterreno|piano terreno|pian terreno|piano rialzato|rialzato|seminterrat*|villa|villett*|casa indipendente|~terra|~terreno',
        },
        primo: { label: 'primo piano', words: '~primo piano|~primo|~1 piano' },
        ascensore: {
          label: 'con ascensore',
          driver: 'Piano con ascensore',
          words: 'con ascensore|ascensore|montacarichi|monta carichi',
        },
        scale: {
          label: 'senza ascensore',
          driver: 'Macerie giù per le scale',
          words: 'senza ascensore|no ascensore|non ascensore|a piedi|solo scale|ascensore no|~scale',
        },
      },
      ordinals: false,
      yes: 'ascensore',
      no: 'scale',
      price: {
        reference: 'ascensore',
        typical: ['ascensore', 'scale'],
        open: 'Piano e ascensore',
        narrow: 'il piano e l’ascensore',
      },
    },
    count: {
      id: 'bagni',
      step: 'Misure',
      label: 'Bagni',
      question: 'Quanti bagni vuoi rifare?',
      example: 'Per esempio «due bagni».',
      help: 'Se sono più d’uno, conto ognuno con la misura che mi dai.',
      chips: ['1', '2'],
      units: ['bathroom'],
      bounds: [1, 10],
      whole: true,
      unit: { one: 'bagno', many: 'bagni' },
      price: {
        reference: 1,
        typical: [1, 1],
        narrow: '',
      },
    },
  },
} as const satisfies ServiceInterview
