import { askedQuestion, openQuestions, photosOf, questionOf } from '../interview/agenda.ts'
import { type CaseState, sharedIds } from '../interview/case.ts'
import { isPriced } from '../interview/catalogue.ts'
import type { Incoming, Turn } from '../interview/context.ts'
import type { HeardAnswer, HeardJob } from '../interview/facts/heard.ts'
import { whereLink } from '../interview/reply/say.ts'
import type { Surveyor } from '../interview/surveyor.ts'
import { readUtterance } from '../italian/utterance.ts'
import type { AnyJobKey } from '../jobs/job-engine.ts'
import { type Slot, type SlotReading, unknownFact } from '../slots/slot.ts'
import { estimateParagraphs } from '../wording/estimate-reply.ts'
import type { ToolCall } from './service/protocol.ts'

/** Runs a model's tool calls during one turn. */
export interface ToolDesk {
  /** The surveyor's turn after the tool calls so far. */
  turn(): Turn
  /** Runs one call. Never throws: an error is returned to the model as text. */
  run(call: ToolCall): object
}

type Arguments = Readonly<Record<string, unknown>>

/** Maximum length of a value in characters. */
const longestValue = 300

/** Reads a value that the model gives as an answer. */
function readValue(slot: Slot, value: string): SlotReading {
  const utterance = readUtterance(value)
  const reading = slot.read(utterance, true)
  if (reading === null && utterance.polarity === 'unknown') return { kind: 'fact', fact: unknownFact }
  // The model may state that no photos will come, but not the number of photos that have arrived.
  const isPhotos = reading?.kind === 'fact' && reading.fact.kind === 'photos' && reading.fact.count > 0
  return isPhotos ? null : reading
}

/** Opens the tools for a message. They start from what the rules have read in it. */
export function openToolDesk(surveyor: Surveyor, state: CaseState, incoming: Incoming): ToolDesk {
  const { catalogue, knowledge, slug } = surveyor
  const jobs: HeardJob[] = []
  let answers: readonly HeardAnswer[] = []
  let wantsPhotos = false
  let wantsPeople = false
  let made: Turn | null = null

  function heardTurn(): Turn {
    made ??= surveyor.handle(state, incoming, { jobs, answers })
    return made
  }

  function hear(answer: HeardAnswer): void {
    answers = [...answers.filter(({ job, slot }) => job !== answer.job || slot !== answer.slot), answer]
    made = null
  }

  function nextQuestion(): object | null {
    const next = askedQuestion(catalogue, heardTurn().state)
    return next && { domanda: next.slot.id, testo: next.slot.question({}) }
  }

  function inHand(key: unknown): AnyJobKey | null {
    return heardTurn().state.jobs.find((job) => job.key === key)?.key ?? null
  }

  function record({ lavoro, domanda: id, valore }: Arguments): object {
    if (typeof id !== 'string' || typeof valore !== 'string') return { errore: 'servono domanda e valore' }
    const all = heardTurn().state.jobs.map(({ key }) => key)
    const given = inHand(lavoro)
    const keys = sharedIds.has(id) ? [null] : given ? [given] : all
    const questions = keys
      .map((job) => questionOf(catalogue, heardTurn().state, { job, slot: id }))
      .filter((question) => question !== null)
    const [first] = questions
    if (!first) return { errore: 'domanda sconosciuta' }
    const shown: string[] = []
    for (const { job, slot } of questions) {
      const reading = readValue(slot, valore.slice(0, longestValue))
      if (reading?.kind !== 'fact') {
        if (shown.length > 0 || questions.length > 1) continue
        return { errore: reading?.words ?? 'valore non capito', esempio: slot.example }
      }
      hear({ job, slot: slot.id, fact: reading.fact })
      shown.push(slot.show(reading.fact))
    }
    if (shown.length === 0) return { errore: 'valore non capito', esempio: first.slot.example }
    return { registrato: shown[0], prossima_domanda: nextQuestion() }
  }

  function nameJob({ lavoro, al_posto_di: other }: Arguments): object {
    const key =
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `catalogue.job` checks it
      typeof lavoro === 'string' && /^[a-z_]+\/[a-z\d-]+$/.test(lavoro) ? (lavoro as AnyJobKey) : null
    const job = key && catalogue.job(key)
    if (!key || !job) return { errore: 'lavoro sconosciuto' }
    if (inHand(key)) return { errore: 'è già in elenco' }
    jobs.push({ key, replaces: inHand(other) })
    made = null
    if (!inHand(key)) {
      jobs.pop()
      made = null
      return { errore: 'i lavori sono già troppi' }
    }
    const open = openQuestions(catalogue, heardTurn().state).filter((question) => question.job === key)
    return {
      lavoro: job.kind.title,
      ha_un_prezzo: isPriced(job),
      domande: open.map(({ slot }) => ({ domanda: slot.id, testo: slot.question({}) })),
      prossima_domanda: nextQuestion(),
    }
  }

  function estimate(): object {
    const { state: now } = heardTurn()
    const open = openQuestions(catalogue, now)
    if (!now.jobs.some(({ facts }) => Object.keys(facts).length > 0)) {
      return { errore: 'si sa troppo poco', mancano: open.map(({ slot }) => slot.id) }
    }
    for (const { job, slot } of open) hear({ job, slot: slot.id, fact: unknownFact })
    const { estimates = [] } = heardTurn().reply
    return estimates.length > 0
      ? { stima: estimateParagraphs(estimates).join('\n'), prossima_domanda: nextQuestion() }
      : { errore: 'per questo lavoro non c’è un prezzo senza sopralluogo' }
  }

  return {
    turn() {
      const turn = heardTurn()
      const link =
        wantsPeople && !turn.reply.link
          ? whereLink({ catalogue, knowledge, slug, now: incoming.now }, turn.state)
          : null
      return {
        ...turn,
        asksForPhotos: turn.asksForPhotos || wantsPhotos,
        reply: {
          ...turn.reply,
          ...(wantsPhotos ? { usefulPhotos: photosOf(catalogue, turn.state).useful } : {}),
          ...(link ? { link } : {}),
        },
      }
    },
    run({ name, arguments: given }) {
      if (given === null) return { errore: 'argomenti non validi: serve un oggetto JSON' }
      if (name === 'registra_risposta') return record(given)
      if (name === 'nomina_lavoro') return nameJob(given)
      if (name === 'calcola_stima') return estimate()
      if (name === 'richiedi_foto') {
        wantsPhotos = true
        return { fatto: 'il cliente può mandare le foto con l’icona della fotocamera' }
      }
      if (name === 'suggerisci_professionisti') {
        wantsPeople = true
        return { fatto: 'sotto la risposta c’è il collegamento ai professionisti' }
      }
      return { errore: 'strumento sconosciuto' }
    },
  }
}
