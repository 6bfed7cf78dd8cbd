import { interview } from '@mestieri/shared/services/impianti/interview.ts'
import { kinds } from '@mestieri/shared/services/impianti/jobs/all.ts'

import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Answers, CostLine, JobEngine } from '../../jobs/job-engine.ts'
import type { Interval } from '../../slots/number-slot.ts'
import type { Slot } from '../../slots/slot.ts'
import { ofOwn, orBought } from '../bought.ts'
import { choiceOfJob, heard, numberOfJob, rowOf, tierOfJob } from '../job-slots.ts'
import { pieceSlot, pricedEach } from '../pieces.ts'
import { firstOf, single } from '../readers/counted.ts'

const { questions } = interview

const splitWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:mono ?split|un solo split)\b/, 1],
  [/\b(?:dual(?: ?split)?|doppio split)\b/, 2],
  [/\b(?:tr[iy]al(?: ?split)?|triplo split)\b/, 3],
  [/\b(?:quadri(?: ?split)|poker split)\b/, 4],
]

const roomNoun =
  /^(?:camer[ae]|cameretta|camerette|salott[oi]|soggiorno|sala|salone|cucina|studio|taverna|mansarda|letto)$/

/** Whether the next words name another room: 'e salotto', 'e uno in sala'. */
function isRoomNext([first, second, third]: Utterance['words']): boolean {
  if (roomNoun.test(first?.text ?? '')) return true
  return (
    /^uno$/.test(first?.text ?? '') &&
    /^(?:in|nel|nella)$/.test(second?.text ?? '') &&
    roomNoun.test(third?.text ?? '')
  )
}

const machine = /^(?:apparecch|macchin|unita$|split|motor|condizionator|climatizzator|bocchett|element)/
const indoors = /^(?:intern[aei]|dentro)$/
const outdoors = /^(?:estern[aeio]|fuori)$/
/** Maximum number of words between a count and the place of its machines: 'due belle macchine da parete interne'. */
const toPlace = 5

/** Returns the place of the machines of a count: 'due apparecchi dentro', '1 unità esterna', 'e due interne'. */
function placeOfCount({ words, quantities }: Utterance, at: number): 'indoors' | 'outdoors' | null {
  const one = quantities[at]
  if (!one || one.ordinal || (one.unit !== null && one.unit !== 'split')) return null
  const end = Math.min(one.to + toPlace, quantities[at + 1]?.from ?? words.length)
  const near = words.slice(one.to, end).map(({ text }) => text)
  const place = near.findIndex((text) => indoors.test(text) || outdoors.test(text))
  const isMachine = one.unit === 'split' || near.slice(0, place).some((text) => machine.test(text))
  if (place === -1 || (place > 0 && !isMachine)) return null
  return indoors.test(near[place] ?? '') ? 'indoors' : 'outdoors'
}

/** Returns a message with the counts of indoor units only, if it tells them from the outdoor ones. */
function indoorsOnly(utterance: Utterance): Utterance {
  const { quantities } = utterance
  const places = quantities.map((_, at) => placeOfCount(utterance, at))
  const inside = quantities.find(({ high }, at) => places[at] === 'indoors' && high > 0)
  if (inside) return { ...utterance, quantities: [{ ...inside, unit: 'split', article: false }] }
  // 'dual split 9+12 macchine comprese': the ratings of the machines count none.
  const isRating = (from: number): boolean => utterance.words[from - 1]?.text === '+'
  return {
    ...utterance,
    quantities: quantities.filter(({ from }, at) => places[at] !== 'outdoors' && !isRating(from)),
  }
}

/** Whether a count of rooms is about rooms that were named: 'le due stanze'. */
function isNamedAgain(words: Utterance['words'], { from, to }: Quantity): boolean {
  return (
    /^(?:le|i|nelle|nei|delle|dei|alle|ai|quelle|quei|queste|questi)$/.test(words[from - 1]?.text ?? '') &&
    /^(?:stanz|ambient|local|van)/.test(words[to - 1]?.text ?? words[to]?.text ?? '') &&
    words.slice(0, from).filter(({ text }) => roomNoun.test(text) && text !== 'letto').length > 1
  )
}

/** Whether one unit is meant for each room: 'uno split per stanza', 'uno per camera', 'uno in ogni stanza'. */
const isForEachRoom = (words: Utterance['words'], { to }: Quantity): boolean =>
  (/^(?:per|ogni)$/.test(words[to]?.text ?? '') || words[to + 1]?.text === 'ogni') &&
  words.slice(to + 1, to + 3).some(({ text }) => /^(?:stanza|camera|ambiente|locale|vano)$/.test(text)) &&
  !/^(?:la|una|un|il)$/.test(words[to + 1]?.text ?? '')

/** Returns the number of indoor units: 2 for 'dual split' and for 'camera e salotto'. */
function splitsOf({ content, words, quantities: said }: Utterance, asked: boolean): Interval | null {
  const text = content.join(' ')
  const named = splitWords.find(([pattern]) => pattern.test(text))
  if (named) return { low: named[1], high: named[1] }
  const counted = named ? undefined : said.find(({ unit, article }) => unit === 'split' && !article)
  if (counted) return { low: counted.low, high: counted.high }
  // 'salotto da imbiancare e un condizionatore in camera'
  const one = said.find(({ unit, article }) => unit === 'split' && article)
  if (
    one &&
    !isForEachRoom(words, one) &&
    !words.slice(one.to).some(({ text: word }, at, after) => word === 'e' && isRoomNext(after.slice(at + 1)))
  )
    return { low: 1, high: 1 }
  const rooms = said.find(({ unit, article }) => unit === 'room' && !article)
  // '2 stanze, la camera e il salone' lists the counted rooms.
  if (rooms && /^(?:stanz|ambient|local|van)/.test(words[rooms.to - 1]?.text ?? '')) {
    const listed = new Set(
      words.slice(rooms.to).flatMap(({ text: word }) => (roomNoun.test(word) ? [word] : [])),
    )
    listed.delete('letto')
    if (listed.size === rooms.low) return { low: rooms.low, high: rooms.high }
  }
  // 'uno in soggiorno e uno in camera, le due stanze confinano' counts the rooms named before again.
  if (rooms && rooms.low > 1 && isNamedAgain(words, rooms)) return { low: rooms.low, high: rooms.high }
  const others = new Set(
    words.flatMap(({ text: word }) =>
      roomNoun.test(word) && !(rooms && word.startsWith('camer')) && word !== 'letto' ? [word] : [],
    ),
  ).size
  const low = (rooms?.low ?? 0) + others
  const high = (rooms?.high ?? 0) + others
  if (low >= 2 || (asked && low >= 1)) return { low, high }
  // 'mi serve l’aria in camera, una macchina sola', and not 'una macchina sola fuori'
  const isOne = words.some(
    ({ text: word }, at) =>
      word === 'macchina' &&
      /^(?:una|sola)$/.test(words[at - 1]?.text ?? '') &&
      !words.slice(at + 1, at + 4).some((next) => outdoors.test(next.text)),
  )
  return isOne ? { low: 1, high: 1 } : null
}

const air = kinds.clima.rows
const airRows = [
  { base: air.oneBase, media: air.oneMedia, alta: air.oneAlta },
  { base: air.twoBase, media: air.twoMedia, alta: air.twoAlta },
  { base: air.threeBase, media: air.threeMedia, alta: air.threeAlta },
] as const
const fitRows = [air.fitOne, air.fitTwo, air.fitThree] as const
const systemNames = ['Climatizzatore a uno split', 'Dual split', 'Trial split'] as const

/**
 * Price factors if the pipes are already in the wall: for the price with machines, and for the installation
 * alone.
 */
const preparedFactor = { whole: 0.92, fitting: 0.7 }

/** Share of labour in a price without machines. */
const fittingLabour = 0.9

function airLines(answers: Answers): CostLine[] {
  const splits = answers.number('split')
  const size = Math.min(splits, 3) - 1
  const isOwn = answers.choice('macchine') === 'mie'
  const isPrepared = answers.choice('predisposizione') === 'si'
  const name = systemNames[size] ?? systemNames[0]
  const tier = answers.choice('fascia')
  const shared = {
    factor: isPrepared ? (isOwn ? preparedFactor.fitting : preparedFactor.whole) : 1,
    ...(isOwn ? { labourShare: fittingLabour } : {}),
  }
  return [
    {
      label: isOwn ? `${name}, solo posa` : `${name}, macchine e posa`,
      row: isOwn ? (fitRows[size] ?? air.fitOne) : rowOf(airRows[size] ?? airRows[0], tier),
      quantity: 1,
      ...shared,
    },
    {
      label: 'Split oltre il terzo',
      row: isOwn ? air.fitFurther : air.further,
      quantity: Math.max(0, splits - 3),
      ...shared,
    },
    {
      label: air.removal.label,
      row: air.removal,
      quantity: answers.choice('vecchia-macchina') === 'si' ? 1 : 0,
      labourShare: fittingLabour,
    },
  ]
}

const countedSplits = numberOfJob(questions.splits, { derive: splitsOf })
const splits: Slot = {
  ...countedSplits,
  read: (utterance, asked) => countedSplits.read(indoorsOnly(utterance), asked),
}

export const clima: JobEngine = {
  slots: [
    splits,
    ofOwn(orBought(choiceOfJob(questions.machines), 'mie'), machine),
    choiceOfJob(questions.prepared),
    tierOfJob(kinds.clima),
    choiceOfJob(questions.oldMachine, heard),
  ],
  lines: airLines,
}

const care = kinds['clima-servizio'].rows

export const climaServizio: JobEngine = {
  slots: [
    choiceOfJob(questions.careKind),
    numberOfJob(questions.splits, { derive: firstOf(splitsOf, single('split')) }),
  ],
  lines: (answers) => {
    const row = rowOf(
      { pulizia: care.cleaning, ricarica: care.refill, perdita: care.leak },
      answers.choice('lavoro-clima'),
    )
    return [
      { label: row.label, row, quantity: 1 },
      { label: care.further.label, row: care.further, quantity: answers.number('split') - 1 },
    ]
  },
}

/** Metres of power line included in the price of a wallbox. */
const lineIncluded = 10

const charger = kinds.wallbox.rows

const oneCharger: JobEngine = {
  slots: [numberOfJob(questions.distance), choiceOfJob(questions.charging), tierOfJob(kinds.wallbox)],
  lines: (answers) => [
    {
      label: 'Wallbox montata',
      row: rowOf({ base: charger.base, media: charger.media, alta: charger.alta }, answers.choice('fascia')),
      quantity: 1,
    },
    {
      label: charger.metre.label,
      row: charger.metre,
      quantity: Math.max(0, answers.number('distanza') - lineIncluded),
      labourShare: 0.6,
    },
    {
      label: charger.threePhase.label,
      row: charger.threePhase,
      quantity: answers.choice('ricarica') === 'trifase' ? 1 : 0,
    },
  ],
}

/** Chargers for cars, each with its own line. */
export const wallbox = pricedEach(
  oneCharger,
  pieceSlot(questions.chargers, {
    one: /^(?:wallbox|wall|colonnina|walbox)$/,
    many: /^(?:wallbox|wallboxes|wall|colonnine|walbox)$/,
  }),
)
