import { estimate } from '../estimate/service-estimate.ts'
import { withUnknown } from '../interview/reading.ts'
import { nextSlot, openSlots, type TurnContext } from '../interview/turn.ts'
import { readUtterance } from '../italian/utterance.ts'
import type { Facts } from '../slots/facts.ts'
import type { ToolCall } from './completions.ts'

/** What the tools have done so far in one turn. */
export interface ToolDesk {
  /** The facts with what was recorded. */
  facts(): Facts
  /** Amounts of money that the price book gave, in whole euro. */
  readonly amounts: ReadonlySet<number>
  readonly asked: { photos: boolean; estimate: boolean; professionals: boolean }
  /** Runs one call. Never throws: the model gets told what was wrong. */
  run(call: ToolCall): object
}

const text = { type: 'string', maxLength: 300 } as const

function describe(name: string, description: string, properties: object, required: readonly string[] = []) {
  return {
    type: 'function',
    function: {
      name,
      description,
      parameters: { type: 'object', properties, required, additionalProperties: false },
    },
  }
}

/** The tools as the protocol describes them. */
export function describeTools(slotIds: readonly string[]): object[] {
  return [
    describe(
      'registra_risposta',
      'Registra una risposta del cliente. Il valore è ciò che ha detto, in parole sue o in breve («80 mq», «non lo so»).',
      { slot: { type: 'string', enum: slotIds }, valore: text },
      ['slot', 'valore'],
    ),
    describe('richiedi_foto', 'Chiede al cliente di mandare foto con l’icona della fotocamera.', {
      motivo: text,
    }),
    describe(
      'calcola_stima',
      'Calcola la stima dal listino. La cifra la mostra il programma, non scriverla tu.',
      {},
    ),
    describe('suggerisci_professionisti', 'Mostra al cliente i professionisti della sua zona.', {
      citta: text,
      professione: text,
    }),
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

/** Opens the desk at which a model's tool calls are served, on top of the interviewer's slots and the price book. */
export function openToolDesk({ service, slots, book }: TurnContext, start: Facts): ToolDesk {
  let facts = start
  const amounts = new Set<number>()
  const asked = { photos: false, estimate: false, professionals: false }

  const nextQuestion = () => {
    const slot = nextSlot(service, facts)
    return slot ? { slot: slot.id, domanda: slot.question(facts) } : null
  }

  function record({ slot: id, valore }: Readonly<Record<string, unknown>>): object {
    const slot = slots.find((one) => one.id === id)
    if (!slot || typeof valore !== 'string') return { errore: 'slot o valore non validi' }
    const utterance = readUtterance(valore.slice(0, 300))
    const reading = slot.read(utterance, true)
    // Photos are told by the pictures themselves; a model may only note that none will come.
    if (reading?.kind === 'fact') facts = { ...facts, [slot.id]: reading.fact }
    else if (utterance.polarity === 'unknown') facts = withUnknown(facts, [slot])
    else return { errore: reading?.words ?? 'valore non capito', esempio: slot.example }
    const fact = facts[slot.id]
    return { registrato: fact ? slot.show(fact) : '', prossima_domanda: nextQuestion() }
  }

  function price(): object {
    const missing = openSlots(service, facts).map(({ id }) => id)
    if (missing.length > 0)
      return { errore: 'mancano risposte', mancano: missing, prossima_domanda: nextQuestion() }
    asked.estimate = true
    const result = estimate(service, facts, book)
    if (!result) return { stima: null, perche: service.siteVisit ?? 'serve un sopralluogo' }
    amounts.add(result.min).add(result.max)
    return {
      minimo: result.min,
      massimo: result.max,
      iva: result.vat,
      nota: 'La cifra la mostra il programma.',
    }
  }

  function run({ name, arguments: json }: ToolCall): object {
    const given = parseArguments(json)
    if (given === null) return { errore: 'argomenti non validi: serve un oggetto JSON' }
    switch (name) {
      case 'registra_risposta':
        return record(given)
      case 'richiedi_foto':
        asked.photos = true
        return { ok: true }
      case 'calcola_stima':
        return price()
      case 'suggerisci_professionisti':
        asked.professionals = true
        return { ok: true, pagina: 'I nostri professionisti' }
      default:
        return { errore: 'strumento sconosciuto' }
    }
  }

  return { facts: () => facts, amounts, asked, run }
}
