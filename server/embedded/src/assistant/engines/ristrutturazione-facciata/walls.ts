import { interview } from '@mestieri/shared/services/ristrutturazione_facciata/interview.ts'
import { cappottoInterno as liningKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/cappotto-interno.ts'
import { cappotto as insulationKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/cappotto.ts'
import { facciata as facadeKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/facciata.ts'
import { insufflaggio as fillingKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/insufflaggio.ts'
import { ponteggio as scaffoldKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/ponteggio.ts'
import { pulizia as washingKind } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/pulizia.ts'

import type { JobEngine } from '../../jobs/job-engine.ts'
import { numberOf } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, numberOfJob, tierOfJob } from '../job-slots.ts'
import { areaOf } from '../readers/areas.ts'
import { counted } from '../readers/counted.ts'
import { namedTiers, tierOf, valueOf } from '../readers/named-tiers.ts'
import { scaffoldLine, standingScaffold } from '../readers/scaffold.ts'
import { storeysSlot } from '../readers/storeys.ts'
import { edges, edgesHeard } from './balconies.ts'
import { facadeArea, wallsOf } from './facade-area.ts'
import { isPatched, plaster as plasterState } from './plaster.ts'
import { revisedWalls } from './revised-walls.ts'
import { withoutHouse } from './told-walls.ts'

const { questions } = interview

/** Returns a slot that takes no measure of the house for its answer. */
const besideHouse = (slot: Slot): Slot => ({
  ...slot,
  read: (utterance, asked) => slot.read(withoutHouse(utterance), asked),
})

const storeys = besideHouse(storeysSlot(questions.storeys))
/** The wall area. The one of a house that is named by its floor plan depends on its storeys. */
const area: Slot = {
  ...numberOfJob(questions.area, { derive: facadeArea }),
  follow: (fact, facts) => {
    const told = numberOf(facts, storeys.id)
    if (fact.kind !== 'number' || !fact.house || !told) return fact
    return { ...fact, ...wallsOf({ ...fact.house, storeys: { low: told.low, high: told.high } }) }
  },
  revise: (utterance, known, isLater) => revisedWalls(utterance, known, isLater),
  explain: (fact) => {
    if (fact.kind !== 'number' || !fact.house) return null
    const known = fact.house.storeys
    const floors = known ? `Con ${storeys.show({ kind: 'number', ...known })}` : 'Se i piani sono due'
    return `${floors} la facciata viene circa ${area.show(fact)}.`
  },
}
/** The area of a facade of which a message may measure the damaged plaster. */
const plasteredArea: Slot = {
  ...area,
  read: (utterance, asked) => (isPatched(utterance) ? null : area.read(utterance, asked)),
}
/** Above this number of storeys the work on a facade costs 10 % more. */
const lowRise = 3
const highRiseFactor = 1.1

/** Painting of a facade with repair or renewal of the plaster, and the scaffold for the first month. */
export const facciata: JobEngine = {
  slots: [
    plasteredArea,
    storeys,
    plasterState,
    besideHouse(edges),
    besideHouse(tierOfJob(facadeKind)),
    standingScaffold,
  ],
  lines: (answers) => {
    const { base, media, alta, punti, terzo, tutto, ponteggio: scaffold, frontalini } = facadeKind.rows
    const wall = answers.number('facciata')
    const floors = answers.number('piani')
    const state = answers.choice('intonaco')
    const paint = { base, media, alta }[tierOf(answers.choice('fascia'))]
    const plaster = valueOf({ sano: null, punti, terzo, tutto }, state)
    const factor = floors > lowRise ? highRiseFactor : 1
    return [
      { label: paint.label, row: paint, quantity: wall, factor },
      ...(plaster ? [{ label: plaster.label, row: plaster, quantity: wall, factor }] : []),
      scaffoldLine(scaffold, floors > 1 && answers.choice(standingScaffold.id) === 'no' ? wall : 0),
      { label: frontalini.label, row: frontalini, quantity: answers.number('frontalini'), labourShare: 0.8 },
    ]
  },
}

/** Below this area in m² insulation costs 10 % more. */
const smallArea = 150
const smallFactor = 1.1

/** Facade insulation by panel material, with the scaffold. */
export const cappotto: JobEngine = {
  slots: [
    area,
    namedTiers(
      insulationKind.tiers,
      {
        label: 'Isolante',
        question: 'EPS bianco, EPS con grafite, o lana di roccia?',
        example: 'Puoi rispondere «EPS», «grafite» o «lana di roccia».',
        help: 'L’EPS costa meno; con la grafite isola di più a pari spessore; la lana di roccia non brucia e isola dal rumore.',
        chips: ['EPS bianco', 'EPS con grafite', 'Lana di roccia', 'Non lo so'],
      },
      {
        base: 'eps bianco|polistirolo bianco|~eps|~polistir*|~bianco',
        media: 'eps grafite|grafit*|polistirene grafite',
        alta: 'lana di roccia|lana roccia|lana minerale|lana vetro|sughero|fibra legno|~lana',
      },
    ),
    besideHouse(numberOfJob(questions.sills, { derive: counted('davanzal|soglie') })),
    besideHouse(edgesHeard),
  ],
  lines: (answers) => {
    const { base, media, alta, davanzali, frontalini } = insulationKind.rows
    const wall = answers.number('facciata')
    const row = { base, media, alta }[tierOf(answers.choice('fascia'))]
    return [
      { label: row.label, row, quantity: wall, factor: wall < smallArea ? smallFactor : 1 },
      { label: davanzali.label, row: davanzali, quantity: answers.number('davanzali') },
      { label: frontalini.label, row: frontalini, quantity: answers.number('frontalini'), labourShare: 0.8 },
    ]
  },
}

const longestWall = 30

/** Wall insulation from the inside. */
export const cappottoInterno: JobEngine = {
  slots: [
    numberOfJob(questions.wall, {
      derive: areaOf(
        {
          own: 'paret|mur|controparet|isol'.split('|'),
          foreign: 'casa|appart|camer|stanz|pavim|tett|soffitt'.split('|'),
          parts: ['paret', 'mur'],
        },
        longestWall,
      ),
    }),
    choiceOfJob(questions.lining),
  ],
  lines: (answers) => {
    const { controparete, incollata, silicato } = liningKind.rows
    const row = valueOf({ controparete, incollata, silicato }, answers.choice('isolante-interno'))
    return [{ label: row.label, row, quantity: answers.number('parete-da-isolare') }]
  },
  minimum: liningKind.rows.minimo,
}

/** Cavity wall insulation. */
export const insufflaggio: JobEngine = {
  slots: [area, choiceOfJob(questions.filling)],
  lines: (answers) => {
    const { cellulosa, pregiato } = fillingKind.rows
    const row = valueOf({ cellulosa, pregiato }, answers.choice('materiale-insufflaggio'))
    return [{ label: row.label, row, quantity: answers.number('facciata') }]
  },
  minimum: fillingKind.rows.minimo,
}

/** The materials that the line of a washing names, because the firm chooses the product by them. */
const wallNames: Readonly<Record<string, string>> = {
  mattoni: 'mattoni a vista',
  pietra: 'pietra',
  cemento: 'cemento',
  rivestito: 'muro rivestito',
}

/** Cleaning of a facade, or removal of graffiti. */
export const pulizia: JobEngine = {
  // The firm needs the material of the wall to choose a product. It has no price of its own.
  slots: [area, choiceOfJob(questions.washing), choiceOfJob(questions.washedWall, heard)],
  lines: (answers) => {
    const { lavaggio, graffiti, sabbiatura } = washingKind.rows
    const row = valueOf({ lavaggio, graffiti, sabbiatura }, answers.choice('tipo-lavaggio'))
    const wall = wallNames[answers.choice('muro-da-lavare')]
    const label = wall === undefined ? row.label : `${row.label}, ${wall}`
    return [{ label, row, quantity: answers.number('facciata') }]
  },
  minimum: washingKind.rows.minimo,
}

/** A scaffold without other work. */
export const ponteggio: JobEngine = {
  slots: [area, numberOfJob(questions.months, { derive: counted('mes') })],
  lines: (answers) => {
    const { ponteggio: first, mesi } = scaffoldKind.rows
    const wall = answers.number('facciata')
    return [
      { label: first.label, row: first, quantity: wall },
      {
        label: mesi.label,
        row: mesi,
        quantity: (answers.number('mesi-ponteggio') - 1) * wall,
        labourShare: 0.2,
      },
    ]
  },
  minimum: scaffoldKind.rows.minimo,
}

/** Rising damp has no price before a diagnosis. */
export const umidita: JobEngine = { slots: [], lines: null }

/** Cladding and garden walls have no price list. The slots only collect data for the firm. */
export const rivestimenti: JobEngine = { slots: [area], lines: null }
