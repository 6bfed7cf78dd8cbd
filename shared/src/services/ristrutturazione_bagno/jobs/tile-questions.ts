import type { ChoiceQuestion, NumberQuestion } from '../../interview.ts'

/** The assistant's questions about tiles, by names that its code uses. */
export const tileQuestions = {
  tileWork: {
    id: 'cosaPiastrelle',
    step: 'Cosa',
    label: 'Che cosa',
    question: 'È da rifare tutto il rivestimento, solo un rappezzo, o solo le fughe?',
    example: 'Per esempio «tutto», «qualche piastrella» o «le fughe».',
    help: 'Per poche piastrelle il metro quadro costa di più; le fughe si rifanno senza toccare le piastrelle.',
    chips: ['Tutto il rivestimento', 'Qualche piastrella', 'Solo le fughe', 'Non lo so'],
    options: {
      fughe: { label: 'solo le fughe', words: 'fughe|fuga|stuccatura fughe|silicon*|sigillatur*' },
      tutto: {
        label: 'rivestimento da rifare',
        words:
          'tutto rivestimento|tutte piastrelle|rivestimento nuovo|rifare rivestimento|cambiare piastrelle|cambiare rivestimento|rifare piastrelle|~tutto|~tutte|~nuov*|~complet*|~intero',
      },
      rappezzo: {
        label: 'rappezzo di qualche piastrella',
        words:
          'rappezz*|mattonella|piastrella|riattacc*|reincoll*|incollare|scollate|decina piastrell*|decina mattonell*|piastrell* staccat*|staccate piastrell*|staccate decina|mattonell* staccat*|qualche piastrell*|qualche mattonell*|piastrelle rotte|piastrella rotta|mattonelle rotte|piastrelle staccate|piastrelle cadute|poche piastrelle|alcune piastrelle|# piastrelle|# mattonelle|~qualche|~poche|~alcune|staccat* due|staccat* tre|staccat* quattro|staccat* cinque|staccat* alcun*|staccat* qualc*|staccat* #|staccat* paio|cadut* due|cadut* tre|cadut* qualc*|cadut* alcun*|saltat* due|saltat* tre|saltat* qualc*|saltat* alcun*|rott* due|rott* tre|due piastrell*|tre piastrell*|quattro piastrell*|cinque piastrell*|paio piastrell*|due mattonell*|tre mattonell*|paio mattonell*|piastrell* saltat*|piastrell* scollat*|mattonell* saltat*|ripar* piastrell*|ripar* mattonell*|riparazione piastrell*',
      },
    },
    price: { reference: 'tutto', typical: ['tutto'], open: 'Quanto rifare', narrow: 'se è da rifare tutto' },
  },
  patchArea: {
    id: 'rappezzoMq',
    step: 'Misure',
    label: 'Rappezzo',
    question: 'Quanti m² di piastrelle sono da riparare?',
    example: 'Per esempio «1 m²» o «2 m²».',
    help: 'Dieci piastrelle da 30 × 30 cm sono circa 1 m².',
    chips: ['1 m²', '2 m²', '4 m²', 'Non lo so'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [0.2, 50],
    unit: 'm² da riparare',
    price: { reference: 2, narrow: 'quanti metri quadri sono da riparare' },
  },
  tileArea: {
    id: 'piastrelleMq',
    step: 'Misure',
    label: 'Piastrelle',
    question: 'Quanti m² di piastrelle sono, più o meno?',
    example: 'Per esempio «2 m²» o «20 m²».',
    help: 'Le pareti di un bagno di 5 m², alte due metri, sono circa 18–20 m².',
    chips: ['2 m²', '10 m²', '20 m²', 'Non lo so'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [0.2, 500],
    unit: 'm² di piastrelle',
    price: { reference: 15, narrow: 'quanti metri quadri sono' },
  },
  coverMaterial: {
    id: 'materiale',
    step: 'Cosa',
    label: 'Materiale',
    question: 'Con che cosa le copriamo: gres sottile o resina?',
    example: 'Puoi rispondere «gres» o «resina».',
    help: 'Il gres sottile si incolla sopra le piastrelle; la resina è continua, senza fughe, e costa di più.',
    chips: ['Gres sottile', 'Resina', 'Non lo so'],
    options: {
      gres: {
        label: 'gres sottile',
        words:
          'gres|kerlite|laminam|lastre|piastrell* sopra|pannell*|ceramica|~piastrell*|~mattonell*|~sottil*',
      },
      resina: { label: 'resina o microcemento', words: 'resin*|microcement*|cemento' },
    },
    price: { reference: 'gres', typical: ['gres'], open: 'Materiale', narrow: 'il materiale' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
