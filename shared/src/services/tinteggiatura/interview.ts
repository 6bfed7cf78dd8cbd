import type { ServiceInterview } from '../interview.ts'
import { heardQuestions } from './jobs/heard-questions.ts'
import { questions } from './jobs/questions.ts'
import { smallQuestions } from './jobs/small-questions.ts'

export const interview = {
  photos: 'una parete per stanza e i punti rovinati',
  questions: { ...questions, ...heardQuestions, ...smallQuestions },
} as const satisfies ServiceInterview
