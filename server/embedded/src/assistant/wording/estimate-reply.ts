import { plus, type PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import { twoRates, vatWords } from '@mestieri/shared/catalogue/vat.ts'
import { replyLimits } from '@mestieri/shared/chat/reply-checks.ts'
import type { ReplyEstimate, ReplyItem, ReplyTotal } from '@mestieri/shared/chat/reply-estimate.ts'

import { roundRange } from '../estimate/rounding.ts'
import type { FoundPlace } from '../italian/places/cities.ts'
import type { EstimateLine, EuroDriver, JobEstimate } from '../jobs/job-estimate.ts'
import type { Facts } from '../slots/facts.ts'
import {
  capitalise,
  showDifference,
  showEuro,
  showQuantity,
  showUnitPrices,
  unitNoun,
  unitPlural,
} from './figures.ts'
import { directoryCity } from './places.ts'

function cut(text: string, max: number): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`
}

/** Cuts a line of a card at the length limit. */
const line = (text: string): string => cut(text, replyLimits.line)
/** Cuts a text of a card at the length limit. */
const note = (text: string): string => cut(text, replyLimits.note)

function lines(texts: readonly string[], max: number): string[] {
  const said = texts.filter((text) => text.trim() !== '')
  return said.slice(0, max).map(line)
}

/** Returns the VAT wording for the sum of several prices. */
function vatOfAll(cards: readonly ReplyEstimate[]): string {
  const [first = '', ...others] = new Set(cards.map(({ vat }) => vat))
  if (others.length === 0) return first
  return [first, ...others].includes(twoRates) ? twoRates : 'IVA compresa (10 % e 22 %)'
}

function itemOf({ label, quantity, unit, unitPrice, net }: EstimateLine): ReplyItem {
  const noun = unitNoun(unit)
  const single = quantity.low === 1 && quantity.high === 1
  const prices = showUnitPrices(unitPrice.min, unitPrice.max)
  return {
    label: line(label),
    quantity: `${showQuantity(quantity)} ${single ? noun : unitPlural(noun)}`,
    unitPrice: single ? prices : `${prices}/${noun}`,
    min: net.min,
    max: net.max,
  }
}

function driverOf({ label, min, max }: EuroDriver): ReplyEstimate['drivers'][number] {
  const effect = min + max > 0 ? 'alza' : 'abbassa'
  return { label: line(label), effect, words: showDifference(min, max) }
}

/** Returns the largest effect of a driver in euros. */
const reach = ({ min, max }: EuroDriver): number => Math.max(Math.abs(min), Math.abs(max))

/** Returns one line per source with its year, and one line for the rows without a source. */
function sourceLines({ used }: JobEstimate): string[] {
  const named = used.flatMap(({ sources }) =>
    sources.map(({ name, year }) => `${name} (${year === null ? 'senza data' : year})`),
  )
  const own = used.filter(({ basis }) => basis === 'own').map(({ label }) => label)
  const ours = own.length > 0 ? [`Stima nostra, senza fonte: ${own.join(', ')}`] : []
  return [...lines([...new Set(named)], replyLimits.lines - ours.length), ...ours.map(line)]
}

function narrowing(
  { narrow, kind }: JobEstimate,
  facts: Facts,
  place: FoundPlace | null,
): ReplyEstimate['narrow'] {
  const visit = kind.visit === '' ? '' : `Il professionista guarda ${kind.visit}.`
  return [
    ...narrow.slice(0, 3),
    ...(place === null ? [{ label: 'il comune', answer: 'Per esempio: Monza.' }] : []),
    ...(facts['foto'] ? [] : [{ label: 'due o tre foto', answer: '' }]),
    { label: 'un sopralluogo', answer: visit },
  ].map(({ label, answer }) => ({ label: line(label), answer: note(answer) }))
}

/** The note about the minimum price on the card of a small job. */
const minimumNote = 'È un lavoro piccolo: conta il minimo per un’uscita.'

/**
 * Returns an estimate as a card.
 *
 * @param relief the statement about tax relief that is valid now
 */
export function estimateCard(
  estimate: JobEstimate,
  facts: Facts,
  place: FoundPlace | null,
  relief = '',
): ReplyEstimate {
  const { kind, net, gross, zone } = estimate
  const title = [kind.title, estimate.size, place?.label].filter((part) => part != null)
  const assumed = estimate.assumed.map(({ label, value }) => `${label}: ${value}`)
  return {
    job: estimate.key,
    service: line(title.join(', ')),
    min: gross.min,
    max: gross.max,
    net,
    vat: vatWords(kind.vatRate),
    scale: estimate.scale,
    lines: estimate.lines.slice(0, replyLimits.items).map(itemOf),
    tiers: estimate.tiers.map(({ id, label, chosen, ...prices }) => ({
      id,
      label: line(label),
      ...prices.gross,
      net: prices.net,
      chosen,
    })),
    included: lines(kind.included, replyLimits.items),
    excluded: lines(kind.excluded, replyLimits.items),
    drivers: estimate.drivers
      .toSorted((a, b) => reach(b) - reach(a))
      .slice(0, replyLimits.drivers)
      .map(driverOf),
    assumed: lines(assumed, replyLimits.lines),
    duration: note(kind.duration),
    permits: note(kind.permits),
    relief: note(relief),
    zone: line(capitalise(`${place?.label ?? 'comune non detto'}: ${zone.words}`)),
    sources: sourceLines(estimate),
    narrow: narrowing(estimate, facts, place),
    notes: lines([...(estimate.atMinimum ? [minimumNote] : []), ...kind.factors], replyLimits.lines),
    profession: kind.profession,
    city: directoryCity(place),
  }
}

function sumOf(ranges: readonly PriceRange[]): PriceRange {
  return roundRange(plus(...ranges))
}

/** Returns the sum of several cards; null for a single card. */
export function totalOf(cards: readonly ReplyEstimate[]): ReplyTotal | null {
  const known = cards.flatMap(({ net, ...card }) => (net === null ? [] : [{ ...card, net }]))
  if (known.length < 2) return null
  const small = known.filter(({ notes }) => notes.includes(minimumNote))
  return {
    ...sumOf(known),
    net: sumOf(known.map(({ net }) => net)),
    vat: vatOfAll(known),
    note:
      small.length > 1 ? 'Fatti nella stessa uscita, i lavori piccoli pagano il minimo una volta sola.' : '',
  }
}

const listOf = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${title}:\n${items.map((item) => `- ${item}`).join('\n')}`]

const sentence = (title: string, words: string): string[] =>
  words === '' ? [] : [`${title}: ${words.replace(/\.$/, '')}.`]

function withoutVat(net: PriceRange | null): string {
  return net === null ? '' : ` Senza IVA: ${showEuro(net.min, net.max)}.`
}

function paragraphsOf(card: ReplyEstimate, index: number): string[] {
  const items = card.lines.map(({ label, quantity, unitPrice, min, max }) => {
    const sum = showEuro(min, max)
    return unitPrice.includes('/')
      ? `${label}: ${quantity}, ${unitPrice}; in tutto ${sum}`
      : `${label}: ${sum}`
  })
  const tiers = card.tiers.map(
    ({ id, label, min, max, chosen }) =>
      `${capitalise(id)}, ${label}: ${showEuro(min, max)}${chosen ? ' (questa stima)' : ''}`,
  )
  const drivers = card.drivers.map(({ label, words }) => `${label}: ${words}`)
  const narrow = card.narrow.map(({ label, answer }) => (answer === '' ? label : `${label}. ${answer}`))
  const caution = index === 0 ? ' Non è un preventivo: quello lo fa il professionista.' : ''
  const facts = [...sentence('Tempi', card.duration), ...sentence('Permessi', card.permits)]
  return [
    `**Stima indicativa: ${showEuro(card.min, card.max)}, ${card.vat}.**${withoutVat(card.net)} ${card.service}.${caution}`,
    ...listOf('Dove non so ancora, conto un caso tipico', card.assumed),
    ...sentence('Compreso', card.included.join('; ')),
    ...sentence('Non compreso', card.excluded.join('; ')),
    ...listOf('Voci, senza IVA', items),
    ...listOf('Fasce, con IVA', tiers),
    ...listOf('Cosa sposta il prezzo', drivers),
    ...listOf('Di solito contano anche', card.notes),
    ...(facts.length > 0 ? [facts.join(' ')] : []),
    ...listOf('Per restringerla', narrow),
    `${card.zone}. Fonti: ${card.sources.join('; ')}.`,
  ]
}

/** Returns cards and their sum as paragraphs, for readers that cannot show cards. */
export function estimateParagraphs(cards: readonly ReplyEstimate[]): string[] {
  const total = totalOf(cards)
  if (total === null) return cards.flatMap(paragraphsOf)
  const shared = total.note === '' ? '' : ` ${total.note}`
  return [
    ...cards.flatMap(paragraphsOf),
    `**In tutto: ${showEuro(total.min, total.max)}, ${total.vat}.**${withoutVat(total.net)}${shared}`,
  ]
}

/** Returns a sentence about the change from one estimate of a job to the next, with VAT. */
export function compareEstimates(before: JobEstimate, after: JobEstimate): string {
  const [old, now] = [before.gross, after.gross]
  const said = showEuro(now.min, now.max)
  if (old.min === now.min && old.max === now.max) return `La stima resta ${said}.`
  const [less, more] = [now.min - old.min, now.max - old.max].toSorted((a, b) => a - b)
  return `Prima era ${showEuro(old.min, old.max)}, ora è ${said} (${showDifference(less ?? 0, more ?? 0)}).`
}
