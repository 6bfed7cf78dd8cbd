import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { askedQuestion, jobsAtHand, type JobAtHand } from '../agenda.ts'
import { type CaseState, type JobInHand, newJob } from '../case.ts'
import { type Catalogue, slugOf } from '../catalogue.ts'
import { isInOtherBathroom } from '../facts/rooms/other-bathroom.ts'
import type { Message, NamedJob } from '../message.ts'
import { isCounted } from '../prices/counted-once.ts'
import { addsPiece, isAskedThing, joinsAnother } from './additions.ts'
import { excludes } from './exclusion.ts'
import {
  droppedOnly,
  givenUp,
  keepsOther,
  keptJobs,
  plannedJob,
  putOffWords,
  jobsWithKeptThing,
  waits,
} from './giving-up.ts'
import { changesBeside } from './leaving/changed-beside.ts'
import { asksWithout } from './leaving/decided.ts'
import { leftByLimit } from './leaving/limits.ts'
import { asksForCause, isOfThingInHand } from './mentions/described.ts'
import { areMeasuredFloors, isOwnEntry } from './mentions/entries.ts'
import { asksForWork, corrects, onlyWaits } from './requested.ts'
import { isInOtherRoom, wantedJobs } from './wanted.ts'
import { areAlternatives, areExclusive } from './ways/alternatives.ts'
import { choosesOption, countsRest, drops, namesAnother, sharesWork, leavesPieces } from './ways/staying.ts'
import { isPartOf, replacesWhole } from './whole-job.ts'

/** How a message changes the jobs in hand. */
export interface Route {
  readonly jobs: readonly JobInHand[]
  readonly added: readonly AnyJobKey[]
  readonly removed: readonly JobInHand[]
  /** Whether a job replaced another one that the customer had named. */
  readonly replaced: boolean
}

/** Returns the route of a message that changes no job. */
export const unchanged = ({ jobs }: Pick<CaseState, 'jobs'>): Route => ({
  jobs,
  added: [],
  removed: [],
  replaced: false,
})

/** Maximum number of jobs in hand. */
export const mostJobs = 6

/** Maximum number of words of a reply to a question. */
const shortReply = 5
/** The weight of a mention that is surely meant. */
const clear = 1.9

/** Whether a mention only names a thing: in reply to a question 'gres da esterno' is a material and no floor. */
function isBareName({ weight, hasOwnVerb, isAction, also, instead }: NamedJob): boolean {
  return weight < clear && !hasOwnVerb && !isAction && !also && !instead
}

/** Returns the ids of the slots that a job asks regardless of the answers. */
function askedBy({ engine }: Pick<JobAtHand, 'engine'>): string[] {
  return engine.slots.filter((slot) => slot.needed({})).map(({ id }) => id)
}

/** Whether a message puts a further thing in, while it drops others: 'le valvole saltiamole, e mettiamo un termostato'. */
function isPutIn({ key, verbsAt }: NamedJob, jobs: readonly JobInHand[], { saidWords }: Message): boolean {
  return (
    jobs.every((job) => job.key !== key) &&
    jobs.some((job) => slugOf(job.key) === slugOf(key)) &&
    verbsAt.some((at) => /^(?:mett|aggiung|install|mont)/.test(saidWords[at]?.text ?? ''))
  )
}

/** Whether two jobs ask mostly the same questions. One is then a variant of the other and replaces it. */
export function isVariant(
  a: Pick<JobAtHand, 'key' | 'engine' | 'slug'>,
  b: Pick<JobAtHand, 'key' | 'engine' | 'slug'>,
): boolean {
  if (a.slug !== b.slug || a.key === b.key) return false
  const [mine, other] = [askedBy(a), askedBy(b)]
  const common = mine.filter((id) => other.includes(id)).length
  return common >= 2 && common >= Math.max(mine.length, other.length) * 0.6
}

function withoutDenied(catalogue: Catalogue, state: CaseState, message: Message): JobInHand[] {
  const { jobs, asked, told } = state
  // 'adesso non piove' denies no leak.
  const isWeather = ({ objectsAt }: NamedJob): boolean =>
    objectsAt.length > 0 && objectsAt.every((at) => message.saidWords[at]?.text.startsWith('piov'))
  // 'le persiane le smonto io, voi le verniciate' leaves out nothing.
  const isKept = sharesWork(message) || countsRest(message) || leavesPieces(catalogue, state, message)
  const denied = isKept
    ? []
    : message.named.filter(
        (one) =>
          one.denied &&
          catalogue.job(one.key) !== null &&
          !isWeather(one) &&
          !(one.kind === 'question' && !asksWithout(message)),
      )
  // 'tutti senza valvole', to a question about the valves, tells what is there.
  const isStated = (key: AnyJobKey): boolean => key === asked?.job && !drops(message) && isWithout(message)
  const [only, ...more] = jobsAtHand(catalogue, { jobs })
  const statements = told.map(({ text }) => text)
  if (only && more.length === 0 && denied.length > 0 && keepsOther(only, statements, message))
    return [...jobs]
  const isDenied = (key: AnyJobKey): boolean => denied.some((one) => one.key === key && one.weight >= 1)
  const stays = keptJobs(catalogue, state, message)
  const surely = jobsWithKeptThing(catalogue, state, message)
  const isBeside =
    namesAnother(jobs, stays, message) || changesBeside(jobsAtHand(catalogue, { jobs }), stays, message)
  const kept = denied.length > 1 || isBeside ? stays : surely
  const planned = plannedJob(catalogue, state, message)
  return jobs.filter(({ key }) => key === planned || isStated(key) || kept.includes(key) || !isDenied(key))
}

/** Whether an answer says what things lack now: '7 caloriferi, tutti senza valvole'. */
const isWithout = ({ saidWords }: Message): boolean =>
  saidWords.some(
    ({ text }, at) => text === 'senza' && /^(?:tutt[ie]|sono|ancora)$/.test(saidWords[at - 1]?.text ?? ''),
  )

/** Returns the jobs in hand that a newly named job replaces. */
function givingWay(
  catalogue: Catalogue,
  job: NamedJob,
  inHand: readonly JobAtHand[],
  isJoined: boolean,
): JobAtHand[] {
  const known = catalogue.job(job.key)
  if (!known) return []
  if (job.insteadOf !== undefined) return inHand.filter(({ key }) => key === job.insteadOf)
  const sameService = inHand.filter(({ slug }) => slug === known.slug)
  const assumed = inHand.filter((one) => !one.inHand.named)
  if (job.also && !job.instead && !job.only) return assumed.filter((one) => isVariant(one, known))
  // 'niente gres, mettiamo il parquet' leaves the doors in the price.
  const rivals = sameService.filter((one) => areAlternatives(one.key, job.key))
  if (job.instead && !job.only && rivals.length > 0) return rivals
  const sole = sameService.filter((one) => areExclusive(one.key, job.key))
  if (!job.also && sole.length > 0) return sole
  if (job.only || job.instead) return sameService.length > 0 ? sameService : [...inHand]
  if (job.kind === 'what-if' && !isJoined && sameService.length > 0) return sameService.slice(-1)
  return [...new Set([...assumed, ...sameService.filter((one) => isVariant(one, known))])]
}

/** Keeps the strongest of several variants of one job in a message, unless each has its own figures. */
function withoutVariants(catalogue: Catalogue, wanted: readonly NamedJob[], message: Message): NamedJob[] {
  const hasFigures = (key: AnyJobKey): boolean => /\d/.test(message.segments.get(key) ?? '')
  const asJob = (key: AnyJobKey): JobAtHand | null => {
    const known = catalogue.job(key)
    return known ? { ...known, inHand: newJob(key, true) } : null
  }
  return wanted.filter((one) => {
    const mine = asJob(one.key)
    return !wanted.some((other) => {
      const theirs = asJob(other.key)
      if (other === one || !mine || !theirs || !isVariant(mine, theirs)) return false
      if (hasFigures(one.key) && hasFigures(other.key)) return false
      return other.weight > one.weight || (other.weight === one.weight && other.at > one.at)
    })
  })
}

/** What was read in a message before its jobs are routed. */
interface Reading {
  /** Whether the message answers the question that was asked. */
  readonly answered: boolean
  /** Whether the message contains a fact about a job in hand. */
  readonly changesJob: boolean
  /** Whether the message contains no usable information. */
  readonly isEmpty: boolean
}

/**
 * Returns the jobs in hand after a message. Named jobs replace the assumed one, are added, or replace others;
 * denied jobs are removed. Without a named job and a job in hand, the chat's standard job is assumed.
 */
// oxlint-disable-next-line max-params -- its one call names each argument
export function route(
  catalogue: Catalogue,
  slug: ServiceSlug,
  state: CaseState,
  message: Message,
  { answered, changesJob, isEmpty }: Reading,
): Route {
  const before = state.jobs
  // 'senza tubi' answers the question about pipes, and does not drop the bathroom.
  const isAnswer = answered && /^(?:senza|niente)$/.test(message.whole.words[0]?.text ?? '')
  const dropping = givenUp(catalogue, state, message).filter((key) => !isAnswer || key !== state.asked?.job)
  const later = putOffWords(message)
  // 'i tubi restano', to a question about the bathroom, does not drop it either.
  const isOff = drops(message) || later.size > 0 || waits(message)
  const byName = dropping.filter((key) => key !== state.asked?.job || isOff)
  // 'solo il lavaggio', to a question about its filter, is an answer.
  const limited = answered && state.asked?.job ? [] : leftByLimit(catalogue, state, message)
  const out = leavesPieces(catalogue, state, message) ? [] : [...new Set([...byName, ...limited])]
  const leftOut = out.slice(0, Math.max(0, before.length - 1))
  // After the figure, only words of replacing replace a job.
  const isCorrection = corrects(message) && !(state.phase === 'estimated' && onlyWaits(message))
  const found = wantedJobs(catalogue, slug, message, {
    answered,
    changesJob,
    hasJobs: before.length > 0,
    isAsked: askedQuestion(catalogue, state)?.job != null,
  })
  const dropped = droppedOnly(catalogue, state, message)
  // 'la colonnina rimandiamola' asks for no wallbox.
  const isPutOff = ({ objectsAt }: NamedJob): boolean =>
    later.size > 0 && objectsAt.every((at) => later.has(message.saidWords[at]?.text ?? ''))
  const others = found.filter((one) => one.key !== dropped && !isPutOff(one))
  // The only job may go if the message asks for another one.
  const isReplaced =
    others.some(({ hasOwnVerb }) => hasOwnVerb) || (others.length > 0 && asksForWork(message))
  const meant = isReplaced ? others : found.filter((one) => !isPutOff(one))
  const left = withoutDenied(catalogue, state, message).filter(
    ({ key }) => !leftOut.includes(key) && !(isReplaced && key === dropped),
  )
  // 'il cancello lo fa mio cognato' leaves out a thing of the only job; the job is still wanted.
  const isPart = left.length === 0 && meant.length === 0 && before.length === 1 && before[0]?.named === true
  const kept = isPart ? before : left
  // 'togli la caldaia' drops the job; it does not ask to remove a boiler.
  const wanted =
    leftOut.length > 0
      ? meant.filter((one) => one.also || one.instead || isPutIn(one, before, message))
      : meant
  // 'gres in sala 40 mq, parquet nelle camere 35 mq' requests both.
  const isBesideWhole = (one: NamedJob): boolean =>
    isOwnEntry(one, message) ||
    isInOtherRoom(one, message) ||
    isInOtherBathroom(state, message) ||
    wanted.some((other) => areMeasuredFloors(one, other, message))
  const isReply = before.length > 0 && state.asked !== null && message.whole.words.length <= shortReply
  const keysBefore = before.map(({ key }) => key)
  let jobs = kept
  for (const one of withoutVariants(catalogue, wanted, message)) {
    const isOfOther = slugOf(one.key) !== slug && !before.some(({ key }) => slugOf(key) === slugOf(one.key))
    if (isReply && isBareName(one) && isOfOther) continue
    if (addsPiece(jobsAtHand(catalogue, { jobs }), one, message)) continue
    if (answered && isAskedThing(catalogue, state, one, message)) continue
    if (before.length > 0 && asksForCause(message)) continue
    // The renovation of a home counts its bathrooms, a new boiler its valves.
    if (isCounted(one.key, before)) continue
    if (isOfThingInHand(one, keysBefore, message)) continue
    const same = jobs.find(({ key }) => key === one.key)
    if (same) {
      jobs = jobs.map((job) => (job === same ? { ...job, named: true } : job))
      // 'solo per le finestre', to 'Quante zanzariere?', drops no screens.
      if (one.only && !(answered && one.isFallback) && !choosesOption(catalogue, same, one, message))
        jobs = jobs.filter((job) => job.key === one.key || slugOf(job.key) !== slugOf(one.key))
      continue
    }
    const inHand = jobsAtHand(catalogue, { jobs })
    // A part of an assumed job replaces it if the part has its own verb or no fact is known yet.
    const whole = inHand.find(
      ({ key, inHand: { named, facts } }) =>
        isPartOf(catalogue, one.key, key) && (named || (!one.hasOwnVerb && Object.keys(facts).length > 0)),
    )
    const isOtherWay = whole !== undefined && one.instead && areAlternatives(one.key, whole.key)
    if (whole && !isOtherWay && !one.only && !replacesWhole(one, message) && !isBesideWhole(one)) continue
    const staying = wanted.filter(
      (other) =>
        other !== one &&
        slugOf(other.key) === slugOf(one.key) &&
        (areMeasuredFloors(one, other, message) || !excludes(one, other, message)),
    )
    // 'niente gres, mettiamo il laminato', 'la porta lasciamola, piuttosto …': what gives way is gone, and the rest stays.
    const isGone =
      leftOut.length > 0 ||
      before.some(({ key }) => areAlternatives(key, one.key) && jobs.every((job) => job.key !== key))
    const leaving = new Set(
      givingWay(
        catalogue,
        isGone ? { ...one, instead: false } : isCorrection ? { ...one, instead: !one.also } : one,
        inHand,
        joinsAnother(message),
      ).flatMap(({ key }) => (staying.some((other) => other.key === key) ? [] : [key])),
    )
    const parts = new Set(
      inHand
        // 'e poi imbiancare', after the removal of wallpaper, adds a job.
        .filter(({ key, inHand: { named } }) => isPartOf(catalogue, key, one.key) && !(named && one.also))
        .filter(({ key }) => !wanted.some((other) => other.key === key && isBesideWhole(other)))
        .map(({ key }) => key),
    )
    const stay = jobs.filter(({ key }) => !leaving.has(key) && !parts.has(key))
    if (stay.length < mostJobs) jobs = [...stay, newJob(one.key, true)]
  }
  if (jobs.length === 0 && !isEmpty) {
    jobs = kept.length > 0 ? kept.slice(0, 1) : [newJob(catalogue.standard(slug), false)]
  }
  const added = jobs.filter(({ key }) => !before.some((one) => one.key === key)).map(({ key }) => key)
  const removed = before.filter(({ key }) => !jobs.some((one) => one.key === key))
  return { jobs, added, removed, replaced: added.length > 0 && removed.some(({ named }) => named) }
}
