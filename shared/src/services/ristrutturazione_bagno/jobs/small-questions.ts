import type { ChoiceQuestion, NumberQuestion } from '../../interview.ts'

/** The assistant's questions about the smaller jobs of a bathroom, by names that its code uses. */
export const smallQuestions = {
  fixtures: {
    id: 'sanitari',
    step: 'Misure',
    label: 'Sanitari',
    question: 'Quanti pezzi sono? WC, bidet e lavabo si contano uno per uno.',
    example: 'Per esempio «WC e bidet» o «3 sanitari».',
    help: 'Ogni sanitario ha il suo prezzo: pezzo, montaggio e smaltimento del vecchio.',
    chips: ['1', '2', '3', '4'],
    units: [],
    bounds: [1, 40],
    whole: true,
    unit: { one: 'sanitario', many: 'sanitari' },
    price: { reference: 2, narrow: 'quanti sanitari sono' },
  },
  shower: {
    id: 'fascia',
    step: 'Cosa',
    label: 'Doccia',
    question: 'Come la chiudiamo: pannelli sopra le piastrelle, piastrelle nuove, o doccia filo pavimento?',
    example: 'Per esempio «con i pannelli», «con le piastrelle» o «filo pavimento».',
    help: 'I pannelli si montano in un giorno; con le piastrelle la zona torna come nuova; a filo pavimento si abbassa lo scarico.',
    chips: ['Con i pannelli', 'Piastrelle nuove', 'Filo pavimento', 'Non lo so'],
    options: {
      base: {
        label: 'con pannelli',
        words:
          'pannell*|sovrapposizion*|senza opere murarie|un giorno|fascia base|~base|~economic*|~veloc*|~semplic*',
      },
      media: {
        label: 'con piastrelle nuove',
        words:
          '~piastrell*|~mattonell*|~rivestiment*|nuov* piastrell*|piastrell* nuov*|rifar* piastrell*|rifacendo piastrell*|cambi* piastrell*|metter* piastrell*|rivestiment* nuov*|rifar* rivestiment*|fascia media|~medi*|~normal*|ripiastrell*|piastrellare|piastrellando|ripiastrellat*|piastrelle nuove|nuove piastrelle|rimett* piastrell*|mettend* piastrell*|mett* piastrell*|rifacend* piastrell*|posare piastrelle|mattonelle nuove|nuove mattonelle',
      },
      alta: {
        label: 'filo pavimento',
        words:
          'filo pavimento|filo|walk in|walk|fascia alta|~alta|~alte|~alto|~alti|~design|a raso|raso|raso pavimento|raso terra|filo terra|filo piastrelle|filo piastrella|senza gradino|senza scalino|senza gradini|senza dislivell*|senza bordo|niente gradino|niente scalino|livello pavimento|stesso livello',
      },
    },
    price: {
      reference: 'media',
      typical: ['media'],
      open: 'Come chiudere la doccia',
      narrow: 'come chiudere la doccia',
    },
  },
  showerPart: {
    id: 'cosaDoccia',
    step: 'Cosa',
    label: 'Che cosa',
    question: 'Che cosa va cambiato: il box, il piatto o tutti e due?',
    example: 'Puoi rispondere «box», «piatto» o «tutti e due».',
    help: 'Con il piatto si rompono anche le piastrelle attorno, e vanno ripristinate.',
    chips: ['Il box', 'Il piatto', 'Tutti e due', 'Non lo so'],
    options: {
      box: {
        label: 'il box',
        words:
          'solo box|box|cabina|vetro|vetri|ante|cristallo|porta doccia|parete doccia|piatto va bene|piatto bene|piatto resta|piatto rimane|piatto tengo|tengo piatto|piatto tiene|piatto posto|piatto ok|piatto buono|piatto ancora buono|piatto nuovo gia|piatto gia nuovo|piatto lasci*|lasci* piatto|piatto non si tocca|piatto doccia va bene|piatto doccia bene|piatto doccia resta|piatto doccia buono|piatto doccia posto|ante scorrevoli|porte doccia',
      },
      piatto: {
        label: 'il piatto doccia',
        words:
          'solo piatto|piatto|box va bene|box bene|box resta|box rimane|box tengo|tengo box|box posto|box ok|box buono|box ancora buono|box lasci*|lasci* box|box non si tocca|box doccia va bene|box doccia bene|box doccia resta|box doccia buono|vetri vanno bene|vetri restano|cabina resta|cabina va bene',
      },
      tutti: {
        label: 'piatto e box',
        words:
          'piatto box|box piatto|piatto doccia box|box doccia piatto|tutti due|doccia completa|doccia nuova|rifare doccia|cambiare doccia|~tutto|~tutti|~entramb*|~due',
      },
    },
    price: {
      reference: 'tutti',
      typical: ['tutti'],
      open: 'Box, piatto o tutti e due',
      narrow: 'che cosa va cambiato',
    },
  },
  tapWork: {
    id: 'cosaRubinetto',
    step: 'Cosa',
    label: 'Che cosa',
    question: 'Basta una guarnizione, serve un rubinetto nuovo o una colonna doccia?',
    example: 'Per esempio «solo la guarnizione» o «rubinetto nuovo».',
    help: 'Se gocciola soltanto, spesso basta la guarnizione o la cartuccia.',
    chips: ['Solo la guarnizione', 'Rubinetto nuovo', 'Colonna doccia', 'Non lo so'],
    options: {
      guarnizione: {
        label: 'guarnizione o cartuccia',
        words:
          'guarnizion*|cartuccia|riparare|ripararl*|aggiustare|aggiustarl*|~gocciola|~goccia|~ripar*|~perde',
      },
      nuovo: {
        label: 'rubinetto nuovo',
        words:
          'rubinetto nuovo|rubinetti nuovi|miscelatore nuovo|cambiare rubinett*|cambiare miscelator*|sostituire rubinett*|sostituire miscelator*|miscelatore normale|rubinetto normale|monocomando|miscelatore da lavello|miscelatore da lavabo|rotto|~nuov*|~cambi*|~sostitu*|~lo mette|~lo porta|rubinetto buttar*|rubinetto * buttar*|miscelatore buttar*|ne voglio nuovo|ne vorrei nuovo|voglio nuovo|vorrei nuovo|vogliamo nuovo|mettere nuovo|metterne nuovo|serve nuovo|mettetene nuovo|comprare nuovo|uno nuovo mettere|montare nuovo|nuovo miscelatore|nuovo rubinetto|cambiarlo|sostituirlo|cambio rubinetto|sostituzione rubinetto',
      },
      colonna: { label: 'colonna doccia', words: 'colonna doccia|colonna|soffione|saliscendi' },
    },
    price: {
      reference: 'nuovo',
      typical: ['nuovo'],
      open: 'Riparare o cambiare',
      narrow: 'se basta una guarnizione',
    },
  },
  taps: {
    id: 'rubinetti',
    step: 'Misure',
    label: 'Rubinetti',
    question: 'Quanti rubinetti sono?',
    example: 'Per esempio «uno» o «3 rubinetti».',
    help: 'Più pezzi nella stessa visita costano meno l’uno.',
    chips: ['1', '2', '3', '4'],
    units: [],
    bounds: [1, 40],
    whole: true,
    unit: { one: 'rubinetto', many: 'rubinetti' },
    price: { reference: 1, narrow: 'quanti rubinetti sono' },
  },
  leak: {
    id: 'perditaDove',
    step: 'Cosa',
    label: 'Perdita',
    question: 'Si vede da dove perde, o è dentro il muro o il pavimento?',
    example: 'Per esempio «si vede il tubo» o «non si vede».',
    help: 'Se non si vede, prima va cercata con gli strumenti: è la parte che costa di più.',
    chips: ['Si vede', 'È nascosta', 'Non lo so'],
    options: {
      vista: {
        label: 'perdita a vista',
        words: 'si vede|vedo dove|vista|sotto lavandino|sotto lavello|sotto lavabo|sifone|flessibile|~vede',
      },
      nascosta: {
        label: 'perdita nascosta',
        words:
          'nascost*|non si vede|nel muro|muro|pavimento|soffitto|vicin*|infiltrazion*|macchia|non capisce|~vicino',
      },
    },
    otherwise: 'nascosta',
    price: {
      reference: 'nascosta',
      typical: ['nascosta'],
      open: 'Da dove perde',
      narrow: 'se si vede da dove perde',
    },
  },
  clogged: {
    id: 'intasato',
    step: 'Cosa',
    label: 'Che cosa',
    question: 'Che cosa è intasato: un lavandino o la doccia, oppure il WC o la colonna?',
    example: 'Per esempio «il lavandino» o «il WC».',
    help: 'Per il WC e la colonna serve una sonda più lunga.',
    chips: ['Lavandino o doccia', 'WC o colonna', 'Non lo so'],
    options: {
      lavandino: {
        label: 'lavandino o doccia',
        words: 'lavandin*|lavabo|lavello|doccia|vasca|bidet|cucina|lavatrice|lavastoviglie|~bagno',
      },
      colonna: {
        label: 'WC o colonna',
        words: 'wc|water|tazza|cesso|gabinetto|colonna|fossa|fogna|tutti scarichi|condomin*',
      },
    },
    price: {
      reference: 'lavandino',
      typical: ['lavandino'],
      open: 'Che cosa è intasato',
      narrow: 'che cosa è intasato',
    },
  },
  cistern: {
    id: 'cosaCassetta',
    step: 'Cosa',
    label: 'Che cosa',
    question: 'Basta un ricambio, serve una cassetta esterna nuova o una a incasso?',
    example: 'Per esempio «non si ferma l’acqua» o «cassetta esterna nuova».',
    help: 'Se l’acqua non si ferma, di solito basta il galleggiante o la batteria. Per una cassetta a incasso si apre il muro.',
    chips: ['Basta un ricambio', 'Cassetta esterna', 'Cassetta a incasso', 'Non lo so'],
    options: {
      ricambio: {
        label: 'solo un ricambio',
        words:
          'ricambi*|galleggiante|batteria|guarnizion*|pulsante|non si ferma|non ferma|scorre|corre|continua|perde|sistemare|sistemarl*|riparare|aggiustare|~ripar*',
      },
      esterna: {
        label: 'cassetta esterna nuova',
        words:
          'cassetta nuova|cassetta esterna|cassetta crepat*|cassetta spaccat*|crepat* nuova|vaschetta nuova|vaschetta crepat*|vaschetta spaccat*|vaschetta rotta|messa una nuova|metter* una nuova|una nuova uguale|voglio una nuova|estern*|appesa fuori|appesa muro|cambiare cassetta|sostituire cassetta|~nuova',
      },
      incasso: {
        label: 'cassetta a incasso nuova',
        words:
          'incasso nuova|nuova incasso|cambiare incasso|cambiare cassetta incasso|sostituire cassetta incasso|murata nuova|~incass*|~murata|~nel muro|~dentro muro|incass* nuova|incass* tutta nuova|incass* muro nuova|incass* muro * nuova|incass* muro * tutta nuova|incass* * nuova|murata tutta nuova|cambiare cassetta * incass*|cambiare cassetta incass*|cambiare cassetta water incass*|cambiare cassetta * * incass*|cambiare cassetta * * * incass*|sostituire cassetta incass*|sostituire cassetta * incass*|sostituire cassetta * * incass*|cassetta nuova incass*|nuova cassetta incass*|cassetta incasso cambiare|cassetta incasso sostituire|cassetta incasso nuova|incass* cambiare|incass* sostituire',
      },
    },
    price: {
      reference: 'ricambio',
      typical: ['ricambio'],
      open: 'Ricambio o cassetta',
      narrow: 'se basta un ricambio',
    },
  },
  waterPoints: {
    id: 'puntiAcqua',
    step: 'Misure',
    label: 'Punti acqua',
    question: 'Quanti punti acqua ci sono? WC, bidet, lavabo, doccia e lavatrice si contano uno per uno.',
    example: 'Per esempio «5 punti».',
    help: 'Un bagno normale ne ha cinque o sei.',
    chips: ['4', '5', '6', 'Non lo so'],
    units: ['tap', 'point'],
    bounds: [1, 40],
    whole: true,
    unit: { one: 'punto acqua', many: 'punti acqua' },
    price: { reference: 6, narrow: 'quanti punti acqua sono' },
  },
  movedWc: {
    id: 'spostaWc',
    step: 'Cosa',
    label: 'WC',
    question: 'Il WC resta dov’è?',
    example: 'Puoi rispondere «sì» o «no, lo sposto».',
    help: 'Spostare lo scarico del WC di oltre un metro vuol dire rompere il pavimento fino alla colonna.',
    chips: ['Sì, resta', 'No, si sposta', 'Non lo so'],
    options: {
      resta: {
        label: 'WC che resta dov’è',
        driver: null,
        words:
          'wc resta|water resta|~resta|~stesso posto|~riman*|~fermo|wc rimane|water rimane|non si sposta|non si spostano|non spost*|non va spost*|non lo spost*|non vanno spost*|non deve spost*|senza spostar*|wc non si muove|water non si muove|wc dov|water dov|stesso posto|wc li|water li|wc fermo|water fermo|tutto dov|resta dov|resta li|rimane dov|rimane li|non si muove',
      },
      sposta: {
        label: 'WC da spostare',
        words:
          'spost* wc|spost* water|wc spost*|sposta*|spostar*|wc mettiamo altra|water mettiamo altra|altra parete|altro muro|wc va altra|wc di la|water da altra|cambia posto|cambiare posto|cambio posto|wc altra parete|water altra parete|wc * altra parete|water * altra parete|wc * altro muro|water * altro muro|wc * altro lato|water * altro lato|wc * altra parte|water * altra parte',
      },
    },
    yes: 'resta',
    no: 'sposta',
    price: { reference: 'resta', typical: ['resta'], open: 'Posto del WC', narrow: 'se il WC si sposta' },
  },
  handles: {
    id: 'maniglioni',
    step: 'Misure',
    label: 'Maniglioni',
    question: 'Quanti maniglioni servono?',
    example: 'Per esempio «3».',
    help: 'Di solito sono tre: accanto al WC, nella doccia e vicino al lavabo.',
    chips: ['3', '6', 'Non lo so'],
    units: [],
    bounds: [1, 20],
    whole: true,
    unit: { one: 'maniglione', many: 'maniglioni' },
    price: { reference: 3, narrow: 'quanti maniglioni servono' },
  },
  aid: {
    id: 'cosaAusili',
    step: 'Cosa',
    label: 'Che cosa',
    question: 'Che cosa serve: maniglioni, un WC rialzato, o una doccia a filo con sedile?',
    example: 'Per esempio «i maniglioni» o «doccia a filo».',
    help: 'I maniglioni si montano in mezza giornata; per la doccia a filo si rifà lo scarico.',
    chips: ['Maniglioni', 'WC rialzato', 'Doccia a filo', 'Tutti e tre'],
    options: {
      maniglioni: {
        label: 'maniglioni',
        words: 'maniglion*|appigli|sostegni|maniglie|barre appoggio|barra appoggio',
      },
      wc: {
        label: 'WC rialzato',
        words:
          'wc rialzat*|water rialzat*|wc|water|tazza|wc alto|water alto|wc piu alto|water piu alto|tazza alta|alzawater|alza water',
      },
      doccia: {
        label: 'doccia a filo con sedile',
        words:
          'doccia filo|filo pavimento|filo|doccia nuova|nuova doccia|rifare doccia|cambiare doccia|al posto vasca|~doccia|~sedile|doccia raso|doccia senza scalino|doccia senza gradino|doccia accessibil*|senza scalino|senza gradino',
      },
      tutto: {
        label: 'maniglioni, WC rialzato e doccia a filo',
        words: 'tutti tre|tutte tre|tutto|~tutti|~completo',
      },
    },
    price: { reference: 'doccia', typical: ['doccia'], open: 'Che cosa serve', narrow: 'che cosa serve' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
