import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'
import type { FactReading } from '../fact-reading.ts'
import { asksForOther } from '../rooms/other-bathroom.ts'
import { nounsOf } from '../variants/counted-noun.ts'
import { isSurface, type MainSize, mainSize, withMain } from '../variants/main-count.ts'
import { ofOneJob, requestedJobs } from '../variants/of-one-job.ts'

/** Matches words for a thing that was not told before: 'mi ero dimenticata', 'scordavo', 'me n’è sfuggita una', 'tralasciato'. */
const forgotten =
  /^(?:dimenticat[oaie]|dimenticav[oai]m?o?|dimentico|scordat[oaie]|scordav[oa]|scordo|tralasciat[oaie]|omess[oaie]|saltat[oaie]|sfuggit[oaie]|trascurat[oaie]|manca|mancava|manc(?:ano|avano)|fuori)$/
/** Matches verbs that tell of such a thing only after 'non': 'che non avevo calcolato', 'non vi ho detto della tettoia'. */
const untold =
  /^(?:calcolat|contat|consider|mess|dett|mension|menzion|nominat|segnalat|incluso|inclus|misurat)[oaie]?$/
/** Words by which a verb may or may not tell of a forgotten thing: 'ho saltato il lato', 'l’ho lasciato fuori', 'manca l’acqua'. */
const ownAct = /^(?:ho|avevo|abbiamo|avevamo|ero|era|erano|eravamo|e|m|me|mi|ne|n|sono)$/
const orders =
  /^(?:aggiung|mett|cont|includ|consider|somm)\p{L}*(?:l[oaie]|cel[oaie]|ci|ne)$|^(?:aggiungere|sommat[oa]|sommare|contare)$/u

/** Whether a message tells of a thing that was forgotten when the work was described. */
export function tellsForgotten({ words }: Utterance): boolean {
  const texts = words.map(({ text }) => text)
  const isOrdered = texts.some((text) => orders.test(text))
  return texts.some((text, at) => {
    const before = texts.slice(Math.max(0, at - 4), at)
    if (untold.test(text)) return before.some((one) => one === 'non')
    if (!forgotten.test(text)) return false
    // 'manca la corrente' is a fault, 'fuori' and 'saltato' mean much else.
    if (text.startsWith('manc')) return isOrdered
    if (text === 'fuori') return before.some((one) => one.startsWith('lasciat'))
    if (text.startsWith('salt')) return before.some((one) => /^(?:ho|avevo|abbiamo|avevamo)$/.test(one))
    if (/^(?:dimentic|scord)at/.test(text))
      return isOrdered || before.length === 0 || before.some((one) => ownAct.test(one))
    return true
  })
}

const furtherWord = /^(?:anche|pure|aggiung\p{L}+|mett\p{L}+)$/u

/** Matches what is counted, so that its size is no part of another size. */
const wholeThing = /^(?:bagn|appartament|cas[ae]$|villett|palazz)/

/** Whether a message adds the other one of the things: 'c’è anche l’altro balcone, 7 mq', 'e un’altra camera, 14 mq'. */
function tellsOther({ words }: Utterance): boolean {
  const at = words.findIndex(({ text }) => /^altr[oa]$/.test(text))
  const thing = words[at + 1]
  return (
    /^(?:l|un|una)$/.test(words[at - 1]?.text ?? '') &&
    thing?.kind === 'word' &&
    !wholeThing.test(thing.text) &&
    (words[0]?.text === 'e' || words.some(({ text }) => furtherWord.test(text)))
  )
}

const article = /^(?:il|lo|la|l|un|una|uno|quell[oa]|del|della|dell|dello)$/
/** Matches words that make a figure a total: 'ho scordato il bagno, quindi 7', 'sono 86 in tutto'. */
const ofTotal = /^(?:quindi|totale|tutto|complessiv\p{L}+|diventa|diventano|insomma)$/u
/** Maximum number of words of such a message. */
const mostWords = 26

const round = (value: number): number => Math.round(value * 100) / 100

const isBare = ({ article: isArticle, ordinal }: Quantity): boolean => !isArticle && !ordinal

const leastCentimetres = 20
const metres = (side: number): number => (side >= leastCentimetres ? side / 100 : side)

/** Returns the area of two sides in m². '60x80' is in centimetres. */
function areaOf({ a, b }: { readonly a: number; readonly b: number }): number {
  return round(metres(a) * metres(b))
}

/** Returns how much a forgotten piece adds to a measured size; null if the message does not say it. */
function furtherMeasure(utterance: Utterance, main: MainSize): number | null {
  const { sides, quantities } = utterance
  const shown = main.slot.show(main.known)
  const isArea = shown.endsWith('m²')
  const [pair, ...pairs] = sides
  if (pair) return isArea && pairs.length === 0 ? areaOf(pair) : null
  const [figure, ...more] = quantities.filter((one) => isBare(one))
  if (!figure || more.length > 0 || figure.low !== figure.high || figure.unit === null) return null
  const fits = isArea
    ? figure.unit === 'area' || (figure.unit === 'metre' && isSurface(figure))
    : figure.unit === 'metre'
  return fits && (isArea || /metri|m$/.test(shown)) ? figure.low : null
}

/** Returns the slot of another kind of the same things that a message names: French windows, of windows. */
function otherKind(
  { engine }: JobAtHand,
  main: MainSize,
  { words }: Utterance,
): JobAtHand['engine']['slots'][number] | null {
  return (
    engine.slots.find((slot) => {
      if (slot === main.slot || typeof slot.price?.reference !== 'number') return false
      const [one, many] = nounsOf(slot)
      return one.length > 3 && words.some(({ text }) => text === one || text === many)
    }) ?? null
  )
}

/** Whether a message tells of one of the counted things: by its noun, or with 'quella', 'una'. */
function isOneOfThem({ words }: Utterance, { stem, slot }: MainSize): boolean {
  const [, many] = nounsOf(slot)
  const isOpening = /^(?:finestr|zanzarier|tapparell|persian|inferriat|grat|tend)/.test(many)
  return words.some(({ text }, at) => {
    const before = words[at - 1]?.text ?? ''
    if (/^quell[oa]$/.test(text)) return words[at + 1]?.kind === 'word'
    if (/^un[oa]$/.test(text))
      return words
        .slice(Math.max(0, at - 4), at)
        .some((one) => /^n?e?$/.test(one.text) && one.text.startsWith('n'))
    if (!article.test(before)) return false
    return (
      (stem.length > 2 && text.startsWith(stem)) ||
      (isOpening && /^(?:finestr|portafinestr|port[ae]$)/.test(text))
    )
  })
}

/** Whether a message answers a question for another size, without having been asked. */
function measures(slot: Slot, utterance: Utterance): boolean {
  return typeof slot.price?.reference === 'number' && slot.read(utterance, false)?.kind === 'fact'
}

/** Returns the reading in which a job has one forgotten piece more. */
function withPiece(job: JobAtHand, utterance: Utterance): FactReading | null {
  const main = mainSize(job)
  if (!main || main.known.low !== main.known.high) return null
  if (!main.isCount) {
    // 'dimenticavo: in camera c’è la muffa, 4 mq' measures the mould.
    if (job.engine.slots.some((slot) => slot !== main.slot && measures(slot, utterance))) return null
    const plus = furtherMeasure(utterance, main)
    // 'ho dimenticato il corridoio, sono 86 mq' states the total.
    if (plus === null || plus >= main.known.low) return null
    const sum = round(main.known.low + plus)
    return withMain(job, main, { low: sum, high: sum })
  }
  const { quantities, sides } = utterance
  const counts = quantities.filter(
    (one) =>
      isBare(one) && one.unit !== 'metre' && sides.every(({ from, to }) => one.to <= from || one.from >= to),
  )
  if (counts.length > 0) return null
  const slot = otherKind(job, main, utterance)
  if (!slot || slot.id === main.slot.id)
    return isOneOfThem(utterance, main)
      ? withMain(job, main, { low: main.known.low + 1, high: main.known.low + 1 })
      : null
  const before = job.inHand.facts[slot.id]
  const count = before?.kind === 'number' ? before.low + 1 : 1
  const fact: Fact = { kind: 'number', low: count, high: count }
  const found = slot.read(readUtterance(slot.show(fact)), true)
  if (found?.kind !== 'fact' || !isSameFact(found.fact, fact)) return null
  return {
    facts: { ...job.inHand.facts, [slot.id]: fact },
    changed: [slot],
    askBack: null,
    unknown: false,
    repeated: false,
  }
}

/**
 * Returns the size of a job with a piece that was forgotten, whose own measure is no new size of the whole: 'mi ero
 * dimenticata la portafinestra, un metro per due e quaranta', 'scordavo il corridoio, 6 metri quadri'. Null if the message
 * names another job, or if it is not clear whose piece it is.
 */
export function forgottenPiece(
  jobs: readonly JobAtHand[],
  message: Message,
): { readonly job: JobAtHand; readonly reading: FactReading; readonly rest: string } | null {
  const { said, text, named } = message
  // 'ci sarebbe anche il bagnetto di servizio, 3 metri quadri' counts a second bathroom.
  if (asksForOther(jobs, message)) return null
  const utterance = readUtterance(said)
  const { words } = utterance
  if (text.includes('?') || words.length > mostWords) return null
  if (!tellsForgotten(utterance) && !tellsOther(utterance)) return null
  if (words.some((one) => ofTotal.test(one.text)) || !words.some((one) => article.test(one.text))) return null
  const only = ofOneJob(jobs, requestedJobs(named, jobs), (job) => withPiece(job, utterance))
  if (!only) return null
  // The measure of the piece answers no question about all of them.
  const rest = clausesIn(said).filter((clause) => {
    const one = readUtterance(clause)
    return (
      one.quantities.length + one.sides.length === 0 &&
      !one.words.some(({ text: word }) => article.test(word))
    )
  })
  return { ...only, rest: rest.join('') }
}
