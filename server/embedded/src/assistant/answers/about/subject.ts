import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import type { ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'

import { roundRange } from '../../estimate/rounding.ts'
import type { EstimateLine, JobEstimate } from '../../jobs/job-estimate.ts'
import { stem, tellingWords } from '../../learning/telling-words.ts'
import {
  capitalise,
  showEuro,
  showQuantity,
  unitNoun,
  unitPlural,
  lowerFirst,
} from '../../wording/figures.ts'
import { professionalsLink } from '../../wording/places.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'

/** An answer before it is shortened for a repetition. */
export interface Reply {
  readonly paragraphs: readonly string[]
  readonly link?: ReplyLink
  /** The detail of the topic that the reply answers: 'ponteggio'. */
  readonly about?: string
  /** A short form, for a customer who asks again. */
  readonly short?: string
  /** Whether the reply only says that the answer is unknown. Any other answer has priority. */
  readonly isVague?: true
}

/** Answers one topic. */
export type Answerer = (context: AnswerContext) => Reply

/** A reply of one paragraph. */
export function reply(...sentences: readonly (string | null)[]): Reply {
  return { paragraphs: [sentences.filter((one) => one !== null && one !== '').join(' ')] }
}

const theOne: Readonly<Record<Profession, string>> = {
  Cartongessista: 'il cartongessista',
  Elettricista: 'l’elettricista',
  Giardiniere: 'il giardiniere',
  Idraulico: 'l’idraulico',
  Imbianchino: 'l’imbianchino',
  Impiantista: 'l’impiantista',
  'Impresa Edile': 'l’impresa',
  'Installatore fotovoltaico': 'l’installatore',
  Parquettista: 'il parquettista',
  Piastrellista: 'il piastrellista',
  Pulizie: 'l’impresa di pulizie',
  Serramentista: 'il serramentista',
}

/** Returns the trade that does a job, with the article: 'l’imbianchino'. */
export function whoDoes(job: Pick<AnswerJob, 'kind'> | null): string {
  return job ? theOne[job.kind.profession] : 'il professionista'
}

/** Returns the trade that does a job, with the preposition 'a': 'all’imbianchino'. */
export function toWhoDoes(job: AnswerJob | null): string {
  const who = whoDoes(job)
  return who.startsWith('il ') ? `al ${who.slice(3)}` : `al${who}`
}

/** Joins a preposition and a trade with its article: 'dal muratore', 'dell’impresa'. */
function toTheOne(preposition: string, who: string): string {
  const word = preposition === 'di' ? 'de' : preposition
  return who.startsWith('il ') ? `${word}l ${who.slice(3)}` : `${word}l${who}`
}

/** Replaces '{who}' by the trade, with a capital at the start of a sentence. */
export function withTrade(text: string, who: string): string {
  return text
    .replaceAll(/(^|[.!?] )\{who\}/g, (_found, before: string) => `${before}${capitalise(who)}`)
    .replaceAll(/(?<=\s)(a|da|di) \{who\}/g, (_found, word: string) => toTheOne(word, who))
    .replaceAll('{who}', who)
}

/**
 * Returns the job that a sentence is about: the one whose title shares the most words with it; otherwise the
 * first job with an estimate. Without a job in hand it is the usual job of the chat.
 */
export function subjectOf(context: AnswerContext): AnswerJob | null {
  const { jobs, usual, utterance } = context
  if (jobs.length === 0) return usual ?? null
  const said = new Set(tellingWords(utterance).map(stem))
  const named = jobs.map((job) => {
    const words = `${job.kind.title} ${job.kind.work}`.toLowerCase().split(/[^\p{L}]+/u)
    return { job, hits: words.filter((word) => word.length > 3 && said.has(stem(word))).length }
  })
  const [best] = named.toSorted((a, b) => b.hits - a.hits)
  const thing = jobNamed(context)
  if (thing !== null) return thing
  if (best && best.hits > 0) return best.job
  return jobs.find(({ estimate }) => estimate !== null) ?? jobs[0] ?? null
}

/** Words of a job's title that name no thing of it: 'nuove', 'da cambiare'. */
const idle =
  /^(?:nuov|vecchi|cambi|sostitu|ripar|rif|aggiun|complet|trattament|impiant|lavor|cas[ae]$|dell|sol[aoie]$|mont(?:a|are|aggio)$|smont|intern)/

/** Returns the only job in hand whose thing the sentence names, if there are others; otherwise null. */
export function jobNamed({ jobs, utterance }: AnswerContext): AnswerJob | null {
  if (jobs.length < 2) return null
  const said = new Set(tellingWords(utterance).map(stem))
  const named = jobs.filter(({ kind }) =>
    kind.title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 3 && !idle.test(word) && said.has(stem(word))),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Returns the estimates of all jobs in hand. */
export function estimatesOf({ jobs }: AnswerContext): JobEstimate[] {
  return jobs.flatMap(({ estimate }) => estimate ?? [])
}

/** Returns the sum of all estimates with VAT; null without an estimate. */
export function totalOf(context: AnswerContext): PriceRange | null {
  const estimates = estimatesOf(context)
  if (estimates.length === 0) return null
  return roundRange({
    min: estimates.reduce((sum, { gross }) => sum + gross.min, 0),
    max: estimates.reduce((sum, { gross }) => sum + gross.max, 0),
  })
}

/** Matches the ids of slots for the size and place of a job, which cannot be left out. */
const givenSlots =
  /^(?:comune|superficie|pareti|bagni|piani|piano|ascensore|tetto|terrazzo|facciata|kw|punti|misura|posizione|numero|metri|accesso|casa$|finestre$|portefinestre$|scorrevoli$|tegole|parete)/

/** Returns the price drivers that raise the price and that the customer could leave out. */
export function omissible({ drivers }: JobEstimate): JobEstimate['drivers'] {
  return drivers.filter(({ min, slotId }) => min > 0 && !givenSlots.test(slotId))
}

/** Formats a price range: '5.800–10.400 €'. */
export function euro({ min, max }: PriceRange): string {
  return showEuro(min, max)
}

/** Returns the link to the professionals for the job that the sentence is about. */
function directory(context: AnswerContext): ReplyLink | undefined {
  const job = subjectOf(context)
  return job ? professionalsLink(job.kind.profession, context.place) : undefined
}

/** Adds the link to the professionals to a reply. */
export function withDirectory(context: AnswerContext, given: Reply): Reply {
  const link = directory(context)
  return link ? { ...given, link } : given
}

/** Adds a full stop to a text that has no closing mark. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** Formats a share of a price with its article: 'il 20 %', 'l’80 %'. */
export function thePercent(share: number): string {
  const percent = Math.round(share * 100)
  return /^(?:8\d?|11)$/.test(String(percent)) ? `l’${percent} %` : `il ${percent} %`
}

/** Returns the label and quantity of an estimate line: 'pareti e soffitti, 280 m²'. */
export function lineWords({ label, quantity, unit }: EstimateLine): string {
  const isOne = quantity.low === 1 && quantity.high === 1
  const amount = isOne ? '' : `, ${showQuantity(quantity)} ${unitPlural(unitNoun(unit))}`
  return `${lowerFirst(label)}${amount}`
}

/** Joins the first items of a list with semicolons. */
export function few(items: readonly string[], most = 4): string {
  return items.slice(0, most).join('; ')
}
