import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { type JobAtHand, jobsAtHand, type Question } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'
import { type ChosenClause, chosenClauses, clausesIn } from '../choices/choosing.ts'
import type { FactReading } from '../fact-reading.ts'
import type { Part } from '../hearing/parts.ts'
import { addsMeasuredRoom } from '../rooms/added-room.ts'
import { isOneScale } from '../sums.ts'
import { forgottenPiece } from '../unnamed/forgotten-piece.ts'
import { onlyOn } from '../unnamed/only-on.ts'
import { changedSize } from './changed-size.ts'
import { becomes } from './counted-noun.ts'
import { multiplied } from './fewer-or-more.ts'
import { countsOwn, isSurfaceAgain, mainSize, namesOneThing, withMain } from './main-count.ts'
import { onlyReading } from './of-one-job.ts'
import { partition } from './partition.ts'
import {
  asNamed,
  besideTotal,
  closesReason,
  figuresOf,
  isBareClause,
  reasonLength,
  type Stated,
  statedTotals,
} from './stated-totals.ts'
import { addsUpFigures } from './sum-of-figures.ts'

/** A job with its new size, and the message without the words of the size. */
interface ChosenSize {
  readonly job: JobAtHand
  readonly reading: FactReading
  readonly rest: string
}

/** Matches words before 'da' that name no other thing: 'quella da 24', 'l’impianto da 6', but not 'la colonnina da 11'. */
const ofModel =
  /^(?:quell[aoei]|un[ao]?|l[aoei]?|il|i|uno|modello|taglia|potenza|impianto|fotovoltaico|caldaia|scaldabagno|boiler|scaldacqua|piccol[ao]|grande|piu|meno|solo|direttamente|pure|tutto|batteri[ae]|accumul[oi]|circa|a|da|di)$/

/** Matches what follows a model that is enough: 'il 4 basta', 'quello da 50 va benissimo'. */
const isEnough =
  /^(?:(?:mi|ci|ce|ne|gia|e|pure|anche) ){0,3}(?:bast(?:a|erebbe|ano|eranno)|va ben\p{L}{1,7}|avanza|e sufficiente)(?: |$)/u

/** Returns the models that clauses call enough: 'il 4' of 'consumiamo poco, il 4 basta'. */
function enoughOf(text: string): ChosenClause[] {
  if (text.includes('?')) return []
  return clausesIn(text).flatMap((clause, index): ChosenClause[] => {
    const said = readUtterance(clause)
    const [figure, ...more] = figuresOf(said)
    if (!figure || more.length > 0 || figure.from === 0) return []
    const after = spokenText(said.words.slice(figure.to))
    return isEnough.test(after)
      ? [{ utterance: readUtterance(spokenText(said.words.slice(0, figure.to))), index }]
      : []
  })
}

/** Matches a wish or an order with its pronoun: 'la voglio da 30', 'me la fai da 30', 'fammela da 30', 'mettetemela da 30'. */
const wished =
  /^(?:(?:no|ok|allora|anzi|e|ma|senti|guarda|scusa|scusi) ){0,2}(?:(?:(?:me|ce) )?l[aoei] (?:fai|fate|metti|mettete|calcoli|calcolate|vogl\p{L}+|vorre\p{L}+|preferi\p{L}+)|(?:fam|dam|fate|date|metti|mettete|calcola|calcolate)mel[aoei]|(?:calcola|conta|considera|segna)(?:te)?l[aoei])$/u

/** Returns the models that clauses wish or order with a pronoun: 'da 30' of 'me la fai da 30'. */
function wishedOf(text: string): ChosenClause[] {
  if (text.includes('?')) return []
  return clausesIn(text).flatMap((clause, index): ChosenClause[] => {
    const { words } = readUtterance(clause)
    const at = words.findIndex((word) => /^d[ai]$/.test(word.text))
    return at > 0 && wished.test(spokenText(words.slice(0, at)))
      ? [{ utterance: readUtterance(spokenText(words.slice(at))), index }]
      : []
  })
}

/** Matches a wish for a larger or smaller model, before its size: 'io pensavo più grande', 'la vorrei più piccola'. */
const wishedLarger =
  /(?:^| )(?:pensav(?:o|amo)|volev(?:o|amo)|vorrei|vorremmo|vogli(?:o|amo)|preferi(?:sco|amo|rei|remmo)|(?:prend|mett|facci|fate|serv)\p{L}*) (?:\p{L}+ ){0,4}piu (?:grande|piccol[ao]|potente|capiente|gross[ao])$/u

/** Returns the models that follow a wish for a larger or smaller one: 'da 15' of 'io pensavo più grande, da 15'. */
function largerOf(text: string): ChosenClause[] {
  if (text.includes('?')) return []
  const clauses = clausesIn(text).map((clause) => readUtterance(clause))
  return clauses.flatMap((utterance, index): ChosenClause[] => {
    const before = spokenText(clauses[index - 1]?.words ?? [])
    const isSize = utterance.words[0]?.text === 'da'
    return isSize && wishedLarger.test(before) && !/(?:^| )(?:non|se) /.test(before)
      ? [{ utterance, index }]
      : []
  })
}

/** Returns the figure of the model that a clause chooses: 'facciamolo da 6', 'prendo quella da 24'. */
function chosenModels(text: string): Stated[] {
  const chosen = chosenClauses(text)
  return [...chosen, ...enoughOf(text), ...wishedOf(text), ...largerOf(text)].flatMap(
    ({ utterance: said, index }): Stated[] => {
      const [figure, ...more] = figuresOf(said)
      if (!figure || more.length > 0 || said.sides.length > 0) return []
      const before = said.words[figure.from - 1]?.text ?? ''
      const isModel =
        /^(?:da|di|a|il|l)$/.test(before) || (figure.from === 0 && said.words.length === figure.to)
      const isOwn = said.words.slice(0, figure.from).every(({ text: word }) => ofModel.test(word))
      return isModel && isOwn
        ? [{ figure, utterance: said, index, way: 'model', phrase: null, after: '' }]
        : []
    },
  )
}

/** Returns the new main size of a job in a clause such as 'allora viene 180 metri'. */
function asMain(job: JobAtHand, { figure, utterance, way }: Stated, mayCount: boolean): FactReading | null {
  const main = mainSize(job)
  // A count is stated without its noun: 'due le lasciamo come sono, vengono tre'.
  if (main?.isCount === true && (way === 'model' || !mayCount || figure.unit !== null)) return null
  if (!main || main.known.low !== main.known.high || !isOneScale(figure, main.known)) return null
  // 'fanno 3 giorni': a figure of another thing is no total.
  if (way !== 'count' && figure.unit === null && !countsOwn(utterance, figure.to, main)) return null
  const shown = main.slot.show(main.known)
  // 'i punti luce restano 2' counts a part of the points.
  if (main.isCount) {
    // 'tra persiane e ante vengono dieci pezzi' names what it counts.
    const isNamed = main.stem.length > 2 && utterance.words[figure.to]?.text.startsWith(main.stem) === true
    const isTotal = way === 'count' || (way === 'total' && isNamed) || isBareClause(utterance, figure)
    return isTotal ? withMain(job, main, figure) : null
  }
  if (way === 'model' && isOfBattery(utterance) && !main.slot.show(main.known).endsWith('kWh')) return null
  if (way === 'model' && !shown.endsWith('m²') && !namesOneThing.test(shown)) return null
  if (
    // '6 m² con muffa' and '8,1 m² di muro' are areas, too.
    shown.includes('m²')
      ? !isSurfaceAgain(figure, main.known)
      : figure.unit !== null && figure.unit !== 'metre'
  )
    return null
  if (figure.unit === 'metre' && !/m²|metri|m$/.test(shown)) return null
  return withMain(job, main, figure)
}

const isOfBattery = ({ words }: Utterance): boolean =>
  words.some(({ text }) => /^(?:batteri|accumul)/.test(text))

/** Returns the new size of the thing that a clause names by it: 'prendo quella da 28', of a boiler of 24 kW. */
function asModel(job: JobAtHand, { figure, utterance }: Stated, whole: Utterance): FactReading | null {
  if (figure.unit !== null) return null
  const models = job.engine.slots.flatMap((slot) => {
    const known = job.inHand.facts[slot.id]
    if (known?.kind !== 'number' || !isOneScale(figure, known)) return []
    const shown = slot.show(known)
    return namesOneThing.test(shown) ? [{ slot, known, isOfBattery: /kwh$/i.test(shown) }] : []
  })
  // 'quella da 5', of a plant with a battery, is the battery.
  const isFeminine = models.length > 1 && utterance.words.some(({ text }) => /^(?:quella|una)$/.test(text))
  const isBattery = isFeminine || isOfBattery(utterance) || isOfBattery(whole)
  const fitting = models.filter((one) => one.isOfBattery === isBattery)
  const [only, ...more] = fitting
  return only && more.length === 0 ? withMain(job, only, figure) : null
}

/** Where a message stands, and what it may mean. */
interface Standing {
  /** Whether it names a job that is not in hand. */
  readonly isOther: boolean
  /** Whether a figure without a noun may be a count, because no other number was asked for. */
  readonly mayCount: boolean
  /** Whether the figure of the work was shown. */
  readonly isLate: boolean
  /** Whether a question about a job was asked, which the rest of the message may answer. */
  readonly isAnswer: boolean
}

/**
 * Returns the new size that a message chooses or states for a job whose size is known, with the rest of the message;
 * null if it is not clear which size is meant. A later question must not take the figure: 'saremo a 160' counts no balconies.
 */
function chosenSize(
  jobs: readonly JobAtHand[],
  said: string,
  { isOther, mayCount, isLate, isAnswer }: Standing,
): ChosenSize | null {
  const whole = readUtterance(said)
  const stated = [...chosenModels(said), ...statedTotals(said)]
  for (const one of stated.toReversed()) {
    // '7 persiane' are those in hand, whatever else the message names.
    const named = isLate || one.way !== 'distance' ? onlyReading(jobs, (job) => asNamed(job, one)) : null
    // 'le finestre sono 6, le persiane restano 4': what stays is no change.
    const isSame =
      named?.reading.repeated === true &&
      (stated.some((other) => other !== one && other.phrase !== null) || countsElsewhere(said, one))
    if (named && !isSame && !(one.way === 'distance' && named.reading.repeated))
      return { ...named, rest: restOf(said, one, isAnswer) }
    // 'la batteria la prendo da 10' names the job of a battery alone.
    if (isOther && !(one.way === 'model' && isOfBattery(whole))) continue
    if ((one.way === 'order' && !isLate) || one.way === 'distance') continue
    const only = onlyReading(jobs, (job) => {
      const reading = (one.way === 'model' ? asModel(job, one, whole) : null) ?? asMain(job, one, mayCount)
      return reading ? [reading] : []
    })
    if (!only) continue
    return { ...only, rest: restOf(said, one, isAnswer || !isLate || one.way === 'model') }
  }
  return null
}

/** Whether another clause than that of a total counts things anew: 'le finestre sono 4'. */
const countsElsewhere = (said: string, { index }: Stated): boolean =>
  clausesIn(said).some((clause, at) => at !== index && becomes(readUtterance(clause)) !== null)

/** Returns what a message says beside a size: all other clauses, or those that hold beside a new total. */
function restOf(said: string, one: Stated, isAll: boolean): string {
  if (!isAll && one.way !== 'distance') return besideTotal(said, one)
  return clausesIn(said)
    .filter((_, index) => index !== one.index)
    .join('')
}

/** Matches words by which a mention before a total is a wish of its own. */
const wishing = /^(?:anche|pure|aggiung\p{L}+|mett\p{L}+|vorrei|voglio|invece|solo|tolg\p{L}+|togli\p{L}*)$/u

/**
 * Returns a message after the figure without the jobs that it only names by the things of a new total, or in the reason before
 * it: 'metti 4 porte' asks for no new doors while those in hand are varnished, nor does 'in camera tengo il parquet, quindi 45 mq'.
 */
export function withoutCountedThings(catalogue: Catalogue, state: CaseState, message: Message): Message {
  const { named, said, saidWords } = message
  if (state.phase !== 'estimated' || named.length === 0) return message
  const jobs = jobsAtHand(catalogue, state)
  const total = statedTotals(said).findLast(
    (one) =>
      onlyReading(jobs, (job) => [...asNamed(job, one), ...[asMain(job, one, true) ?? []].flat()]) !== null,
  )
  const ofCount = reasonLength(readUtterance(said))
  const limited = onlyOn(jobs, message)
  if (!total && !limited && ofCount === 0) return message
  const nouns = limited?.nouns ?? total?.phrase?.split(' ').slice(1) ?? []
  const before = clausesIn(said).slice(0, total?.index ?? 0)
  const start = before.reduce((sum, clause) => sum + readUtterance(clause).words.length, 0)
  const end = saidWords.findIndex(({ text }, at) => at >= start && closesReason.test(text))
  const reason = saidWords.slice(0, Math.max(ofCount, end === -1 ? start : end))
  const isWish = reason.some(({ text }) => wishing.test(text))
  const isThing = ({ objectsAt }: NamedJob): boolean =>
    objectsAt.length > 0 && objectsAt.every((at) => nouns.includes(saidWords[at]?.text ?? ''))
  const isReason = ({ objectsAt }: NamedJob): boolean =>
    !isWish && objectsAt.length > 0 && objectsAt.every((at) => at < reason.length)
  const isOther = (one: NamedJob): boolean =>
    !one.denied && jobs.every(({ key }) => key !== one.key) && (isThing(one) || isReason(one))
  return named.some(isOther) ? { ...message, named: named.filter((one) => !isOther(one)) } : message
}

/** Returns the size of the only job with one, as a message multiplies it: 'raddoppiamo', 'fatene la metà'. */
function multipliedSize(jobs: readonly JobAtHand[], { text, named }: Message): ChosenSize | null {
  const sized = jobs.flatMap((job) => {
    const main = mainSize(job)
    return main ? [{ job, main }] : []
  })
  const [only, ...more] = sized
  if (!only || more.length > 0 || named.some(({ key, denied }) => !denied && key !== only.job.key))
    return null
  const size = multiplied(readUtterance(text), only.main)
  const reading = size && withMain(only.job, only.main, size)
  return reading ? { job: only.job, reading, rest: '' } : null
}

/**
 * Returns the new size that a message chooses for a job in hand, with the rest of the message. Not if the message names a
 * job, whose figure it may be.
 */
export function chosenPart(
  state: CaseState,
  jobs: readonly JobAtHand[],
  asked: Question | null,
  message: Message,
): { readonly part: Part; readonly rest: string } | null {
  const { said, named, isWhatIf } = message
  const isOther = named.some(
    ({ key, denied, kind }) => !denied && kind !== 'question' && jobs.every((job) => job.key !== key),
  )
  if (isWhatIf || state.told.length === 0) return null
  // 'fate anche il salotto, 20 mq' adds a room, and is no new size.
  if (addsMeasuredRoom(jobs, said)) return null
  const mayCount = typeof asked?.slot.price?.reference !== 'number'
  const late =
    forgottenPiece(jobs, message) ??
    (state.phase === 'estimated'
      ? (partition(jobs, message) ?? onlyOn(jobs, message) ?? multipliedSize(jobs, message))
      : null)
  const size =
    late ??
    changedSize(jobs, message) ??
    chosenSize(jobs, said, {
      isOther,
      mayCount,
      isLate: state.phase === 'estimated',
      isAnswer: asked?.job != null,
    })
  if (!size || addsUpFigures(size.job, readUtterance(said))) return null
  return { part: { job: size.job, slots: size.job.engine.slots, reading: size.reading }, rest: size.rest }
}
