import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import type { JobAtHand, Question } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import type { FactReading } from '../fact-reading.ts'
import type { Part } from '../hearing.ts'
import { isOneScale } from '../sums.ts'
import { forgottenPiece } from '../unnamed/forgotten-piece.ts'
import { changedSize } from './changed-size.ts'
import { type ChosenClause, chosenClauses, clausesIn } from './choosing.ts'
import { multiplied } from './fewer-or-more.ts'
import { countsOwn, isSurface, mainSize, namesOneThing, withMain } from './main-count.ts'
import { partition } from './partition.ts'

/** A job with its new size, and the message without the words of the size. */
interface ChosenSize {
  readonly job: JobAtHand
  readonly reading: FactReading
  readonly rest: string
}

/** Matches the verb of a new total: 'allora viene 180', 'resta 150', 'rimangono 40', 'fanno 160'. */
const becoming =
  /^(?:viene|vengono|resta|restano|rimane|rimangono|avanzano|fa|fanno|diventa|diventano|risulta|risultano)$/
/** Matches verbs that state a new total with 'a': 'saremo a 160', 'scendiamo a 90', 'arriva a 200'. */
const reaching =
  /^(?:siamo|saremo|saremmo|scend\p{L}+|sal(?:iamo|e|gono)|arriv\p{L}+|cal(?:iamo|a|ano)|torniamo|stiamo|staremo|veniamo|vegnimo|venimo|usciamo)$/u
/** Matches words between the verb and its figure. */
const between =
  /^(?:a|con|sui|sulle|sugli|circa|tipo|solo|soltanto|in|tutto|piu|o|meno|un|sempre|forse|fuori|giusto)$/
/** Matches words before 'da' that name no other thing: 'quella da 24', 'l’impianto da 6', but not 'la colonnina da 11'. */
const ofModel =
  /^(?:quell[aoei]|un[ao]?|l[aoei]?|il|i|uno|modello|taglia|potenza|impianto|fotovoltaico|caldaia|scaldabagno|boiler|scaldacqua|piccol[ao]|grande|piu|meno|solo|direttamente|pure|tutto|batteri[ae]|accumul[oi]|circa|a|da|di)$/

/** A figure that a clause states, with the way in which it is said. */
interface Stated {
  readonly figure: Quantity
  readonly utterance: Utterance
  /** The index of the clause in the message. */
  readonly index: number
  /** How the clause states the figure: as the model that it chooses, as a new total, or as the count without a noun. */
  readonly way: 'model' | 'total' | 'count'
}

const figuresOf = ({ quantities }: Utterance): Quantity[] =>
  quantities.filter(({ article, ordinal }) => !article && !ordinal)

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

/** Returns the figure of the model that a clause chooses: 'facciamolo da 6', 'prendo quella da 24'. */
function chosenModels(text: string): Stated[] {
  const chosen = chosenClauses(text)
  return [...chosen, ...enoughOf(text)].flatMap(({ utterance: said, index }): Stated[] => {
    const [figure, ...more] = figuresOf(said)
    if (!figure || more.length > 0 || said.sides.length > 0) return []
    const before = said.words[figure.from - 1]?.text ?? ''
    const isModel =
      /^(?:da|di|a|il|l)$/.test(before) || (figure.from === 0 && said.words.length === figure.to)
    const isOwn = said.words.slice(0, figure.from).every(({ text: word }) => ofModel.test(word))
    return isModel && isOwn ? [{ figure, utterance: said, index, way: 'model' }] : []
  })
}

/** Matches the words before a figure to calculate with: 'fate il conto con cinque', 'contatene 5'. */
const calculating =
  /(?:^| )(?:(?:cont|calcol)(?:a|i|ate|iamo|ino)(?:ne|mene|le|li|mi)?|(?:fate|fai|facciamo|rifate|rifai|faccia) (?:il |i |un )?cont[oi])$/

/** Whether the words before a figure order to calculate with it. */
function isCalculated({ words }: Utterance, at: number): boolean {
  return calculating.test(spokenText(words.slice(0, at + 1)))
}

/** Words before a number of things that are enough, and words after it: 'secondo me due bastano e avanzano'. */
const aroundEnough = /^(?:(?:ma|e|no|si|allora|quindi|che|dice|anche|solo|secondo|me|noi|pure) ?){0,4}$/
const areEnough =
  /^(?:(?:mi|ci|ne|me|ce) ){0,2}(?:bastano|vanno (?:piu che )?ben\p{L}+|sono (?:abbastanza|sufficienti)|avanzano)(?: e avanzano)?$/u

/** Whether a clause says that a number of the things is enough, or that the others stay: 'due vanno bene', 'gli altri quattro sì'. */
function isLeft({ words }: Utterance, { from, to }: Quantity): boolean {
  const before = spokenText(words.slice(0, from))
  const after = spokenText(words.slice(to))
  if (/^(?:ma |pero |e |invece )?(?:gli|le) altr[ie]$/.test(before))
    return /^(?:invece )?(?:si|restano|vanno bene|fatel[ei]|facciamol[ei]|tenetel[ei]|cambiatel[ei])$/.test(
      after,
    )
  return aroundEnough.test(before) && areEnough.test(after)
}

/** Returns the figure of a clause that states what is left, or what it makes: 'alora vien 180 metri'. */
function statedTotals(typed: string): Stated[] {
  return clausesIn(typed).flatMap((clause, index): Stated[] => {
    const said = readUtterance(clause)
    const [figure, ...more] = figuresOf(said)
    if (!figure || more.length > 0 || said.sides.length > 0) return []
    let at = figure.from - 1
    while (at > 0 && between.test(said.words[at]?.text ?? '')) at -= 1
    const verb = said.words[at]?.text ?? ''
    const hasTo = said.words
      .slice(at + 1, figure.from)
      .some(({ text }) => /^(?:a|con|su[il]?|sulle)$/.test(text))
    // 'così sono tre'
    const isSo =
      /^(?:sono|saranno)$/.test(verb) &&
      /^(?:cosi|quindi|insomma|allora)$/.test(said.words[at - 1]?.text ?? '')
    const isTotal = becoming.test(verb) || isSo || (hasTo && reaching.test(verb))
    if (isCalculated(said, at) || isLeft(said, figure))
      return [{ figure, utterance: said, index, way: 'count' }]
    const isDenied = /^(?:non|nun|quanto|quanti|se)$/.test(said.words[at - 1]?.text ?? '')
    return isTotal && !isDenied ? [{ figure, utterance: said, index, way: 'total' }] : []
  })
}

/** Matches words before the count of all things: 'allora ne restano 3', 'così sono tre'. */
const aroundCount =
  /^(?:e|ed|allora|cosi|quindi|insomma|dunque|ne|me|avanzano|alla|fine|in|tutto|ora|adesso|ci|percio|solo|soltanto|viene|vengono|resta|restano|rimane|rimangono|sono|saranno|fa|fanno|diventa|diventano|a|siamo|saremo)$/

const isBareClause = ({ words }: Utterance, { from }: Quantity): boolean =>
  words.slice(0, from).every(({ text, kind }) => kind === 'mark' || aroundCount.test(text))

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
  if (main.isCount)
    return way === 'count' || isBareClause(utterance, figure) ? withMain(job, main, figure) : null
  if (way === 'model' && isOfBattery(utterance) && !main.slot.show(main.known).endsWith('kWh')) return null
  if (way === 'model' && !shown.endsWith('m²') && !namesOneThing.test(shown)) return null
  if (shown.endsWith('m²') ? !isSurface(figure) : figure.unit !== null && figure.unit !== 'metre') return null
  if (figure.unit === 'metre' && !/m²$|metri|m$/.test(shown)) return null
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

/**
 * Returns the new size that a message chooses or states for a job whose size is known, with the rest of the message;
 * null if it is not clear which size is meant. A later question must not take the figure: 'saremo a 160' counts no balconies.
 */
function chosenSize(
  jobs: readonly JobAtHand[],
  said: string,
  { isOther, mayCount }: { readonly isOther: boolean; readonly mayCount: boolean },
): ChosenSize | null {
  const whole = readUtterance(said)
  const stated = [...chosenModels(said), ...statedTotals(said)]
  for (const one of stated.toReversed()) {
    // 'la batteria la prendo da 10' names the job of a battery alone.
    if (isOther && !(one.way === 'model' && isOfBattery(whole))) continue
    const found = jobs.flatMap((job) => {
      const reading = (one.way === 'model' ? asModel(job, one, whole) : null) ?? asMain(job, one, mayCount)
      return reading ? [{ job, reading }] : []
    })
    const [only, ...more] = found
    if (!only || more.length > 0) continue
    const rest = clausesIn(said).filter((_, index) => index !== one.index)
    return { ...only, rest: rest.join('') }
  }
  return null
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
  const mayCount = typeof asked?.slot.price?.reference !== 'number'
  const late =
    state.phase === 'estimated'
      ? (forgottenPiece(jobs, message) ?? partition(jobs, message) ?? multipliedSize(jobs, message))
      : null
  const size = late ?? changedSize(jobs, message) ?? chosenSize(jobs, said, { isOther, mayCount })
  return (
    size && { part: { job: size.job, slots: size.job.engine.slots, reading: size.reading }, rest: size.rest }
  )
}
