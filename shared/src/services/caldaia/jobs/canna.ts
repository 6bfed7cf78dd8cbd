import type { JobKind } from '../../job-kind.ts'

export const canna = {
  title: 'Adattare la canna fumaria',
  work: 'adattare la canna fumaria',
  profession: 'Idraulico',
  cues: 'canna fumaria|scarico fumi|tubo della caldaia|intubare|scarico a tetto|scarico a parete|condotto|canna condominiale|coassiale|camino',
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['tubo in polipropilene o acciaio', 'raccordi', 'prova di tenuta'],
  excluded: ['ponteggio', 'canna collettiva condominiale'],
  factors: [
    'a parete 150–350 €',
    'intubare una canna esistente 60–110 €/m',
    'scarico a tetto obbligatorio nei condomìni in quasi tutti i casi',
  ],
  permits: 'UNI 7129; condominio',
  duration: 'mezza giornata – 1 giorno',
  rows: {
    main: {
      label: 'Adattare la canna fumaria',
      min: 250,
      max: 1500,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
