import { interview } from '@mestieri/shared/services/serramenti/interview.ts'
import { finestre as kind } from '@mestieri/shared/services/serramenti/jobs/finestre.ts'
import { quantities } from '@mestieri/shared/services/serramenti/quantities.ts'

import { contentWords } from '../../italian/patterns.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Answers, CostLine, JobEngine } from '../../jobs/job-engine.ts'
import { numberOf } from '../../slots/facts.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, numberOfJob, tierOfJob } from '../job-slots.ts'
import { firstOf, single } from '../readers/counted.ts'
import { tierOf, valueOf } from '../readers/named-tiers.ts'
import { areAllHinged } from '../readers/openings.ts'
import { material } from './material.ts'
import { sizedWindows } from './sizes.ts'
import {
  allWindows,
  balconyWindow,
  billedArea,
  frenchWindowArea,
  frenchWindowCount,
  leastBilled,
  slidingArea,
  slidingCount,
  windowArea,
  windowCount,
} from './window-readers.ts'

const { questions } = interview
const { rows } = kind
const { window, smallWindow, frenchWindow, largerWindow } = quantities

/** Makes the slot of a size that is read but never asked. 0 means that the size is unknown. */
function sizeOf(
  question: (typeof questions)['windowSize' | 'billedSize' | 'frenchWindowSize' | 'slidingSize'],
  derive: typeof windowArea,
): Slot {
  return numberOfJob({ ...question, price: { ...question.price, reference: 0 } }, { ...heard, derive })
}

const windows = numberOfJob(
  { ...questions.windows, units: [] },
  { derive: firstOf(windowCount, single('finestr|infiss|serrament')) },
)
const frenchWindows = numberOfJob(
  { ...questions.frenchWindows, units: [] },
  { derive: frenchWindowCount, needed: (facts) => numberOf(facts, 'finestre')?.high === 0 },
)
const countedSliding = numberOfJob(questions.sliding, { derive: slidingCount })

/** Whether a message lists windows by their sizes, so that its numbers count no sliding ones: '5 da 120x140 e 2 da 120x220'. */
const listsSizes = (utterance: Utterance): boolean =>
  sizedWindows(utterance).filter(({ count }) => count !== null).length > 1

/** The number of sliding windows. 'All windows' is shown as a text of its own. */
const sliding: Slot = {
  ...countedSliding,
  read: (utterance, asked) =>
    areAllHinged(utterance)
      ? found({ kind: 'number', low: 0, high: 0 })
      : countedSliding.read(utterance, asked && !listsSizes(utterance)),
  show: (fact) =>
    fact.kind === 'number' && fact.low >= allWindows ? 'tutte scorrevoli' : countedSliding.show(fact),
}

const plainSize = choiceOfJob(questions.size, {
  // The size of French windows may be known where there are no others.
  needed: (facts) =>
    facts['misura'] === undefined &&
    (numberOf(facts, 'finestre')?.high !== 0 || facts['misura-portafinestra'] === undefined),
})
/** The usual size of the windows, without the large one of the balcony. */
const size: Slot = {
  ...plainSize,
  read: (utterance, asked) => {
    const large = balconyWindow(utterance)
    if (!large) return plainSize.read(utterance, asked)
    const words = utterance.words.filter((_, at) => at < large.from || at >= large.to)
    return plainSize.read({ ...utterance, words, content: contentWords(words) }, asked)
  },
}

const ofMaterial = {
  pvc: {
    name: 'PVC',
    base: rows.pvcBase,
    media: rows.pvcMedia,
    alta: rows.pvcAlta,
    labourShare: 0.22,
    sliding: 1,
  },
  alluminio: {
    name: 'alluminio',
    base: rows.alluminioBase,
    media: rows.alluminioMedia,
    alta: rows.alluminioAlta,
    labourShare: 0.18,
    sliding: 1.3,
  },
  legno: {
    name: 'legno',
    base: rows.legnoBase,
    media: rows.legnoMedia,
    alta: rows.legnoAlta,
    labourShare: 0.18,
    sliding: 1.4,
  },
} as const

const slidingRows = { base: rows.scorrevoleBase, media: rows.scorrevoleMedia, alta: rows.scorrevoleAlta }
const tripleFactor = 1.15
/** From this number on sliding windows have the usual size; fewer are the large window of a living room. */
const manySliding = 3

function areasOf(answers: Answers): {
  readonly window: number
  readonly door: number
  readonly sliding: number
} {
  const kindOfSize = answers.choice('grandezza')
  const usual = valueOf(
    { piccole: smallWindow.max, normali: window.max, grandi: window.max * largerWindow.max },
    kindOfSize,
  )
  const usualDoor = kindOfSize === 'grandi' ? frenchWindow.max * largerWindow.max : frenchWindow.max
  const said = answers.number('misura-conto') || answers.number('misura')
  return {
    window: said > 0 ? Math.max(leastBilled, said) : usual,
    door: Math.max(leastBilled, answers.number('misura-portafinestra') || usualDoor),
    sliding: answers.number('misura-scorrevole'),
  }
}

function lines(answers: Answers): readonly CostLine[] {
  const doors = answers.number('portefinestre')
  // The estimate of a job with no window to replace is for one window.
  const count = Math.max(answers.number('finestre'), doors > 0 ? 0 : 1)
  const tier = tierOf(answers.choice('fascia'))
  const made = valueOf(ofMaterial, answers.choice('materiale'))
  const area = areasOf(answers)
  const slides = Math.min(answers.number('scorrevoli'), count + doors)
  const slidingDoors = Math.min(slides, doors)
  const slidingWindows = slides - slidingDoors
  const usualSliding = slidingWindows >= manySliding ? area.window : area.door
  const ofSliding =
    area.sliding > 0 ? slides * area.sliding : slidingDoors * area.door + slidingWindows * usualSliding
  const glass = answers.choice('vetro') === 'triplo' ? tripleFactor : 1
  const extras = answers.choice('accessori')
  const hasShutters = extras === 'tapparelle' || extras === 'entrambi'
  const hasBoxes = extras === 'cassonetti' || extras === 'entrambi'
  const { labourShare } = made
  return [
    {
      label: `Finestre in ${made.name}`,
      row: made[tier],
      quantity: (count - slidingWindows) * area.window,
      factor: glass,
      labourShare,
    },
    {
      label: `Portefinestre in ${made.name}`,
      row: made[tier],
      quantity: (doors - slidingDoors) * area.door,
      factor: glass,
      labourShare,
    },
    {
      label: `Scorrevoli in ${made.name}`,
      row: slidingRows[tier],
      quantity: ofSliding,
      factor: glass * made.sliding,
      labourShare,
    },
    {
      label: 'Tapparelle nuove',
      row: rows.tapparelle,
      quantity: hasShutters ? count * area.window + doors * area.door : 0,
      labourShare: 0.3,
    },
    {
      label: 'Cassonetti',
      row: rows.cassonetti,
      quantity: hasBoxes ? count + doors : 0,
      labourShare: 0.5,
    },
  ]
}

/** New windows, priced per m² by material and quality. Sliding windows have separate rows. */
export const finestre: JobEngine = {
  slots: [
    windows,
    frenchWindows,
    material,
    sizeOf(questions.windowSize, windowArea),
    sizeOf(questions.billedSize, billedArea),
    sizeOf(questions.frenchWindowSize, frenchWindowArea),
    sizeOf(questions.slidingSize, slidingArea),
    size,
    sliding,
    choiceOfJob(questions.extras),
    choiceOfJob(questions.glass, heard),
    tierOfJob(kind),
  ],
  lines,
}
