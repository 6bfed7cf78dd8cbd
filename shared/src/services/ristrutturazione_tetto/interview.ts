import type { ServiceInterview } from '../interview.ts'
import { flatQuestions } from './questions/flat.ts'
import { roofQuestions } from './questions/roof.ts'

export const interview = {
  work: 'rifare il tetto',
  mentions: 'tetto|tegole|grondai*',
  photos: 'il tetto visto da terra o da una finestra, e il sottotetto',
  relief: 'general',
  vat: 'IVA esclusa',
  questions: { ...roofQuestions, ...flatQuestions },
} as const satisfies ServiceInterview
