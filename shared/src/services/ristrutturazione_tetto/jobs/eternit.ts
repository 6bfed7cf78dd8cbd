import type { JobKind } from '../../job-kind.ts'

export const eternit = {
  title: 'Eternit da rimuovere',
  work: 'togliere l’eternit',
  profession: 'Impresa Edile',
  cues: 'amiant* + tett*|amiant* + garage|amiant* + copertura|eternit + tett*|eternit + garage|eternit + copertura|eternit|ethernit|etternit|eternith|eternit + @toglie|amiant*|aminato|asbesto|fibrocement*|fibro cement*|lastre grigie ondulate|ondulato grigio|ondulat* + vecchi*|onduline vecchie|bonific* + tett*|bonific* + amiant*|smalt* + amiant*|canna + eternit|cassone + eternit|serbatoio + eternit|tettoia + eternit|lastre vecchie',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['piano di lavoro per la ASL', 'trattamento e smontaggio', 'imballo e discarica autorizzata'],
  excluded: ['ponteggio e parapetti', 'copertura nuova', 'analisi del materiale'],
  factors: ['piccole quantità: il fisso pesa di più', 'canna fumaria o cassone: lavoro a parte'],
  permits:
    'La ditta presenta il piano di lavoro alla ASL 30 giorni prima. Per la copertura nuova serve la CILA di un tecnico.',
  duration: '1 o 2 giorni per 100 m², più l’attesa della ASL',
  rows: null,
  visit: 'lo stato delle lastre, i metri e l’accesso. Nel frattempo non tagliarle, non forarle e non salirci',
  relief: 'general',
} as const satisfies JobKind
