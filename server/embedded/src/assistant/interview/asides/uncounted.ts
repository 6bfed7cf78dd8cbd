import { isDoing } from '../../italian/people/performers.ts'
import { thingOf } from '../../italian/things.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { isSameFact } from '../../slots/facts.ts'
import { type JobAtHand, jobsAtHand, type Question } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import { isChoiceForSome, isOfOneWall } from '../facts/choices/option-for-some.ts'
import { withSizeOfEach } from '../facts/rooms/size-of-each.ts'
import { addsMore, leavesOut } from '../facts/unnamed/one-of-them.ts'
import { stemOf } from '../facts/unnamed/told-again.ts'
import { mainSize } from '../facts/variants/main-count.ts'
import type { Message } from '../message.ts'

/** The reply to a change that no question has read. */
interface Uncounted {
  readonly words: string
  /** The question to ask for the new figure; null if a figure would not help. */
  readonly question: Question | null
  /** Whether it is known what changes: the option of some of the things, or their number. */
  readonly isPlain: boolean
}

/** Matches verbs that order a change of the work. */
const ordering =
  /^(?:facciamo\p{L}{0,2}|fate\p{L}{0,2}|fai|mett(?:i|iamo|ete|ici|iamoci|eteci)|aggiung\p{L}{1,6}|includ\p{L}{1,6}|vorrei|voglio|vogliamo|cont(?:a|iamo|ate)|consider(?:a|iamo|ate))$/u
/** Matches verbs between a thing and its number. */
const being = /^(?:sono|so|erano|era|saranno|diventano|diventa|e|è)$/
const correcting = /^(?:sbagliat[oa]|sbaglio|errore|invece|anzi)$/
/** Matches persons who do a part of the work in place of the professional. */
const others = /^(?:io|noi|mio|mia|nostro|nostra|altro|altra|amico|cognato|fratello|marito|padre|figlio)$/
/** Matches further verbs of customers who do a part themselves or buy it. */
const ownDoing =
  /^(?:stacco|stacchiamo|montiamo|compro|compriamo|portiamo|smontiamo|dipingiamo|pitturiamo|verniciamo|pensiamo|togliamo)$/
/** Number of words between a thing that others do and the person. */
const otherReach = 3

/** Whether a message says that somebody else does a part of the work: 'la carta la stacchiamo noi', 'lo fa mio cognato'. */
function isDoneByOthers({ words }: Utterance): boolean {
  return words.some(
    ({ text }, at) =>
      (isDoing(text) || ownDoing.test(text)) &&
      /^(?:l[oaie]?|ci|ne)$/.test(words[at - 1]?.text ?? '') &&
      // 'come le tiene mio cognato' compares.
      words[at - 2]?.text !== 'come' &&
      words.slice(at + 1, at + 1 + otherReach).some((word) => others.test(word.text)),
  )
}

/** Whether a message states a number of things that the jobs count, or that the customer named before. */
function statesCount(utterance: Utterance, nouns: (text: string) => boolean): boolean {
  const { quantities, words, denied, sides } = utterance
  if (denied.length > 0) return true
  // 'doccia 80x120' counts nothing.
  if (sides.length > 0) return false
  return quantities.some(({ from, to, article, ordinal, unit }) => {
    if (article || ordinal || unit === 'other' || unit === 'euro') return false
    const near = [...words.slice(Math.max(0, from - 3), from), ...words.slice(from + 1, to + 2)]
    const before = words[from - 1]
    // 'scarabocchi e due tasselli' states no number.
    const isStated = being.test(before?.text ?? '') && (before?.text !== 'e' || before.accented)
    const isCorrected = words.some(({ text }) => correcting.test(text))
    const next = words[from + 1]
    // 'sono sei, ho scordato il bagno'
    if (isStated && unit === null && (next === undefined || next.kind === 'mark')) return true
    return (isStated || isCorrected || words.length <= 5) && near.some(({ text }) => nouns(text))
  })
}

/** Whether a message only repeats figures that the jobs already count: '18 metri', as an answer to another question. */
function repeatsKnown(jobs: readonly JobAtHand[], { quantities, denied }: Utterance): boolean {
  const known = new Set(
    jobs.flatMap(({ inHand: { facts } }) =>
      Object.values(facts).flatMap((fact) => (fact.kind === 'number' ? [fact.low, fact.high] : [])),
    ),
  )
  const figures = quantities.filter(({ article, ordinal }) => !article && !ordinal)
  return (
    denied.length === 0 &&
    figures.length > 0 &&
    figures.every(({ low, high }) => known.has(low) && known.has(high))
  )
}

/** Whether a message only tells the known main size of a job again, in other figures: 'due lati 12 e due 9, alta 6', of 252 m². */
const repeatsSize = (jobs: readonly JobAtHand[], whole: Utterance): boolean =>
  jobs.some((job) => {
    const main = mainSize(job)
    const read = main?.slot.read(whole, false)
    return main !== null && read?.kind === 'fact' && isSameFact(read.fact, main.known)
  })

/**
 * Returns the known number of things that a message names again with it, as it is shown: '7 valvole termostatiche' for 'mettici le
 * termostatiche su tutti e 7'; null if it names none.
 */
function countedAlready(jobs: readonly JobAtHand[], { quantities, words }: Utterance): string | null {
  const isNamed = (shown: string): boolean =>
    shown
      .split(' ')
      .some((noun) => noun.length > 3 && words.some(({ text }) => text.startsWith(stemOf(noun))))
  for (const { engine, inHand } of jobs)
    for (const slot of engine.slots) {
      const fact = inHand.facts[slot.id]
      if (fact?.kind !== 'number' || fact.low !== fact.high) continue
      const isSaid = quantities.some(({ article, low, high }) => !article && low === fact.low && high === low)
      if (isSaid && isNamed(slot.show(fact))) return slot.show(fact)
    }
  return null
}

/** Rooms, which stand for the things in them: 'il salotto no'. */
const roomThings: ReadonlySet<string | null> = new Set(['room', 'bathroom', 'storage'])

/** Matches the whole home, of which nothing comes on top. */
const home = /^(?:cas[ae]|appartamento|alloggio)$/

/** Whether a word names the things of a job: 'tende', or what its question asks for. */
function namesThing({ engine, kind }: JobAtHand, text: string): boolean {
  if (text.length < 4) return false
  const labels = engine.slots.map((slot) => `${slot.label} ${slot.question({})}`)
  const known = `${kind.title} ${kind.work} ${labels.join(' ')}`.toLowerCase()
  return known.split(/[^\p{L}]+/u).some((word) => word.length > 3 && word.startsWith(stemOf(text)))
}

/**
 * Returns what is said of a message that changes the amount of the work in a way that was not read: 'quella del balcone
 * no', 'aggiungi anche la scala'. The old figure must not stand as if it counted the change. Returns null for a message that changes
 * no amount.
 */
export function uncounted(catalogue: Catalogue, state: CaseState, message: Message): Uncounted | null {
  // 'tre balconi', 'quattro metri l’uno': the length of each may be the usual one.
  const each = withSizeOfEach(catalogue, state, message)?.answers[0]
  const before = each && state.jobs.find(({ key }) => key === each.job)?.facts[each.slot]
  if (before && isSameFact(before, each.fact)) return null
  const { sentences, whole } = message
  if (sentences.some(({ kind }) => kind === 'question' || kind === 'what-if')) return null
  const jobs = jobsAtHand(catalogue, state)
  const isShown = state.phase === 'estimated'
  const told = new Set(
    state.told
      .slice(0, -1)
      .flatMap(({ text }) => readUtterance(text).words.map((word) => word.text))
      .filter((text) => text.length > 3)
      .map((text) => stemOf(text)),
  )
  const isThing = (text: string): boolean =>
    text.length > 3 &&
    !home.test(text) &&
    (roomThings.has(thingOf(text)) || told.has(stemOf(text)) || jobs.some((job) => namesThing(job, text)))
  const isNamed = whole.words.some(({ text }) => isThing(text))
  const names = isNamed || whole.words.some(({ text }) => /^quell[aoei]$/.test(text))
  const isMore = addsMore(whole) || whole.words.some(({ text }) => /^altr[oaei]$/.test(text))
  const orders = whole.words.some(({ text }) => ordering.test(text))
  const isOrdered = isMore && orders
  const isLess = leavesOut(whole)
  const forSome = jobs.find(({ engine: { slots }, inHand: { facts } }) =>
    slots.some((slot) => isChoiceForSome(slot, whole, facts, slots)),
  )
  const isWall = forSome && isOfOneWall(whole, forSome.inHand.facts, forSome.engine.slots)
  if (forSome)
    return {
      words: isWall
        ? 'Lo segno nella scheda. Nella stima però calcolo tutte le pareti allo stesso modo: la differenza per quella parete non è contata.'
        : 'Lo segno nella scheda. Nella stima però li calcolo tutti allo stesso modo: la differenza per quelli non è contata.',
      question: null,
      isPlain: true,
    }
  const isOthers = isDoneByOthers(whole)
  const isNewCount = statesCount(whole, isThing) && !repeatsKnown(jobs, whole) && !repeatsSize(jobs, whole)
  if (!isOthers && !(names && (isOrdered || isLess)) && !isNewCount) return null
  // 'mettiamoci pure le valvole, ne servono 7', which the estimate counts
  const known = orders && repeatsKnown(jobs, whole) ? countedAlready(jobs, whole) : null
  if (known !== null) return { words: `È già nella stima: ${known}.`, question: null, isPlain: true }
  const sized = jobs.flatMap((job) => {
    const main = mainSize(job)
    return main ? [{ job, main }] : []
  })
  const [only, ...more] = sized
  if (!only || more.length > 0 || isOthers)
    return isShown
      ? {
          words:
            'Lo segno nella scheda, ma la stima non ne tiene ancora conto: il lavoro resta calcolato come prima.',
          question: null,
          isPlain: false,
        }
      : null
  // 'metta quella' may mean a paint, but no square metres.
  if (!isNamed && !isNewCount && !only.main.isCount) return null
  const shown = only.main.slot.show(only.main.known)
  const basis = isShown ? `la stima resta calcolata su ${shown}` : `finora ho ${shown}`
  return {
    words: `Questo non l’ho ancora contato: ${basis}. Scrivimi il numero giusto in tutto e rifaccio i conti.`,
    question: { job: only.job.key, slot: only.main.slot },
    // 'i soffitti no' changes no square metres.
    isPlain: only.main.isCount,
  }
}
