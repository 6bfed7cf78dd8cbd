import type { ServiceInterview } from '@mestieri/shared/services/interview.ts'

/** The questions of the service before its jobs had their own. */
export const questions = {
    kind: {
      id: 'lavoro',
      step: 'Cosa',
      label: 'Lavoro',
      question: 'Che cosa serve: solo tinteggiare, sistemare anche l’intonaco, o il cappotto termico?',
      example: 'Puoi rispondere «solo tinta», «anche l’intonaco» o «cappotto».',
      help: 'Se l’intonaco suona a vuoto o si stacca va rifatto prima della tinta. Il cappotto è uno strato isolante, si sente in bolletta.',
      chips: ['Solo tinteggiare', 'Anche l’intonaco', 'Cappotto termico', 'Non lo so'],
      options: {
        tinta: {
          label: 'tinteggiatura esterna',
          words:
            'solo tint*|solo pittur*|solo ridipingere|solo imbianc*|imbianc*|tinteggi*|ridipinger*|dipinger*|pitturare|verniciare|~tinta|~pittura|~colore',
        },
        intonaco: {
          label: 'intonaco e tinta',
          driver: 'Intonaco da rifare',
          words:
            'intonac*|scrost*|stacc*|crep*|ripristin*|rifare facciata|facciata rovinat*|cade pezzi|~rovinat*|~sistemar*',
        },
        cappotto: {
          label: 'cappotto termico',
          driver: 'Cappotto termico',
          words: 'cappott*|isolamento|isolar*|coibent*|termic*',
        },
      },
      price: {
        reference: 'intonaco',
        typical: ['tinta', 'intonaco'],
        open: 'Tinta, intonaco o cappotto',
        narrow: 'lo stato dell’intonaco',
      },
    },
    area: {
      id: 'superficie',
      step: 'Misure',
      label: 'Misure',
      question: 'Quanti m² di facciata, più o meno? Va bene anche lunghezza per altezza, e quanti lati.',
      example: 'Per esempio «200 m²» o «4 lati da 10 metri per 6».',
      help: 'Si contano tutti i lati da fare, finestre comprese: è l’uso del mestiere, «vuoto per pieno».',
      chips: ['Fino a 100 m²', '100–250 m²', '250–500 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [5, 10_000],
      unit: 'm²',
      price: {
        reference: 200,
        typical: [120, 250],
        narrow: 'i metri quadri da misurare sul posto',
      },
    },
    floors: {
      id: 'piani',
      step: 'Misure',
      label: 'Piani',
      question: 'Quanti piani ha l’edificio?',
      example: 'Per esempio «2 piani» o «solo piano terra».',
      help: 'Dall’altezza dipende il ponteggio.',
      chips: ['1', '2', '3', 'Più di 3 piani'],
      units: [],
      bounds: [1, 30],
      whole: true,
      unit: { one: 'piano', many: 'piani' },
      price: {
        reference: 2,
        typical: [2, 3],
        narrow: 'l’altezza dell’edificio',
      },
    },
    balconies: {
      id: 'frontalini',
      step: 'Cosa',
      label: 'Frontalini',
      question: 'Ci sono frontalini dei balconi da rifare? Se sì, quanti balconi o quanti metri?',
      example: 'Per esempio «3 balconi», «12 metri» o «no».',
      help: 'Il frontalino è il bordo esterno del balcone, dove di solito si stacca il cemento.',
      chips: ['No', '2 balconi', '4 balconi', 'Non lo so'],
      units: [],
      looseUnits: ['metre'],
      bounds: [1, 500],
      mayBeNone: true,
      unit: { one: 'metro', many: 'metri', none: 'nessuno' },
      price: {
        reference: 0,
        typical: [0, 12],
        narrow: 'i metri di frontalino',
      },
    },
  } as const satisfies ServiceInterview['questions']
