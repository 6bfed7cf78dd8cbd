import { interview } from '@mestieri/shared/services/ristrutturazione_tetto/interview.ts'
import { grondaie as gutterKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/grondaie.ts'
import { impermeabilizzazione as sealKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/impermeabilizzazione.ts'
import { lucernario as windowKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/lucernario.ts'
import { puliziaGronde as cleanKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/pulizia-gronde.ts'
import { puntoPiano as patchKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/punto-piano.ts'
import { sottotetto as atticKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/sottotetto.ts'
import { terrazzo as terraceKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/terrazzo.ts'

import type { Quantity } from '../../italian/numbers/quantities.ts'
import { isKept } from '../../italian/sentences/kept-things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, numberOfJob } from '../job-slots.ts'
import { counted, firstOf, single } from '../readers/counted.ts'
import { countedByRoom, ofLengths } from '../readers/located.ts'
import { namedTiers, tierOf, valueOf } from '../readers/named-tiers.ts'
import { atticArea, platformDays, roofArea, roofMeasured, storeys, terraceArea } from './roof-slots.ts'

const { questions } = interview

/** Waterproofing of a flat roof or a terrace, priced per m². */
export const impermeabilizzazione: JobEngine = {
  slots: [terraceArea, choiceOfJob(questions.surface), choiceOfJob(questions.layers)],
  lines: (answers) => {
    const area = answers.number('terrazzo')
    const { guaina, liquida, togliere } = sealKind.rows
    const row = answers.choice('sopra-terrazzo') === 'piastrelle' ? liquida : guaina
    return [
      { label: row.label, row, quantity: area },
      {
        label: togliere.label,
        row: togliere,
        quantity: answers.choice('vecchia-guaina') === 'si' ? area : 0,
        labourShare: 0.9,
      },
    ]
  },
  minimum: sealKind.rows.minimo,
}

/** Demolition and reconstruction of a terrace, priced per m². */
export const terrazzo: JobEngine = {
  slots: [terraceArea, choiceOfJob(questions.lift)],
  lines: (answers) => {
    const area = answers.number('terrazzo')
    const { terrazzo: rebuilt, trasporto } = terraceKind.rows
    return [
      { label: rebuilt.label, row: rebuilt, quantity: area },
      {
        label: trasporto.label,
        row: trasporto,
        quantity: answers.choice('trasporto') === 'no' ? area : 0,
        labourShare: 1,
      },
    ]
  },
}

/** Search and repair of a leak in a membrane. */
export const puntoPiano: JobEngine = {
  slots: [
    numberOfJob(questions.spots, { derive: counted('punt|infiltraz|perdit|boll|tagli|buc|crep') }),
    choiceOfJob(questions.drain),
  ],
  lines: (answers) => {
    const { primo, altri, bocchettone } = patchKind.rows
    return [
      { label: primo.label, row: primo, quantity: 1 },
      { label: altri.label, row: altri, quantity: answers.number('punti-tetto') - 1 },
      {
        label: bocchettone.label,
        row: bocchettone,
        quantity: answers.choice('bocchettone') === 'si' ? 1 : 0,
        labourShare: 0.6,
      },
    ]
  },
}

/** Length of downpipe per storey in metres. */
const storeyHeight = 3.5

const gutter = numberOfJob(questions.gutter)

/** Matches downpipes, whose metres are no metres of gutter. */
const pipe = /^(?:disces|discend|pluvial|calat|scend|tub[oi]$)/
/** Maximum number of words between the downpipes and their length: 'i tubi che scendono, sono tre da 6 metri'. */
const pipeReach = 8

/** Whether a length is that of the downpipes named just before it. */
function isOfPipes({ words }: Utterance, { from, unit }: Quantity): boolean {
  if (unit !== 'metre') return false
  const near = words.slice(Math.max(0, from - pipeReach), from)
  const at = near.findLastIndex(({ text }) => pipe.test(text))
  const isPaired = near.at(-1)?.text === 'da'
  return at !== -1 && near.slice(at).every(({ kind, text }) => kind !== 'mark' || (isPaired && text === ','))
}

const countedPipes = numberOfJob(questions.downpipes, {
  ...heard,
  derive: counted('pluvial|disces|discend|calat|scend'),
})
/** The downpipes to change: none in 'i tubi che scendono restano quelli'. */
const downpipes: Slot = {
  ...countedPipes,
  read: (utterance, asked) =>
    isKept(utterance.words, (text) => pipe.test(text))
      ? found({ kind: 'number', low: 0, high: 0 })
      : countedPipes.read(utterance, asked),
}

/** Returns the figure of 'i metri di gronda sono ventidue', whose unit comes before it. */
function statedAfter({ words, quantities }: Utterance): Quantity | null {
  const at = words.findIndex(
    ({ text }, index) => text.startsWith('grond') && /^d[ie]$/.test(words[index - 1]?.text ?? ''),
  )
  const isLength = at > 1 && /^metr[io]$/.test(words[at - 2]?.text ?? '')
  const verb = words[at + 1]?.text ?? ''
  const from = /^(?:sono|saranno|circa|:|=)$/.test(verb) ? at + 2 : at + 1
  return (
    (isLength && quantities.find((one) => one.from === from && one.unit === null && !one.article)) || null
  )
}

/** Matches gutters around the whole house. */
const allAround =
  /(?:^| )(?:tutt\p{L} (?:intorno|attorno|il giro|in giro)|tutt intorno|intorno|attorno|il giro|perimetro|4 lati|quattro lati)(?: |$)/u
/** Largest side of a house in metres. */
const longestSide = 60

/** Returns the perimeter of a house that has gutters all around: 36 for 'la casa fa 10 x 8 e gira tutta intorno'. */
function around({ words, sides }: Utterance): number | null {
  const [plan, ...more] = sides
  const isPlan = plan && more.length === 0 && Math.max(plan.a, plan.b) <= longestSide
  return isPlan && allAround.test(spokenText(words)) ? 2 * (plan.a + plan.b) : null
}

/** The length of the gutters, also side by side: '13 davanti e 13 dietro, più due discendenti da sei metri'. */
const gutterLength: Slot = {
  ...gutter,
  read: (utterance, asked) => {
    const quantities = utterance.quantities.filter((one) => !isOfPipes(utterance, one))
    const hasPipes = quantities.length < utterance.quantities.length
    // 'i pluviali sono 3 da 3 metri l’uno'
    if (hasPipes && !asked && quantities.every(({ unit }) => unit !== 'metre')) return null
    const own = hasPipes ? { ...utterance, quantities } : utterance
    const perimeter = around(utterance)
    if (perimeter !== null) return found({ kind: 'number', low: perimeter, high: perimeter })
    const bySide = asked || hasPipes ? countedByRoom(own, ofLengths) : null
    if (bySide) return found({ kind: 'number', ...bySide })
    const stated = statedAfter(utterance)
    return stated ? found({ kind: 'number', low: stated.low, high: stated.high }) : gutter.read(own, asked)
  },
}

/** Gutters and downpipes, priced per metre by material. */
export const grondaie: JobEngine = {
  slots: [
    gutterLength,
    namedTiers(
      gutterKind.tiers,
      {
        label: 'Materiale',
        question: 'In PVC, in alluminio o in rame?',
        example: 'Puoi rispondere «PVC», «alluminio» o «rame».',
        help: 'Il PVC costa meno e dura meno; l’alluminio è il più usato; il rame dura decenni.',
        chips: ['PVC', 'Alluminio', 'Rame', 'Non lo so'],
      },
      {
        base: 'pvc|plastic*',
        media: 'allumini*|alumini*|lamier*|verniciat*|zinc*',
        alta: 'rame|acciaio inox|inox',
      },
    ),
    storeys,
    downpipes,
  ],
  lines: (answers) => {
    const { base, media, alta, pluvialiBase, pluvialiMedia, pluvialiAlta, piattaforma } = gutterKind.rows
    const tier = tierOf(answers.choice('fascia'))
    const row = { base, media, alta }[tier]
    const pipes = { base: pluvialiBase, media: pluvialiMedia, alta: pluvialiAlta }[tier]
    return [
      { label: row.label, row, quantity: answers.number('grondaie') },
      {
        label: pipes.label,
        row: pipes,
        quantity: answers.number('pluviali') * answers.number('piani') * storeyHeight,
      },
      { label: piattaforma.label, row: piattaforma, quantity: platformDays(answers), labourShare: 0.3 },
    ]
  },
  minimum: gutterKind.rows.minimo,
}

/** Cleaning of gutters or of a roof in one visit. */
export const puliziaGronde: JobEngine = {
  slots: [choiceOfJob(questions.cleaning), storeys],
  lines: (answers) => {
    const { gronde, tetto, condominio, piattaforma } = cleanKind.rows
    const kind = answers.choice('cosa-pulire')
    const row = valueOf({ gronde, tetto, condominio }, kind)
    return [
      { label: row.label, row, quantity: 1 },
      { label: piattaforma.label, row: piattaforma, quantity: platformDays(answers), labourShare: 0.3 },
    ]
  },
}

const roofWindows = 'finestr|velux|lucernar|abbain|fakro|cupol|botol'

/** Roof windows, priced per piece. */
export const lucernario: JobEngine = {
  slots: [
    numberOfJob(questions.roofWindows, {
      derive: firstOf(counted(roofWindows), single(roofWindows)),
    }),
    choiceOfJob(questions.opening),
    choiceOfJob(questions.shade),
  ],
  lines: (answers) => {
    const count = answers.number('finestre-tetto')
    const { stesso, nuovo, tenda } = windowKind.rows
    const row = answers.choice('foro-tetto') === 'nuovo' ? nuovo : stesso
    return [
      { label: row.label, row, quantity: count },
      {
        label: tenda.label,
        row: tenda,
        quantity: answers.choice('tenda-tetto') === 'si' ? count : 0,
        labourShare: 0.2,
      },
    ]
  },
}

/** Asbestos has no price before a visit. The slots only collect data for the firm. */
export const eternit: JobEngine = { slots: [roofArea, roofMeasured], lines: null }

/** Chimneys, safety lines and aerials have no price list. */
export const sulTetto: JobEngine = { slots: [storeys], lines: null }

/** Insulation of the attic floor, priced per m². */
export const sottotetto: JobEngine = {
  slots: [atticArea, choiceOfJob(questions.atticWork)],
  lines: (answers) => {
    const { soffiato, pannelli, assito } = atticKind.rows
    const row = valueOf({ soffiato, pannelli, assito }, answers.choice('posa-sottotetto'))
    return [{ label: row.label, row, quantity: answers.number('sottotetto') }]
  },
  minimum: atticKind.rows.minimo,
}
