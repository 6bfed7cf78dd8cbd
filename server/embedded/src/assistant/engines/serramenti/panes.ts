import { interview } from '@mestieri/shared/services/serramenti/interview.ts'
import { riparazione as repairKind } from '@mestieri/shared/services/serramenti/jobs/riparazione.ts'
import { scorrevole as slidingKind } from '@mestieri/shared/services/serramenti/jobs/scorrevole.ts'
import { vetri as paneKind } from '@mestieri/shared/services/serramenti/jobs/vetri.ts'
import { quantities } from '@mestieri/shared/services/serramenti/quantities.ts'

import type { Word } from '../../italian/words.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import { choiceOfJob, heard, numberOfJob, tierOfJob } from '../job-slots.ts'
import { counted, countedOn, firstOf, type Reader, single } from '../readers/counted.ts'
import { tierOf, valueOf } from '../readers/named-tiers.ts'
import { material } from './material.ts'
import { allWindows, anyArea } from './window-readers.ts'

const { questions } = interview

const slidingFactor = { pvc: 1, alluminio: 1.3, legno: 1.4 }

/** A large sliding window, priced per m². */
export const scorrevole: JobEngine = {
  slots: [
    numberOfJob(
      {
        ...questions.slidingSize,
        price: { ...questions.slidingSize.price, reference: quantities.slidingWindow.max },
      },
      { derive: anyArea },
    ),
    material,
    numberOfJob(
      {
        ...questions.sliding,
        question: 'Quante scorrevoli sono?',
        chips: ['Una', 'Due'],
        price: { ...questions.sliding.price, reference: 1 },
      },
      { ...heard, derive: counted('scorr|alzant|vetrat|vetron') },
    ),
    choiceOfJob(questions.glass, heard),
    tierOfJob(slidingKind),
  ],
  lines: (answers) => {
    const row = slidingKind.rows[tierOf(answers.choice('fascia'))]
    const said = answers.number('scorrevoli')
    // Ignore an answer about all windows of the home: this job has one window by default.
    const count = said < 1 || said >= allWindows ? 1 : said
    return [
      {
        label: row.label,
        row,
        quantity: count * answers.number('misura-scorrevole'),
        factor:
          valueOf(slidingFactor, answers.choice('materiale')) *
          (answers.choice('vetro') === 'triplo' ? 1.15 : 1),
      },
    ]
  },
}

/** Below this area in m² a pane has a fixed price. */
const smallPane = 1

const countedPanes = countedOn('vetr|cristall|lastr')

/** Whether a number counts the layers of one pane: 'la condensa in mezzo ai due vetri'. */
function isOfLayers(words: readonly Word[], from: number): boolean {
  return (
    /^(?:ai|i|dei)$/.test(words[from - 1]?.text ?? '') &&
    /^(?:mezzo|tra|fra|dentro)$/.test(words[from - 2]?.text ?? '')
  )
}

/** Reads the number of panes, also before their size: 'tre, 80x120'. */
const paneCount: Reader = (utterance, asked) => {
  const { words, sides } = utterance
  const numbers = utterance.quantities.filter(({ from }) => !isOfLayers(words, from))
  const said = countedPanes({ ...utterance, quantities: numbers }, asked)
  if (said) return said
  const [first] = numbers
  const [side] = sides
  const isBefore = first?.from === 0 && first.unit === null && !first.article && side && side.from > first.to
  return isBefore && side.from - first.to <= 1 ? { low: first.low, high: first.high } : null
}

/** New glass in the existing frames. */
export const vetri: JobEngine = {
  slots: [
    numberOfJob(questions.panes, { derive: firstOf(paneCount, single('vetr|cristall|lastr')) }),
    numberOfJob(questions.paneSize, { derive: anyArea }),
    choiceOfJob(questions.paneKind),
  ],
  lines: (answers) => {
    const count = answers.number('vetri')
    const area = answers.number('misura-vetro')
    const isSmall = area <= smallPane
    const { vetro, piccolo, antisfondamento } = paneKind.rows
    return [
      { label: 'Vetri fino a 1 m²', row: piccolo, quantity: isSmall ? count : 0 },
      { label: 'Vetri sopra 1 m²', row: vetro, quantity: isSmall ? 0 : count * area },
      {
        label: 'Antisfondamento',
        row: antisfondamento,
        quantity: answers.choice('tipo-vetro') === 'antisfondamento' ? count * area : 0,
        labourShare: 0,
      },
    ]
  },
}

/** Repair of windows and doors in one visit. */
export const riparazione: JobEngine = {
  slots: [
    numberOfJob(
      { ...questions.broken, units: [] },
      { derive: firstOf(countedOn('finestr|port|infiss|ant|manigli'), single('finestr|port|infiss')) },
    ),
    choiceOfJob(questions.fault),
  ],
  lines: (answers) => {
    const count = answers.number('guasti')
    const { regolazione, guarnizioni, ferramenta, legno, altra } = repairKind.rows
    const fault = answers.choice('guasto')
    const row = valueOf({ regolazione, guarnizioni, ferramenta, legno }, fault)
    const isEach = fault === 'legno'
    return [
      { label: row.label, row, quantity: isEach ? count : 1 },
      { label: altra.label, row: altra, quantity: isEach ? 0 : count - 1 },
    ]
  },
}
