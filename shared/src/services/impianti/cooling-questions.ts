import type { ChoiceQuestion, NumberQuestion } from '../interview.ts'

/** The questions about air conditioning. */
export const coolingQuestions = {
  splits: {
    id: 'split',
    step: 'Misure',
    label: 'Split',
    question: 'Quanti split, cioè unità interne?',
    example: 'Per esempio «2», uno per stanza.',
    help: 'Uno split per ogni stanza da rinfrescare: di solito soggiorno e camere.',
    chips: ['1', '2', '3', 'Non lo so'],
    units: ['split'],
    looseUnits: ['room'],
    bounds: [1, 12],
    whole: true,
    unit: { one: 'split', many: 'split' },
    price: { reference: 1, narrow: 'quanti split servono' },
  },
  machines: {
    id: 'macchine',
    step: 'Cosa',
    label: 'Macchine',
    question: 'Le macchine le porta l’installatore o le hai già?',
    example: 'Puoi rispondere «le porta lui» o «solo la posa».',
    help: 'Se le compri tu paghi solo la posa, ma la garanzia sulla macchina resta con chi te l’ha venduta.',
    chips: ['Le porta l’installatore', 'Le ho già', 'Non lo so'],
    options: {
      comprese: {
        label: 'macchine comprese',
        driver: null,
        words:
          'tutto compres*|tutto inclus*|compreso tutto|tutto voi|tutto loro|pezzi montaggio|macchin* non ho comprat*|non ho ancora comprat*|chiavi mano|porta installatore|porta lui|portate voi|comprate voi|fate voi macchin*|fate voi|mettete macchin*|prendete voi|fornite voi|mettete voi|macchina compresa|macchine comprese|macchina inclusa|macchine incluse|macchina montaggio|macchine montaggio|macchina posa|macchine posa|compres* macchin*|inclus* macchin*|macchin* comprare|macchin* comperare|macchin* acquistare|macchin* nuov* comprare|~comprese|~nuov*|~inclus*|~lui|~da comprar*|~da prender*|~non ho|~devo comprar*|~devo prender*',
      },
      mie: {
        label: 'solo la posa',
        words:
          'solo posa|solo montaggio|solo installazione|solo manodopera|solo montarlo|~le ho|le ho gia|l ho gia|ce l ho gia|ho gia macchin*|ho gia condizionator*|ho gia climatizzator*|gia comprat*|gia acquistat*|comprat* online|comprat* io|le compro io|lo compro io|macchina mia|macchine mie|macchina ce ho|macchine ce ho|ce ho io|macchina ho io|ho io macchin*|pres* io|gia pres* io|gia preso|gia presi|pres* internet|preso su internet|preso online|presi online|acquistat* io|acquistat* online|ho preso su|solo chi mont*|solo chi install*',
      },
    },
    no: 'comprese',
    price: {
      reference: 'comprese',
      typical: ['comprese'],
      open: 'Macchine',
      narrow: 'chi compra le macchine',
    },
  },
  prepared: {
    id: 'predisposizione',
    step: 'Cosa',
    label: 'Predisposizione',
    question: 'C’è già la predisposizione, cioè i tubi nel muro?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Con i tubi già pronti la posa costa di solito 80–150 € in meno a split.',
    chips: ['Sì', 'No', 'Non lo so'],
    options: {
      si: {
        label: 'con predisposizione',
        words:
          'predispos*|predisposto|tubi gia|gia tubi|gia predispost*|tracce gia|tubi muro gia|tubi muro ci gia|tubi gia muro|predisposizione gia|tubi ci gia|tubi muro pront*|tubi pront*|tubazion* gia|tubazion* pront*|tubazion* ci gia|tubi passat*|gia passat* tubi|gia mess* tubi|tubi mess*|tubi rame gia|tubi dentro muro|tubo gia|impianto gia predispost*|attacchi gia|attacchi pront*|tutto predispost*|tutto pronto|tracce fatt*',
      },
      no: {
        label: 'senza predisposizione',
        driver: null,
        words:
          'senza predispos*|nessuna predispos*|non predispost*|nessun tubo pronto|muro nessun tubo|nessun tubo|nessuna tubazione|non c tubo|non ci tubi|tubi non ci|tubi non c|tubi mancano|mancano tubi|tubi passare|tubi fare|tubi portare|tubi mettere|predispos* manca|predispos* non|manca predispos*|predispos* no|predispos* zero|zero predispos*|predispos* assent*|mai predispos*|niente predispos*|predispos* fare|fare predispos*|non c predispos*|non ho predispos*|muro non c niente|non c nulla muro|non c niente muro|niente muro',
      },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Predisposizione', narrow: 'se ci sono già i tubi' },
  },
  oldMachine: {
    id: 'vecchia-macchina',
    step: 'Cosa',
    label: 'Macchina vecchia',
    question: 'C’è una macchina vecchia da togliere?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Il gas va recuperato e la macchina smaltita.',
    chips: ['Sì', 'No'],
    options: {
      no: {
        label: 'nessuna macchina da togliere',
        driver: null,
        words:
          'nessuna vecchi*|prima volta|niente smontar*|niente toglier*|niente levar*|nulla smontar*|nulla toglier*|nessuno smontar*|nessuna smontar*|nessuna toglier*|non c niente smontar*|non c niente toglier*|non c nulla toglier*|non c nulla smontar*|non ho mai avut*|non ne ho mai avut*|non abbiamo mai avut*|non ne abbiamo mai avut*|mai avut*|mai messo|primo climatizzator*|primo condizionator*|primo impianto',
      },
      si: {
        label: 'macchina vecchia da togliere',
        words:
          'vecchio condizionator*|condizionatore vecchio|vecchio climatizzator*|climatizzatore vecchio|macchina vecchia|vecchia macchina|vecchio split|split vecchio|togliere vecchi*|smaltire vecchi*|sostituire condizionator*|sostituire climatizzator*|cambiare condizionator*|cambiare climatizzator*|smontare vecchio|smontato vecchio|smontare quello vecchio|smontato quello vecchio|vecchio smontare|togliere quello vecchio|smont* vecchi*|smont* quell*|smont* * vecchi*|tolt* vecchi*|tolt* quell*|toglier* quell*|togliend* vecchi*|levar* vecchi*|levar* quell*|lev* vecchi*|buttar* vecchi*|buttar* quell*|smaltir* quell*|smaltend* vecchi*|vecchi* smont*|vecchi* toglier*|vecchi* tolt*|vecchi* buttar*|vecchi* portar* via|vecchi* via|vecchi* rott*|al posto vecchi*|posto quell*|rimuover* vecchi*|disinstall* vecchi*|sostituir* vecchi*|cambiar* vecchi*|sostituzione condizionator*|sostituzione climatizzator*',
      },
    },
    yes: 'si',
    no: 'no',
    price: {
      reference: 'no',
      typical: ['no'],
      open: 'Macchina vecchia',
      narrow: 'se c’è una macchina da togliere',
    },
  },
  careKind: {
    id: 'lavoro-clima',
    step: 'Cosa',
    label: 'Lavoro',
    question: 'Pulizia, ricarica del gas o una perdita da cercare?',
    example: 'Per esempio «pulizia» o «non fa più freddo».',
    help: 'Se non raffredda di solito manca gas; se manca, da qualche parte perde.',
    chips: ['Pulizia', 'Non raffredda, ricarica', 'Perde gas', 'Non lo so'],
    options: {
      pulizia: {
        label: 'pulizia e controllo',
        driver: null,
        words:
          'puliz*|pulire|pulit*|filtri|sanific*|igienizz*|manutenzion*|puzz*|controllo|gocciol*|perde acqua',
      },
      ricarica: {
        label: 'ricarica del gas',
        words:
          'ricaric*|non fa freddo|non raffredd*|non fa piu freddo|poco freddo|aria calda|scarico gas|manca gas|finito gas|gas finito|non fredda|non rinfresca|ricarica gas|~gas',
      },
      perdita: {
        label: 'perdita da cercare',
        words: 'perde gas|perdita gas|perdita|fuga gas|si scarica sempre|ogni anno scarico',
      },
    },
    price: { reference: 'pulizia', typical: ['pulizia'], open: 'Lavoro', narrow: 'che cosa serve' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
