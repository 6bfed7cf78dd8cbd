import { roundRange } from '../../estimate/rounding.ts'
import type { Utterance } from '../../italian/utterance.ts'
import {
  capitalise,
  listWords,
  showQuantity,
  unitNoun,
  unitPlural,
  lowerFirst,
} from '../../wording/figures.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { divisorIn } from './amount.ts'
import { euro, reply, type Reply, totalOf } from './subject.ts'

/** Matches a question about the price per household. */
const households =
  /\b(?:famigli\p{L}|appartament\p{L}|condòmin\p{L}|condomin\p{L}|allogg\p{L}+|inquilin\p{L}|testa|ciascun\p{L}?|ognun\p{L}|persona|millesim\p{L})/iu
/** Matches a question about the price of one piece ordered alone. */
const alone = /\b(?:un[ao] sol[ao]|sol[ao] un[ao])\b/iu
/** Matches the number of households in an earlier message. */
const told =
  /\b(?:siamo (?:in )?(\d{1,3})\b|(\d{1,3}) (?:famiglie|appartamenti|condomini|condòmini|alloggi|inquilini|unità)\b)/iu
/** Matches a question about the price of one piece. */
const pieces =
  /\b(?:l[’'] ?un[ao]|cadaun[ao]|ciascun[ao]|al pezzo|a pezzo|un[ao] sol[ao]|sol[ao] un[ao]|(?:a|per|ogni|una singola) \p{L}{4,})/iu

/** Matches a feminine thing in the question: 'fatta una sola?'. */
const feminine = /\b(?:una|ognuna|ciascuna|sola|singola)\b/i

/** Whether a sentence asks for the share of one household: 'quanto costa al condomino?'. */
export function asksShare({ raw }: Utterance): boolean {
  return /\b(?:al|a|per|ogni) (?:condòmin\p{L}|condomin[oi]\b|famigli\p{L}|appartament\p{L}|testa)/iu.test(
    raw,
  )
}

function householdsIn({ utterance, told: before = [] }: AnswerContext): number | null {
  const own = divisorIn(utterance)
  if (own !== null) return own
  for (const text of before.toReversed()) {
    const found = told.exec(text)
    if (found) return Number(found[1] ?? found[2])
  }
  return null
}

/**
 * Returns the total divided by the number of households; null if the question does not ask for the price per
 * household.
 */
export function perHousehold(context: AnswerContext): Reply | null {
  if (!households.test(context.utterance.raw)) return null
  const total = totalOf(context)
  const count = householdsIn(context)
  if (total === null)
    return asksShare(context.utterance)
      ? {
          ...reply(
            `Appena c’è la stima ${count === null || count < 2 ? 'la divido per quanti siete' : `la divido per ${count}`}. In condominio di solito si paga per millesimi.`,
          ),
          about: 'famiglie',
        }
      : null
  if (count === null || count < 2)
    return {
      ...reply(
        `In tutto sono ${euro(total)}, IVA compresa: dimmi in quanti siete e li divido.`,
        'In condominio di solito si paga per millesimi.',
      ),
      about: 'famiglie',
    }
  return {
    ...reply(
      `${euro(total)} diviso ${count} fa circa ${euro(roundRange({ min: total.min / count, max: total.max / count }))} ciascuno, IVA compresa.`,
      'In condominio di solito si divide per millesimi, quindi qualcuno paga di più e qualcuno di meno.',
    ),
    about: String(count),
  }
}

/**
 * Returns the whole estimate divided by its number of pieces; null if the main line is not counted in pieces.
 */
export function perPiece(
  { utterance }: AnswerContext,
  { key, facts: known, estimate }: AnswerJob,
): Reply | null {
  if (!estimate || !pieces.test(utterance.raw)) return null
  const [line] = estimate.lines.toSorted((a, b) => b.net.max - a.net.max)
  const windows = key.startsWith('serramenti/') ? known['finestre'] : undefined
  // Windows are priced by the square metre, but customers ask for one window.
  if (windows?.kind === 'number' && windows.low === windows.high && windows.low > 1) {
    const one = {
      min: estimate.gross.min / windows.low,
      max: estimate.gross.max / windows.low,
    }
    return {
      ...reply(
        `Circa ${euro(roundRange(one))} l’una, IVA compresa: ${euro(estimate.gross)} per ${windows.low} finestre.`,
        'È la media: quelle grandi costano di più delle piccole.',
      ),
      about: 'finestra',
    }
  }
  if (!line || line.quantity.low !== line.quantity.high || line.quantity.low < 2) return null
  const noun = unitNoun(line.unit)
  if (/^(?:m|m²|kW|kWh|kWp|intervento)$/.test(noun)) return null
  const count = line.quantity.low
  const each = roundRange({ min: estimate.gross.min / count, max: estimate.gross.max / count })
  return {
    ...reply(
      `Circa ${euro(each)} ${noun === 'pezzo' ? (feminine.test(utterance.raw) ? 'l’una' : 'l’uno') : `a ${noun}`}, IVA compresa: ${euro(estimate.gross)} per ${showQuantity(line.quantity)} ${unitPlural(noun)}.`,
      alone.test(utterance.raw)
        ? 'Ordinandone uno solo costa un po’ di più: l’uscita e la preparazione si pagano comunque.'
        : null,
      estimate.lines.length > 1
        ? `${capitalise(lowerFirst(line.label))} e le altre voci sono nella scheda.`
        : null,
    ),
    about: noun,
  }
}

const middle = ({ min, max }: { readonly min: number; readonly max: number }): number => (min + max) / 2

/**
 * Names the most expensive of several jobs, or the most expensive line of a single job. Before the estimate
 * it states the share of labour.
 */
export function dearestOf({ jobs }: AnswerContext): string | null {
  const priced = jobs.flatMap(({ estimate }) => estimate ?? [])
  const [first] = priced
  const [job] = jobs
  if (!first)
    return job
      ? `Te lo dico con la stima, voce per voce. Per ${job.kind.work} la manodopera pesa circa il ${Math.round(job.kind.labourShare * 100)} %, il resto sono materiali.`
      : null
  if (priced.length > 1) {
    const sorted = priced.toSorted((a, b) => middle(b.gross) - middle(a.gross))
    const [dearest, ...others] = sorted.map(({ kind, gross }) => `${kind.work} (${euro(gross)})`)
    return `Costa di più ${dearest ?? ''}; poi ${listWords(others)}. Le cifre sono IVA compresa.`
  }
  const lines = first.lines.toSorted((a, b) => middle(b.net) - middle(a.net))
  const [biggest, ...others] = lines.map(({ label, net }) => `${lowerFirst(label)} (${euro(net)})`)
  if (biggest === undefined) return null
  return others.length === 0
    ? `Qui la voce è una sola: ${biggest}, senza IVA. La manodopera pesa circa il ${Math.round(first.kind.labourShare * 100)} %.`
    : `La voce che pesa di più è ${biggest}; poi ${listWords(others.slice(0, 2))}. Le cifre sono senza IVA.`
}
