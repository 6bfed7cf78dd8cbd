import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'

import { priceDrivers } from '../estimate/drivers.ts'
import type { Service } from '../estimate/job.ts'
import type { Estimate } from '../estimate/service-estimate.ts'
import type { PriceBook } from '../price-book/price-book.ts'
import { type Facts, photosOf, placeOfFacts } from '../slots/facts.ts'
import { capitalise, listWords, showEuro } from './figures.ts'
import { directoryCity } from './places.ts'

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

/** '2026-11' as 'novembre 2026'. */
function showMonth(month: string): string {
  const [year = '', number = '1'] = month.split('-')
  return `${months[Number(number) - 1] ?? ''} ${year}`.trim()
}

/** One line per source with its year; what bears none was read in the edition's year. */
function sourceLines({ used }: Estimate, { edition }: PriceBook): string[] {
  const readIn = edition.asOf.slice(0, 4)
  const names = used.flatMap(({ sources }) =>
    sources.map(({ name, year }) => (year === null ? `${name} (letto nel ${readIn})` : `${name} (${year})`)),
  )
  const own = used.some(({ basis }) => basis === 'own') ? ['alcune voci sono stime nostre'] : []
  const book = `Listino indicativo v${edition.version}, ${showMonth(edition.asOf)}`
  return [book, ...[...new Set(names)].slice(0, 4), ...own]
}

function narrowing(service: Service, facts: Facts): string[] {
  const open = service.slots.filter(
    (slot) =>
      slot.price && slot.needed(facts) && facts[slot.id]?.kind === 'unknown' && slot.price.narrow !== '',
  )
  return [
    ...open.slice(0, 2).map((slot) => slot.price?.narrow ?? ''),
    ...(placeOfFacts(facts) ? [] : ['il comune']),
    ...(photosOf(facts) > 0 || open.length > 1 ? [] : ['due o tre foto per il professionista']),
    'un sopralluogo',
  ].slice(-3)
}

/** What the job is, in one line: 'Bagno completo, 6 m², Monza (MB)'. */
export function describeJob(service: Service, facts: Facts): string {
  const size = service.slots.find(
    (slot) => slot.step === 'Misure' && slot.needed(facts) && facts[slot.id]?.kind === 'number',
  )
  const fact = size ? facts[size.id] : undefined
  const place = placeOfFacts(facts)
  return [
    service.job(facts).title,
    ...(size && fact ? [size.show(fact)] : []),
    ...(place ? [place.label] : []),
  ].join(', ')
}

/** An estimate as the card shows it. */
export function estimateCard(
  service: Service,
  facts: Facts,
  estimate: Estimate,
  book: PriceBook,
): ReplyEstimate {
  const place = placeOfFacts(facts)
  const job = service.job(facts)
  return {
    job: null,
    service: describeJob(service, facts),
    min: estimate.min,
    max: estimate.max,
    net: null,
    lines: [],
    tiers: [],
    included: [],
    excluded: [],
    assumed: [],
    duration: '',
    permits: '',
    scale: estimate.scale,
    vat: `IVA ${estimate.vat}`,
    drivers: priceDrivers(service, facts, book),
    zone: capitalise(`${place?.label ?? 'comune non detto'}: ${estimate.zone.words}`),
    sources: sourceLines(estimate, book),
    narrow: narrowing(service, facts).map((label) => ({ label, answer: '' })),
    notes: [...job.notes, ...(service.furtherNotes?.(facts, book) ?? [])].slice(0, 3),
    profession: job.profession,
    city: directoryCity(place),
  }
}

/** The same in paragraphs, for whoever has no card: range, VAT, drivers, what would narrow it, sources. */
export function estimateParagraphs(card: ReplyEstimate): string[] {
  const drivers = card.drivers.map(({ label, words }) => `- ${label}: ${words}`)
  const notes = card.notes.map((note) => `${note}.`)
  return [
    `**Stima indicativa: ${showEuro(card.min, card.max)}, ${card.vat}.** ${card.service}. Non è un preventivo: quello lo fa il professionista.`,
    `Cosa sposta il prezzo:\n${drivers.join('\n')}`,
    [`Per restringerla: ${listWords(card.narrow.map(({ label }) => label))}.`, ...notes].join(' '),
    `${card.zone}. Fonti: ${card.sources.join('; ')}.`,
  ]
}
