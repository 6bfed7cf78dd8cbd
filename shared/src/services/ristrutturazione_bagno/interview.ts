import type { ServiceInterview } from '../interview.ts'
import { questions } from './jobs/questions.ts'
import { smallQuestions } from './jobs/small-questions.ts'
import { tileQuestions } from './jobs/tile-questions.ts'

export const interview = {
  photos: 'una dalla porta, una della doccia o vasca, una degli attacchi dell’acqua',
  questions: { ...questions, ...smallQuestions, ...tileQuestions },
} as const satisfies ServiceInterview
