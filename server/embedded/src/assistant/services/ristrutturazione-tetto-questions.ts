import type { ServiceInterview } from '@mestieri/shared/services/interview.ts'

/** The questions of the service before its jobs had their own. */
export const questions = {
    area: {
      id: 'superficie',
      step: 'Misure',
      label: 'Misure',
      question: 'Quanto è grande il tetto? Se non lo sai, dimmi i m² della casa in pianta.',
      example: 'Per esempio «120 m² di tetto» o «casa di 100 m²».',
      help: 'La falda è inclinata, quindi è più grande della pianta: di solito dal 15 al 25% in più.',
      chips: ['Casa di 80 m²', 'Casa di 100 m²', 'Casa di 150 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [10, 2000],
      unit: 'm²',
      price: {
        reference: 120,
        typical: [100, 150],
        narrow: 'la superficie vera delle falde',
      },
    },
    measured: {
      id: 'misurata',
      step: 'Misure',
      label: 'Superficie',
      question: 'È la superficie del tetto o della casa in pianta?',
      example: 'Puoi rispondere «del tetto» o «della casa».',
      help: 'La falda è più grande della pianta.',
      chips: ['Del tetto', 'Della casa'],
      quiet: true,
      options: {
        tetto: {
          label: 'del tetto',
          driver: null,
          words:
            'mq tetto|tetto #|tetto circa #|metri tetto|quadri tetto|quadrati tetto|falda|falde|mq copertura|terrazzo #|tetto piano|~tetto',
        },
        pianta: {
          label: 'in pianta',
          driver: 'Falda più grande della pianta',
          words:
            'pianta|mq casa|casa #|casa circa #|metri casa|quadri casa|quadrati casa|villett* #|villa #|abitazione #|appartamento #|casa misura|casa grande|calpestabil*|mq piano|superficie casa|impronta|~casa',
        },
      },
      price: { reference: 'tetto', typical: ['tetto'], span: [], open: 'Superficie', narrow: '' },
    },
    covering: {
      id: 'manto',
      step: 'Cosa',
      label: 'Manto',
      question: 'Di che cosa è fatto adesso: coppi, tegole, lamiera, guaina o eternit?',
      example: 'Per esempio «tegole» o «guaina».',
      help: 'Per l’eternit, che contiene amianto, serve una ditta abilitata e un sopralluogo.',
      chips: ['Coppi o tegole', 'Lamiera', 'Guaina (tetto piano)', 'Eternit'],
      options: {
        tegole: {
          label: 'coppi o tegole',
          words: 'tegol*|copp*|marsiglies*|portoghes*|cotto|ardesia|laterizio',
        },
        lamiera: {
          label: 'lamiera',
          words: 'lamier*|metall*|coibentat*|alluminio|rame|pannell* sandwich|sandwich|grecata',
        },
        guaina: {
          label: 'guaina',
          words: 'guain*|catram*|bitum*|tetto piano|tetto piatto|lastrico|terrazz*|~piano|~piatto',
        },
        eternit: { label: 'eternit', words: 'eternit|amianto|asbesto|fibrocemento|ethernit|etternit' },
      },
    },
    works: {
      id: 'intervento',
      step: 'Cosa',
      label: 'Lavoro',
      question: 'Va solo sistemato, o rifatto? E le travi sono sane?',
      example: 'Per esempio «solo sistemato», «rifatto, travi sane» o «le travi sono rovinate».',
      help: 'Sistemare vuol dire cambiare tegole rotte e qualche listello; rifare vuol dire togliere tutto fino alla struttura.',
      chips: ['Solo sistemato', 'Rifatto, travi sane', 'Travi rovinate', 'Non lo so'],
      options: {
        sistemare: {
          label: 'manto da riparare',
          driver: 'Solo riparazione',
          words:
            'solo sistemat*|sistemar*|riparar*|riparazion*|aggiustar*|tegole rotte|qualche tegola|ripassar*|ripasso|manutenzione|perdita|rattopp*|rimaneggi*|~sistem*|~ripar*|~piccol*|~poco',
        },
        rifare: {
          label: 'tetto da rifare',
          driver: 'Tetto rifatto',
          words:
            'rifar*|rifatto|rifacimento|nuovo tetto|tetto nuovo|sostitu*|travi sane|travi buone|travi ok|travi posto|travi bene|infiltrazion*|piove dentro|~tutto|~nuovo|~cambiar*|~sane|~buone|~completa*',
        },
        travi: {
          label: 'tetto e travi da rifare',
          driver: 'Struttura in legno nuova',
          words:
            'travi rovinat*|travi marc*|travi rifar*|travi cambiar*|travi vecchi*|travi danneggiat*|travi mess*|rifare travi|cambiare travi|travi nuove|struttura rifare|rifare struttura|struttura nuova|struttura legno|tarli|~rovinat*|~marc*',
        },
      },
      price: {
        reference: 'rifare',
        typical: ['sistemare', 'rifare'],
        open: 'Riparare o rifare',
        narrow: 'lo stato delle travi, da guardare da sotto',
      },
    },
    insulation: {
      id: 'isolamento',
      step: 'Cosa',
      label: 'Isolamento',
      question: 'Vuoi anche isolarlo o ventilarlo?',
      example: 'Puoi rispondere «sì» o «no».',
      help: 'Isolare costa di più adesso, ma si sente in bolletta, d’inverno e d’estate. Si decide prima di coprire.',
      chips: ['Sì', 'No', 'Non lo so'],
      options: {
        no: { label: 'senza isolamento', words: 'non isolar*|senza isol*|gia isolat*' },
        si: {
          label: 'isolato e ventilato',
          driver: 'Isolamento e ventilazione',
          words: 'isol*|ventil*|coibent*|cappott*|lana di roccia|fibra di legno',
        },
      },
      yes: 'si',
      no: 'no',
      price: {
        reference: 'no',
        typical: ['no', 'si'],
        open: 'Isolamento',
        narrow: 'se isolarlo',
      },
    },
    floors: {
      id: 'piani',
      step: 'Misure',
      label: 'Piani',
      question: 'Quanti piani ha la casa?',
      example: 'Per esempio «2 piani» o «solo piano terra».',
      help: 'Da due piani in su di solito serve il ponteggio.',
      chips: ['1', '2', '3', 'Non lo so'],
      units: [],
      bounds: [1, 20],
      whole: true,
      unit: { one: 'piano', many: 'piani' },
      price: {
        reference: 1,
        typical: [1, 2],
        narrow: 'l’altezza da terra',
      },
    },
  } as const satisfies ServiceInterview['questions']
