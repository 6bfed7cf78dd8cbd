import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import { interviews } from '@mestieri/shared/services/interviews.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { PlaceIndex } from '../italian/places/place-index.ts'
import type { JobEngine, JobKey, ServiceEngine } from '../jobs/job-engine.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import { placeSlot } from '../slots/place-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { timeSlot } from '../slots/time-slot.ts'

/** A job as it is recognised, asked about and priced. */
export interface KnownJob {
  readonly key: JobKey
  readonly slug: ServiceSlug
  readonly kind: JobKind
  readonly engine: JobEngine
}

/** All jobs that the assistant knows, and the questions that hold for all of them. */
export interface Catalogue {
  readonly services: ReadonlyMap<ServiceSlug, ServiceEngine>
  /** Null for a key that another version of the program wrote. */
  job(key: JobKey): KnownJob | null
  /** The job that a service's chat is about while none is named. */
  standard(slug: ServiceSlug): JobKey
  readonly place: Slot
  readonly time: Slot
  /** The request for photos of a service. */
  photos(slug: ServiceSlug): Slot
}

/** Whether a job has an honest price without a visit. */
export function isPriced({ kind, engine }: KnownJob): boolean {
  return kind.rows !== null && engine.lines !== null
}

/** The service of a job. */
export function slugOf(key: JobKey): ServiceSlug {
  return key.slice(0, key.indexOf('/')) as ServiceSlug
}

/** The catalogue of all services' jobs. */
export function createCatalogue(
  services: ReadonlyMap<ServiceSlug, ServiceEngine>,
  places: PlaceIndex,
): Catalogue {
  const jobs = new Map<string, KnownJob>()
  const photos = new Map<ServiceSlug, Slot>()
  for (const { slug, kinds, engines } of services.values()) {
    photos.set(slug, photoSlot(interviews[slug].photos))
    for (const [id, kind] of Object.entries(kinds)) {
      const key: JobKey = `${slug}/${id}`
      const engine = engines[id]
      if (engine) jobs.set(key, { key, slug, kind, engine })
    }
  }
  const general = photoSlot('una d’insieme e una da vicino')
  return {
    services,
    job: (key) => jobs.get(key) ?? null,
    standard: (slug) => `${slug}/${services.get(slug)?.standard ?? ''}`,
    place: placeSlot(places),
    time: timeSlot,
    photos: (slug) => photos.get(slug) ?? general,
  }
}
