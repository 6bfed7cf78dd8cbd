import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { weighs } from '../../italian/sentences/asides.ts'
import { asksMore } from '../../italian/sentences/questions.ts'
import { asksCost } from '../../italian/sentences/unmarked-questions.ts'
import { readUtterance } from '../../italian/utterance.ts'
import { guessActs } from '../acts/acts.ts'
import { type Catalogue, slugOf } from '../catalogue.ts'
import type { Message, NamedJob } from '../message.ts'
import { isOnlyNew, withoutExcluded } from './exclusion.ts'
import { atItsVerb } from './mentions/at-its-verb.ts'
import { isFarPlan, isSituation, isToldAsDone, isTradeOnly } from './mentions/circumstances.ts'
import { isFinish, isPlacedThing, isPlaceOfAnother, isSurfaceOnly } from './mentions/described.ts'
import { isDetail } from './mentions/details.ts'
import {
  isDeviceEntry,
  isDueOnly,
  isEvent,
  isFaultBesideWork,
  isLimit,
  limitsSurface,
  isOwnDrain,
  isOwnEntry,
  hasVerbOfAnother,
} from './mentions/entries.ts'
import {
  isPaintedOnly,
  isRepaired,
  withoutFaultsOfOld,
  withoutReasons,
  withoutSigns,
} from './mentions/signs.ts'
import { isRequested } from './requested.ts'
import { counting, hasFigure, isFlagged, isFloor, separate, specific } from './separate.ts'
import { countsThem } from './ways/staying.ts'
import { isPartOf, wholeOf } from './whole-job.ts'

/** Minimum probability that a message only agrees. */
const surelyAgrees = 0.8

/** Minimum weight at which a mention without a verb, of a job of another service, counts as a request. */
const sure = 1.55

/** Matches words that compare two things or ask for advice. */
const weighing =
  /^(?:meglio|conviene|converrebbe|differenza|rispetto|oppure|consigli|consigliate|consiglieresti)$/
/** Matches verbs that request work: 'fate', 'mi sistemate', 'riuscite'. */
const asking =
  /^(?:fate|fareste|puoi|potete|potreste|potresti|riuscite|riuscireste|\p{L}{2,}(?:ate|ete|ite))$/u
const noAsking = new Set(
  'finite pulite estate rete parete sete pareti lite vite rotate state siete avete quiete'.split(' '),
)

/** Matches verbs that ask for advice, or what others do: 'devo cambiare anche i termosifoni?', 'le cambiano pure?'. */
const advising =
  /^(?:devo|dobbiamo|devono|bisogna|basta|bastano|serve|servono|posso|possiamo|possono|va|vanno|\p{L}{3,}(?:ano|ono))$/u

/** Matches a question about the brand or the model of a thing: 'che marca di climatizzatore montate'. It orders none. */
const asksBrand = /^(?:(?:e|ma|ok|scusa) )?(?:(?:di )?che|qual[ei]?|qual è la) (?:marc|modell|qualit)/u

/** Whether a question asks for one more job, 'mi sistemate anche il giardino?', and not about those in hand. */
function asksForJob(one: NamedJob, { whole: { words } }: Message): boolean {
  if (words.some(({ text }) => weighing.test(text))) return false
  if (asksBrand.test(words.map(({ text }) => text).join(' '))) return false
  // 'i battiscopa li staccate o ci girate attorno?'
  // 'la corrente la staccate voi?' asks who does it.
  if (!one.also && words.some(({ text }) => text === 'o' || text === 'voi')) return false
  if (words.some(({ text }) => advising.test(text))) return false
  // 'si può mettere anche il fotovoltaico dopo?' asks about another time.
  const last = words.findLast(({ kind }) => kind !== 'mark')?.text ?? ''
  if (/^(?:dopo|futuro|avanti)$/.test(last)) return false
  const asks = words.some(({ text }) => asking.test(text) && !noAsking.has(text))
  return asks ? one.isAction || isFlagged(one) : one.also && one.isAction
}

/** Words before a number and a thing that only say how many there are: 'sono due caldaie', 'anzi due caldaie'. */
const beforeNumber = /^(?:sono|so|saranno|anzi|no|quindi|scusa|ma|allora|,|in|realta)$/

/** Whether a message only says how many there are of a thing: 'le portefinestre sono 3'. */
function statesNumber({ objectAt, also, isWeak }: NamedJob, { saidWords }: Message): boolean {
  const count = saidWords[objectAt - 1]
  const isCounted = count?.kind === 'figure' || counting.has(count?.text ?? '')
  const before = saidWords.slice(0, Math.max(0, objectAt - 1))
  if (!also && isWeak && isCounted && before.every(({ text }) => beforeNumber.test(text))) return true
  const [verb, number] = saidWords.slice(objectAt + 1)
  if (also || !/^(?:sono|so|erano|saranno)$/.test(verb?.text ?? '')) return false
  return number?.kind === 'figure' || counting.has(number?.text ?? '')
}

/** Maximum number of words of an answer that only chooses: 'solo le pareti'. */
const mostChosen = 4

/** Whether a mention is only the choice that the open question offers: 'solo le pareti'. */
function isBareAnswer({ only, also, instead, hasOwnVerb }: NamedJob, { whole: { words } }: Message): boolean {
  const isShort = words.filter(({ kind }) => kind !== 'mark').length <= mostChosen
  return isShort && only && !also && !instead && !hasOwnVerb
}

/**
 * Whether a mention is in the reason of a wish: 'il doppio dei pannelli, perché teniamo i condizionatori accesi', 'le piastrelle fino al
 * soffitto, che la vernice si scrosta'.
 */
function isInReason({ objectAt }: NamedJob, { saidWords }: Message): boolean {
  const before = saidWords.slice(0, objectAt)
  const start = before.findLastIndex(({ text }) => '.;!?'.includes(text))
  const reason = before.findLastIndex(
    ({ text }, at) => text === 'perche' || (text === 'che' && before[at - 1]?.text === ','),
  )
  return reason > start + 1
}

/** Returns the mentions that count: those with an action, those above the weight `sure`, and the strongest one. */
function strongOf(
  catalogue: Catalogue,
  slug: ServiceSlug,
  message: Message,
  { answered, hasJobs, changesJob, isAsked }: Situation,
): NamedJob[] {
  const wanted = message.named.filter(({ denied, key }) => !denied && catalogue.job(key) !== null)
  const best = Math.max(0, ...wanted.map(({ weight }) => weight))
  const isLater = hasJobs && wanted.some(({ also }) => also)
  const { add: adds } = isLater ? (message.acts ?? guessActs(message.text)) : { add: 0 }
  // 'va bene, quando finiamo il tetto ne riparliamo' asks for no work.
  const onlyAgrees = hasJobs && (message.acts?.agree ?? 0) >= surelyAgrees
  return wanted.filter((one) => {
    const flagged = isFlagged(one)
    if ((onlyAgrees && !flagged) || isSituation(one, wanted, message)) return false
    // 'quattro prese in più, impianto a norma': the system only is in good order.
    if (one.inGoodOrder && (hasJobs || wanted.some(({ inGoodOrder }) => !inGoodOrder))) return false
    // 'i termosifoni sono 11 non 9' corrects a figure.
    if (hasJobs && message.whole.denied.length > 0 && !one.hasOwnVerb && !flagged) return false
    // 'scusa, le portefinestre sono 3' corrects a number.
    if (hasJobs && !one.hasOwnVerb && statesNumber(one, message)) return false
    if (hasJobs && (isOwnDrain(one, message) || isPlacedThing(one, message) || isSurfaceOnly(one, slug)))
      return false
    if (hasJobs && !one.instead && (isFinish(one, message) || isPlaceOfAnother(one, message))) return false
    if (hasJobs && (isToldAsDone(one, message) || isFarPlan(one, message))) return false
    // 'anzi ne cambio solo uno' counts the things of a job in hand.
    if (hasJobs && one.objectWeight === 0 && countsThem(message)) return false
    // A common word can start a conversation, but it adds no job to those in hand.
    if (one.isFallback && hasJobs && (answered || !one.also)) return false
    if (hasJobs && !one.instead && isEvent(one, message)) return false
    if (hasJobs && (isTradeOnly(one, message) || isDueOnly(one, message))) return false
    if (hasJobs && !one.instead && hasVerbOfAnother(one, message)) return false
    if (one.kind === 'question' && hasJobs) return asksForJob(one, message)
    if (hasJobs && !isRequested(one, message, { answered, isAsked, adds })) return false
    if (isFaultBesideWork(one, wanted)) return false
    // 'sto confrontando coi termosifoni, quanto balla?' compares and does not request work.
    if (hasJobs && !one.isAction && !isFlagged(one) && weighs(message.whole)) return false
    if (one.kind === 'what-if' && changesJob && !one.hasOwnVerb && !one.also) return false
    if (hasJobs && !one.also && !one.instead && isInReason(one, message)) return false
    // 'quanto costa il geometra?' asks for a price.
    if (one.kind === 'what-if' && hasJobs && !flagged && asksCost(message.whole.words)) return false
    // 'se voglio una sola parete rossa mi costa di più?' leaves the other walls in the price.
    if (one.kind === 'what-if' && hasJobs && !one.also && asksMore(message.whole.words)) return false
    // 'e se piove?' asks about the jobs in hand.
    if (one.kind === 'what-if' && hasJobs && one.isWeak && !one.isAction && !flagged) return false
    // 'piastrelle nuove solo in quella zona' is an answer.
    if (hasJobs && answered && one.only && !one.also && isOnlyNew(one, message)) return false
    if (hasJobs && answered && isBareAnswer(one, message)) return false
    const isOrdered = one.isAction && !(answered && !flagged && isOnlyNew(one, message))
    if (isOrdered || one.kind === 'what-if')
      // 'no senti, a quel prezzo la pitturo', to the question about photos, chooses another job.
      return !(answered && one.isWeak && (isAsked || !one.instead))
    if (hasJobs && answered && !flagged) return false
    // 'impianto da 8 kW sul tetto piano' does not request work on the roof.
    if (slugOf(one.key) !== slug && slugOf(one.key) !== null && !flagged && isDetail(one, message))
      return false
    if (slugOf(one.key) === slug || one.weight >= sure || flagged || one.weight === best) return true
    return isDeviceEntry(one, message)
  })
}

/**
 * Whether a mention without its own verb answers a question of an earlier job: 'ristrutturare un appartamento di 80
 * mq, un bagno' is one job.
 */
function isAnswerTo(catalogue: Catalogue, one: NamedJob, other: NamedJob, message: Message): boolean {
  const segment = message.segments.get(one.key)
  const slots = catalogue.job(other.key)?.engine.slots
  if (segment === undefined || !slots || one.at <= other.at || one.hasOwnVerb || isFlagged(one)) return false
  if (isNextObject(one, other, message)) return false
  const utterance = readUtterance(segment)
  const [first] = utterance.quantities
  // In 'ricarica del gas, uno split' the second part is only a count and not another job.
  const isOnlyCount =
    first?.from === 0 && utterance.words.slice(first.to).every(({ kind }) => kind === 'mark')
  if (one.objectWeight >= specific && !isOnlyCount) return false
  // Only a counted thing is an answer: 'un bagno', but not 'il tetto'.
  return (
    first?.unit != null &&
    first.from === 0 &&
    slots.some((slot) => slot.read(utterance, true)?.kind === 'fact')
  )
}

/** Whether 'e' joins a counted thing to the verb of another one: 'sostituire la caldaia a Ferrara e 2 termosifoni'. */
function isNextObject(one: NamedJob, other: NamedJob, { saidWords }: Message): boolean {
  const [joint, count] = [saidWords[one.objectAt - 2], saidWords[one.objectAt - 1]]
  const isShared = one.verbsAt.some((at) => other.verbsAt.includes(at) && at < other.objectAt)
  const isSeveral = count !== undefined && !/^un[oa]?$/.test(count.text)
  return isShared && isSeveral && joint?.text === 'e' && !joint.accented
}

/** Whether a clause contains only a count of things: 'due bagni, sostituzione semplice'. */
function isBareCount({ objectAt }: NamedJob, { saidWords }: Message): boolean {
  const isMark = (at: number): boolean => (saidWords[at]?.kind ?? 'mark') === 'mark'
  return counting.has(saidWords[objectAt - 1]?.text ?? '') && isMark(objectAt - 2) && isMark(objectAt + 1)
}

/** Whether each of two mentions is an entry of its own, with its verb. */
const areEntries = (...both: readonly NamedJob[]): boolean =>
  both.every(({ also, hasOwnVerb, isAction }) => also && hasOwnVerb && isAction)

/** Number of words between 'nell’altro' and the work there. */
const otherRoomReach = 6

/** Whether a part is the work in another of several rooms: 'due bagni: uno completo, nel piccolo solo il box'. */
export function isInOtherRoom({ objectAt }: NamedJob, { saidWords }: Pick<Message, 'saidWords'>): boolean {
  if (!saidWords.some(({ text }) => text === 'bagni')) return false
  const from = Math.max(1, objectAt - otherRoomReach)
  return saidWords
    .slice(from, objectAt)
    .some(
      ({ text }, at) =>
        /^(?:altro|secondo|piccolo|grande)$/.test(text) &&
        /^(?:l|nell|dell|il|nel|del)$/.test(saidWords[from + at - 1]?.text ?? ''),
    )
}

/** The weight of a name that alone asks for the whole: 'bagno completo', but not 'bagno'. */
const wholeName = 3

/** Whether a message begins with the name of a whole work, and tells its parts: 'bagno completo 5 mq, tubi nuovi'. */
const isHeading = ({ at, weight }: NamedJob): boolean => at === 0 && weight >= wholeName

interface Situation {
  /** Whether the message answers the question that was asked. */
  readonly answered: boolean
  /** Whether the message contains a fact about a job in hand. */
  readonly changesJob: boolean
  readonly hasJobs: boolean
  /** Whether a question about a job was asked. */
  readonly isAsked: boolean
}

/** Returns the mentions of jobs that the customer wants, without those that are details of another job. */
export function wantedJobs(
  catalogue: Catalogue,
  slug: ServiceSlug,
  message: Message,
  situation: Situation,
): NamedJob[] {
  const strong = strongOf(catalogue, slug, message, situation)
  const owning = strong.map((one) => {
    if (isInOtherRoom(one, message)) return Object.assign({}, one, { also: true, only: false })
    if (situation.hasJobs && limitsSurface(one, message)) return Object.assign({}, one, { only: false })
    return isBareCount(one, message) ? Object.assign({}, one, { hasOwnVerb: false }) : one
  })
  const named = wholeOf(catalogue, slug, owning, message) ?? owning
  const covers = (whole: NamedJob, part: NamedJob): boolean =>
    whole !== part &&
    // In 'collegare il termostato alla caldaia' the boiler is only a detail.
    !(isDetail(whole, message) && !isDetail(part, message)) &&
    isPartOf(catalogue, part.key, whole.key) &&
    !(isFloor(whole) && hasFigure(part, message) && hasFigure(whole, message)) &&
    !(part.hasOwnVerb && !whole.hasOwnVerb && !isHeading(whole)) &&
    !isOwnEntry(part, message) &&
    !isInOtherRoom(part, message) &&
    // 'staccare la carta e poi imbiancare'
    !areEntries(whole, part) &&
    !(whole.isWeak && !part.isWeak)
  const meant = withoutExcluded(named, message)
  // 'rifare solo impianti e pavimenti' is one job.
  const whole = meant.filter(
    (one) => !meant.some((other) => (other.only || !one.only || isLimit(one, message)) && covers(other, one)),
  )
  const counted = whole.filter(
    (one) => !whole.some((other) => other !== one && isAnswerTo(catalogue, one, other, message)),
  )
  // A door that does not close is then a sign of subsidence and not a repair.
  const isSinking = counted.some(({ key }) => key === 'altro/cedimento')
  const causes = isSinking
    ? counted.filter(({ key, isAction }) => isAction || key === 'altro/cedimento')
    : counted
  const placed = withoutFaultsOfOld(withoutReasons(withoutSigns(causes, message), message), message)
    .filter((one) => !isRepaired(one, causes) && !isPaintedOnly(one, causes, message))
    .map((one) => atItsVerb(one, causes, message))
  return separate(slug, placed, message)
}
