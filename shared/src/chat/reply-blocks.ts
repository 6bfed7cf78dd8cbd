import { isProfession, type Profession, professionWords } from '../catalogue/professions.ts'
import { displayMunicipality } from '../municipalities/display.ts'
import { path } from '../pages.ts'
import { isRecord } from '../records.ts'
import { catalogue, isServiceSlug, type ServiceSlug } from '../services/catalogue.ts'
import { isCity, isCount, isLine, isListOf, isOneOf, replyLimits } from './reply-checks.ts'

/** Answered and needed questions, and the stages of the conversation that people see. */
export interface ReplyProgress {
  readonly done: number
  readonly total: number
  readonly steps: readonly { readonly label: string; readonly state: 'fatto' | 'ora' | 'da fare' }[]
}

/** A page of the site worth going to. It is named, not addressed: an address is made by whoever reads it. */
export type PageLink =
  | { readonly kind: 'professionals'; readonly profession: Profession; readonly city: string }
  | { readonly kind: 'service'; readonly slug: ServiceSlug }

/** Where a reply leads: a page, a person of the support staff, or an emergency call. */
export type ReplyLink =
  | PageLink
  | { readonly kind: 'person' }
  | { readonly kind: 'call'; readonly number: EmergencyNumber }

/** A line of the job's description: what is asked, and what is known of it (null: still open). */
export interface BriefRow {
  readonly label: string
  readonly value: string | null
}

/** The numbers that a reply may offer to dial, and who answers. */
const emergencyNumbers = {
  '112': 'numero unico di emergenza',
  '113': 'Polizia',
  '115': 'Vigili del fuoco',
  '118': 'emergenza sanitaria',
} as const
export type EmergencyNumber = keyof typeof emergencyNumbers

/** The message that takes the customer's last answer back; a chip that undoes sends it. */
export const undoMessage = 'annulla'

const isState = isOneOf('fatto', 'ora', 'da fare')

function isEmergencyNumber(value: unknown): value is EmergencyNumber {
  return typeof value === 'string' && Object.hasOwn(emergencyNumbers, value)
}

const isChip = (item: unknown): item is string => isLine(item, replyLimits.chip)

/** Quick answers out of parsed JSON: each once; null for anything else. */
export function readChips(value: unknown): readonly string[] | null {
  return isListOf(value, replyLimits.chips, isChip) ? [...new Set(value)] : null
}

/** What undoing would take back, out of parsed JSON: '80 m²'; null for anything else. */
export function readUndo(value: unknown): string | null {
  return isChip(value) ? value : null
}

function isStep(item: unknown): item is ReplyProgress['steps'][number] {
  return isRecord(item) && isLine(item['label'], 40) && isState(item['state'])
}

/** Progress out of parsed JSON, or null. */
export function readProgress(value: unknown): ReplyProgress | null {
  if (!isRecord(value)) return null
  const { done, total, steps } = value
  if (!isCount(total, 40) || total === 0 || !isCount(done, total)) return null
  if (!isListOf(steps, replyLimits.steps, isStep)) return null
  return { done, total, steps: steps.map(({ label, state }) => ({ label, state })) }
}

/** A link out of parsed JSON, or null. */
export function readLink(value: unknown): ReplyLink | null {
  if (!isRecord(value)) return null
  const { kind, profession, city, slug, number } = value
  if (kind === 'professionals' && typeof profession === 'string' && isProfession(profession) && isCity(city))
    return { kind, profession, city }
  if (kind === 'service' && typeof slug === 'string' && isServiceSlug(slug)) return { kind, slug }
  if (kind === 'person') return { kind }
  if (kind === 'call' && isEmergencyNumber(number)) return { kind, number }
  return null
}

function isRow(value: unknown): value is BriefRow {
  return isRecord(value) && isLine(value['label'], 60) && (value['value'] === null || isLine(value['value']))
}

/** The photos worth taking, out of parsed JSON: each once; null for anything else. */
export function readPhotos(value: unknown): readonly string[] | null {
  return isListOf(value, replyLimits.photos, isChip) ? [...new Set(value)] : null
}

/** The job's description out of parsed JSON, or null. */
export function readBrief(value: unknown): readonly BriefRow[] | null {
  if (!isListOf(value, replyLimits.rows, isRow)) return null
  return value.map((row) => ({ label: row.label, value: row.value }))
}

/** Where a link to a page leads, as a path of this site. */
export function linkPath(link: PageLink): string {
  if (link.kind === 'service') return path('chat', { service: link.slug })
  const city = link.city === '' ? '' : `&city=${encodeURIComponent(link.city)}`
  return `${path('directory')}?profession=${encodeURIComponent(link.profession)}${city}`
}

/** The address that dials a number. */
export function callAddress(number: EmergencyNumber): string {
  return `tel:${number}`
}

/** What a link is called: 'Imbianchini a Monza (MB)'. */
export function linkLabel(link: ReplyLink): string {
  if (link.kind === 'service') return catalogue[link.slug].title
  if (link.kind === 'person') return 'Parla con una persona'
  if (link.kind === 'call') return `Chiama il ${link.number}, ${emergencyNumbers[link.number]}`
  const who = professionWords[link.profession].plural
  return link.city === '' ? `${who} in tutta Italia` : `${who} a ${displayMunicipality(link.city)}`
}
