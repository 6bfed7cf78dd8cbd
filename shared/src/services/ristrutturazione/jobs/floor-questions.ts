import type { ChoiceQuestion, NumberQuestion } from '../../interview.ts'

/** The assistant's questions about floors, by names that its code uses. */
export const floorQuestions = {
  laying: {
    id: 'posa',
    step: 'Cosa',
    label: 'Posa',
    question: 'Il pavimento nuovo va sopra il vecchio, o il vecchio si toglie?',
    example: 'Puoi rispondere «sopra il vecchio» o «togliere il vecchio».',
    help: 'Sopra costa quasi la metà e non fa macerie, ma alza il pavimento di circa un centimetro: a volte si piallano le porte.',
    chips: ['Sopra il vecchio', 'Togliere il vecchio', 'Non lo so'],
    options: {
      sopra: {
        label: 'sopra il vecchio',
        driver: null,
        words:
          'sopra|sopra quell*|sopra mattonell*|sopra piastrell*|mettiamol* sopra|mettil* sopra|mettetel* sopra|senza levare|senza spaccare|sovrappo*|sovrapposizion*|senza demol*|senza togliere|senza rompere|coprire|non demol*|non togli*|flottante|galleggiante|lascer* sotto|lascio sotto|lasciare sotto|resta sotto|rimane sotto|vecchio sotto|tengo vecchio|lascio vecchio|posand* piastrell*|posand* sopra|incolland* pavimento|piastrell* ci gia|mattonell* ci gia|pavimento c gia|pavimento c ora|pavimento c adesso|pavimento ce ora|pavimento ce adesso',
      },
      demolendo: {
        label: 'togliendo il vecchio',
        driver: 'Vecchio pavimento da togliere',
        words:
          'demol*|levate|levat* rott*|levat* vecchi*|levarl*|tolte|tolti|tirat* su|tirar* su|buttat* giu|cavat*|togliere|togliendo|tolto|togliamo|togliess*|togliessimo|tolgo|tolgono|levare|levass*|levo|rompere|romp*|rimuov*|rimozion*|smaltir*|smaltiment*|spacc*|via vecchio|~toglie|~togli|~via|~togli*|~tolt*|~lev*|~smantell*|~rompiamo',
      },
    },
    price: {
      reference: 'sopra',
      typical: ['sopra'],
      open: 'Sopra il vecchio o demolendo',
      narrow: 'se il vecchio pavimento si toglie',
    },
  },
  screed: {
    id: 'massetto',
    step: 'Cosa',
    label: 'Massetto',
    question: 'È da rifare anche il massetto, cioè il fondo di cemento sotto le piastrelle?',
    example: 'Puoi rispondere «sì» o «no, resta».',
    help: 'Se il fondo è sano resta; se è vecchio, sbriciola o ci passano impianti nuovi, si rifà.',
    chips: ['Sì', 'No, resta', 'Non lo so'],
    options: {
      resta: {
        label: 'massetto che resta',
        driver: 'Massetto che resta',
        words:
          'massetto resta|massetto no|senza massetto|massetto buono|~resta|~buono|~sano|sottofondo buono|fondo buono|massetto lasciamo|sottofondo lasciamo|massetto lasci*|lasci* massetto|massetto bene|massetto sano|massetto posto|massetto ok|massetto ancora buono|massetto tien*|massetto regge|massetto non tocc*|massetto non si tocca|massetto non va|massetto non serve|massetto rimane|massetto perfetto|sottofondo bene|sottofondo sano|sottofondo posto|sottofondo ok|sottofondo resta|sottofondo rimane|sottofondo lasci*|lasci* sottofondo|sottofondo ancora buono|sottofondo non tocc*|sottofondo non si tocca|sottofondo perfetto',
      },
      nuovo: {
        label: 'massetto nuovo',
        driver: null,
        words:
          'massetto|sotto pure cemento|sotto anche cemento|pure cemento sotto|anche cemento sotto|cemento sotto rifare|massetto nuovo|rifare massetto|~rifare|~nuovo|sottofondo nuovo|nuovo sottofondo|rifare sottofondo|sottofondo rifare|rifatto sottofondo',
      },
    },
    yes: 'nuovo',
    no: 'resta',
    price: { reference: 'nuovo', typical: ['nuovo'], open: 'Massetto', narrow: 'se il massetto resta' },
  },
  skirting: {
    id: 'battiscopa',
    step: 'Cosa',
    label: 'Battiscopa',
    question: 'Serve anche il battiscopa nuovo?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Il battiscopa si conta a metro: circa un metro per ogni metro quadro.',
    chips: ['Sì', 'No'],
    options: {
      no: { label: 'senza battiscopa', driver: null, words: 'senza battiscopa' },
      si: {
        label: 'battiscopa nuovo',
        driver: 'Battiscopa nuovo',
        words: 'battiscopa|zoccolino|zoccolini|zoccolatura|zoccoletto',
      },
    },
    otherwise: 'no',
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Battiscopa', narrow: 'se serve il battiscopa' },
  },
  wood: {
    id: 'fascia',
    step: 'Cosa',
    label: 'Materiale',
    question: 'Che pavimento vorresti: laminato, prefinito in legno o massello?',
    example: 'Per esempio «laminato», «prefinito» o «massello».',
    help: 'Laminato e vinilico imitano il legno e costano meno; il prefinito è legno vero già verniciato; il massello si leviga dopo la posa.',
    chips: ['Laminato o vinilico', 'Prefinito', 'Massello', 'Non lo so'],
    options: {
      base: {
        label: 'laminato o vinilico',
        words: 'laminat*|vinilic*|spc|lvt|pvc|fascia base|~economic*|~base',
      },
      media: {
        label: 'prefinito in legno',
        words:
          'prefinit*|prefinito|legno vero|vero legno|parquet vero|vero parquet|multistrato|fascia media|~medi*|~legno|~normal*',
      },
      alta: {
        label: 'massello',
        words: 'massell*|massiccio|tradizionale|fascia alta|~alta|~alte|~alto|~alti|~pregiat*',
      },
    },
    price: {
      reference: 'media',
      typical: ['media'],
      open: 'Tipo di pavimento',
      narrow: 'il tipo di pavimento',
    },
  },
  herringbone: {
    id: 'disegno',
    step: 'Cosa',
    label: 'Posa',
    question: 'La posa è diritta o a spina?',
    example: 'Puoi rispondere «diritta» o «a spina di pesce».',
    help: 'La posa a spina vuole più tagli e più tempo.',
    chips: ['Diritta', 'A spina'],
    options: {
      diritta: { label: 'posa diritta', driver: null, words: 'diritt*|dritt*|correre' },
      spina: { label: 'posa a spina', words: 'spina|spinapesce|ungherese' },
    },
    price: {
      reference: 'diritta',
      typical: ['diritta'],
      open: 'Disegno della posa',
      narrow: 'il disegno della posa',
    },
  },
  polished: {
    id: 'materialePavimento',
    step: 'Cosa',
    label: 'Materiale',
    question: 'Che pavimento è: parquet, marmo o graniglia, o granito?',
    example: 'Per esempio «parquet» o «marmo».',
    help: 'Il legno si leviga e si vernicia; marmo, graniglia e granito si levigano e si lucidano.',
    chips: ['Parquet', 'Marmo o graniglia', 'Granito'],
    options: {
      legno: {
        label: 'parquet',
        words: 'parquet|legno|listoni|rovere|~parchett*|~listell*|~tavol*|~prefinit*',
      },
      marmo: {
        label: 'marmo o graniglia',
        words: 'marmo|marmi|graniglia|graniglie|marmette|cementine|cotto|pietra|veneziana',
      },
      granito: { label: 'granito', words: 'granito' },
    },
    price: { reference: 'legno', typical: ['legno'], open: 'Legno o pietra', narrow: 'che pavimento è' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
