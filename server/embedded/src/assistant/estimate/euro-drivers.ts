import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import type { EuroDriver } from '../jobs/job-estimate.ts'
import { average } from '../price-book/zones.ts'
import type { Facts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'
import { capitalise } from '../wording/figures.ts'
import { priceJob, type PricedJob } from './price-job.ts'
import { roundPrice, withVat } from './rounding.ts'
import { answerTo, referenceOf, settle } from './settle.ts'

/** Smallest price difference that is shown, as a share of the price. */
const noticeable = 0.02

interface Weighed {
  readonly driver: EuroDriver
  readonly weight: number
  /** Whether it comes after the others. The main size explains the price least. */
  readonly last: boolean
  /** The slots that are asked only because of this answer. */
  readonly details: readonly Slot[]
}

function isSize({ step, price }: Slot): boolean {
  return step === 'Misure' && typeof price?.reference === 'number' && price.reference > 0
}

interface Cause {
  readonly slotId: string
  readonly label: string
  readonly last: boolean
  readonly details: readonly Slot[]
}

function weigh(cause: Cause, price: PriceRange, compared: PriceRange): Weighed | null {
  const { slotId, label, last, details } = cause
  const differences = [price.min - compared.min, price.max - compared.max]
  const weight = Math.max(...differences.map(Math.abs))
  if (weight < ((price.min + price.max) / 2) * noticeable) return null
  const [min, max] = [Math.min(...differences), Math.max(...differences)]
  const driver = { slotId, label: capitalise(label), min: roundPrice(min), max: roundPrice(max) }
  return { driver, weight, last, details }
}

function labelOf(slot: Slot, facts: Facts): string | null {
  const answer = answerTo(slot, facts)
  return (answer && slot.price?.driver(answer)) ?? null
}

/**
 * Returns the effect of each answer on the price compared with the reference value, in euros with VAT; the
 * largest first.
 */
export function euroDrivers(
  job: PricedJob,
  facts: Facts,
  net: PriceRange,
  place: string | null,
): EuroDriver[] {
  const { kind, engine } = job
  const gross = (range: PriceRange) => withVat(range, kind.vatRate)
  const now = settle(kind, engine, facts)
  const known = engine.slots.filter((slot) => answerTo(slot, facts) !== null)
  const ofSlots = known.map((slot) => {
    const reference = referenceOf(slot)
    if (!reference) return null
    const then = settle(kind, engine, { ...facts, [slot.id]: reference })
    const typical = priceJob(job, then.values)
    // Slots that are asked only because of this answer are part of its label: 'muffa', 'su 10 m²'.
    const details = known.filter((other) => now.needed.includes(other) && !then.needed.includes(other))
    const label = details.map((other) => labelOf(other, facts)).find(Boolean) ?? labelOf(slot, facts)
    if (label === null || !typical) return null
    return weigh({ slotId: slot.id, label, last: isSize(slot), details }, gross(net), gross(typical.net))
  })
  const detailed = new Set(ofSlots.flatMap((one) => one?.details ?? []).map(({ id }) => id))
  const elsewhere = place === null ? null : priceJob({ ...job, zone: average }, now.values)
  const zone = {
    slotId: 'comune',
    label: `Zona ${place?.replace(/^provincia /, '')}`,
    last: false,
    details: [],
  }
  const ofZone = elsewhere && weigh(zone, gross(net), gross(elsewhere.net))
  return [...ofSlots, ofZone]
    .filter((one) => one !== null)
    .filter(({ driver }) => !detailed.has(driver.slotId))
    .toSorted((a, b) => Number(a.last) - Number(b.last) || b.weight - a.weight)
    .map(({ driver }) => driver)
}
