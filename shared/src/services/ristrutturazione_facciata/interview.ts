import type { ServiceInterview } from '../interview.ts'
import { balconyQuestions } from './questions/balconies.ts'
import { facadeQuestions } from './questions/facade.ts'

export const interview = {
  photos: 'ogni lato per intero e i punti dove l’intonaco si stacca',
  questions: { ...facadeQuestions, ...balconyQuestions },
} as const satisfies ServiceInterview
