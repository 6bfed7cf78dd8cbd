import { laterQuestions, openQuestions } from '../interview/agenda.ts'
import type { CaseState } from '../interview/case.ts'
import type { Surveyor } from '../interview/surveyor.ts'
import { readUtterance } from '../italian/utterance.ts'
import type { Fact, Facts } from '../slots/facts.ts'
import { unknownFact } from '../slots/slot.ts'
import type { ToolCall } from './completions.ts'

/** What the tools have done so far in one turn. */
export interface ToolDesk {
  /** The questions that a model may answer. */
  readonly slotIds: readonly string[]
  /** What was recorded. */
  heard(): Facts
  /** Runs one call. Never throws: the model gets told what was wrong. */
  run(call: ToolCall): object
}

const text = { type: 'string', maxLength: 300 } as const

/** The tools as the protocol describes them. */
export function describeTools(slotIds: readonly string[]): object[] {
  return [
    {
      type: 'function',
      function: {
        name: 'registra_risposta',
        description:
          'Registra una risposta del cliente. Il valore è ciò che ha detto, in parole sue o in breve («80 mq», «non lo so»).',
        parameters: {
          type: 'object',
          properties: { slot: { type: 'string', enum: slotIds }, valore: text },
          required: ['slot', 'valore'],
          additionalProperties: false,
        },
      },
    },
  ]
}

function parseArguments(json: string): Readonly<Record<string, unknown>> | null {
  if (json.length > 4000) return null
  try {
    const value: unknown = JSON.parse(json === '' ? '{}' : json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null
  } catch {
    return null
  }
}

/** Opens the desk at which a model's tool calls are served, on top of the questions that are still open. */
export function openToolDesk({ catalogue }: Surveyor, state: CaseState): ToolDesk {
  const open = [...openQuestions(catalogue, state), ...laterQuestions(catalogue, state)].map(({ slot }) => slot)
  const slots = open.filter(({ id }, at) => id !== 'foto' && open.findIndex((one) => one.id === id) === at)
  const facts: Record<string, Fact> = {}

  function record({ slot: id, valore }: Readonly<Record<string, unknown>>): object {
    const slot = slots.find((one) => one.id === id)
    if (!slot || typeof valore !== 'string') return { errore: 'slot o valore non validi' }
    const utterance = readUtterance(valore.slice(0, 300))
    const reading = slot.read(utterance, true)
    if (reading?.kind === 'fact') facts[slot.id] = reading.fact
    else if (utterance.polarity === 'unknown') facts[slot.id] = unknownFact
    else return { errore: reading?.words ?? 'valore non capito', esempio: slot.example }
    const next = slots.find((one) => facts[one.id] === undefined)
    return {
      registrato: slot.show(facts[slot.id] ?? unknownFact),
      prossima_domanda: next ? { slot: next.id, domanda: next.question({}) } : null,
    }
  }

  return {
    slotIds: slots.map(({ id }) => id),
    heard: () => facts,
    run: ({ name, arguments: json }) => {
      const given = parseArguments(json)
      if (given === null) return { errore: 'argomenti non validi: serve un oggetto JSON' }
      return name === 'registra_risposta' ? record(given) : { errore: 'strumento sconosciuto' }
    },
  }
}
