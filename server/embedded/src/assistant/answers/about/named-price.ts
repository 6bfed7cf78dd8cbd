import { kinds as boiler } from '@mestieri/shared/services/caldaia/jobs/all.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import { kinds as systems } from '@mestieri/shared/services/impianti/jobs/all.ts'
import { kinds as solar } from '@mestieri/shared/services/impianto_fotovoltaico/jobs/all.ts'
import type { JobKind, JobKinds } from '@mestieri/shared/services/job-kind.ts'
import { kinds as renovation } from '@mestieri/shared/services/ristrutturazione/jobs/all.ts'
import { kinds as bathroom } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/all.ts'
import { kinds as facade } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/all.ts'
import { kinds as roof } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/all.ts'
import { kinds as windows } from '@mestieri/shared/services/serramenti/jobs/all.ts'
import { kinds as painting } from '@mestieri/shared/services/tinteggiatura/jobs/all.ts'

import { stem, tellingWords } from '../../learning/telling-words.ts'
import { showUnitPrices, unitNoun, lowerFirst } from '../../wording/figures.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { sentence } from './subject.ts'

/** Words of a price question that do not name a thing: verbs, question words, comparisons. */
const idle = new Set(
  'quant quanto costa cost prezz vien vengono sarebb spend paga pag chied prend vuol serv mett fare fate faccio fosse altr anch solo sola soli piu meno tutt dopo prima poi invec senz con come cosa quale quali ogni una uno due tre circa nuov nuovo nuova vecchi quest quell aggiung togl cambi invece compres prezzo costo viene cifra sol dire dimmi sapere'.split(
    ' ',
  ),
)

/** Customers' words, with the price book's word for the same thing. */
const sameAs = new Map(
  Object.entries({
    antisfondamento: 'antieffrazione',
    accumulo: 'batteria',
    walkin: 'filo',
    scuro: 'forte',
    scura: 'forte',
    intenso: 'forte',
    inferiata: 'inferriata',
    sospeso: 'sospesi',
    water: 'wc',
    tazza: 'wc',
    gabinetto: 'wc',
    condizionatore: 'climatizzatore',
    termosifoni: 'termosifone',
    radiatore: 'termosifone',
    calcinacci: 'macerie',
    impalcatura: 'ponteggio',
    geometra: 'tecnico',
    architetto: 'tecnico',
    ingegnere: 'tecnico',
  }),
)

/** Returns the stems of the words of a text, without words of one or two letters. */
function namesIn(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\d]+/u)
  return new Set(words.filter((word) => word.length > 2).map(stem))
}

function askedNames({ utterance }: AnswerContext): string[] {
  const words = tellingWords(utterance).map((word) => sameAs.get(word) ?? word)
  return [...new Set(words.map(stem).filter((one) => one.length > 2 && !idle.has(one)))]
}

interface Priced {
  readonly names: ReadonlySet<string>
  readonly says: string
}

function rowWords({ label, min, max, unit }: EstimateRow): string {
  const noun = unitNoun(unit)
  const each = /^(?:intervento|impianto|job)$/.test(noun) ? '' : ` a ${noun}`
  return `${lowerFirst(label)}: ${showUnitPrices(min, max)}${each}, senza IVA`
}

/** Returns the price rows of a job and those of its texts that state an amount. */
function pricedOf(kind: JobKind): Priced[] {
  const rows = Object.values(kind.rows ?? {}).filter(({ label }) => !/^Minimo|^Uscita minima/.test(label))
  const texts = [...kind.factors, ...kind.excluded].filter((text) => /[€%]/.test(text) && /\d/.test(text))
  return [
    ...texts.map((text) => ({ names: namesIn(text), says: text })),
    ...rows.map((row) => ({ names: namesIn(row.label), says: rowWords(row) })),
  ]
}

const own = new Map<JobKind, readonly Priced[]>()
function pricesOf(kind: JobKind): readonly Priced[] {
  const known = own.get(kind) ?? pricedOf(kind)
  own.set(kind, known)
  return known
}

/**
 * Returns the entry that shares most of the asked names, or null. A name counts more if fewer entries have
 * it.
 */
function best(entries: readonly Priced[], asked: readonly string[]): Priced | null {
  const rarity = (name: string): number =>
    1 / Math.max(1, entries.filter(({ names }) => names.has(name)).length)
  const weights = new Map(asked.map((name) => [name, rarity(name)]))
  const ranked = entries
    .map((entry) => ({
      entry,
      score: asked.reduce((sum, name) => sum + (entry.names.has(name) ? (weights.get(name) ?? 0) : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  return ranked[0]?.entry ?? null
}

/** Returns the price row or the text with an amount that the sentence names, or null. */
export function priceNamed(context: AnswerContext, { kind }: AnswerJob): string | null {
  const title = namesIn(`${kind.title} ${kind.work}`)
  const asked = askedNames(context).filter((name) => !title.has(name))
  const found = asked.length === 0 ? null : best(pricesOf(kind), asked)
  return found === null ? null : sentence(found.says)
}

const everyService: Readonly<Record<ServiceSlug, JobKinds>> = {
  tinteggiatura: painting,
  ristrutturazione_bagno: bathroom,
  caldaia: boiler,
  ristrutturazione_facciata: facade,
  ristrutturazione: renovation,
  ristrutturazione_tetto: roof,
  impianto_fotovoltaico: solar,
  impianti: systems,
  serramenti: windows,
}

const titles = Object.entries(everyService).flatMap(([slug, kinds]) =>
  Object.values(kinds).map((kind) => ({
    slug,
    kind,
    names: namesIn(`${kind.title} ${kind.work}`),
    head: namesIn(kind.title.split(' ')[0] ?? ''),
  })),
)

/** Words of titles that name no job: 'pannelli in più su un impianto che c’è'. */
const small = new Set(
  'che chi per non gli nel nei del dei dai due poi quant cas lavor impiant interventi quell quest solo puo fra tra dopo prima sopra sotto part pezz tutt altr'.split(
    ' ',
  ),
)

/** The score bonus of a job whose service is in hand already, and of one whose title begins with a word of the question. */
const bonus = { ownService: 0.3, head: 0.3 } as const

/**
 * Returns the row that makes up most of a job's price: the middle level if there are levels, otherwise the
 * first row.
 */
function mainRow({ rows }: JobKind): string | null {
  const ofWork = Object.values(rows ?? {}).filter(({ label }) => !/minim/i.test(label))
  const row = ofWork.find(({ label }) => /media/i.test(label)) ?? ofWork[0]
  return row ? rowWords(row) : null
}

/**
 * Returns the usual price of a job that is not in hand but whose title the sentence names; null if it names
 * none.
 */
export function otherJobPrice(context: AnswerContext): string | null {
  const isFirstMessage = (context.told?.length ?? 0) <= 1
  // 'quanto chiedete per portare via tutto?' asks for the price of the job that it names, which has none.
  if (isFirstMessage && context.jobs.some(({ kind }) => kind.rows === null)) return null
  const asked = askedNames(context)
  const known = asked.filter((name) => !small.has(name) && titles.some(({ names }) => names.has(name)))
  if (known.length === 0) return null
  const inHand = new Set(context.jobs.map(({ kind }) => kind))
  const slugs = new Set(context.jobs.map(({ key }) => key.slice(0, key.indexOf('/'))))
  const ranked = titles
    .filter(({ kind }) => !inHand.has(kind) && kind.rows !== null)
    .map(({ slug, kind, names, head }) => {
      const share = known.filter((name) => names.has(name)).length / Math.sqrt(names.size)
      const extra =
        (slugs.has(slug) ? bonus.ownService : 0) + (known.some((name) => head.has(name)) ? bonus.head : 0)
      return { kind, hits: share > 0 ? share + extra : share }
    })
    .filter(({ hits }) => hits > 0.4)
    .toSorted((a, b) => b.hits - a.hits)
  const [first] = ranked
  if (!first) return null
  const details = asked.filter((name) => !namesIn(`${first.kind.title} ${first.kind.work}`).has(name))
  const row = best(pricesOf(first.kind), details)?.says ?? mainRow(first.kind)
  return row
    ? `${first.kind.title}, di solito: ${sentence(row)} Se vuoi anche quello scrivimi «aggiungi: ${first.kind.work}».`
    : null
}

/** Returns the main row of the price of a job that has no estimate yet; null for a job without rows. */
export function mainPrice({ kind }: AnswerJob): string | null {
  const row = mainRow(kind)
  return row === null ? null : sentence(row)
}

/** Returns the price to replace the thing that the job repairs; null if the price book has no such row. */
export function replacementPrice({ key, kind }: AnswerJob): string | null {
  const slug = key.slice(0, key.indexOf('/'))
  const names = namesIn(kind.title)
  const found = titles.find(
    (one) =>
      one.slug === slug &&
      one.kind !== kind &&
      /\bnuov/i.test(one.kind.title) &&
      [...namesIn(one.kind.title)].some((name) => names.has(name)),
  )
  const rows = Object.values(found?.kind.rows ?? {})
  const row = rows.find(({ label }) => /media/i.test(label)) ?? rows[0]
  return found && row ? `${found.kind.title}, di solito: ${sentence(rowWords(row))}` : null
}

/** Matches a question about the price of a named thing: 'quanto costa la manutenzione?'. */
const priceOf =
  /\bquant[oi]\s(?:mi\s)?(?:costa|costano|costerebbe|viene|vengono|verrebbe)\s(?:il\s|lo\s|la\s|i\s|gli\s|le\s|l[’']|un\s|uno\s|una\s|un[’'])\s?(\p{L}{3,})/iu
/** Matches the same question with the thing first: 'il vaso di espansione quanto costa?'. */
const priceAfter =
  /^(?:e |ma )?(?:il\s|lo\s|la\s|i\s|gli\s|le\s|l[’']|un\s|una\s)(\p{L}{3,})(?:\s\p{L}+){0,4}\squanto\s(?:mi\s)?(?:costa|costano|viene|vengono)/iu
/** Matches words for the whole job. */
const wholeJob =
  /^(?:lavor|intervent|tutt|total|cos[ae]|stim|preventiv|oper|impiant|mont|pos[ao]|install|rifaciment|cifr)/i
/** Maximum number of characters of a question that are read. */
const longestAsked = 300

/**
 * Whether the thing whose price a sentence asks for is the job in hand or something else; null if it names no
 * thing.
 */
export function pricedThing({ utterance }: AnswerContext, { kind }: AnswerJob): 'job' | 'other' | null {
  const asked = utterance.raw.slice(0, longestAsked)
  const named = (priceOf.exec(asked) ?? priceAfter.exec(asked))?.[1]
  if (named === undefined || /^(?:un[ao]|ognun[ao]|ciascun[ao])$/i.test(named)) return null
  const isJob =
    wholeJob.test(named) || `${kind.title} ${kind.work}`.toLowerCase().includes(stem(named.toLowerCase()))
  return isJob ? 'job' : 'other'
}
