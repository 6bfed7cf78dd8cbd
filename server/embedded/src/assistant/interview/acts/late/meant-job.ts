import type { CaseState } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import type { Heard } from '../../facts/heard.ts'
import type { Hearing } from '../../facts/hearing/parts.ts'
import { addsMore } from '../../facts/unnamed/one-of-them.ts'
import type { Route } from '../../jobs/routing.ts'
import { isPartOf } from '../../jobs/whole-job.ts'
import type { Message } from '../../message.ts'
import { droppedJob } from './dropped-job.ts'
import { meantChanges } from './meant-changes.ts'

/** Minimum probability that another job takes the place of one in hand. */
const least = {
  /** Where the rules read nothing. */
  alone: 0.5,
  /** Where they read only a place or a date, or one more job. */
  aside: 0.6,
  /** Where they read other answers, of more than two jobs in hand, and where the message surely adds something. */
  answers: 0.75,
} as const
/** From this probability an option counts rather than a job. */
const leastOption = 0.5
/** Matches words of a message that wants a part and not all: 'solo la doccia', 'rifarlo tutto no', 'il resto lo lasciate'. */
const limiting = /(?<!\p{L})(?:solo|soltanto|solamente|bast[ao]|rest[oa]|tutto|tutta|altro)(?!\p{L})/iu
/** Matches the last words of a message that wants a part: 'solo il wc', 'solo gli altri due'. */
const onlyPart =
  /(?<!\p{L})(?:solo|soltanto|solamente) (?:il|lo|la|l['’]|i|gli|le) ?\p{L}{1,20}(?: (?:due|tre|quattro|\d))?[.! ]{0,3}$/iu
/** Matches a wish for a colour, and the maximum number of words of a message that is only such a wish. */
const ofColour = /(?<!\p{L})(?:color[ei]?|tonalit[àa]|sfumatur[ae])(?!\p{L})/iu
const mostOfColour = 10
/** From this probability on a message surely adds something, or drops something. */
const adding = 0.95
const dropping = 0.95
/** Maximum probability that the message only asks. */
const mostAsking = 0.5
/** Minimum score of a job that is dropped, where the rules read answers. */
const leastAgainst = 4

/** Maximum probability that a message with a question mark asks for the price of another way: the rules answer it. */
const mostTrying = 0.3

/**
 * Returns the job in hand that a message after the figure drops, or in place of which it wants another one, as similar messages do:
 * 'gli occhi elettronici me li monta mio cognato', 'si è solo strappata la corda, basta aggiustare quella'. Null if that is unsure, or
 * if the message asks: 'e a comprarle nuove invece?' wants a price.
 */
export function meantJob(
  context: TurnContext,
  state: CaseState,
  message: Message,
  { hearing, routed }: { readonly hearing: Hearing; readonly routed: Route },
): Heard | null {
  const { changes, askBack, answered } = hearing
  const { acts, text } = message
  const { added, removed } = routed
  if (acts === null || answered || acts.ask > mostAsking || removed.length > 0) return null
  if (text.includes('?') && acts.try > mostTrying) return null
  const found = meantChanges(context, state, message)
  const [best] = found
  if (best?.kind === 'option' && best.share >= leastOption) return null
  const areAsides = changes.every(({ job }) => job === null) && askBack === null
  const gone = added.length > 0 ? null : droppedJob(context, state, message, found)
  if (gone && (areAsides || gone.score >= leastAgainst)) return { jobs: [], answers: [], dropped: [gone.key] }
  if (best?.kind !== 'job' || best.other === null) return null
  const isOneOfMany = state.jobs.length > 2
  const way =
    !areAsides || isOneOfMany ? 'answers' : changes.length > 0 || added.length > 0 ? 'aside' : 'alone'
  // 'le valvole costano troppo, lasciamo stare quelle' drops what the rules read.
  if (!areAsides && acts.drop >= dropping) return null
  // 'ci metta anche due maniglioni' adds a job.
  if (addsMore(message.whole)) return null
  // 'niente doccia, mettiamo la vasca' is a detail of the whole bathroom.
  if (isPartOf(context.catalogue, best.other, best.job) && !limiting.test(text)) return null
  // 'il bidet funziona, lasciamolo. solo il wc' wants less, and not the whole bathroom.
  if (isPartOf(context.catalogue, best.job, best.other) && onlyPart.test(text)) return null
  // 'vorrei il colore del deserto' paints no facade.
  if (ofColour.test(text) && message.whole.words.length <= mostOfColour) return null
  const isAdding = acts.add >= adding && !added.includes(best.other)
  const needed = isAdding ? least.answers : least[way]
  return best.share >= needed ? { jobs: [{ key: best.other, replaces: best.job }], answers: [] } : null
}
