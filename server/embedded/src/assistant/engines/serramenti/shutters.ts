import { interview } from '@mestieri/shared/services/serramenti/interview.ts'
import { cassonetto as boxKind } from '@mestieri/shared/services/serramenti/jobs/cassonetto.ts'
import { cinghia as beltKind } from '@mestieri/shared/services/serramenti/jobs/cinghia.ts'
import { motore as motorKind } from '@mestieri/shared/services/serramenti/jobs/motore.ts'
import { persiane as blindKind } from '@mestieri/shared/services/serramenti/jobs/persiane.ts'
import { tapparelle as shutterKind } from '@mestieri/shared/services/serramenti/jobs/tapparelle.ts'
import { quantities } from '@mestieri/shared/services/serramenti/quantities.ts'

import { thingOf } from '../../italian/things.ts'
import type { Word } from '../../italian/words.ts'
import type { Answers, JobEngine } from '../../jobs/job-engine.ts'
import type { Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, numberOfJob } from '../job-slots.ts'
import { counted, countedOn, firstOf, type Reader, single } from '../readers/counted.ts'
import { namedTiers, tierOf, valueOf } from '../readers/named-tiers.ts'
import { furtherOpening, windowsOfLeaves } from '../readers/openings.ts'
import { withoutLook, withoutOld } from './material.ts'
import { frenchWindowCount, windowArea, windowCount, windowsAmong } from './window-readers.ts'

const { questions } = interview
const { window, frenchWindow } = quantities

const shutterCount = firstOf(countedOn('tappar|tapar|avvolgib|serrand|cinghi|cord'), furtherOpening(/./))

function shutters(reference: number, derive: Reader = shutterCount): Slot {
  const { price, ...question } = questions.shutters
  return numberOfJob({ ...question, price: { ...price, reference } }, { derive })
}

const oneShutter = single('tappar|tapar|avvolgib|serrand')
const further = /^(?:pure|anche|neanche|nemmeno|neppure|uguale|idem|lei)$/
const sound = /^(?:bene|posto|apposto|invece|funziona|ok|non)$/
const inRoom = /^(?:in|nel|nello|nella|nell)$/
const joining = /^(?:e|ed|,)$/

/** Whether a word begins a further room with the same fault: 'in salone' in 'la cinghia in cucina e in salone idem'. */
function isSameInRoom(words: readonly Word[], at: number): boolean {
  const text = (place: number): string => words[place]?.text ?? ''
  const isRoom = (place: number): boolean => /^(?:room|bathroom)$/.test(thingOf(text(place)) ?? '')
  if (!inRoom.test(text(at)) || !isRoom(at + 1)) return false
  if (further.test(text(at - 1))) return true
  if (!joining.test(text(at - 1))) return false
  const isJoined = isRoom(at - 2) && (words[at + 2]?.kind ?? 'mark') === 'mark'
  return isJoined || further.test(text(at + 2)) || (text(at + 2) === 'stessa' && text(at + 3) === 'cosa')
}

/** The shutters that a message tells one by one: 2 for 'la tapparella della camera è caduta, e pure quella del bagno'. */
const oneByOne: Reader = (utterance, asked) => {
  const one = oneShutter(utterance, asked)
  if (!one) return null
  const { words } = utterance
  const more = words.filter(({ text }, at) => {
    if (text !== 'quella' || !/^(?:del|della|dell|in|di)$/.test(words[at + 1]?.text ?? '')) return false
    const end = words.findIndex(({ text: next }, place) => place > at && /^[,.;]$/.test(next))
    const clause = words.slice(Math.max(0, at - 2), end === -1 ? words.length : end).map((word) => word.text)
    const isSound =
      clause.some((word) => sound.test(word)) &&
      !clause.some((word) => /^(?:neanche|nemmeno|neppure)$/.test(word))
    return !isSound && clause.some((word) => further.test(word))
  }).length
  const inRooms = words.filter((_, at) => isSameInRoom(words, at)).length
  const all = one.low + more + inRooms
  return { low: all, high: all }
}

/** The number of existing shutters: 1 for 'la tapparella è bloccata'. */
const existingCount = firstOf(shutterCount, oneByOne)

/** The size of the windows. It is read but never asked. */
const shutterSize = numberOfJob(
  { ...questions.windowSize, price: { ...questions.windowSize.price, reference: 0 } },
  { ...heard, derive: windowArea },
)

const windowSize = (answers: Answers): number => answers.number('misura') || window.max

/** New roller shutters, priced per m² of window by material. */
export const tapparelle: JobEngine = {
  slots: [
    shutters(5),
    shutterSize,
    namedTiers(
      shutterKind.tiers,
      {
        question: 'In PVC, in alluminio o in acciaio?',
        example: 'Puoi rispondere «PVC», «alluminio» o «acciaio».',
        help: 'Il PVC costa meno; l’alluminio coibentato è più leggero e isola; l’acciaio resiste ai ladri.',
        chips: ['PVC', 'Alluminio', 'Acciaio', 'Non lo so'],
        label: 'Materiale',
      },
      {
        base: 'pvc|plastic*',
        media: 'allumini*|alumini*|coibentat*',
        alta: 'acciai*|orientabil*|tapparell* blindat*|avvolgibil* blindat*|antieffrazion*',
      },
    ),
    choiceOfJob(questions.motor),
  ],
  lines: (answers) => {
    const count = answers.number('tapparelle')
    const tier = tierOf(answers.choice('fascia'))
    return [
      {
        label: shutterKind.rows[tier].label,
        row: shutterKind.rows[tier],
        quantity: count * windowSize(answers),
      },
      {
        label: 'Motori',
        row: shutterKind.rows.motore,
        quantity: answers.choice('motore') === 'si' ? count : 0,
        labourShare: 0.55,
      },
    ]
  },
}

/** Repair of roller shutters: the call-out with the first one, and the others of the same visit. */
export const cinghia: JobEngine = {
  slots: [shutters(1, existingCount)],
  lines: (answers) => [
    { label: 'Uscita e prima tapparella', row: beltKind.rows.prima, quantity: 1 },
    { label: 'Altre tapparelle', row: beltKind.rows.altra, quantity: answers.number('tapparelle') - 1 },
  ],
}

/** Motors for existing roller shutters. */
export const motore: JobEngine = {
  slots: [shutters(4, existingCount), choiceOfJob(questions.remote), choiceOfJob(questions.power)],
  lines: (answers) => {
    const count = answers.number('tapparelle')
    const { rows } = motorKind
    return [
      { label: 'Motori montati', row: rows.motore, quantity: count },
      {
        label: 'Telecomando o wifi',
        row: rows.radio,
        quantity: answers.choice('comando') === 'radio' ? count : 0,
        labourShare: 0.2,
      },
      {
        label: 'Linea elettrica',
        row: rows.linea,
        quantity: answers.choice('corrente') === 'no' ? count : 0,
        labourShare: 0.8,
      },
    ]
  },
}

/** Insulation or replacement of shutter boxes. */
export const cassonetto: JobEngine = {
  slots: [
    numberOfJob(questions.boxes, {
      derive: countedOn('cassonett|casonett|cassetton|celin|monoblocc'),
    }),
    choiceOfJob(questions.boxWork),
  ],
  lines: (answers) => {
    const isNew = answers.choice('lavoro-cassonetti') === 'nuovo'
    const row = isNew ? boxKind.rows.nuovo : boxKind.rows.isolare
    return [{ label: row.label, row, quantity: answers.number('cassonetti') }]
  },
}

const orientable = 'orientabili'

const countedBlinds = counted('persian|gelosi|scur|impost')

/** Reads no windows in a message that counts only French windows for its shutters: 'persiane per quattro portefinestre'. */
const noWindows: Reader = (utterance, asked) => {
  const counts = utterance.quantities.filter(({ unit, article }) => unit !== null && !article)
  const isOfDoors =
    counts.some(({ unit }) => unit === 'door') && !counts.some(({ unit }) => unit === 'window')
  const names = (pattern: RegExp): boolean => utterance.words.some(({ text }) => pattern.test(text))
  return isOfDoors && (asked || names(/^(?:persian|gelosi|scur)/)) && !names(/^finestr/)
    ? { low: 0, high: 0 }
    : null
}

const plainMaterial = choiceOfJob(questions.blindsMaterial)
/** The material of the new shutters, not of the old ones: 'in alluminio, le vecchie di legno da buttare'. */
const blindsMaterial: Slot = {
  ...plainMaterial,
  read: (utterance, asked) => plainMaterial.read(withoutOld(utterance), asked),
  readOther: (utterance, known) => plainMaterial.readOther?.(withoutLook(utterance), known) ?? null,
}

/** External shutters, priced per m² of window. */
export const persiane: JobEngine = {
  slots: [
    numberOfJob(questions.blinds, {
      derive: firstOf(
        windowsAmong(countedBlinds),
        countedBlinds,
        windowCount,
        noWindows,
        windowsOfLeaves,
        furtherOpening(/^finestr/),
      ),
    }),
    numberOfJob(
      { ...questions.frenchWindows, units: [] },
      { ...heard, derive: firstOf(frenchWindowCount, furtherOpening(/^porta?e?finestr|^balcon/)) },
    ),
    shutterSize,
    blindsMaterial,
    choiceOfJob(questions.slats),
  ],
  lines: (answers) => {
    const { rows } = blindKind
    const row = valueOf(
      { alluminio: rows.alluminio, pino: rows.pino, legno: rows.legno },
      answers.choice('materiale-persiane'),
    )
    const doors = answers.number('portefinestre')
    // The estimate of a job without any opening is for one window.
    const windows = Math.max(answers.number('persiane'), doors > 0 ? 0 : 1)
    const area = windows * windowSize(answers) + doors * frenchWindow.max
    return [
      { label: row.label, row, quantity: area },
      {
        label: 'Lamelle orientabili',
        row: rows.orientabili,
        quantity: answers.choice('lamelle') === orientable ? area : 0,
      },
    ]
  },
}
