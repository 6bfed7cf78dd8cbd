import type { PriceRange } from '../catalogue/price-range.ts'
import { isProfession, type Profession } from '../catalogue/professions.ts'
import { isRecord } from '../records.ts'
import { isServiceSlug, type ServiceSlug } from '../services/catalogue.ts'
import {
  type Fields,
  isCity,
  isEuroRange,
  isLine,
  isNote,
  isListOf,
  isOneOf,
  isPlainLine,
  replyLimits,
} from './reply-checks.ts'

/** What moves a price, and which way. */
export interface PriceDriver {
  /** 'Muffa su 10 m²' */
  readonly label: string
  readonly effect: 'alza' | 'abbassa' | 'neutro'
  /** '+120–250 €' */
  readonly words: string
}

/** One line of what a job costs, without VAT. */
export interface ReplyItem extends PriceRange {
  /** 'Pareti e soffitti, pittura lavabile' */
  readonly label: string
  /** '280 m²' */
  readonly quantity: string
  /** '5–8,50 €/m²' */
  readonly unitPrice: string
}

/** A quality level of the job with its price; `min` and `max` hold VAT. */
export interface ReplyTier extends PriceRange {
  readonly id: 'base' | 'media' | 'alta'
  readonly label: string
  readonly net: PriceRange
  readonly chosen: boolean
}

/** What would narrow the range, and what to answer for it. */
export interface ReplyNarrowing {
  /** 'le misure esatte' */
  readonly label: string
  /** 'Per esempio: 80 m².'; empty if no answer helps. */
  readonly answer: string
}

/** The estimate card of one job: an indicative range in whole euro, never a quote (features.md, D19). */
export interface ReplyEstimate extends PriceRange {
  /** The job's service and id, 'tinteggiatura/muffa'; null in replies that were written before jobs had one. */
  readonly job: `${ServiceSlug}/${string}` | null
  /** 'Bagno completo, 6 m², Monza (MB)' */
  readonly service: string
  /** The range without VAT, while `min` and `max` hold it; null in replies of old, which had one range only. */
  readonly net: PriceRange | null
  /** 'IVA 10 % compresa' */
  readonly vat: string
  /** The cheapest and the dearest that this job could still be at its size; null if that says nothing. */
  readonly scale: PriceRange | null
  readonly lines: readonly ReplyItem[]
  /** From the cheapest to the dearest; empty for a job without levels. */
  readonly tiers: readonly ReplyTier[]
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  /** The biggest first. */
  readonly drivers: readonly PriceDriver[]
  /** The typical values that stand in for answers: 'Misure: 80 m²'. */
  readonly assumed: readonly string[]
  /** How long the work takes; may be empty, as {@link permits}. */
  readonly duration: string
  readonly permits: string
  /** What may be said about tax relief; empty after the words' last day and in replies of old. */
  readonly relief: string
  /** Where, and what that does to the price. */
  readonly zone: string
  /** One line per source, each with its year or 'senza data'. */
  readonly sources: readonly string[]
  readonly narrow: readonly ReplyNarrowing[]
  /** What stands beside the range. */
  readonly notes: readonly string[]
  readonly profession: Profession
  /** A municipality as the directory takes it, 'MONZA (MB)'; empty for anywhere. */
  readonly city: string
}

/** The sum of several cards. */
export interface ReplyTotal extends PriceRange {
  readonly net: PriceRange
  readonly vat: string
  /** What the sum does not show; may be empty. */
  readonly note: string
}

const isEffect = isOneOf('alza', 'abbassa', 'neutro')
const isTierId = isOneOf('base', 'media', 'alta')

function isDriver(value: unknown): value is PriceDriver {
  return isRecord(value) && isLine(value['label']) && isEffect(value['effect']) && isLine(value['words'])
}

function isItem(value: unknown): value is ReplyItem {
  if (!isRecord(value) || !isEuroRange(value)) return false
  const { label, quantity, unitPrice } = value as Fields
  return isLine(label) && isLine(quantity, 60) && isLine(unitPrice, 60)
}

function isTier(value: unknown): value is ReplyTier {
  if (!isRecord(value) || !isEuroRange(value)) return false
  const { id, label, net, chosen } = value as Fields
  return isTierId(id) && isLine(label) && isEuroRange(net) && typeof chosen === 'boolean'
}

function isNarrowing(value: unknown): value is ReplyNarrowing {
  return isRecord(value) && isLine(value['label']) && isNote(value['answer'])
}

function isJob(value: unknown): value is ReplyEstimate['job'] {
  if (!isLine(value, 80)) return false
  const [slug = '', id = '', ...rest] = value.split('/')
  return rest.length === 0 && isServiceSlug(slug) && /^[a-z\d-]+$/.test(id)
}

const range = ({ min, max }: PriceRange): PriceRange => ({ min, max })

/** A block as it was written before jobs had cards of their own: the fields that it lacks are empty. */
function upgraded(value: Fields): Fields {
  if ('job' in value) return value
  const { narrow } = value
  return {
    ...value,
    job: null,
    net: null,
    lines: [],
    tiers: [],
    included: [],
    excluded: [],
    assumed: [],
    duration: '',
    permits: '',
    narrow: isListOf(narrow, replyLimits.lines, isPlainLine)
      ? narrow.map((label) => ({ label, answer: '' }))
      : null,
  }
}

/** The parts of a card that are lists. */
function readLists(
  card: Fields,
): Pick<
  ReplyEstimate,
  'lines' | 'tiers' | 'included' | 'excluded' | 'drivers' | 'assumed' | 'sources' | 'narrow' | 'notes'
> | null {
  const { lines, tiers, included, excluded, drivers, assumed, sources, narrow, notes } = card
  const { items, lines: few } = replyLimits
  if (!isListOf(lines, items, isItem) || !isListOf(tiers, replyLimits.tiers, isTier)) return null
  if (!isListOf(included, items, isPlainLine) || !isListOf(excluded, items, isPlainLine)) return null
  if (!isListOf(drivers, replyLimits.drivers, isDriver) || !isListOf(assumed, few, isPlainLine)) return null
  if (!isListOf(sources, few, isPlainLine) || !isListOf(narrow, few, isNarrowing)) return null
  if (!isListOf(notes, few, isPlainLine)) return null
  return {
    lines: lines.map(({ label, quantity, unitPrice, min, max }) => ({
      label,
      quantity,
      unitPrice,
      min,
      max,
    })),
    tiers: tiers.map(({ id, label, min, max, net, chosen }) => ({
      id,
      label,
      min,
      max,
      net: range(net),
      chosen,
    })),
    included,
    excluded,
    drivers: drivers.map(({ label, effect, words }) => ({ label, effect, words })),
    assumed,
    sources,
    narrow: narrow.map(({ label, answer }) => ({ label, answer })),
    notes,
  }
}

/** An estimate out of parsed JSON, or null for anything that is not one to the letter. */
export function readEstimate(value: unknown): ReplyEstimate | null {
  if (!isRecord(value) || !isEuroRange(value)) return null
  const { min, max } = value
  const card = upgraded(value)
  const { job, service, net, vat, scale, duration, permits, relief = '', zone, profession, city } = card
  if (job !== null && !isJob(job)) return null
  // Only a card of old has one range; VAT never makes a price smaller.
  if (net === null ? job !== null : !isEuroRange(net) || net.min > min || net.max > max) return null
  if (scale !== null && !(isEuroRange(scale) && scale.min <= min && scale.max >= max)) return null
  if (!isLine(service) || !isLine(vat, 60) || !isLine(zone)) return null
  if (!isNote(duration) || !isNote(permits) || !isNote(relief)) return null
  if (typeof profession !== 'string' || !isProfession(profession) || !isCity(city)) return null
  const lists = readLists(card)
  if (lists === null) return null
  return {
    job,
    service,
    min,
    max,
    net: isEuroRange(net) ? range(net) : null,
    vat,
    scale: scale === null ? null : range(scale),
    ...lists,
    duration,
    permits,
    relief,
    zone,
    profession,
    city,
  }
}

/** The sum of several cards out of parsed JSON, or null. */
export function readTotal(value: unknown): ReplyTotal | null {
  if (!isRecord(value) || !isEuroRange(value)) return null
  const { min, max } = value
  const { net, vat, note } = value as Fields
  if (!isEuroRange(net) || net.min > min || net.max > max || !isLine(vat, 60) || !isNote(note)) return null
  return { min, max, net: range(net), vat, note }
}
