import type { ServiceInterview } from '../interview.ts'
import { outsideQuestions } from './questions/outside.ts'
import { windowQuestions } from './questions/windows.ts'
import { workshopQuestions } from './questions/workshop.ts'

export const interview = {
  work: 'cambiare le finestre',
  mentions: 'serrament*|infissi|finestre|portefinestre',
  photos: 'una finestra per intero, il davanzale e il cassonetto',
  relief: 'general',
  vat: 'IVA esclusa',
  questions: { ...windowQuestions, ...workshopQuestions, ...outsideQuestions },
} as const satisfies ServiceInterview
