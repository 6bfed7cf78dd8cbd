import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import type { EuroDriver } from '../jobs/job-estimate.ts'
import { average } from '../price-book/zones.ts'
import type { Facts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'
import { capitalise } from '../wording/figures.ts'
import { priceJob, type PricedJob } from './price-job.ts'
import { roundPrice, withVat } from './rounding.ts'
import { answerTo, referenceOf, settle } from './settle.ts'

/** Below this part of the price a difference is none worth telling. */
const noticeable = 0.02

interface Weighed {
  readonly driver: EuroDriver
  readonly weight: number
}

function weigh(slotId: string, label: string, price: PriceRange, compared: PriceRange): Weighed | null {
  const differences = [price.min - compared.min, price.max - compared.max]
  const weight = Math.max(...differences.map(Math.abs))
  if (weight < ((price.min + price.max) / 2) * noticeable) return null
  const [min, max] = [Math.min(...differences), Math.max(...differences)]
  return { driver: { slotId, label: capitalise(label), min: roundPrice(min), max: roundPrice(max) }, weight }
}

/** What the job is measured by says least about why it costs what it does, so that it comes after the rest. */
function isSize({ step, price }: Slot): boolean {
  return step === 'Misure' && typeof price?.reference === 'number' && price.reference > 0
}

function labelOf(slot: Slot, facts: Facts): string | null {
  const answer = answerTo(slot, facts)
  return (answer && slot.price?.driver(answer)) ?? null
}

/** What each answer does to the price, against the typical answer, in euro with VAT; the biggest first. */
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
    // What is asked only because of this answer belongs to it: 'muffa', 'su 10 m²'.
    const details = known.filter((other) => now.needed.includes(other) && !then.needed.includes(other))
    const label = details.map((other) => labelOf(other, facts)).find(Boolean) ?? labelOf(slot, facts)
    const weighed = label && typical ? weigh(slot.id, label, gross(net), gross(typical.net)) : null
    return weighed && { ...weighed, last: isSize(slot), details }
  })
  const detailed = new Set(ofSlots.flatMap((one) => one?.details ?? []).map(({ id }) => id))
  const elsewhere = place === null ? null : priceJob({ ...job, zone: average }, now.values)
  const ofZone =
    elsewhere &&
    weigh('comune', `Zona ${place?.replace(/^provincia /, '')}`, gross(net), gross(elsewhere.net))
  return [...ofSlots, ofZone && { ...ofZone, last: false }]
    .filter((one) => one !== null)
    .filter(({ driver }) => !detailed.has(driver.slotId))
    .toSorted((a, b) => Number(a.last) - Number(b.last) || b.weight - a.weight)
    .map(({ driver }) => driver)
}
