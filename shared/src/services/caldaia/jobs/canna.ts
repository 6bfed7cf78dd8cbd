import type { JobKind } from '../../job-kind.ts'

export const canna = {
  title: 'Canna fumaria',
  work: 'adattare la canna fumaria',
  profession: 'Idraulico',
  cues: 'canna fumaria|canne fumarie|canna + fumi|intubar*|intubament*|scarico a tetto|scarico + tetto + caldai*|scarico + tetto + fumi|condotto + fumi|comignolo + caldai*|videoispezion* + cann*|canna collettiva|canna ramificata',
  partOf: ['sostituzione', 'ibrido'],
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['tubo in polipropilene o acciaio', 'raccordi', 'prova di tenuta'],
  excluded: ['ponteggio', 'canna collettiva del condominio'],
  factors: [],
  permits: 'Vale la UNI 7129; in condominio serve il consenso dell’amministratore.',
  duration: 'da mezza giornata a un giorno',
  rows: null,
  visit: 'l’altezza e lo stato della canna, dove sbocca e se è in comune con altri',
  relief: 'boiler',
} as const satisfies JobKind
