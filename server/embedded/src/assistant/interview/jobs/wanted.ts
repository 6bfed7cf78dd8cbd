import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { asksCost } from '../../italian/sentences/questions.ts'
import { readUtterance } from '../../italian/utterance.ts'
import { weighs } from '../../italian/weighing.ts'
import { type Catalogue, slugOf } from '../catalogue.ts'
import type { Message, NamedJob } from '../message.ts'
import { isOnlyNew, withoutExcluded } from './exclusion.ts'
import { atItsVerb, joints } from './mentions/at-its-verb.ts'
import { isPlacedThing, isSurfaceOnly } from './mentions/described.ts'
import { isDetail } from './mentions/details.ts'
import {
  device,
  isFaultBesideWork,
  isCountedEntry,
  isDeviceEntry,
  isFaultyBefore,
  isFaultyEntry,
  isLimit,
  isOwnDrain,
  isOwnEntry,
  isVerbOfOther,
} from './mentions/entries.ts'
import { isRepaired, withoutReasons, withoutSigns } from './mentions/signs.ts'
import { isPartOf, wholeOf } from './whole-job.ts'

/** Minimum weight at which a mention without a verb, of a job of another service, counts as a request. */
const sure = 1.55

const isFlagged = ({ also, only, instead }: NamedJob): boolean => also || only || instead

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

/** Whether a question asks for one more job, 'mi sistemate anche il giardino?', and not about those in hand. */
function asksForJob(one: NamedJob, { whole: { words } }: Message): boolean {
  if (words.some(({ text }) => weighing.test(text))) return false
  if (words.some(({ text }) => advising.test(text))) return false
  // 'si può mettere anche il fotovoltaico dopo?' asks about another time.
  const last = words.findLast(({ kind }) => kind !== 'mark')?.text ?? ''
  if (/^(?:dopo|futuro|avanti)$/.test(last)) return false
  const asks = words.some(({ text }) => asking.test(text) && !noAsking.has(text))
  return asks ? one.isAction || isFlagged(one) : one.also && one.isAction
}

/** Words that count things. */
const counting = new Set('un uno una due tre quattro cinque sei sette otto nove dieci'.split(' '))

/** Whether a message only says how many there are of a thing: 'le portefinestre sono 3'. */
function statesNumber({ objectAt, also }: NamedJob, { saidWords }: Message): boolean {
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

/** Returns the mentions that count: those with an action, those above the weight `sure`, and the strongest one. */
function strongOf(
  catalogue: Catalogue,
  slug: ServiceSlug,
  message: Message,
  { answered, hasJobs, changesJob }: Situation,
): NamedJob[] {
  const wanted = message.named.filter(({ denied, key }) => !denied && catalogue.job(key) !== null)
  const best = Math.max(0, ...wanted.map(({ weight }) => weight))
  return wanted.filter((one) => {
    const flagged = isFlagged(one)
    // 'quattro prese in più, impianto a norma': the system only is in good order.
    if (one.inGoodOrder && (hasJobs || wanted.some(({ inGoodOrder }) => !inGoodOrder))) return false
    // 'i termosifoni sono 11 non 9' corrects a figure.
    if (hasJobs && message.whole.denied.length > 0 && !one.hasOwnVerb && !flagged) return false
    // 'scusa, le portefinestre sono 3' corrects a number.
    if (hasJobs && !one.hasOwnVerb && statesNumber(one, message)) return false
    if (hasJobs && (isOwnDrain(one, message) || isPlacedThing(one, message) || isSurfaceOnly(one, slug)))
      return false
    // A common word can start a conversation, but it adds no job to those in hand.
    if (one.isFallback && hasJobs && (answered || !one.also)) return false
    if (one.kind === 'question' && hasJobs) return asksForJob(one, message)
    if (isFaultBesideWork(one, wanted)) return false
    // 'sto confrontando coi termosifoni, quanto balla?' compares and does not request work.
    if (hasJobs && !one.isAction && !isFlagged(one) && weighs(message.whole)) return false
    if (one.kind === 'what-if' && changesJob && !one.hasOwnVerb && !one.also) return false
    // 'quanto costa il geometra?' asks for a price.
    if (one.kind === 'what-if' && hasJobs && !flagged && asksCost(message.whole.words)) return false
    // 'e se piove?' asks about the jobs in hand.
    if (one.kind === 'what-if' && hasJobs && one.isWeak && !one.isAction && !flagged) return false
    // 'piastrelle nuove solo in quella zona' is an answer.
    if (hasJobs && answered && one.only && !one.also && isOnlyNew(one, message)) return false
    if (hasJobs && answered && isBareAnswer(one, message)) return false
    const isOrdered = one.isAction && !(answered && !flagged && isOnlyNew(one, message))
    if (isOrdered || one.kind === 'what-if') return !(answered && one.isWeak)
    if (hasJobs && answered && !flagged) return false
    // 'impianto da 8 kW sul tetto piano' does not request work on the roof.
    if (slugOf(one.key) !== slug && slugOf(one.key) !== null && !flagged && isDetail(one, message))
      return false
    if (slugOf(one.key) === slug || one.weight >= sure || flagged || one.weight === best) return true
    return isDeviceEntry(one, message)
  })
}

/** A mention with more than this weight names a job by itself and is not a mere count. */
const specific = 1.1

/**
 * Whether a mention without its own verb answers a question of an earlier job: 'ristrutturare un appartamento di 80
 * mq, un bagno' is one job.
 */
function isAnswerTo(catalogue: Catalogue, one: NamedJob, other: NamedJob, message: Message): boolean {
  const segment = message.segments.get(one.key)
  const slots = catalogue.job(other.key)?.engine.slots
  if (segment === undefined || !slots || one.at <= other.at || one.hasOwnVerb || isFlagged(one)) return false
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

/** Maximum distance in words between the joint of a list and its entry: 'e una vecchia porta'. */
const entryWords = 3

/** Whether a clause contains only a count of things: 'due bagni, sostituzione semplice'. */
function isBareCount({ objectAt }: NamedJob, { saidWords }: Message): boolean {
  const isMark = (at: number): boolean => (saidWords[at]?.kind ?? 'mark') === 'mark'
  return counting.has(saidWords[objectAt - 1]?.text ?? '') && isMark(objectAt - 2) && isMark(objectAt + 1)
}

/** Returns the words between two mentions. */
function wordsBetween(a: NamedJob, b: NamedJob, { saidWords }: Message): string[] {
  const [first, second] = a.objectAt <= b.objectAt ? [a, b] : [b, a]
  const start = Math.max(...first.objectsAt.filter((at) => at < second.objectAt), first.objectAt) + 1
  // 'più una presa': the joint may be the first word of a cue.
  const end = joints.has(saidWords[second.at]?.text ?? '') ? second.at + 1 : second.at
  return saidWords.slice(start, Math.max(start, end)).map(({ text }) => text)
}

/** A mention with at least this object weight names a job clearly. */
const telling = 1.5
/** The weight of an object that needs no verb of its own. */
const clear = 2.5
const container =
  /^(?:casa|case|appartament|alloggi|palazz|condomini|edifici|stabile|villett|villa|monolocal|bilocal|trilocal)/

const hasFigure = ({ key }: NamedJob, { segments }: Message): boolean =>
  /\d (?:mq|metri)/.test(segments.get(key) ?? '')
const isFloor = ({ key }: NamedJob): boolean => /^ristrutturazione\/(?:parquet|levigatura)$/.test(key)

/** Whether two mentions are entries of one list: the second is counted, or both have the same verb. */
function isListed(one: NamedJob, main: NamedJob, between: readonly string[], message: Message): boolean {
  const { saidWords } = message
  const joint = between.findLastIndex((word) => joints.has(word))
  if (joint === -1) return false
  // 'imbiancare le scale, palazzina di 3 piani' states the place.
  if (container.test(saidWords[one.objectAt]?.text ?? '') && !one.hasOwnVerb) return false
  if (between[joint] === 'piu' || between[joint] === '+') return true
  const after = between.slice(joint + 1)
  if (after.length > entryWords) return false
  // 'elettrico e idraulico' is a list.
  if (between.length === 1 && between[0] !== ',' && between[0] !== '.') return true
  const near = [1, 2].map((back) => saidWords[one.at - back]?.text ?? '')
  const before = near.slice(0, joints.has(near[0] ?? '') ? 0 : joints.has(near[1] ?? '') ? 1 : 2)
  // '6 kW con batteria e la wallbox in garage' is a list.
  const isNameOnly = main.verbsAt.length === 0 && !main.hasOwnVerb && one.verbsAt.length === 0
  const isDevice = device.test(one.key) && slugOf(one.key) !== slugOf(main.key) && !one.isWeak
  if ((one.objectWeight >= telling || isDevice) && isNameOnly && between[joint] === 'e') return true
  // 'mettere una caldaia e i termosifoni in tutta la casa': the verb has two objects.
  if (one.objectWeight >= clear && main.hasOwnVerb && between[joint] === 'e' && after.length <= 1) return true
  // 'gres in sala 40 mq, parquet nelle camere 35 mq' requests both.
  const isMeasured = hasFigure(one, message) && hasFigure(main, message)
  if (one.objectWeight >= specific && isNameOnly && isMeasured) return true
  const isCounted = [...after, ...before].some((word) => counting.has(word) || /^\d/.test(word))
  return isCounted || one.verbsAt.some((at) => main.verbsAt.includes(at))
}

/** Matches adjectives of size. */
const size = /^(?:gross|grand|piccol|enorm)[oaie]?$/

/** Whether a mention is a separate job: it has a verb of its own, is in a list, or is marked by 'anche'. */
function isBeside(one: NamedJob, main: NamedJob, message: Message): boolean {
  if (one.also || one.kind === 'question' || one.kind !== main.kind) return true
  const between = wordsBetween(one, main, message)
  // 'devo fare il bollino e già che uno viene, le valvole'
  if (between.some((word, at) => word === 'gia' && between[at + 1] === 'che')) return true
  if (isDetail(one, message)) return false
  // 'due bagni e una vasca grossa' describes the home.
  if (!one.hasOwnVerb && size.test(message.saidWords[one.objectAt + 1]?.text ?? '')) return false
  if (isFaultyBefore(one, main, message)) return true
  if (isFaultyEntry(one, message) || isDeviceEntry(one, message) || isOwnEntry(one, message)) return true
  return one.hasOwnVerb ? between.some((word) => joints.has(word)) : isListed(one, main, between, message)
}

/** Returns how certainly a mention is the subject of the message. */
function rankOf(slug: ServiceSlug, one: NamedJob, message: Message): number {
  const isTelling = slugOf(one.key) === slug && !one.isWeak && one.objectWeight >= telling
  const gains = [one.hasOwnVerb && !isVerbOfOther(one, message), isFlagged(one), isTelling].filter(
    Boolean,
  ).length
  return one.weight + gains - (isDetail(one, message) ? 3 : 0)
}

/** Whether a weak mention gives way to another, clearer mention. */
function isOutdone(one: NamedJob, main: NamedJob, { saidWords }: Message): boolean {
  if (!one.isWeak || isFlagged(one)) return false
  if (isCountedEntry(one, { saidWords }) && slugOf(one.key) === slugOf(main.key)) return false
  // In '5 finestre con 5 tapparelle nuove' the second thing is a job of its own.
  const isCounted = saidWords[one.objectAt - 1]?.kind === 'figure'
  // 'mi servono 6 valvole e la pulizia dell’impianto'
  const isOrdered = /^(?:serv|occorr|vorr|vogl|mett|cambi)/.test(saidWords[one.objectAt - 2]?.text ?? '')
  if (isCounted && (one.hasOwnVerb || isOrdered)) return false
  return !main.isWeak || one.objectWeight === 0 || (!one.hasOwnVerb && slugOf(main.key) === slugOf(one.key))
}

const isBetween = (next: NamedJob, one: NamedJob, main: NamedJob): boolean =>
  next !== main && next.objectAt > one.objectAt && next.objectAt < main.objectAt

/** Returns the mentions that are not a detail of another one. */
function separate(slug: ServiceSlug, all: readonly NamedJob[], message: Message): NamedJob[] {
  const kept: NamedJob[] = []
  const sorted = all.toSorted((a, b) => rankOf(slug, b, message) - rankOf(slug, a, message))
  for (const one of sorted) {
    const isEntry = (main: NamedJob): boolean =>
      isBeside(one, main, message) ||
      // In a list of three, the first entry is only next to the second.
      kept.some((next) => isBetween(next, one, main) && isBeside(one, next, message))
    if (kept.every((main) => !isOutdone(one, main, message) && isEntry(main))) kept.push(one)
  }
  return all.filter((one) => kept.includes(one))
}

interface Situation {
  /** Whether the message answers the question that was asked. */
  readonly answered: boolean
  /** Whether the message contains a fact about a job in hand. */
  readonly changesJob: boolean
  readonly hasJobs: boolean
}

/** Returns the mentions of jobs that the customer wants, without those that are details of another job. */
export function wantedJobs(
  catalogue: Catalogue,
  slug: ServiceSlug,
  message: Message,
  situation: Situation,
): NamedJob[] {
  const strong = strongOf(catalogue, slug, message, situation)
  const owning = strong.map((one) =>
    isBareCount(one, message) ? Object.assign({}, one, { hasOwnVerb: false }) : one,
  )
  const named = wholeOf(catalogue, slug, owning, message) ?? owning
  const covers = (whole: NamedJob, part: NamedJob): boolean =>
    whole !== part &&
    // In 'collegare il termostato alla caldaia' the boiler is only a detail.
    !(isDetail(whole, message) && !isDetail(part, message)) &&
    isPartOf(catalogue, part.key, whole.key) &&
    !(isFloor(whole) && hasFigure(part, message) && hasFigure(whole, message)) &&
    !(part.hasOwnVerb && !whole.hasOwnVerb) &&
    !isOwnEntry(part, message) &&
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
  const placed = withoutReasons(withoutSigns(causes, message), message)
    .filter((one) => !isRepaired(one, causes))
    .map((one) => atItsVerb(one, causes, message))
  return separate(slug, placed, message)
}
