import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import type { EuroDriver } from '../jobs/job-estimate.ts'
import { average } from '../price-book/zones.ts'
import type { Facts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'
import { capitalise } from '../wording/figures.ts'
import { priceJob, type PricedJob } from './price-job.ts'
import { roundPrice, withVat } from './rounding.ts'
import { answerTo, referenceOf, type Settled, settle } from './settle.ts'

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

/** What each answer does to the price, against the typical answer, in euro with VAT; the biggest first. */
export function euroDrivers(
  job: PricedJob,
  facts: Facts,
  { needed }: Settled,
  net: PriceRange,
  place: string | null,
): EuroDriver[] {
  const { kind, engine } = job
  const gross = (range: PriceRange) => withVat(range, kind.vatRate)
  const ofSlots = needed.map((slot) => {
    const answer = answerTo(slot, facts)
    const reference = referenceOf(slot)
    const label = answer && slot.price?.driver(answer)
    if (!label || !reference) return null
    const typical = priceJob(job, settle(kind, engine, { ...facts, [slot.id]: reference }).values)
    const weighed = typical && weigh(slot.id, label, gross(net), gross(typical.net))
    return weighed && { ...weighed, last: isSize(slot) }
  })
  const elsewhere =
    place === null ? null : priceJob({ ...job, zone: average }, settle(kind, engine, facts).values)
  const ofZone = elsewhere && weigh('comune', `Zona ${place ?? ''}`, gross(net), gross(elsewhere.net))
  return [...ofSlots, ofZone && { ...ofZone, last: false }]
    .filter((one) => one !== null)
    .toSorted((a, b) => Number(a.last) - Number(b.last) || b.weight - a.weight)
    .map(({ driver }) => driver)
}
