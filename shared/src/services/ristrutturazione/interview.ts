import type { ServiceInterview } from '../interview.ts'
import { floorQuestions } from './jobs/floor-questions.ts'
import { questions } from './jobs/questions.ts'
import { smallQuestions } from './jobs/small-questions.ts'
import { wallQuestions } from './jobs/wall-questions.ts'

export const interview = {
  photos: 'le stanze da rifare e la planimetria, se ce l’hai',
  questions: { ...questions, ...floorQuestions, ...smallQuestions, ...wallQuestions },
} as const satisfies ServiceInterview
