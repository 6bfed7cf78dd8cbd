import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { FoundPlace } from '../italian/places/cities.ts'
import type { JobEngine, JobKey } from '../jobs/job-engine.ts'
import type { EstimateTier, JobEstimate } from '../jobs/job-estimate.ts'
import { anywhere, climateOf, type Zone, zoneOf } from '../price-book/zones.ts'
import type { Facts } from '../slots/facts.ts'
import { euroDrivers } from './euro-drivers.ts'
import { mergeLines } from './lines.ts'
import { narrowings, scaleOf } from './narrowing.ts'
import { priceJob, type Priced, type PricedJob } from './price-job.ts'
import { roundRange, withVat } from './rounding.ts'
import { answerTo, type Settled, settle, tiersOf, tierSlot } from './settle.ts'

function tierPrices(job: PricedJob, { values }: Settled): EstimateTier[] {
  const { kind } = job
  const chosen = values.get(tierSlot)
  const tiers = tiersOf(kind).flatMap((id): EstimateTier[] => {
    const priced = priceJob(job, new Map(values).set(tierSlot, { kind: 'choice', option: id }))
    if (!priced) return []
    return [
      {
        id,
        label: kind.tiers?.[id]?.label ?? id,
        chosen: chosen?.kind === 'choice' && chosen.option === id,
        net: roundRange(priced.net),
        gross: roundRange(withVat(priced.net, kind.vatRate)),
      },
    ]
  })
  const differ = new Set(tiers.map(({ net }) => `${net.min} ${net.max}`)).size > 1
  return differ && tiers.some((tier) => tier.chosen) ? tiers : []
}

function rowsOf({ ends, atMinimum }: Priced, { minimum }: JobEngine): EstimateRow[] {
  const rows = ends.flatMap((lines) => lines.map(({ line }) => line.row))
  return [...new Set([...rows, ...(atMinimum && minimum ? [minimum] : [])])]
}

/** The number of French windows, which is a part of the openings. */
const partOfOpenings = 'portefinestre'

/** Returns the main size of the job as the customer stated it, or null. */
function sizeOf({ slots }: JobEngine, facts: Facts): string | null {
  let isUnknown = false
  for (const slot of slots) {
    if (slot.step !== 'Misure') continue
    const answer = answerTo(slot, facts)
    // '1 portafinestra' would stand for all screens if their number is not known.
    if (slot.id === partOfOpenings && isUnknown) continue
    if (answer?.kind === 'number' && answer.high > 0) return slot.show(answer)
    isUnknown ||= facts[slot.id]?.kind === 'unknown'
  }
  return null
}

/** Maximum ratio between the limits of a useful range. After rounding it is at most 2.5. */
const widestRange = 2.45

/**
 * Returns the zone while the place is unknown: all of Italy, reduced until the price range is useful. If the
 * range stays too wide, the zone has no effect, because firms then differ more than places do.
 */
function openZone(job: PricedJob, { values }: Settled): Zone {
  const zones = [1, 0.75, 0.5, 0.25].map((part): Zone => {
    const { low, high, words } = anywhere
    return { low: 1 - (1 - low) * part, high: 1 + (high - 1) * part, words }
  })
  const useful = zones.find((zone) => {
    const net = priceJob({ ...job, zone }, values)?.net
    return net && net.max <= net.min * widestRange
  })
  return useful ?? { ...anywhere, low: 1, high: 1 }
}

/** Returns a price range rounded for the customer, with and without VAT. */
function saidPrices(net: PriceRange, { vatRate }: JobKind): Pick<JobEstimate, 'net' | 'gross'> {
  return { net: roundRange(net), gross: roundRange(withVat(net, vatRate)) }
}

/**
 * Returns the estimate of a job from the known facts. A missing answer is replaced by its reference value,
 * which the estimate names. A range from the customer widens the price. The zone affects the share of labour
 * only. Returns null if the job cannot be priced without a visit.
 */
// oxlint-disable-next-line max-params -- its one call names each argument
export function estimateJob(
  key: JobKey,
  kind: JobKind,
  engine: JobEngine,
  facts: Facts,
  place: FoundPlace | null,
): JobEstimate | null {
  const settled = settle(kind, engine, facts)
  const named: PricedJob = { kind, engine, zone: zoneOf(place), climate: climateOf(place?.region ?? null) }
  const job = place === null ? { ...named, zone: openZone(named, settled) } : named
  const priced = priceJob(job, settled.values)
  if (!priced) return null
  return {
    key,
    kind,
    size: sizeOf(engine, facts),
    lines: mergeLines(priced.ends),
    ...saidPrices(priced.net, kind),
    atMinimum: priced.atMinimum,
    scale: scaleOf(job, settled, priced.net),
    tiers: tierPrices(job, settled),
    drivers: euroDrivers(job, facts, priced.net, place?.label ?? null),
    assumed: settled.assumed.map((slot) => {
      const value = settled.values.get(slot.id)
      return { slotId: slot.id, label: slot.label, value: value ? slot.show(value) : '' }
    }),
    narrow: narrowings(job, settled, priced.net),
    zone: job.zone,
    used: rowsOf(priced, engine),
  }
}
