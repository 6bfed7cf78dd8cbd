import { interview } from '@mestieri/shared/services/ristrutturazione_facciata/interview.ts'
import { balcone as floorKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/balcone.ts'
import { cornicioni as corniceKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/cornicioni.ts'
import { frontalini as edgeKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/frontalini.ts'
import { ringhiere as railingKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/ringhiere.ts'
import { quantities as usual } from '@mestieri/shared/services/ristrutturazione_facciata/quantities.ts'

import type { Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import { piecesOf, resultAmong } from '../../slots/each.ts'
import { lacks } from '../../slots/none-said.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, numberOfJob } from '../job-slots.ts'
import { areaOf } from '../readers/areas.ts'
import { firstOf, type Reader, startsWithAny } from '../readers/counted.ts'
import { valueOf } from '../readers/named-tiers.ts'
import { goesOntoOld } from '../readers/onto-old.ts'

const { questions } = interview
const { balconyEdge } = usual

const edgeNouns = ['frontalin', 'bord']

/** Whether a length is a total: 'in tutto saranno 14 metri'. */
function isSum(words: Utterance['words'], from: number, to: number): boolean {
  return words
    .slice(Math.max(0, from - 3), to + 2)
    .some(({ text }) => /^(?:tutto|total|complessiv)/.test(text))
}

const eachWords = /^(?:un[oa]|ciascun[oa]?|cadaun[oa]|cad|ognun[oa])$/

/** Whether a length applies to each balcony: '4 metri l’uno'. */
function isEach(near: Utterance['words']): boolean {
  return near.some(({ text }) => eachWords.test(text))
}

/** Reads metres of balcony edge: as stated, or 4 for each balcony. */
const edgeMetres: Reader = (utterance, asked) => {
  const { quantities, words } = utterance
  const isAboutEdges = asked || words.some(({ text }) => startsWithAny(text, edgeNouns))
  if (!isAboutEdges) return null
  const sum = resultAmong(
    quantities.filter(({ unit }) => unit === 'metre' || unit === null),
    utterance,
  )
  if (sum) return { low: sum.low, high: sum.high }
  const metres = quantities.find(({ unit, from, to }) => {
    if (unit !== 'metre') return false
    const near = words.slice(Math.max(0, from - 3), to + 4)
    return (
      asked ||
      near.some(({ text }) => startsWithAny(text, edgeNouns)) ||
      isSum(words, from, to) ||
      isEach(near) ||
      // 'due balconi da 6 metri'
      quantities.some((one) => one.unit === 'balcony' && one.to === from - 1 && words[one.to]?.text === 'da')
    )
  })
  if (metres) {
    const pieces = piecesOf(utterance, metres)
    return { low: metres.low * pieces, high: metres.high * pieces }
  }
  // 'il frontalino di un balcone solo'
  const isSole = (to: number): boolean => /^(?:sol[oa]|soltanto)$/.test(words[to]?.text ?? '')
  const balconies = quantities.find(
    ({ unit, article, to }) => unit === 'balcony' && (asked || !article || isSole(to)),
  )
  // '9 x 11 di pianta, alta 6' counts no balconies.
  const isCount = asked && utterance.sides.length === 0
  const counted =
    balconies ?? (isCount ? quantities.find(({ unit, article }) => unit === null && !article) : undefined)
  return counted ? { low: counted.low * balconyEdge.min, high: counted.high * balconyEdge.max } : null
}

/** Matches an answer that leaves the balconies as they are: 'ce ne sono due, per ora non li tocco'. */
const untouched =
  /(?:^| )non (?:l[eoi] |si )?(?:tocc(?:o|hiamo|ano|are|ate)|f(?:accio|acciamo|anno|ate)|rif(?:accio|acciamo|anno))(?: |$)/u

/** Returns a slot that also reads a home without balconies: 'niente balconi', or whose balconies stay as they are. */
const unlessNone = (slot: Slot): Slot => ({
  ...slot,
  read: (utterance, asked) =>
    ['frontalin', 'balcon'].some((noun) => lacks(utterance, noun)) ||
    (asked && untouched.test(spokenText(utterance.words)))
      ? found({ kind: 'number', low: 0, high: 0 })
      : slot.read(utterance, asked),
})
/** The balcony edges as part of a larger job: `edges` is asked, `edgesHeard` is only read. */
export const edges = unlessNone(numberOfJob(questions.edges, { derive: edgeMetres }))
export const edgesHeard = unlessNone(numberOfJob(questions.edges, { ...heard, derive: edgeMetres }))

/** Depth of the underside of a balcony in metres. */
const balconyDepth = 1.2

/** Repair of balcony edges, priced per metre. */
export const frontalini: JobEngine = {
  slots: [
    numberOfJob(
      {
        ...questions.edges,
        question: 'Quanti balconi, o quanti metri di frontalino, sono da rifare?',
        chips: ['1 balcone', '2 balconi', '4 balconi', 'Non lo so'],
        price: { ...questions.edges.price, reference: 12 },
      },
      { derive: edgeMetres },
    ),
    choiceOfJob(questions.rebar),
    choiceOfJob(questions.soffit),
  ],
  lines: (answers) => {
    const metres = Math.max(1, answers.number('frontalini'))
    const { superficie, ferri, cielino } = edgeKind.rows
    const row = answers.choice('ferri') === 'ferri' ? ferri : superficie
    return [
      { label: row.label, row, quantity: metres },
      {
        label: cielino.label,
        row: cielino,
        quantity: answers.choice('sottobalcone') === 'si' ? metres * balconyDepth : 0,
      },
    ]
  },
}

const plainOldFloor = choiceOfJob(questions.oldFloor)
/** Whether the old floor stays under the new one: also 'incollando sul pavimento che c’è'. */
const oldFloor: Slot = {
  ...plainOldFloor,
  read: (utterance, asked) =>
    plainOldFloor.read(utterance, asked) ??
    (goesOntoOld(utterance, /^(?:paviment|piastrell|mattonell|gres|cott|marm)/)
      ? found({ kind: 'choice', option: 'sopra' })
      : null),
}

const longestBalcony = 40

/** Reads the area of several balconies from that of each: 'sei balconi, 5 mq ciascuno'. */
const areaOfEach: Reader = (utterance) => {
  for (const area of utterance.quantities) {
    const pieces = area.unit === 'area' ? piecesOf(utterance, area) : 1
    if (pieces > 1) return { low: area.low * pieces, high: area.high * pieces }
  }
  return null
}

/** New floor of a balcony, priced per m². */
export const balcone: JobEngine = {
  slots: [
    numberOfJob(questions.floor, {
      derive: firstOf(
        areaOfEach,
        areaOf(
          {
            own: 'balcon|poggiol|terrazz|paviment'.split('|'),
            foreign: 'casa|appart|facciat|tett|paret'.split('|'),
            parts: ['balcon', 'poggiol', 'terrazz'],
          },
          longestBalcony,
        ),
      ),
    }),
    oldFloor,
  ],
  lines: (answers) => {
    const { demolito, sopra } = floorKind.rows
    const row = answers.choice('vecchio-pavimento') === 'sopra' ? sopra : demolito
    return [{ label: row.label, row, quantity: answers.number('balcone') }]
  },
  minimum: floorKind.rows.minimo,
}

/** Repair of cornices, priced per metre. */
export const cornicioni: JobEngine = {
  slots: [numberOfJob(questions.cornice), choiceOfJob(questions.corniceKind)],
  lines: (answers) => {
    const { semplici, lavorati, legno } = corniceKind.rows
    const row = valueOf({ semplici, lavorati, legno }, answers.choice('tipo-cornicione'))
    return [{ label: row.label, row, quantity: answers.number('cornicione') }]
  },
}

/**
 * Reads metres of railing, multiplied if they apply to each balcony: 20 for '4 balconi, 5 metri ognuna, alte
 * 1 metro'.
 */
const railingMetres: Reader = (utterance) => {
  const { quantities, words } = utterance
  const metres = quantities.find(
    ({ unit, from, low }) =>
      unit === 'metre' && low > 0 && !/^alt[oaei]|^h$/.test(words[from - 1]?.text ?? ''),
  )
  if (!metres) {
    const area = utterance.quantities.find(({ unit, article }) => unit === 'area' && !article)
    return area ? { low: area.low, high: area.high } : null
  }
  const pieces = piecesOf(utterance, metres)
  return { low: metres.low * pieces, high: metres.high * pieces }
}

/**
 * Railings that are painted, welded or replaced. Painting has the same price per metre of railing as per m².
 */
export const ringhiere: JobEngine = {
  slots: [
    numberOfJob({ ...questions.railing, units: [] }, { derive: railingMetres }),
    choiceOfJob(questions.railingWork),
  ],
  lines: (answers) => {
    const metres = answers.number('ringhiera')
    const work = answers.choice('lavoro-ringhiera')
    const { verniciare, saldare, ferro, vetro } = railingKind.rows
    const row = valueOf({ verniciare, saldare, ferro, vetro }, work)
    return [
      {
        label: row.label,
        row,
        quantity: work === 'saldare' ? 1 : metres,
        labourShare: work === 'ferro' || work === 'vetro' ? 0.4 : 0.8,
      },
    ]
  },
  minimum: railingKind.rows.minimo,
}
