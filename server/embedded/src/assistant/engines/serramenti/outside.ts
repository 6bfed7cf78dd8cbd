import { interview } from '@mestieri/shared/services/serramenti/interview.ts'
import { blindata as doorKind } from '@mestieri/shared/services/serramenti/jobs/blindata.ts'
import { inferriate as grateKind } from '@mestieri/shared/services/serramenti/jobs/inferriate.ts'
import { serratura as lockKind } from '@mestieri/shared/services/serramenti/jobs/serratura.ts'
import { tenda as awningKind } from '@mestieri/shared/services/serramenti/jobs/tenda.ts'
import { zanzariere as netKind } from '@mestieri/shared/services/serramenti/jobs/zanzariere.ts'
import { quantities } from '@mestieri/shared/services/serramenti/quantities.ts'

import type { Utterance } from '../../italian/utterance.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, numberOfJob } from '../job-slots.ts'
import { pieceSlot, pricedEach } from '../pieces.ts'
import { counted, countedOn, firstOf, single } from '../readers/counted.ts'
import { namedTiers, tierOf, valueOf } from '../readers/named-tiers.ts'
import { furtherOpening } from '../readers/openings.ts'
import { frenchWindowCount, windowCount, windowsAmong } from './window-readers.ts'

const { questions } = interview
const { window, frenchWindow } = quantities

const frenchWindowsOr = (kind: RegExp): Slot =>
  numberOfJob(
    { ...questions.frenchWindows, units: [] },
    { ...heard, derive: firstOf(frenchWindowCount, furtherOpening(kind)) },
  )
const isWindow = /^finestr/
const countedGrates = counted('inferr|inferi|grat|sbarr|cancellett')

/** Reads the openings of windows and a door: 'cinque finestre e una porta' are six. */
function windowsAndDoor({ quantities: counts, words }: Utterance): Interval | null {
  const windows = counts.find(({ unit, article }) => unit === 'window' && !article)
  if (!windows) return null
  const rest = words.slice(windows.to).map(({ text }) => text)
  const at = rest.findIndex(
    (text, place) => text === 'porta' && /^(?:un|una|la|1)$/.test(rest[place - 1] ?? ''),
  )
  const isNext = at > 0 && at <= mostBetween && !/finestr/.test(rest[at + 1] ?? '')
  return isNext ? { low: windows.low + 1, high: windows.high + 1 } : null
}
/** Maximum number of words between the windows and the door beside them. */
const mostBetween = 4

/** Insect screens, priced per piece. Screens for French windows slide sideways and cost more. */
export const zanzariere: JobEngine = {
  slots: [
    numberOfJob(questions.nets, {
      derive: firstOf(windowsAndDoor, countedOn('zanz|ret|pliss'), single('zanz'), furtherOpening(/./)),
    }),
    frenchWindowsOr(/^port|^balcon/),
    choiceOfJob(questions.netKind),
  ],
  lines: (answers) => {
    const { rullo, laterale, plisse, rete } = netKind.rows
    const kind = answers.choice('tipo-zanzariera')
    const row = valueOf({ rullo, plisse, rete }, kind)
    const count = answers.number('zanzariere')
    const sideways = kind === 'rullo' ? Math.min(count, answers.number('portefinestre')) : 0
    return [
      { label: row.label, row, quantity: count - sideways },
      { label: laterale.label, row: laterale, quantity: sideways },
    ]
  },
  minimum: netKind.rows.minimo,
}

const plainPlace = choiceOfJob(questions.doorPlace)
const panel = /^(?:pannell\p{L}|lato|rivestiment\p{L}|facciata)$/u
/** Where the door leads. 'il pannello esterno' is a part of every door and names no place. */
const doorPlace: Slot = {
  ...plainPlace,
  read: (utterance, asked) => {
    const { content } = utterance
    const left = content.filter(
      (word, at) => !word.startsWith('estern') || !panel.test(content[at - 1] ?? ''),
    )
    return plainPlace.read({ ...utterance, content: left }, asked)
  },
}

const plainDoors = numberOfJob(questions.doors, {
  ...heard,
  things: 'main',
  derive: counted('port|portonc|blindat'),
})
const oneDoor = /^(?:porta|portone|portoncino)$/
const severalDoors = /^(?:porte|portoni|portoncini|blindate)$/
/** The number of doors. 'La porta di entrata' is one, whatever else is counted: 'le tapparelle sono cinque'. */
const securityDoors: Slot = {
  ...plainDoors,
  read: (utterance, asked) => {
    const reading = plainDoors.read(utterance, asked)
    const timesSaid = (pattern: RegExp): number =>
      utterance.words.filter(({ text }) => pattern.test(text)).length
    const isOne = timesSaid(oneDoor) === 1 && timesSaid(severalDoors) === 0 && timesSaid(/^una$/) < 2
    if (!isOne || reading?.kind !== 'fact' || reading.fact.kind !== 'number' || reading.fact.low < 2)
      return reading
    return found({ kind: 'number', low: 1, high: 1 })
  },
}

/** Security doors, priced by class. */
export const blindata: JobEngine = {
  slots: [
    namedTiers(
      doorKind.tiers,
      {
        question: 'Che porta hai in mente: economica, di classe 3, di classe 4, o di pregio?',
        example: 'Puoi rispondere «economica», «classe 3» o «classe 4».',
        help: 'La classe dice quanto resiste a chi prova a forzarla: per un appartamento di solito basta la 3.',
        chips: ['Economica', 'Classe 3', 'Classe 4', 'Non lo so'],
        label: 'Classe',
      },
      {
        base: 'classe 2|classe due|classe ii',
        media: 'classe 3|classe tre|classe iii|~3|~tre',
        alta: 'design|di pregio|~pregio|~lusso',
      },
      {
        quattro: { label: 'classe 4', words: 'classe 4|classe quattro|classe iv|~4|~quattro|~sicura' },
      },
    ),
    doorPlace,
    securityDoors,
  ],
  lines: (answers) => {
    const count = answers.number('porte-blindate')
    const level = answers.choice('fascia')
    const row = doorKind.rows[level === 'quattro' ? 'media' : tierOf(level)]
    return [
      { label: row.label, row, quantity: count },
      {
        label: doorKind.rows.quattro.label,
        row: doorKind.rows.quattro,
        quantity: level === 'quattro' ? count : 0,
      },
      {
        label: 'Isolamento da esterno',
        row: doorKind.rows.esterno,
        quantity: answers.choice('posizione-porta') === 'aperto' ? count : 0,
      },
    ]
  },
}

/** Replacement of a lock in one visit, with opening of the door if necessary. */
const oneLock: JobEngine = {
  slots: [choiceOfJob(questions.lock), choiceOfJob(questions.opened)],
  lines: (answers) => {
    const { cilindro, mappa, elettronica, apertura } = lockKind.rows
    const row = valueOf({ cilindro, mappa, elettronica }, answers.choice('tipo-serratura'))
    return [
      { label: row.label, row, quantity: 1 },
      {
        label: apertura.label,
        row: apertura,
        quantity: answers.choice('apertura-porta') === 'no' ? 1 : 0,
        labourShare: 0.9,
      },
    ]
  },
}

/** Locks, priced per piece. One door is opened. */
export const serratura = pricedEach(
  oneLock,
  pieceSlot(questions.locks, { one: /^(?:serratura|cilindro)$/, many: /^(?:serrature|cilindri)$/ }),
  [lockKind.rows.apertura],
)

/** Window grilles, priced per m². */
export const inferriate: JobEngine = {
  slots: [
    numberOfJob(questions.grates, {
      derive: firstOf(windowsAmong(countedGrates), countedGrates, windowCount, furtherOpening(isWindow)),
    }),
    frenchWindowsOr(/^porta?e?finestr/),
    choiceOfJob(questions.grateKind),
  ],
  lines: (answers) => {
    const { fissa, apribile } = grateKind.rows
    const row = valueOf({ fissa, apribile }, answers.choice('tipo-inferriata'))
    const doors = answers.number('portefinestre')
    return [
      { label: row.label, row, quantity: answers.number('inferriate') * window.max },
      { label: `${apribile.label}, portefinestre`, row: apribile, quantity: doors * frenchWindow.max },
    ]
  },
  minimum: grateKind.rows.minimo,
}

/** Fabric area of an awning of usual width in m². */
const clothArea = 10

/** Awnings, priced per piece. */
export const tenda: JobEngine = {
  slots: [
    choiceOfJob(questions.awningKind),
    choiceOfJob(questions.awningMotor),
    numberOfJob(questions.awnings, { ...heard, things: 'main', derive: counted('tend|sole') }),
  ],
  lines: (answers) => {
    const { bracci, caduta, telo, motore } = awningKind.rows
    const kind = answers.choice('tipo-tenda')
    const count = answers.number('tende')
    return [
      {
        label: valueOf({ bracci, caduta, telo }, kind).label,
        row: valueOf({ bracci, caduta, telo }, kind),
        quantity: kind === 'telo' ? count * clothArea : count,
      },
      {
        label: motore.label,
        row: motore,
        quantity: answers.choice('motore-tenda') === 'si' ? count : 0,
        labourShare: 0.4,
      },
    ]
  },
}
