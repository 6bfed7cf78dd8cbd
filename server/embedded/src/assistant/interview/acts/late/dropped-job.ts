import { readUtterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { guessJob } from '../../../recognise/learned/guess.ts'
import { jobsAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import { slugOf } from '../../catalogue.ts'
import type { TurnContext } from '../../context.ts'
import { dropsByPronoun } from '../../jobs/mentions/put-off.ts'
import type { Message } from '../../message.ts'
import { actsOfClauses, guessActs } from '../acts.ts'
import type { MeantChange } from './learned/learned-changes.ts'

/** Borders of the clauses of a message. */
const border =
  /[,;.:!?](?!\d)| (?=(?:quindi|però|pero|invece|ma) )| e (?=(?:a voi|voi|poi|il|la|le|i|gli|lo|quell[aeio]) )/u
/** Matches the words of a clause about what is left to do: 'tengo solo l’aria fresca', 'voi pensate ai bordi'. */
const keeping =
  /(?<!\p{L})(?:solo|soltanto|solamente|sola|voi|lo stesso|e basta|mi preme|invece s[iì]|urgente|(?:come|quell[ei] che) (?:(?:ho|avevo|abbiamo|avevamo|ti ho|vi ho|le ho|già) (?:già )?)?(?:dett|scritt)[oaie]|confermat[oaie])(?!\p{L})|(?<!\p{L})(?:cambi|sostitu)\p{L}{0,6} con(?!\p{L})|l[aoei] (?:teniamo|tengo)\s*$|^\s*resta(?:no)? (?:da|il|lo|la|i|gli|le)(?!\p{L})/iu
/** Matches a clause that confirms a thing: 'i maniglioni sì'. */
const confirming = /(?<!\p{L})s[iì]\s*$/iu
/** Minimum probability of the job that a clause is about, and how much likelier than the other job it must be. */
const about = { share: 0.08, ratio: 4 } as const
/** Minimum probability that a clause drops its job, where no clause says what is left. */
const leastDrop = 0.4
/** Minimum probability that a clause changes its job. */
const leastChange = 0.6
/** Minimum probability that a clause drops a job which another clause changes. */
const leastOfChanged = 0.6
/**
 * The score of a job is the logarithm of a ratio: of the probability that similar messages drop this job, to that of the other one. What
 * the clauses do counts with this weight beside it.
 */
const weight = 3
/** Bound of that logarithm. */
const mostRatio = 3.5
/** Minimum probability that a message drops something, and that similar messages drop this job. */
const alike = { drops: 0.6, share: 0.35 } as const
/** Minimum probability that a message adds something, so that only a sure clause drops a job. */
const surelyAdds = 0.9
/** Minimum score of a dropped job; and minimum logarithm of the ratio if no clause is about it. */
const least = { score: 2, unnamed: 1 } as const

/** The readings of the clauses of a message that are about one job in hand. */
interface Said {
  /** The highest probability that a clause drops the job, from 0 to 1. */
  readonly drops: number
  /** Whether a clause says that the job is to be done: 'a voi resta l’aria fresca'. */
  readonly keeps: boolean
  /** Whether a clause changes how the job is done. */
  readonly isChanged: boolean
  /** Whether a clause is about the job without saying that it is to be done. */
  readonly isNamed: boolean
}

/** Whether a clause drops the thing of the one before it: 'toglila pure dal conto'. */
const isOfBefore = (clause: string | undefined): boolean =>
  clause !== undefined && dropsByPronoun(spokenText(readUtterance(clause).words).trim())

/** Returns the clauses of a message, each with the one that drops its thing: 'per il telo non mi danno l’ok, toglila'. */
function clausesIn(text: string): string[] {
  const clauses = text.split(border)
  return clauses.flatMap((clause, at) => {
    const next = clauses[at + 1]
    if (at > 0 && isOfBefore(clause)) return []
    return isOfBefore(next) ? `${clause}, ${next}` : clause
  })
}

/** Returns what the clauses say about one of two jobs in hand. */
function saidOf(
  { catalogue }: Pick<TurnContext, 'catalogue'>,
  { text }: Message,
  key: AnyJobKey,
  other: AnyJobKey,
): Said {
  const clauses = clausesIn(text).filter((clause) => {
    const words = readUtterance(clause)
    const shareOf = (job: AnyJobKey): number => {
      const slug = slugOf(job)
      return slug === null ? 0 : (guessJob(words, catalogue.recognisable, slug)?.shareOf(job) ?? 0)
    }
    const share = shareOf(key)
    return share >= about.share && share >= shareOf(other) * about.ratio
  })
  const plain = clauses.filter((clause) => !keeping.test(clause) && !confirming.test(clause))
  const acts = plain.map((clause) => guessActs(clause))
  // 'lo stucco lo togliamo, facciamo l’effetto cemento' changes the job.
  const isChanged = acts.some(({ change, add }) => Math.max(change, add) >= leastChange)
  return {
    drops: Math.max(0, ...acts.map(({ drop }) => drop)),
    keeps: plain.length < clauses.length,
    isChanged,
    isNamed: plain.length > 0,
  }
}

/**
 * Returns which one of two jobs in hand a message drops, by what its clauses are about: 'gli occhi elettronici me li monta mio
 * cognato, a voi resta l’aria fresca'. The score tells how sure that is. Null if that is unsure, or for another number of jobs.
 *
 * @param found the changes that similar messages make
 */
export function droppedJob(
  context: TurnContext,
  state: CaseState,
  message: Message,
  found: readonly MeantChange[],
): { readonly key: AnyJobKey; readonly score: number } | null {
  const [one, other, ...more] = jobsAtHand(context.catalogue, state).map(({ key }) => key)
  if (one === undefined || other === undefined || more.length > 0) return null
  const shareOf = (key: AnyJobKey): number =>
    found.find((change) => change.kind === 'job' && change.job === key && change.other === null)?.share ?? 0
  const [said, ofOther] = [saidOf(context, message, one, other), saidOf(context, message, other, one)]
  const small = 1e-3
  const ratio = Math.log((shareOf(one) + small) / (shareOf(other) + small))
  const score =
    Math.max(-mostRatio, Math.min(mostRatio, ratio)) +
    weight * (said.drops - ofOther.drops) +
    weight * (Number(ofOther.keeps) - Number(said.keeps))
  const key = score > 0 ? one : other
  const [gone, left] = score > 0 ? [said, ofOther] : [ofOther, said]
  const isLeftOver = left.keeps && !gone.keeps && (gone.isNamed || Math.abs(ratio) >= least.unnamed)
  const drops = Math.max(...actsOfClauses(message.text).map(({ acts }) => acts.drop), message.acts?.drop ?? 0)
  // 'per i colori non tutto uguale, … tre insomma' adds colours.
  if ((message.acts?.add ?? 0) >= surelyAdds && drops < alike.drops) return null
  // 'il seggiolino no. i maniglioni sì' may be about one job.
  const isDivided = message.text.split(border).some((clause) => confirming.test(clause))
  const isAlike = drops >= alike.drops && shareOf(key) >= alike.share && !gone.keeps && !isDivided
  const isTold = gone.drops >= leastDrop || isLeftOver || isAlike
  if (Math.abs(score) < least.score || !isTold || (gone.isChanged && gone.drops < leastOfChanged)) return null
  return { key, score: Math.abs(score) }
}
