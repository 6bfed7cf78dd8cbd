import { acknowledgePhotos } from '../../wording/acknowledge.ts'
import { askedQuestion, jobsAtHand } from '../agenda.ts'
import { goOnLater } from '../asking.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import { say } from '../reply/say.ts'
import { resume } from './restart.ts'

/** The key in `CaseState.said` for the explanation of the photos. */
const explained = 'photos-for'

/** Confirms photos that have just arrived. The first time, explains their use. */
export function arrivedPhotos(
  catalogue: Catalogue,
  state: CaseState,
  count: number,
): { readonly words: readonly string[]; readonly state: CaseState } {
  if (count === 0) return { words: [], state }
  const [job] = jobsAtHand(catalogue, state)
  if (!job || state.said.includes(explained)) return { words: [acknowledgePhotos(count, null)], state }
  return {
    words: [acknowledgePhotos(count, job.kind.visit)],
    state: { ...state, said: [...state.said, explained] },
  }
}

/** Answers a message that only brings photos. Photos do not change a figure, so no card is repeated. */
export function withPhotosAlone(
  context: TurnContext,
  state: CaseState,
  lead: readonly string[],
  arrived: number,
): Turn {
  if (arrived === 0) {
    return say(context, { paragraphs: lead, state, question: askedQuestion(context.catalogue, state) })
  }
  return state.phase === 'estimated' ? goOnLater(context, state, lead, null) : resume(context, state, lead)
}
