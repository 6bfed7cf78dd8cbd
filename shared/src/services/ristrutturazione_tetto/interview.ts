import type { ServiceInterview } from '../interview.ts'
import { eavesQuestions } from './questions/eaves.ts'
import { flatQuestions } from './questions/flat.ts'
import { roofQuestions } from './questions/roof.ts'

export const interview = {
  photos: 'il tetto visto da terra o da una finestra, e il sottotetto',
  questions: { ...roofQuestions, ...flatQuestions, ...eavesQuestions },
} as const satisfies ServiceInterview
