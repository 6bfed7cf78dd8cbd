import type { ServiceInterview } from '../interview.ts'
import { balconyQuestions } from './questions/balconies.ts'
import { facadeQuestions } from './questions/facade.ts'

export const interview = {
  work: 'rifare la facciata',
  mentions: 'facciata|cappotto termico|cappotto',
  photos: 'ogni lato per intero e i punti dove l’intonaco si stacca',
  relief: 'general',
  vat: 'IVA esclusa',
  questions: { ...facadeQuestions, ...balconyQuestions },
} as const satisfies ServiceInterview
