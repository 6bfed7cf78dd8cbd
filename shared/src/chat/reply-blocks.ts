import { isProfession, type Profession, professionWords } from '../catalogue/professions.ts'
import { displayMunicipality } from '../municipalities/display.ts'
import { path } from '../pages.ts'
import { catalogue, isServiceSlug, type ServiceSlug } from '../services/catalogue.ts'

/** What moves a price, and which way. */
export interface PriceDriver {
  readonly label: string
  readonly effect: 'alza' | 'abbassa' | 'neutro'
  /** 'più alto', 'da scegliere'. */
  readonly words: string
}

/** The estimate card: an indicative range in whole euro, never a quote (features.md, D19). */
export interface ReplyEstimate {
  /** 'Bagno completo, 6 m², Monza (MB)' */
  readonly service: string
  readonly min: number
  readonly max: number
  /** The cheapest and the dearest that this job could be at its size: what the range is drawn on. */
  readonly scale: { readonly min: number; readonly max: number } | null
  /** 'IVA esclusa', 'IVA inclusa' */
  readonly vat: string
  /** At most three, the biggest first. */
  readonly drivers: readonly PriceDriver[]
  /** Where, and what that does to the price. */
  readonly zone: string
  /** One line per source, each with its year. */
  readonly sources: readonly string[]
  /** What would narrow the range; at most three. */
  readonly narrow: readonly string[]
  /** What is left out or stands beside the range; at most three. */
  readonly notes: readonly string[]
  readonly profession: Profession
  /** A municipality as the directory takes it, 'MONZA (MB)'; empty for anywhere. */
  readonly city: string
}

/** Answered and needed questions, and the stages of the conversation that people see. */
export interface ReplyProgress {
  readonly done: number
  readonly total: number
  readonly steps: readonly { readonly label: string; readonly state: 'fatto' | 'ora' | 'da fare' }[]
}

/** A place of the site worth going to. It is named, not addressed: an address is made by whoever reads it. */
export type ReplyLink =
  | { readonly kind: 'professionals'; readonly profession: Profession; readonly city: string }
  | { readonly kind: 'service'; readonly slug: ServiceSlug }

/** A line of the job's description: what is asked, and what is known of it (null: still open). */
export interface BriefRow {
  readonly label: string
  readonly value: string | null
}

/** Bounds of the machine-readable part of a reply. */
export const replyLimits = {
  /** Longer text is cut. */
  text: 20_000,
  block: 6_000,
  chips: 4,
  chip: 60,
  line: 160,
  drivers: 3,
  lines: 6,
  steps: 8,
  rows: 12,
  euro: 10_000_000,
} as const

// Control characters, bidirectional overrides and invisible joiners have no place in a label.
const unfit = /[\p{Cc}\p{Cf}\u2028\u2029]/u
const cityShape = /^\p{Lu}[\p{L}\p{M}' .-]{0,58}( \([A-Z]{2}\))?$/u

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isLine(value: unknown, max: number = replyLimits.line): value is string {
  if (typeof value !== 'string' || value.length > max || value.trim() === '') return false
  return value.isWellFormed() && !unfit.test(value)
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
}

function isListOf<T>(value: unknown, max: number, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.length <= max && value.every((item) => is(item))
}

const isOneOf =
  <T extends string>(...words: readonly T[]) =>
  (value: unknown): value is T =>
    words.includes(value as T)

const isEffect = isOneOf('alza', 'abbassa', 'neutro')
const isState = isOneOf('fatto', 'ora', 'da fare')
const isPlainLine = (value: unknown): value is string => isLine(value)

function isRange(value: unknown): value is { min: number; max: number } {
  if (!isFields(value)) return false
  const { min, max } = value
  return isCount(min, replyLimits.euro) && isCount(max, replyLimits.euro) && min <= max && max > 0
}

function isDriver(value: unknown): value is PriceDriver {
  return isFields(value) && isLine(value['label']) && isEffect(value['effect']) && isLine(value['words'])
}

function isCity(value: unknown): value is string {
  return value === '' || (isLine(value, 64) && cityShape.test(value))
}

/** An estimate out of parsed JSON, or null for anything that is not one to the letter. */
export function readEstimate(value: unknown): ReplyEstimate | null {
  if (!isFields(value) || !isRange(value)) return null
  const { service, min, max, scale, vat, drivers, zone, sources, narrow, notes, profession, city } =
    value as Fields & { min: number; max: number }
  if (scale !== null && !(isRange(scale) && scale.min <= min && scale.max >= max)) return null
  if (!isLine(service) || !isLine(vat, 40) || !isLine(zone)) return null
  if (!isListOf(drivers, replyLimits.drivers, isDriver)) return null
  if (!isListOf(sources, replyLimits.lines, isPlainLine) || !isListOf(narrow, 3, isPlainLine)) return null
  if (!isListOf(notes, 3, isPlainLine) || typeof profession !== 'string' || !isProfession(profession))
    return null
  if (!isCity(city)) return null
  return {
    service,
    min,
    max,
    scale: scale === null ? null : { min: scale.min, max: scale.max },
    vat,
    drivers: drivers.map(({ label, effect, words }) => ({ label, effect, words })),
    zone,
    sources,
    narrow,
    notes,
    profession,
    city,
  }
}

/** Quick answers out of parsed JSON: each once, at most four; null for anything else. */
export function readChips(value: unknown): readonly string[] | null {
  const isChip = (item: unknown): item is string => isLine(item, replyLimits.chip)
  return isListOf(value, replyLimits.chips, isChip) ? [...new Set(value)] : null
}

/** Progress out of parsed JSON, or null. */
export function readProgress(value: unknown): ReplyProgress | null {
  if (!isFields(value)) return null
  const { done, total, steps } = value
  const isStep = (item: unknown): item is ReplyProgress['steps'][number] =>
    isFields(item) && isLine(item['label'], 40) && isState(item['state'])
  if (!isCount(total, 20) || total === 0 || !isCount(done, total)) return null
  if (!isListOf(steps, replyLimits.steps, isStep)) return null
  return { done, total, steps: steps.map(({ label, state }) => ({ label, state })) }
}

/** A link out of parsed JSON, or null. */
export function readLink(value: unknown): ReplyLink | null {
  if (!isFields(value)) return null
  const { kind, profession, city, slug } = value
  if (kind === 'professionals' && typeof profession === 'string' && isProfession(profession) && isCity(city))
    return { kind, profession, city }
  if (kind === 'service' && typeof slug === 'string' && isServiceSlug(slug)) return { kind, slug }
  return null
}

function isRow(value: unknown): value is BriefRow {
  return isFields(value) && isLine(value['label'], 40) && (value['value'] === null || isLine(value['value']))
}

/** The job's description out of parsed JSON, or null. */
export function readBrief(value: unknown): readonly BriefRow[] | null {
  if (!isListOf(value, replyLimits.rows, isRow)) return null
  return value.map((row) => ({ label: row.label, value: row.value }))
}

/** Where a link leads, as a path of this site. */
export function linkPath(link: ReplyLink): string {
  if (link.kind === 'service') return path('chat', { service: link.slug })
  const city = link.city === '' ? '' : `&city=${encodeURIComponent(link.city)}`
  return `${path('directory')}?profession=${encodeURIComponent(link.profession)}${city}`
}

/** What a link is called: 'Imbianchini a Monza (MB)'. */
export function linkLabel(link: ReplyLink): string {
  if (link.kind === 'service') return catalogue[link.slug].title
  const who = professionWords[link.profession].plural
  return link.city === '' ? `${who} in tutta Italia` : `${who} a ${displayMunicipality(link.city)}`
}
