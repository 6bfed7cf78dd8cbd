import { withoutDeclined } from '../../../italian/sentences/declined.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { guessJob } from '../../../recognise/learned/guess.ts'
import { recogniseJobs } from '../../../recognise/recognise.ts'
import { newJob } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import type { Message, NamedJob } from '../../message.ts'
import { withoutSituation } from '../mentions/circumstances.ts'
import { hasFigure } from '../mentions/entries.ts'
import { countOfWorks } from '../mentions/further-clauses.ts'
import { isFaultOfRenewed } from '../mentions/signs.ts'
import type { Route } from '../routing.ts'
import { isByRoom, isPartOf, isShowerOfNewBathroom, withoutIncluded } from '../whole-job.ts'
import { leastScore, mostFurther, requestingWords, scoresOfFurther } from './further-jobs.ts'
import { areOneWork } from './one-work.ts'
import { jobsOfHalves } from './two-halves.ts'

/** The number of words of a short message. */
export const shortMessage = 15
/** The weight of a mention with an object, and of one with two objects. */
export const weights = { object: 1.9, clear: 2.5 } as const

/** Minimum probability of a job that the cues name across clauses. */
const leastShare = 0.01

const wishing = /^(?:vorrei|vorremmo|voglio|vogliamo|devo|dobbiamo)$/
const listNumber = /^[1-9]$/
/** Number of words before a verb that may wish it. */
const wishReach = 2

/**
 * Whether a message wishes a job with its own verb, or lists it: 'vorremmo levare il muro fra cucina e salotto',
 * '1 togliere la parete 2 abbassare il soffitto'.
 */
function isWished({ weight, verbsAt }: NamedJob, { saidWords }: Message): boolean {
  return (
    weight >= weights.clear &&
    verbsAt.some(
      (at) =>
        listNumber.test(saidWords[at - 1]?.text ?? '') ||
        saidWords.slice(Math.max(0, at - wishReach), at).some(({ text }) => wishing.test(text)),
    )
  )
}

/** Whether a message wishes a job with another verb than these mentions have: 'vorrei cambiarlo e mettere anche il box'. */
export const isOtherWish = (one: NamedJob, mine: readonly NamedJob[], message: Message): boolean =>
  one.hasOwnVerb &&
  isWished(one, message) &&
  mine.every(({ verbsAt }) => !verbsAt.some((at) => one.verbsAt.includes(at)))

/** A job that is a sign of damage: other works of the message wait for its cause. */
const causes = new Set<AnyJobKey>(['altro/cedimento'])

/** Jobs that redo a whole room or home. Customers list what is in it. */
const wholeRooms = /^(?:ristrutturazione_bagno\/completo|ristrutturazione\/completa)$/

/** Whether a message asks for the whole home without exception: 'va rifatto completamente: luce, pavimenti, muri da imbiancare'. */
const isWholly = ({ saidWords }: Message): boolean =>
  saidWords.some(({ text }) => text === 'completamente' || text === 'integralmente')

/** Adds the jobs that other clauses of a first message ask for, and leaves out those that the cues name by mistake. */
export function withFurther(
  context: Pick<TurnContext, 'catalogue' | 'slug'>,
  message: Message,
  routed: Route,
): Route {
  const whole = guessJob(
    { words: withoutDeclined(withoutSituation(message.whole.words)) },
    context.catalogue.recognisable,
    context.slug,
  )
  const [main] = routed.jobs.toSorted((a, b) => (whole?.shareOf(b.key) ?? 0) - (whole?.shareOf(a.key) ?? 0))
  if (!main || routed.jobs.some(({ key }) => causes.has(key))) return routed
  const scores = scoresOfFurther(context, message, main.key)
  const requested = recogniseJobs(
    { words: requestingWords(message) },
    context.catalogue.recognisable,
    context.slug,
  ).filter(({ objectWeight, isWeak }) => objectWeight > 0 || !isWeak)
  const isShort = message.whole.words.length < shortMessage
  const isMeant = ({ key }: Route['jobs'][number]): boolean => {
    // 'e poi dare il bianco', '3 finestre e anche 3 tapparelle'
    const isEntry = message.named.some(
      (one) =>
        one.key === key &&
        ((one.also && (one.hasOwnVerb || one.weight >= weights.clear)) ||
          isWished(one, message) ||
          (one.objectWeight > 0 && hasFigure(one, message))),
    )
    const isLikely = isShort
      ? requested.some((one) => one.key === key && (one.hasOwnVerb || one.weight >= weights.object))
      : (whole?.shareOf(key) ?? 0) >= leastShare
    const score = scores.get(key) ?? (isLikely ? 0 : Number.NEGATIVE_INFINITY)
    const least = isShort ? leastScore.namedInShort : leastScore.named
    return key === main.key || isEntry || isByRoom(message) || score >= least
  }
  const meant = routed.jobs.filter((job) => isMeant(job))
  // 'rifare il bagno, doccia 80x100 con box': what the main job covers is a detail, unless it has a verb of its own.
  const isCovered = (key: AnyJobKey, by: AnyJobKey): boolean =>
    isFaultOfRenewed(key, by, message) ||
    isShowerOfNewBathroom(key, by, message) ||
    (wholeRooms.test(by) &&
      !isByRoom(message) &&
      (wholeRooms.test(key) ||
        (isPartOf(context.catalogue, key, by) &&
          (isWholly(message) || !requested.some((one) => one.key === key && one.hasOwnVerb)))) &&
      !message.named.some((one) => one.key === key && one.also))
  const sorted = [...scores].toSorted(([, one], [, other]) => other - one)
  const further: AnyJobKey[] = []
  // 'due cose: il videocitofono e la serratura' asks for no third one.
  const counted = countOfWorks(message.saidWords) ?? Number.POSITIVE_INFINITY
  const most = Math.min(mostFurther, counted - meant.length)
  for (const [key, score] of sorted) {
    const others = [...meant.filter((job) => job !== main).map((job) => job.key), ...further]
    const isKnown =
      key === main.key ||
      isCovered(key, main.key) ||
      others.some((one) => one === key || areOneWork(context.catalogue, one, key))
    if (score >= leastScore.added && !isKnown && further.length < most) further.push(key)
  }
  const halves: readonly AnyJobKey[] = jobsOfHalves(context, message.whole.words) ?? []
  const known = [...meant.map(({ key }) => key), ...further]
  // '10 kW di pannelli e dove caricare la macchina': one half is the main job.
  const ofHalves = halves.includes(main.key)
    ? halves.filter((key) => known.every((one) => one !== key && !areOneWork(context.catalogue, one, key)))
    : []
  const all = [...meant, ...[...further, ...ofHalves].map((key) => newJob(key, true))]
  // 'muri da imbiancare' in the list of a whole renovation, whatever the main job is
  const room = all.find(({ key }) => wholeRooms.test(key))
  const outside = all.filter(({ key }) => room === undefined || key === room.key || !isCovered(key, room.key))
  const jobs = isByRoom(message) ? all : withoutIncluded(context.catalogue, outside)
  return { ...routed, jobs, added: jobs.map(({ key }) => key) }
}
