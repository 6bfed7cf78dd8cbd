import type { ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import type { InterviewStep } from '@mestieri/shared/services/interview.ts'

/** The stages that are asked after the estimate. */
const afterwards: ReadonlySet<string> = new Set<InterviewStep>(['Foto', 'Quando'])

/** The stages of a job's own questions. Without any, the job is not known yet, and neither are its questions. */
const ofJob: ReadonlySet<string> = new Set<InterviewStep>(['Cosa', 'Misure'])

/** How many questions there are before the estimate: '3 domande alla stima'; null where that is not known, or none. */
export function questionsLeft(progress: ReplyProgress | null): string | null {
  if (!progress?.steps.some(({ label }) => ofJob.has(label))) return null
  const later = progress.steps.filter(({ label, state }) => state !== 'fatto' && afterwards.has(label)).length
  const left = progress.total - progress.done - later
  if (left <= 0) return null
  return left === 1 ? 'Ultima domanda prima della stima' : `${left} domande alla stima`
}
