import { interview } from '@mestieri/shared/services/impianti/interview.ts'
import { kinds } from '@mestieri/shared/services/impianti/jobs/all.ts'

import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import type { Interval } from '../../slots/number-slot.ts'
import type { Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, numberOfJob, rowOf } from '../job-slots.ts'
import { counted, inFurtherRooms, isOfThem, isPlacedCount } from '../readers/counted.ts'
import { countedByRoom } from '../readers/located.ts'
import { addsOne } from '../readers/openings.ts'
import { statedTotal } from '../readers/total.ts'

const { questions } = interview

/** Price factors for the state of the walls that the wires go into. */
export const wallFactors: Readonly<Record<string, number>> = { aperti: 0.8, canalina: 0.8, muri: 1 }

const countedLights = counted('farett|applique|plafonier|lampadari')

/** 'una linea nuova dedicata per il piano' supplies one point. */
function oneLine(words: Utterance['words']): Interval | null {
  const isLine = words.some(({ text }, at) => {
    const next = [words[at + 1]?.text, words[at + 2]?.text]
    return text === 'linea' && next.some((word) => word === 'dedicata' || word === 'nuova')
  })
  return isLine ? { low: 1, high: 1 } : null
}

/** 'e anche una luce' is one more point. */
const furtherPoint = (utterance: Utterance): Interval | null =>
  addsOne(utterance) &&
  utterance.words.some(({ text }) => /^(?:luce|lampada|faretto|interruttore)$/.test(text))
    ? { low: 1, high: 1 }
    : null

/** Whether a message also names outlets without their number: 'delle prese in più e due punti luce'. */
const namesSome = ({ words, quantities }: Utterance): boolean =>
  !quantities.some(({ unit, article }) => unit === null && !article) &&
  words.some(
    ({ text }, at) =>
      /^(?:prese|punti)$/.test(text) &&
      /^(?:delle|dei|alcune|alcuni|altre|altri|qualche)$/.test(words[at - 1]?.text ?? '') &&
      !quantities.some(({ from, to, article }) => !article && from <= at && to >= at - 1),
  )

const having = /^(?:ho|hai|abbiamo|avevo|avevamo|abbia|tengo|teniamo|esiste|esistono)$/
/** Whether outlets are there already: 'abbiamo una presa sola'. 'ho 4 prese da spostare' counts those of the work. */
function isThere(words: Utterance['words'], { from, to }: Quantity): boolean {
  const before = /^(?:solo|soltanto|gia|solamente)$/.test(words[from - 1]?.text ?? '') ? from - 2 : from - 1
  const isOfWork = words.slice(to, to + workReach).some(({ text }) => text === 'da')
  return having.test(words[before]?.text ?? '') && !isOfWork
}
const workReach = 3

/** Whether a number of points is one of outlets and lights, and not of places: 'quattro punti tra prese e luci'. */
const isOfOutlets = (words: Utterance['words'], { unit, article, from, to }: Quantity): boolean =>
  unit === 'point' &&
  !article &&
  words[from - 1]?.text !== 'in' &&
  /^(?:tra|fra|elettric[io]|in)$/.test(words[to]?.text ?? '') &&
  words
    .slice(to, to + pointReach)
    .some(({ text }) => /^(?:pres[ae]|luc[ei]|interruttor[ei]|elettric[io]|piu)$/.test(text))
/** Number of words after a number of points in which the outlets are named. */
const pointReach = 6

const staying = /^(?:sono|saranno|restano|rimangono|diventano)$/
/** Whether a number follows its points and their verb: 'i punti luce restano 2'. */
const followsPoints = (words: Utterance['words'], { unit, article, from }: Quantity): boolean =>
  unit === null &&
  !article &&
  staying.test(words[from - 1]?.text ?? '') &&
  /^(?:pres[ae]|luc[ei]|punti|interruttori)$/.test(words[from - 2]?.text ?? '')

/** Returns the sum of all points of a message: 6 for '4 prese e 2 punti luce'. */
function sumOfPoints(utterance: Utterance, asked: boolean): Interval | null {
  const { quantities, words } = utterance
  const there = quantities.find((one) => one.unit === 'outlet' && isThere(words, one))
  // 'abbiamo una presa sola, una!' says the same twice.
  const said = quantities.filter(
    (one) => one !== there && !(there && one.article && one.unit === null && one.from > there.from),
  )
  const named = said.filter(
    (one) => one.unit === 'outlet' || isOfOutlets(words, one) || followsPoints(words, one),
  )
  const [first] = named
  const isNamed =
    asked || first !== undefined || words.some(({ text }) => /^(?:pres[ae]|punti|punto)$/.test(text))
  const total = statedTotal(
    utterance,
    ({ unit }) => unit === 'outlet' || unit === 'point' || (unit === null && isNamed),
  )
  if (total) return total
  if (namesSome(utterance)) return null
  if (!first) {
    return (
      countedLights(utterance, false) ??
      furtherPoint(utterance) ??
      oneLine(words) ??
      (isNamed ? countedByRoom(utterance) : null)
    )
  }
  // 'mi mancano le prese: ne vorrei quattro, e anche un punto luce' asks for 5 points.
  // 'ne servono 3 in salotto, 2 in camera e due punti luce' counts before the noun, too.
  const isUnnamed = (one: Quantity): boolean =>
    (one.unit === null && !one.article && isOfThem(words, one)) ||
    (one.to <= first.from && isPlacedCount(said, words, one))
  const all = [...said.filter(isUnnamed), ...named, ...inFurtherRooms(said, words, first)]
  return {
    low: all.reduce((sum, { low }) => sum + low, 0),
    high: all.reduce((sum, { high }) => sum + high, 0),
  }
}

const points = kinds.punti.rows

const plainWalls = choiceOfJob(questions.walls, heard)
/** Where the wires go. It is never asked. Spots are set into a ceiling: 'faretti da incasso'. */
const wallsOfPoints: Slot = {
  ...plainWalls,
  read: (utterance, asked) =>
    utterance.content.some((word) => /^(?:farett|spot)/.test(word))
      ? null
      : plainWalls.read(utterance, asked),
}

export const punti: JobEngine = {
  slots: [
    numberOfJob({ ...questions.points, units: [] }, { derive: sumOfPoints }),
    choiceOfJob(questions.pointKind),
    wallsOfPoints,
  ],
  lines: (answers) => {
    const row = rowOf(
      { normale: points.point, faretti: points.spot, dedicata: points.dedicated },
      answers.choice('tipo-punto'),
    )
    return [
      {
        label: row.label,
        row,
        quantity: answers.number('punti'),
        factor: wallFactors[answers.choice('tracce')] ?? 1,
      },
    ]
  },
  minimum: points.minimum,
}
