import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { thingOf } from '../../../italian/things.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'
import { pointedParts } from '../choices/pointed-option.ts'
import type { FactReading } from '../fact-reading.ts'
import type { Part } from '../hearing/parts.ts'
import { withBareCount } from '../main-size.ts'
import { revisedFacts } from '../rooms/revised-list.ts'
import { bareTotal, isOneScale } from '../sums.ts'
import { allOfThem } from '../variants/all-of-them.ts'
import { becomes, nounsOf } from '../variants/counted-noun.ts'
import { type MainSize, mainSize, namesOneThing, withMain } from '../variants/main-count.ts'
import { addsAnother, addsMore, isAlike, leavesOut, oneOfThem } from './one-of-them.ts'
import { withOtherFigure } from './other-figure.ts'
import { namedBefore, toldAgain } from './told-again.ts'

const none = { askBack: null, unknown: false, repeated: false } as const

/** Returns the reading with one thing more or less, of the part that the message names or of the main count. */
function withOneOf(job: JobAtHand, main: MainSize, utterance: Utterance): FactReading | null {
  if (main.isCount && main.known.low === main.known.high && addsAnother(utterance))
    return withMain(job, main, { low: main.known.low + 1, high: main.known.high + 1 })
  const change = oneOfThem(utterance, main.stem)
  if (!change) return null
  const { facts } = job.inHand
  // 'quella della portafinestra', of grilles for 4 windows and one French window.
  const part = job.engine.slots.find((slot) => {
    const known = facts[slot.id]
    const isCount = typeof slot.price?.reference === 'number' && known?.kind === 'number' && known.high > 0
    return isCount && nounsOf(slot).some((noun) => noun.length > 2 && change.place.includes(noun))
  })
  if (part && part !== main.slot) {
    const known = facts[part.id]
    if (known?.kind !== 'number' || known.low !== known.high) return null
    const value = change.count === 'all' ? 0 : known.low + change.sign
    if (value < 0 || (change.count === 'all' && change.sign === 1)) return null
    const said = value === 0 ? `niente ${nounsOf(part)[1]}` : `${value} ${nounsOf(part)[1]}`
    const fact: Fact = { kind: 'number', low: value, high: value }
    const found = part.read(readUtterance(said), true)
    if (found?.kind !== 'fact' || !isSameFact(found.fact, fact)) return null
    return { ...none, facts: { ...facts, [part.id]: fact }, changed: [part] }
  }
  const { known, isCount } = main
  if (!isCount || known.low !== known.high || change.count === 'all') return null
  if (!isAlike(change, nounsOf(main.slot)) || known.low + change.sign < 1) return null
  return withMain(job, main, { low: known.low + change.sign, high: known.high + change.sign })
}

/** Reads 'aggiungi la parete est, altri 60 mq': a further area of the same kind. */
function withFurtherArea(job: JobAtHand, main: MainSize, utterance: Utterance): FactReading | null {
  const [size, ...more] = utterance.quantities.filter(({ article, ordinal }) => !article && !ordinal)
  const isOther = utterance.words.some(({ text }) => /^altri$/.test(text))
  if (main.isCount || !size || more.length > 0 || size.unit !== 'area' || utterance.sides.length > 0)
    return null
  if (!main.slot.show(main.known).includes('m²') || !(isOther || addsMore(utterance))) return null
  // 'anche 4 mq di crepe' measures another thing.
  const isOfOther = /^(?:di|del|dei|delle|della|con)$/.test(utterance.words[size.to]?.text ?? '')
  if (isOfOther) return null
  return withMain(job, main, { low: main.known.low + size.low, high: main.known.high + size.high })
}

/** Maximum number of things of which first one was told: 'sono due uguali'. */
const mostOfOne = 6

/** Matches what a known size is told to be: 'sono troppi', 'è poco'. */
const unfit = /^(?:tropp[oaie]|poc(?:o|a|hi|he)|eccessiv[oaie]|esagerat[oaie]|insufficient[ei])$/
/** Number of words after a size in which that stands. */
const unfitReach = 3

/** Returns an utterance without the known size that does not fit: '80 litri sono troppi, metti quello da cinquanta'. */
const withoutUnfit = (utterance: Utterance, { known }: MainSize): Utterance => ({
  ...utterance,
  quantities: utterance.quantities.filter(
    ({ low, high, to }) =>
      low !== known.low ||
      high !== known.high ||
      !utterance.words.slice(to, to + unfitReach).some(({ text }) => unfit.test(text)),
  ),
})

/** Reads 'facciamo 8', 'torniamo bassi, quattro e mezzo', 'mi basterebbe da cinquanta'. */
function withBareTotal(job: JobAtHand, main: MainSize, utterance: Utterance): FactReading | null {
  const figure = bareTotal(withoutUnfit(utterance, main))
  // 'la parete con la muffa, diciamo 8 mq': the area of the damage.
  if (!figure || utterance.words.some(({ text }) => thingOf(text) === 'damage')) return null
  const { low, high, unit, from } = figure
  const shown = main.slot.show(main.known)
  const isSurface = (unit === 'metre' || unit === 'area') && shown.endsWith('m²')
  if (unit !== null && !isSurface) return null
  if (utterance.words[from - 1]?.text === 'da' && !namesOneThing.test(shown)) return null
  const isNear = main.isCount && main.known.high === 1 ? high <= mostOfOne : isOneScale(figure, main.known)
  return isNear ? withMain(job, main, { low, high }) : null
}

const countedUnits: ReadonlySet<Quantity['unit']> = new Set(['room', 'window', 'door', 'balcony', 'other'])

/**
 * Reads 'facciamone 3', of '4 balconi, in tutto 16 metri': the same share of the known measure. Without such a count
 * 'ne' counts something unknown, and the customer is asked.
 */
function withShare(
  job: JobAtHand,
  main: MainSize,
  utterance: Utterance,
  statements: readonly string[],
): FactReading | null {
  const figure = bareTotal(utterance)
  const { low: known, high } = main.known
  if (!figure || figure.low !== figure.high || figure.unit !== null || known !== high) return null
  const counts = statements.flatMap((text) => {
    const { quantities } = readUtterance(text)
    const isMeasured = quantities.some(({ low }) => low === known)
    return isMeasured ? quantities.filter(({ unit, low }) => countedUnits.has(unit) && low > 1) : []
  })
  const [count, ...more] = counts
  if (!count || more.length > 0 || count.low !== count.high) return null
  const size = Math.round((known * figure.low * 10) / count.low) / 10
  return withMain(job, main, { low: size, high: size })
}

const ofThem = /^(?:n?ne|\p{L}{3,}(?:iamo|te|me|i)ne)$/u

/** Reads 'le valvole saltiamole': none of the things that another question counts. */
function withoutThings(job: JobAtHand, utterance: Utterance): FactReading | null {
  if (!leavesOut(utterance) || utterance.quantities.some(({ article }) => !article)) return null
  const { facts } = job.inHand
  // 'le persiane saltiamole, facciamo solo le finestre' leaves out no windows.
  const clauses = clausesIn(utterance.raw).map((clause) => readUtterance(clause))
  const isOut = clauses.map((clause) => leavesOut(clause))
  const near = clauses.filter((_, at) => isOut[at] || isOut[at + 1])
  const named = job.engine.slots.filter((slot) => {
    const known = facts[slot.id]
    if (known?.kind !== 'number' || known.high === 0) return false
    const [, noun] = nounsOf(slot)
    return noun.length > 2 && near.some(({ words }) => words.some(({ text }) => text === noun))
  })
  const [only, ...more] = named
  if (!only || more.length > 0) return null
  const nothing: Fact = { kind: 'number', low: 0, high: 0 }
  const found = only.read(readUtterance(`niente ${nounsOf(only)[1]}`), true)
  if (found?.kind !== 'fact' || !isSameFact(found.fact, nothing)) return null
  return { ...none, facts: { ...facts, [only.id]: nothing }, changed: [only] }
}

/** Jobs whose main count holds the things of its other count: a screen for a French window is one of the screens. */
const holdsOthers: ReadonlySet<string> = new Set(['serramenti/zanzariere'])

/** Maximum number of words before the number of 'due sono portefinestre'. */
const mostBefore = 2

/** Reads 'due sono portefinestre', of six windows. */
function ofOtherKind(job: JobAtHand, main: MainSize, utterance: Utterance): FactReading | null {
  const { words, quantities } = utterance
  const { facts } = job.inHand
  const { known, isCount } = main
  if (!isCount || known.low !== known.high) return null
  for (const { from, to, unit, ordinal, low, high } of quantities) {
    const [verb, noun] = [words[to]?.text ?? '', words[to + 1]?.text ?? '']
    if (unit !== null || ordinal || low !== high || from > mostBefore) continue
    if (!/^(?:sono|so|e|sarebbero|sarebbe|erano|era)$/.test(verb)) continue
    const slot = job.engine.slots.find((one) => one !== main.slot && nounsOf(one).includes(noun))
    if (!slot || low >= known.low) return null
    const fact: Fact = { kind: 'number', low, high }
    const found = slot.read(readUtterance(`${low} ${noun}`), true)
    if (found?.kind !== 'fact' || !isSameFact(found.fact, fact)) return null
    const left = holdsOthers.has(job.key) ? 0 : low
    const rest = left === 0 ? null : withMain(job, main, { low: known.low - left, high: known.high - left })
    if (left > 0 && !rest) return null
    return {
      ...none,
      facts: { ...(rest?.facts ?? facts), [slot.id]: fact },
      changed: [...(rest?.changed ?? []), slot],
    }
  }
  return null
}

function changeOf(
  job: JobAtHand,
  main: MainSize,
  utterance: Utterance,
  statements: readonly string[],
): FactReading | null {
  const all = main.isCount ? allOfThem(utterance, main) : null
  if (all !== null) return withMain(job, main, { low: all, high: all })
  const named = main.isCount && utterance.denied.length === 0 ? becomes(utterance) : null
  // 'i box sono due', of one door of a garage that was named before.
  if (named && main.known.high === 1 && namedBefore(statements, named.noun))
    return withMain(job, main, { low: named.count.low, high: named.count.high })
  return (
    withOneOf(job, main, utterance) ??
    withFurtherArea(job, main, utterance) ??
    ofOtherKind(job, main, utterance) ??
    withoutThings(job, utterance) ??
    withOtherFigure(job, main, utterance) ??
    (!main.isCount && utterance.words.some(({ text }) => ofThem.test(text))
      ? withShare(job, main, utterance, statements)
      : withBareTotal(job, main, utterance))
  )
}

/**
 * Returns what a message changes without the noun of a question: a figure of an earlier statement, the number of all
 * things, or one thing more or less. With several jobs it is not clear whose things are meant.
 */
function unnamedChange(state: CaseState, jobs: readonly JobAtHand[], message: Message): Part[] {
  if (message.sentences.some(({ kind }) => kind === 'question')) return []
  const statements = state.told.map(({ text }) => text)
  const utterance = readUtterance(message.said)
  const again = toldAgain(statements, utterance)
  const sized = jobs.flatMap((job) => {
    const main = mainSize(job)
    return main ? [{ job, main }] : []
  })
  if (again) {
    for (const job of jobs) {
      const facts = revisedFacts(again, job.engine.slots, job.inHand.facts)
      const changed = job.engine.slots.filter(({ id }) => facts[id] !== undefined)
      const reading = { ...none, facts: { ...job.inHand.facts, ...facts }, changed }
      if (changed.length > 0) return [{ job, slots: job.engine.slots, reading }]
    }
  }
  const [only, ...others] = jobs
  // 'sono due uguali', of a roof window without a number; 'ne vorrei cinque', of sockets whose number was not known
  if (only && others.length === 0 && sized.length === 0) {
    const reading = withBareCount(only, utterance, { ...none, facts: only.inHand.facts, changed: [] })
    if (reading.changed.length > 0) return [{ job: only, slots: only.engine.slots, reading }]
  }
  const found = sized.flatMap(({ job, main }): Part[] => {
    const reading = changeOf(job, main, utterance, statements)
    return reading ? [{ job, slots: job.engine.slots, reading }] : []
  })
  return found.length === 1 ? found : []
}

/**
 * Returns the count of the things of the job that was added last, if a message only states a number after the
 * estimate: 'e anche le persiane?', 'sono 6'.
 */
function lateCount({ phase }: CaseState, jobs: readonly JobAtHand[], { said }: Message): Part[] {
  const job = jobs.at(-1)
  if (!job || jobs.length < 2 || phase !== 'estimated') return []
  const reading = withBareCount(job, readUtterance(said), { ...none, facts: job.inHand.facts, changed: [] })
  return reading.changed.length > 0 ? [{ job, slots: job.engine.slots, reading }] : []
}

/**
 * Returns what a message changes whose words no question takes: a count without its noun, or one thing more or less. A
 * message that was read otherwise changes nothing here.
 */
export function lateParts(
  state: CaseState,
  jobs: readonly JobAtHand[],
  message: Message,
  parts: readonly Part[],
): Part[] {
  const pointed = state.told.length > 0 ? pointedParts(jobs, message) : []
  const isNew = pointed.every((one) =>
    parts.every(({ reading }) => reading.changed.every((slot) => !one.reading.changed.includes(slot))),
  )
  if (pointed.length > 0 && isNew) return pointed
  const isRead = parts.some(({ reading }) => reading.changed.length > 0 || reading.askBack !== null)
  if (isRead) return []
  const isRepeated = parts.some(({ reading }) => reading.repeated)
  const late = isRepeated ? [] : lateCount(state, jobs, message)
  return late.length > 0 ? late : unnamedChange(state, jobs, message)
}
