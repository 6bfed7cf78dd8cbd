import type { ServiceInterview } from '../interview.ts'
import { eavesQuestions } from './questions/eaves.ts'
import { flatQuestions } from './questions/flat.ts'
import { roofQuestions } from './questions/roof.ts'

export const interview = {
  work: 'rifare il tetto',
  mentions: 'tetto|tegole|grondai*',
  photos: 'il tetto visto da terra o da una finestra, e il sottotetto',
  relief: 'general',
  vat: 'IVA esclusa',
  siteVisit:
    'Con l’eternit non ti do una cifra: contiene amianto, e solo una ditta abilitata può toglierlo e dirti quanto costa, dopo un sopralluogo. Nel frattempo non tagliarlo, non forarlo e non salirci.',
  questions: { ...roofQuestions, ...flatQuestions, ...eavesQuestions },
} as const satisfies ServiceInterview
