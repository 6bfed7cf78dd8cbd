import type { ServiceInterview } from '../../interview.ts'

/** The questions about flat roofs, metal sheets and attics. */
export const flatQuestions = {
  panel: {
    id: 'pannello',
    step: 'Cosa',
    label: 'Pannello',
    question: 'Pannello semplice, o con l’aspetto dei coppi?',
    example: 'Puoi rispondere «semplice» o «finto coppo».',
    help: 'Tutti e due sono isolati; il finto coppo si usa dove il comune vuole il colore del cotto.',
    chips: ['Semplice', 'Finto coppo', 'Non lo so'],
    options: {
      sandwich: {
        label: 'pannello coibentato',
        driver: null,
        words: 'sandwich|grecat*|semplic*|coibentat*|liscio|~normal*',
      },
      coppo: {
        label: 'finto coppo',
        driver: 'Finto coppo',
        words: 'fint* copp*|copp*|tegola|effetto tegol*|cotto',
      },
    },
    price: {
      reference: 'sandwich',
      typical: ['sandwich'],
      open: 'Tipo di pannello',
      narrow: 'il tipo di pannello',
    },
  },
  old: {
    id: 'vecchia-copertura',
    step: 'Cosa',
    label: 'Vecchia copertura',
    question: 'La vecchia copertura si toglie, o il pannello va sopra?',
    example: 'Puoi rispondere «si toglie» o «sopra».',
    help: 'Se la struttura regge, il pannello si può posare sopra e si risparmia la rimozione.',
    chips: ['Si toglie', 'Va sopra', 'Non lo so'],
    options: {
      sopra: {
        label: 'sopra la vecchia',
        driver: 'Sopra la vecchia copertura',
        words:
          'sopra|sovrapp*|senza toglier*|senza smont*|~lasciamo sotto|~resta sotto|~sotto|senza levar*|senza buttar*|senza demol*|non toglier*|lasciand* sotto|lasciand* vecchi*|appoggi* sopra|lascio sotto|vecchi* sotto',
      },
      togliere: {
        label: 'da togliere',
        driver: null,
        words:
          'si togli*|toglier*|togliamo|rimuov*|smont*|via quella|~tolt*|~via|~smalt*|tegole vecchie portiamo via|tegole vecchie via|togliere tegole vecchie|port* via|butt* via|portat* via|buttat* via|smalti*|vecchi* via|via vecchi*|vecchi* tolt*|vecchi* lev*|lev* vecchi*|tolt* vecchi*|togl* vecchi*|tegole via|coppi via',
      },
    },
    price: {
      reference: 'togliere',
      typical: ['togliere'],
      open: 'Vecchia copertura',
      narrow: 'se la vecchia si toglie',
    },
  },
  terrace: {
    id: 'terrazzo',
    step: 'Misure',
    label: 'Terrazzo',
    question: 'Quanti m² è il terrazzo o il tetto piano?',
    example: 'Per esempio «40 m²» o «8 x 5».',
    help: 'Basta la misura interna, da muro a muro.',
    chips: ['15 m²', '30 m²', '60 m²', 'Non lo so'],
    units: [],
    looseUnits: ['metre'],
    bounds: [1, 3000],
    unit: 'm²',
    price: { reference: 30, narrow: 'i metri quadri del terrazzo' },
  },
  surface: {
    id: 'sopra-terrazzo',
    step: 'Cosa',
    label: 'Sopra adesso',
    question: 'Che cosa c’è sopra adesso: guaina o cemento, o le piastrelle?',
    example: 'Puoi rispondere «guaina» o «piastrelle».',
    help: 'Su guaina e cemento si salda una guaina nuova; sulle piastrelle sane si stende una resina, senza demolire.',
    chips: ['Guaina o cemento', 'Piastrelle', 'Non lo so'],
    options: {
      guaina: {
        label: 'guaina o cemento',
        driver: null,
        words:
          'guain*|cement*|catram*|bitum*|ardesiat*|ghiaia|asfalt*|massetto|~grezz*|~niente|~nulla|~bitume|~asfalto|~solett*',
      },
      piastrelle: {
        label: 'piastrelle, con la resina sopra',
        driver: 'Resina sulle piastrelle',
        words:
          'piastrell*|mattonell*|resin*|liquid*|pavimento|senza demolir*|gres|mapelastic*|ceramic*|~pavimentat*|~cotto',
      },
    },
    price: {
      reference: 'guaina',
      typical: ['guaina'],
      open: 'Che cosa c’è sopra',
      narrow: 'che cosa c’è sopra adesso',
    },
  },
  layers: {
    id: 'vecchia-guaina',
    step: 'Cosa',
    label: 'Vecchia guaina',
    question: 'C’è una vecchia guaina da togliere?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Se ce ne sono già due, di solito si tolgono.',
    chips: ['Sì', 'No', 'Non lo so'],
    options: {
      no: {
        label: 'niente da togliere',
        driver: null,
        words:
          'niente da togliere|nessuna guaina|prima volta|mai avut* guain*|non c guain*|senza vecchia guaina|guain* non c|niente guain* vecchi*|niente sotto|mai impermeabilizz*|non mai impermeabilizz*|non stato mai impermeabilizz*|non mai stat* impermeabilizz*',
      },
      si: {
        label: 'vecchia guaina da togliere',
        driver: 'Vecchia guaina da togliere',
        words:
          'da togliere|toglier*|rimuover*|due strati|piu strati|vecchia guaina|guaina vecchia strappar*|guaina vecchia via|strappare guaina|guaina vecchia togliere|strapp* guain*|guain* strapp*|vecchi* * strapp*|guain* vecchi* strapp*|lev* guain*|guain* lev*|guain* vecchi* via|guain* via|via guain*|togl* guain*|tolt* guain*|guain* tolt*|guain* vecchi* tolt*|guain* vecchi* toglier*|guain* vecchi* lev*|guain* vecchi* butt*|vecchi* guain* butt*|smaltir* guain*|smaltiment* guain*|scrost* guain*',
      },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Vecchia guaina', narrow: 'se c’è guaina da togliere' },
  },
  lift: {
    id: 'trasporto',
    step: 'Cosa',
    label: 'Trasporto',
    question: 'Il materiale si porta su con ascensore, gru o montacarichi?',
    example: 'Puoi rispondere «sì» o «no, a mano».',
    help: 'Portare su tutto a mano costa di più.',
    chips: ['Sì', 'No, a mano', 'Non lo so'],
    options: {
      si: {
        label: 'con ascensore o gru',
        driver: null,
        words:
          'con ascensore|c e ascensore|gru|montacaric*|piano terra|ascensore|~carrucol*|~piattaforma|~autoscala',
      },
      no: {
        label: 'a mano',
        driver: 'Trasporto a mano',
        words: 'a mano|per scale|senza ascensore|solo scale|~spalla|~spalle|~braccia',
      },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'si', typical: ['si'], open: 'Trasporto', narrow: 'come si porta su il materiale' },
  },
  drain: {
    id: 'bocchettone',
    step: 'Cosa',
    label: 'Scarico',
    question: 'Perde vicino allo scarico, cioè è da cambiare il bocchettone?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Il bocchettone è l’imbuto da cui l’acqua esce dal terrazzo.',
    chips: ['Sì', 'No', 'Non lo so'],
    options: {
      no: { label: 'scarico a posto', driver: null, words: 'scarico posto|scarico ok|lontano scarico' },
      si: {
        label: 'bocchettone da cambiare',
        driver: 'Bocchettone nuovo',
        words: 'bocchetton*|vicino scarico|scarico|~proprio|~attorno|~intorno',
      },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Scarico', narrow: 'se è da cambiare il bocchettone' },
  },
  attic: {
    id: 'sottotetto',
    step: 'Misure',
    label: 'Sottotetto',
    question: 'Quanti m² è il sottotetto?',
    example: 'Per esempio «80 m²».',
    help: 'Di solito è grande come la casa in pianta.',
    chips: ['50 m²', '80 m²', '120 m²', 'Non lo so'],
    units: [],
    looseUnits: ['metre'],
    bounds: [5, 2000],
    unit: 'm²',
    price: { reference: 80, narrow: 'i metri quadri del sottotetto' },
  },
  atticWork: {
    id: 'posa-sottotetto',
    step: 'Cosa',
    label: 'Isolante',
    question: 'Isolante soffiato, o pannelli con un assito per camminarci?',
    example: 'Puoi rispondere «soffiato», «pannelli» o «con l’assito».',
    help: 'Il soffiato costa meno e va bene se la soffitta non si usa.',
    chips: ['Soffiato', 'Solo pannelli', 'Con l’assito', 'Non lo so'],
    options: {
      soffiato: { label: 'soffiato', driver: null, words: 'soffiat*|insuffl*|cellulos*|fiocch*|sfus*' },
      pannelli: {
        label: 'pannelli stesi',
        driver: 'Pannelli',
        words: 'pannell*|rotol*|lana|matterassin*|materassin*',
      },
      assito: {
        label: 'con assito calpestabile',
        driver: 'Assito calpestabile',
        words: 'assit*|calpestabil*|camminar*|tavolat*|ripostigl*|osb',
      },
    },
    price: {
      reference: 'soffiato',
      typical: ['soffiato'],
      open: 'Tipo di isolante',
      narrow: 'il tipo di isolante',
    },
  },
} as const satisfies ServiceInterview['questions']
