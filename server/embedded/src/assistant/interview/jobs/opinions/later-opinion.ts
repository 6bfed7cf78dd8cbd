import { weighs } from '../../../italian/sentences/asides.ts'
import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { guessJob, type JobGuess } from '../../../recognise/learned/guess.ts'
import { actsOfClauses, guessActs } from '../../acts/acts.ts'
import { jobsAtHand } from '../../agenda.ts'
import { type CaseState, newJob } from '../../case.ts'
import { type Catalogue, isPriced } from '../../catalogue.ts'
import type { TurnContext } from '../../context.ts'
import { differenceIn } from '../../facts/unnamed/difference.ts'
import { statedTotals } from '../../facts/variants/stated-totals.ts'
import type { Message, NamedJob } from '../../message.ts'
import { isWishForWall } from '../additions.ts'
import { droppedOnly } from '../giving-up.ts'
import { givingJob } from '../mentions/beside-or-instead.ts'
import { asksAt, corrects, sureWeight, tellsOneMore } from '../requested.ts'
import { isVariant, type Route } from '../routing.ts'
import { areAlternatives } from '../ways/alternatives.ts'
import { addsToHeld, heldNames, withoutHeld } from '../ways/more-of-held.ts'
import { isOption } from '../ways/options.ts'
import { rejects } from '../ways/replacement.ts'
import { exchangesThings, isPartOf } from '../whole-job.ts'
import { isHeld } from './further-jobs.ts'

/** Minimum probability of a job that the cues deny or name as in good order: alone, and beside another one. */
const sureAgainst = { alone: 0.7, beside: 0.95 } as const

/** Number of words before a thing that may tell who has it. */
const ownerReach = 6
/** Matches somebody else: 'un amico ha fatto il cappotto'. */
const somebodyElse = /^(?:amic[oah]|vicin[oai]|cugin[oa]|cognat[oa]|colleg[ah]|fratello|sorella|zi[oa])$/
const has = /^(?:ha|hanno)$/

/** Whether a mention is what somebody else had done: 'un amico ha fatto il cappotto e adesso gira in maglietta'. */
const isOfOthers = ({ objectAt }: NamedJob, { saidWords }: Message): boolean => {
  const before = saidWords.slice(Math.max(0, objectAt - ownerReach), objectAt).map(({ text }) => text)
  const owner = before.findIndex((text) => somebodyElse.test(text))
  return owner !== -1 && before.slice(owner).some((text) => has.test(text)) && !before.includes('non')
}

/** Whether the words speak against a guess: they deny the job, or name it as in good order. */
export function isAgainst({ key, share }: JobGuess, message: Message, hasOther: boolean): boolean {
  const own = message.named.filter((one) => one.key === key && !isOfOthers(one, message))
  // 'da lui i colombi non ci vanno più' denies no work.
  if (own.some(({ denied }) => denied)) return share < (hasOther ? sureAgainst.beside : sureAgainst.alone)
  // 'l’impianto elettrico è nuovo'
  return share < sureAgainst.alone && own.some(({ inGoodOrder }) => inGoodOrder)
}

/**
 * Minimum probability of a job that a later message adds, and its minimum number of words; of one that the cues name; and
 * of one that replaces all that they name.
 */
const later = { share: 0.6, words: 8, named: 0.02, instead: 0.35 } as const

/**
 * Minimum probability of an addition of the guessed job after the figure, and of the job that replaces one in hand: of the
 * guess, and that a clause changes something.
 */
const sure = { added: 0.6, other: 0.5, changes: 0.5 } as const
/** Maximum share of a job that the cues of such an addition name. It is then a circumstance of the guessed job. */
const circumstance = 0.05

/** Maximum probability of the job in hand where a message corrects it. */
const leastLikely = 0.1
/** Matches words that give the job in hand up without naming it: 'ricominciamo', 'ho cambiato idea'. */
const restarting = /^(?:ricominci(?:amo|o)|ripensat[oa]|idea)$/

/**
 * Replaces the only job in hand by the one that similar first messages asked for, if the message corrects or gives it up:
 * 'no aspetta, diamo la guaina liquida sopra le mattonelle'.
 */
function withCorrection(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  { jobs }: CaseState,
  message: Message,
  byCues: Route,
): Route {
  const { words } = message.whole
  const [only, more] = jobs
  if (!only || more || message.language !== null || words.length < later.words) return byCues
  if (byCues.added.length > 0 || !words.some((_, at) => asksAt(words, at))) return byCues
  const guess = guessJob(message.whole, catalogue.recognisable, slug)
  if (!guess || guess.share < later.share || !catalogue.job(guess.key)) return byCues
  if (isWishForWall(guess.key, new Set([only.key]), message)) return byCues
  if (guess.key === only.key || guess.shareOf(only.key) > leastLikely) return byCues
  // 'niente doccia, mettiamo la vasca' is a detail of the whole bathroom.
  if (isPartOf(catalogue, guess.key, only.key) && exchangesThings(message)) return byCues
  return { jobs: [newJob(guess.key, true)], added: [guess.key], removed: [only], replaced: only.named }
}

/**
 * Replaces the job that the cues add in a later message by the one that similar first messages asked for, if that one is
 * very probable, and adds it where the message says that there is one more work: 'un’altra cosa: in fondo alle scale manca un
 * punto luce'.
 */
function withLaterOpinion(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  state: CaseState,
  message: Message,
  byCues: Route,
): Route {
  const { words } = message.whole
  const [added] = byCues.added
  if (message.language !== null || words.length < later.words) return byCues
  // 'ci sono anche le ringhiere nel prezzo?' asks what is included.
  const isAsking = message.sentences.every(({ kind }) => kind !== 'statement')
  if (!added && (isAsking || !tellsOneMore(words) || byCues.removed.length > 0)) return byCues
  if (!added && addsToHeld(heldNames(catalogue, state.jobs), message.whole)) return byCues
  const guess = guessJob(message.whole, catalogue.recognisable, slug)
  if (!guess || !catalogue.job(guess.key) || isAgainst(guess, message, true)) return byCues
  if (added) return withLikely(guess, message, byCues)
  const isKnown = isHeld(catalogue, guess.key, [...state.jobs, ...byCues.jobs])
  // 'c’è pure un camino che fa ombra' asks for no work on it.
  const known = catalogue.job(guess.key)
  const isOnlyThere = known !== null && !isPriced(known) && !words.some((_, at) => asksAt(words, at))
  if (guess.share < later.share || isKnown || isOnlyThere) return byCues
  return { ...byCues, jobs: [...byCues.jobs, newJob(guess.key, true)], added: [guess.key] }
}

/** Matches one more of the things in hand: 'aggiungete un’altra per il bagno'. */
const oneMore = /(?<!\p{L})un[’' ]?altr[oa](?!\p{L})(?! cosa)/iu

/**
 * Returns the job that a message after the figure adds: the one that similar first messages ask for. Null if that is unsure,
 * or the jobs in hand hold it.
 *
 * @param adds the probability that the message adds a job
 */
export function surelyAdded(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  { jobs }: CaseState,
  message: Message,
  adds: number,
): JobGuess | null {
  const names = heldNames(catalogue, jobs)
  if (oneMore.test(message.text) || addsToHeld(names, message.whole)) return null
  const guess = [message.whole, withoutHeld(names, message.whole)]
    .flatMap((words) => guessJob(words, catalogue.recognisable, slug) ?? [])
    .filter(({ key }) => !isHeld(catalogue, key, jobs))
    .toSorted((a, b) => b.share - a.share)
    .at(0)
  const known = guess && guess.share * adds >= sure.added ? catalogue.job(guess.key) : null
  if (!guess || !known || !isPriced(known)) return null
  const keys = jobs.map(({ key }) => key)
  return isOption(known, keys, message) ? null : guess
}

/** Matches words that put a work beside the one in hand. */
const beside = /^(?:anche|pure|aggiung\p{L}+|inoltre|oltre|poi)$/u

/** Matches words for another room than the one in hand. */
const otherRoom = /^(?:altr[oaie]|second[oa]|ospiti|servizio)$/

/** Matches jobs that redo a whole room or home, with all that was in hand of it. */
const wholes = /^(?:ristrutturazione_bagno\/completo|ristrutturazione\/completa)$/

/**
 * Returns the jobs in hand that an added job includes or does in another way: new tiles and fixtures, after 'quindi direi
 * bagno completo'; the floor heating, after 'optiamo per i termosifoni'. None if the message speaks of another room.
 */
export function supplantedBy(
  catalogue: Catalogue,
  { jobs }: CaseState,
  added: AnyJobKey,
  message: Message,
): CaseState['jobs'] {
  const { words } = message.whole
  if (words.some(({ text }) => otherRoom.test(text))) return []
  const isBeside = words.some(({ text }) => beside.test(text))
  return jobs.filter(
    ({ key }) =>
      (wholes.test(added) && isPartOf(catalogue, key, added)) || (!isBeside && areAlternatives(key, added)),
  )
}

/** Returns a route without the jobs in hand that the added ones include or do in another way. */
function withoutSupplanted(catalogue: Catalogue, state: CaseState, message: Message, routed: Route): Route {
  const gone = routed.added.flatMap((key) => supplantedBy(catalogue, state, key, message))
  if (gone.length === 0) return routed
  const jobs = routed.jobs.filter(({ key }) => gone.every((one) => one.key !== key))
  return { ...routed, jobs, removed: [...routed.removed, ...gone], replaced: gone.some((one) => one.named) }
}

/** Whether a message has more of the things in hand without naming them: 'due in più per favore, una sul garage e una dietro'. */
function countsMore({ said }: Message): boolean {
  const more = differenceIn(said)
  return more?.sign === 1 && more.noun === null && more.figure.unit === null
}

/**
 * Decides on the job that a message surely adds after the figure: similar first messages tell its object from its
 * circumstances. 'anche la ringhiera del balcone: ferro, arrugginita' asks for the railing, although its words name the edge
 * of the balcony.
 */
function withSureAddition(
  context: Pick<TurnContext, 'catalogue' | 'slug'>,
  { state, changesJob }: { readonly state: CaseState; readonly changesJob: boolean },
  message: Message,
  byCues: Route,
): Route {
  const { acts, whole } = message
  const words = whole.words.filter(({ kind }) => kind !== 'mark').length
  if (acts === null || message.language !== null || words < later.words || state.asked?.job) return byCues
  if (byCues.removed.length > 0 || byCues.added.length > 1) return byCues
  if (changesJob && byCues.added.length === 0 && countsMore(message)) return byCues
  const guess = surelyAdded(context, state, message, acts.add)
  const known = guess && context.catalogue.job(guess.key)
  const [added] = byCues.added
  if (!guess || !known || added === guess.key || isAgainst(guess, message, true)) return byCues
  if (added !== undefined && guess.shareOf(added) > circumstance) return byCues
  if (jobsAtHand(context.catalogue, state).some((job) => isVariant(job, known))) return byCues
  return { ...byCues, jobs: [...state.jobs, newJob(guess.key, true)], added: [guess.key] }
}

/**
 * Replaces the job in hand that a message after the figure wants done another way, although it does not name that way as the
 * cues know it: 'allora la voglio col motorino', of a shutter to repair; 'lo facciamo da dentro', of an external insulation.
 */
function withOtherWay(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  state: CaseState,
  message: Message,
  byCues: Route,
): Route {
  const { acts, said, language } = message
  // 'in camera tengo il parquet, quindi solo 55 mq' counts anew what is in hand.
  const isUnread = acts === null || language !== null || statedTotals(said).length > 0
  if (isUnread || state.asked?.job) return byCues
  const utterance = readUtterance(said)
  const guess = byCues.removed.length > 0 ? null : guessJob(utterance, catalogue.recognisable, slug)
  // 'invece del parquet nuovo lucidiamo il marmo' names what gives way.
  const giving = givingJob(catalogue, state, message)?.key
  const least = giving === undefined ? sure.other : later.instead
  if (!guess || guess.share < least || !catalogue.job(guess.key) || weighs(utterance)) return byCues
  const isGiving = (key: AnyJobKey): boolean => key === giving && !isPartOf(catalogue, guess.key, key)
  const replaced = state.jobs.filter(
    ({ key }) =>
      isGiving(key) || (isOtherWay(catalogue, key, guess.key) && guess.shareOf(key) <= circumstance),
  )
  // 'va demolito tutto, guaina e mattonelle nuove' names details of the other way.
  const isDetail = byCues.added.every((key) => guess.shareOf(key) <= circumstance)
  const isKnown = state.jobs.some(({ key }) => key === guess.key) || !isDetail
  const changes = Math.max(guessActs(said).change, ...actsOfClauses(said).map((one) => one.acts.change))
  const isMeant = changes >= sure.changes || rejects(message) || replaced.some(({ key }) => isGiving(key))
  const [old] = replaced
  if (isKnown || !old || replaced.length > 1 || !isMeant) return byCues
  const jobs = [...state.jobs.filter((job) => job !== old), newJob(guess.key, true)]
  return { jobs, added: [guess.key], removed: [old], replaced: old.named }
}

/** Whether a job does the work of another one in another way, or replaces the thing that the other repairs. */
const isOtherWay = (catalogue: Catalogue, key: AnyJobKey, other: AnyJobKey): boolean =>
  areAlternatives(key, other) ||
  other === `${key.slice(0, key.indexOf('/'))}/${catalogue.job(key)?.kind.replacement ?? ''}`

/** Leaves out the added jobs that a message makes improbable: 'il miscelatore del bidet' asks for no new bidet. */
function withLikely(guess: JobGuess, { named: mentions }: Message, byCues: Route): Route {
  // 'butto i soldi a ripararlo, mettetemelo nuovo' surely means the thing whose repair is in hand.
  const isSure = (key: AnyJobKey): boolean =>
    mentions.some((one) => one.key === key && (one.weight >= sureWeight || one.insteadOf != null))
  const likely = byCues.added.filter((key) => isSure(key) || guess.shareOf(key) >= later.named)
  if (likely.length === byCues.added.length) return byCues
  if (likely.length === 0 && guess.share < later.instead) return byCues
  const added = likely.length > 0 ? likely : [guess.key]
  const kept = byCues.jobs.filter(({ key }) => !byCues.added.includes(key) && key !== guess.key)
  return { ...byCues, jobs: [...kept, ...added.map((key) => newJob(key, true))], added }
}

/** Corrects the jobs of a later message by the ones that similar first messages asked for. */
export function laterOpinion(
  context: Pick<TurnContext, 'catalogue' | 'slug'>,
  { state, changesJob }: { readonly state: CaseState; readonly changesJob: boolean },
  message: Message,
  byCues: Route,
): Route {
  const isGivenUp =
    droppedOnly(context.catalogue, state, message) !== null ||
    message.whole.words.some(({ text }) => restarting.test(text))
  const mayCorrect = isGivenUp || (corrects(message) && !changesJob)
  const corrected = mayCorrect ? withCorrection(context, state, message, byCues) : byCues
  if (corrected !== byCues) return corrected
  const other = withOtherWay(context, state, message, byCues)
  if (other !== byCues) return other
  const sureOne = withSureAddition(context, { state, changesJob }, message, byCues)
  const added = sureOne === byCues ? withLaterOpinion(context, state, message, byCues) : sureOne
  return added === byCues ? byCues : withoutSupplanted(context.catalogue, state, message, added)
}
