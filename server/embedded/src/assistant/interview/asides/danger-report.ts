import type { EmergencyReply } from '../../answers/emergency/emergency.ts'
import { patterns, says } from '../../italian/patterns.ts'
import { readUtterance } from '../../italian/utterance.ts'
import { withTold } from '../case-state.ts'
import { type CaseState, type JobInHand, newJob } from '../case.ts'
import type { Turn, TurnContext } from '../context.ts'
import type { Message } from '../message.ts'
import { say } from '../reply/say.ts'
import { withDanger } from './aftermath.ts'

/** Matches requests for somebody who repairs: 'potete mandare uno a ripararla', 'le dovete rimettere'. */
const requests = patterns(
  'ripar*|aggiust*|sistem*|rimett*|rifar*|rifat*|da rifare|cambiar*|sostitui*|preventiv*|quanto cost*|quanto viene|mandate|mandare|mi serve|me serve|serve uno|serve qualcuno|ci vuole uno|avrei bisogno|ho bisogno|cerco uno|cerco qualcuno',
)

/** Returns the jobs in hand after a report: those before it, and the job that the report asks for. */
function jobsAfter(context: TurnContext, state: CaseState, message: Message, read: CaseState): JobInHand[] {
  const { catalogue, knowledge } = context
  const { danger } = state
  const before = state.jobs.map((job) => ({
    ...job,
    facts: read.jobs.find(({ key }) => key === job.key)?.facts ?? job.facts,
  }))
  if (!danger || !says(message.whole.content, requests)) return before
  const isNew = ({ key }: JobInHand): boolean => !state.jobs.some((job) => job.key === key)
  const added = read.jobs
    .filter((job) => job.named && isNew(job) && catalogue.job(job.key)?.kind.rows)
    .map(({ key, facts }) => newJob(key, true, facts))
  const repair = knowledge.aftermath.repair(danger.kind, readUtterance(danger.text))
  if (repair === null || before.some(({ key }) => key === repair)) return [...before, ...added]
  // The words that report the damage name a job of the same service: 'dalla presa escono scintille' asks for no socket.
  const [slug] = repair.split('/')
  const others = added.filter(({ key }) => !key.startsWith(`${slug}/`))
  if (others.length > 0 && others.length === added.length) return [...before, ...others]
  return [...before, added.find(({ key }) => key === repair) ?? newJob(repair, true), ...others]
}

/**
 * Answers the report of a danger with the safety steps only. The job that the report asks for, its facts and the
 * place are kept, so that the interview can go on when the customer is safe.
 *
 * @param read the case after the same message as a message of the interview
 */
export function reportDanger(
  context: TurnContext,
  given: CaseState,
  message: Message,
  { emergency, read }: { readonly emergency: EmergencyReply; readonly read: CaseState },
): Turn {
  const state = withDanger({ ...given, pending: null }, emergency, message.text)
  const jobs = jobsAfter(context, state, message, read)
  const { shared, namesakes } = read
  const kept: CaseState = { ...state, jobs, shared, namesakes }
  return say(context, {
    paragraphs: emergency.paragraphs,
    state: withTold(
      kept,
      message.text,
      message.typed,
      jobs.map(({ key }) => key),
    ),
    chips: emergency.chips,
    isEmergency: true,
    link: { kind: 'call', number: emergency.phone },
  })
}
