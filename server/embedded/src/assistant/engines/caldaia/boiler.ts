import { interview } from '@mestieri/shared/services/caldaia/interview.ts'
import { kinds } from '@mestieri/shared/services/caldaia/jobs/all.ts'

import { isKept } from '../../italian/sentences/kept-things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Answers, JobEngine } from '../../jobs/job-engine.ts'
import { homeAreaInMetres } from '../../slots/areas/house-area.ts'
import { type Facts, numberOf } from '../../slots/facts.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, hoursOfCall, numberOfJob, tierOfJob, rowOf } from '../job-slots.ts'
import { pieceSlot, pricedEach } from '../pieces.ts'
import { powerWithoutUnit } from './said-power.ts'

const { questions } = interview

/** Largest home for which a 24 kW boiler is sufficient: area in m² and number of bathrooms. */
const smallHome = { area: 110, bathrooms: 1 }

/** Home area in m² from which a hybrid system needs a heat pump of more than 8 kW. */
const largeForHybrid = 130

/** Home area in m² that a heat pump of up to 8 kW and one of up to 12 kW can heat. */
const heatPumpReach = { small: 110, medium: 160 }

/** Power of the small and the medium heat pump in kW. */
const heatPumpPower = { small: 8, medium: 12 }

const powerSaid = (facts: Facts) => numberOf(facts, 'kw-caldaia') !== null

const bathrooms = numberOfJob(questions.bathrooms, {
  needed: (facts) => !powerSaid(facts),
  derive: ({ content }) => (content.join(' ').includes('doppi servizi') ? { low: 2, high: 2 } : null),
})

const anyArea = { derive: homeAreaInMetres(60) }
const area = numberOfJob(questions.area, anyArea)

/** Two bathrooms need the larger boiler regardless of the home area. */
const areaOfBoiler = numberOfJob(questions.area, {
  ...anyArea,
  needed: (facts) => !powerSaid(facts) && (numberOf(facts, 'bagni')?.high ?? 1) <= smallHome.bathrooms,
})

const plainFlue = choiceOfJob(questions.flue)
const flueWord = /^(?:cann[ae]$|camin|scarico$|fumi$)/
/** Matches words that agree to another thing than the flue: 'va bene anche una economica'. */
const agreesToThing =
  /(?<!\p{L})va bene (?:anche|pure|un|una|uno|il|la|lo|i|gli|le|quell\p{L})(?!\p{L})(?! scarico| canna| tubo)/iu
/** The flue. One that was renewed or is not to be touched is in order: 'la canna fumaria l’hanno già intubata'. */
const flue: Slot = {
  ...plainFlue,
  read: (utterance, asked) =>
    isKept(utterance.words, (text) => flueWord.test(text))
      ? found({ kind: 'choice', option: 'posto' })
      : plainFlue.read(utterance, asked && !agreesToThing.test(utterance.raw)),
}

const valveWord = /^(?:termo)?valvol|^testin|^termostatic|^manopol|^rotellin|^regolator/

/** Matches what radiators are made of. */
const radiatorKind = /^(?:ghis|allumin|acciai|tubolar|lamiera|lamella|piastr)/
/** Matches a wish for the valves, or a number of them without a noun: 'sì', 'su tutti', 'mettetele'. */
const wishesValves =
  /^(?:si|certo|ok|okay|tutt[iaeo]|ognuno|mett\p{L}+|vogli\p{L}*|vorrei|serv\p{L}+|anche|pure|solo)$/u

/**
 * Whether an answer only describes the radiators, which says nothing about new valves: 'una decina, di ghisa'. A bare 'otto
 * termosifoni di ghisa' answers on how many.
 */
const describesRadiators = ({ words, quantities }: Utterance): boolean =>
  quantities.every(({ unit, article, from }) => unit !== 'radiator' || article || from > 0) &&
  words.some(({ text }) => radiatorKind.test(text)) &&
  !words.some(({ text }) => valveWord.test(text) || wishesValves.test(text))

/** '7 termosifoni' and 'ne ho 7' count as 7 valves only if the message or the question mentions valves. */
const anyValves = numberOfJob(
  { ...questions.valves, units: [], looseUnits: questions.valves.units },
  {
    derive: ({ content, quantities }, asked) => {
      if (asked && content.includes('gia')) return { low: 0, high: 0 }
      const figures = quantities.filter(({ article, ordinal }) => !article && !ordinal)
      const onlyBare = figures.length === 1 && figures[0]?.unit === null && figures[0].nouns.length === 0
      const many = onlyBare ? figures[0] : figures.find(({ unit }) => unit === 'radiator')
      return many && content.some((word) => valveWord.test(word)) ? { low: many.low, high: many.high } : null
    },
  },
)

/** The number of new valves. What the radiators are made of is no wish for them. */
const valves: Slot = {
  ...anyValves,
  read: (utterance, asked) =>
    describesRadiators(utterance) && utterance.polarity === null ? null : anyValves.read(utterance, asked),
}

/** Highest power in kW of the smaller boiler class. */
const smallBoiler = 26

function needsSmall(answers: Answers): boolean {
  const power = answers.number('kw-caldaia')
  if (power > 0) return power <= smallBoiler
  return answers.number('bagni') <= smallHome.bathrooms && answers.number('superficie') <= smallHome.area
}

const boiler = kinds.sostituzione.rows
const boilers = {
  small: { base: boiler.base24, media: boiler.media24, alta: boiler.alta24 },
  large: { base: boiler.base30, media: boiler.media30, alta: boiler.alta30 },
}

/** Matches the verbs of each work on boilers. */
const works = {
  replacement: /^(?:cambi|sostitu|rifa|mett|mont|install)/,
  repair: /^(?:ripar|aggiust)/,
  service: /^(?:revision|controll|pul|verific|bollin|manutenzion)/,
} as const
/** Makes the slot for the number of boilers of a job with these works. */
const boilersTo = (work: keyof typeof works): Slot =>
  pieceSlot(questions.boilers, {
    one: /^(?:caldaia|calderina|caldaietta)$/,
    many: /^(?:caldaie|calderine|caldaiette)$/,
    work: works[work],
    works: Object.values(works),
  })

/** One new boiler. The valves are counted for all boilers. */
const newBoiler: JobEngine = {
  slots: [
    bathrooms,
    areaOfBoiler,
    flue,
    valves,
    tierOfJob(kinds.sostituzione),
    numberOfJob(questions.power, { ...heard, derive: powerWithoutUnit }),
    choiceOfJob(questions.position, heard),
    choiceOfJob(questions.fuel, heard),
    choiceOfJob(questions.thermostat, heard),
  ],
  lines: (answers) => {
    const isSmall = needsSmall(answers)
    return [
      {
        label: `Caldaia a condensazione da ${isSmall ? '24' : '30'} kW, montata`,
        row: rowOf(isSmall ? boilers.small : boilers.large, answers.choice('fascia')),
        quantity: 1,
      },
      {
        label: 'Scarico dei fumi a parete',
        row: boiler.flue,
        quantity: answers.choice('scarico') === 'parete' ? 1 : 0,
        labourShare: kinds.scarico.labourShare,
      },
      {
        label: 'Valvole termostatiche',
        row: kinds.valvole.rows.valve,
        quantity: answers.number('valvole'),
        labourShare: kinds.valvole.labourShare,
      },
      {
        label: 'Caldaia da esterno',
        row: boiler.outdoor,
        quantity: answers.choice('posizione') === 'esterno' ? 1 : 0,
      },
      {
        label: 'Adattamento al GPL',
        row: boiler.lpg,
        quantity: answers.choice('combustibile') === 'gpl' ? 1 : 0,
      },
      {
        label: 'Cronotermostato',
        row: kinds.termostato.rows.programmable,
        quantity: answers.choice('termostato') === 'si' ? 1 : 0,
        labourShare: kinds.termostato.labourShare,
      },
    ]
  },
}

/** New boilers. */
export const sostituzione = pricedEach(newBoiler, boilersTo('replacement'), [kinds.valvole.rows.valve])

const repair = kinds.riparazione.rows

const oneRepair: JobEngine = {
  slots: [choiceOfJob(questions.fault), hoursOfCall(questions.hours, heard)],
  lines: (answers) => {
    const fault = rowOf(
      {
        comune: repair.common,
        pressione: repair.pressure,
        scheda: repair.board,
        scambiatore: repair.exchanger,
      },
      answers.choice('guasto-caldaia'),
    )
    return [
      { label: fault.label, row: fault, quantity: 1 },
      {
        label: repair.night.label,
        row: repair.night,
        quantity: answers.choice('orario') === 'festivo' ? 1 : 0,
      },
    ]
  },
}

/** Repairs of boilers in one visit. */
export const riparazione = pricedEach(oneRepair, boilersTo('repair'), [repair.night])

const service = kinds.revisione.rows

const oneService: JobEngine = {
  slots: [choiceOfJob(questions.service)],
  lines: (answers) => {
    const row = answers.choice('bollino') === 'si' ? service.full : service.clean
    return [{ label: row.label, row, quantity: 1 }]
  },
}

/** The yearly service of boilers. */
export const revisione = pricedEach(oneService, boilersTo('service'))

/** Metres of pipe included in the price of a wall outlet. */
const pipeIncluded = 2

const outlet = kinds.scarico.rows

export const scarico: JobEngine = {
  slots: [numberOfJob(questions.flueLength)],
  lines: (answers) => [
    { label: outlet.flue.label, row: outlet.flue, quantity: 1 },
    {
      label: outlet.metre.label,
      row: outlet.metre,
      quantity: Math.max(0, answers.number('metri-scarico') - pipeIncluded),
    },
  ],
}

const hybrid = kinds.ibrido.rows

export const ibrido: JobEngine = {
  slots: [area],
  lines: (answers) => [
    { label: hybrid.system.label, row: hybrid.system, quantity: 1 },
    {
      label: hybrid.larger.label,
      row: hybrid.larger,
      quantity: answers.number('superficie') > largeForHybrid ? 1 : 0,
    },
  ],
}

const heatPump = kinds.pompa.rows

function heatPumpSize(answers: Answers): 'small' | 'medium' | 'large' {
  const power = answers.number('kw-pompa')
  const [said, reach] = power > 0 ? [power, heatPumpPower] : [answers.number('superficie'), heatPumpReach]
  if (said <= reach.small) return 'small'
  return said <= reach.medium ? 'medium' : 'large'
}

const oneHeatPump: JobEngine = {
  slots: [
    numberOfJob(questions.area, {
      ...anyArea,
      needed: (facts) => numberOf(facts, 'kw-pompa') === null,
    }),
    tierOfJob(kinds.pompa),
    numberOfJob(questions.pumpPower, heard),
  ],
  lines: (answers) => {
    const size = heatPumpSize(answers)
    return [
      {
        label: size === 'small' ? 'Pompa di calore fino a 8 kW, montata' : 'Pompa di calore, montata',
        row: rowOf(
          { base: heatPump.base, media: heatPump.media, alta: heatPump.alta },
          answers.choice('fascia'),
        ),
        quantity: 1,
        // The price rows are for machines of 6 to 12 kW; the published price for 8 kW is 10 % lower.
        factor: size === 'small' ? 0.9 : 1,
      },
      { label: heatPump.larger.label, row: heatPump.larger, quantity: size === 'large' ? 1 : 0 },
    ]
  },
}

/** Heat pumps in place of a boiler. */
export const pompa = pricedEach(
  oneHeatPump,
  pieceSlot(questions.heatPumps, { one: /^pompa$/, many: /^pompe$/ }),
)
