import type { ServiceInterview } from '../interview.ts'
import { outsideQuestions } from './questions/outside.ts'
import { windowQuestions } from './questions/windows.ts'
import { workshopQuestions } from './questions/workshop.ts'

export const interview = {
  photos: 'una finestra per intero, il davanzale e il cassonetto',
  questions: { ...windowQuestions, ...workshopQuestions, ...outsideQuestions },
} as const satisfies ServiceInterview
