import { type Profession, professionWords } from '@mestieri/shared/catalogue/professions.ts'
import { isServiceSlug, type ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import { chats } from '@mestieri/shared/services/chats.ts'
import { interviews } from '@mestieri/shared/services/interviews.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'
import { type UnpricedJob, unpricedJobs } from '@mestieri/shared/services/unpriced-jobs.ts'

import type { PlaceIndex } from '../italian/places/place-index.ts'
import type { AnyJobKey, JobEngine, JobKey, ServiceEngine } from '../jobs/job-engine.ts'
import { otherJobs, type RecognisableService } from '../recognise/services.ts'
import { placeSlot } from '../slots/place-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { timeSlot } from '../slots/time-slot.ts'
import { photoSlot } from './photos/photo-slot.ts'

/** A job with its definition and engine. */
export interface KnownJob {
  readonly key: AnyJobKey
  /** Null for a job outside the price lists of all services. */
  readonly slug: ServiceSlug | null
  readonly kind: JobKind
  readonly engine: JobEngine
  /** The person who can state the price, with article, as in 'te lo dice un idraulico'. */
  readonly teller: string
  /** The profession in the marketplace that does the job; null if there is none. */
  readonly profession: Profession | null
}

type PricedJob<Job extends KnownJob> = Job & { readonly key: JobKey; readonly slug: ServiceSlug }

/** A request for photos: its question, and the photos worth taking. */
export interface PhotoRequest {
  readonly slot: Slot
  readonly useful: readonly string[]
}

/** All jobs that the assistant knows, and the questions that all jobs share. */
export interface Catalogue {
  readonly services: ReadonlyMap<ServiceSlug, ServiceEngine>
  /** The jobs that are searched for in messages, by service, including those without a service. */
  readonly recognisable: ReadonlyMap<string, RecognisableService>
  /** Returns null for a key that another version of the program wrote. */
  job(key: AnyJobKey): KnownJob | null
  /** Returns the job that a service's chat assumes while the customer names none. */
  standard(slug: ServiceSlug): JobKey
  readonly place: Slot
  readonly time: Slot
  /**
   * Returns the photo request for a job. A service's photos fit the trade of its standard job. A job of another
   * trade, one without a service and null have a general request.
   */
  photos(key: AnyJobKey | null): PhotoRequest
}

/** Whether a job can be priced without a visit. */
export function isPriced<Job extends KnownJob>(job: Job): job is PricedJob<Job> {
  return job.slug !== null && job.kind.rows !== null && job.engine.lines !== null
}

/** Returns the service of a job; null for a job without a service. */
export function slugOf(key: AnyJobKey): ServiceSlug | null {
  const slug = key.slice(0, key.indexOf('/'))
  return isServiceSlug(slug) ? slug : null
}

/** Returns an unpriced job of no service as a `KnownJob`. */
function knownUnpriced(id: string, { teller, profession, ...words }: UnpricedJob): KnownJob {
  const kind: JobKind = {
    ...words,
    profession: profession ?? 'Impresa Edile',
    vatRate: 0.1,
    labourShare: 0,
    included: [],
    excluded: [],
    factors: [],
    permits: '',
    duration: '',
    rows: null,
    relief: 'general',
  }
  return {
    key: `${otherJobs}/${id}`,
    slug: null,
    kind,
    engine: { slots: [], lines: null },
    teller,
    profession,
  }
}

/** Returns the jobs of all services, and those without a service, as recognition needs them. */
export function recognisableJobs(
  services: ReadonlyMap<ServiceSlug, ServiceEngine>,
): ReadonlyMap<string, RecognisableService> {
  const none: RecognisableService = { slug: otherJobs, kinds: unpricedJobs }
  return new Map<string, RecognisableService>([...services, [otherJobs, none]])
}

const generalPhotos: PhotoRequest = {
  slot: photoSlot('una d’insieme e una da vicino'),
  useful: ['Una d’insieme', 'Il punto del lavoro, da vicino', 'Com’è intorno: accessi, muri, attacchi'],
}

/** Makes the catalogue of all services' jobs. */
export function createCatalogue(
  services: ReadonlyMap<ServiceSlug, ServiceEngine>,
  places: PlaceIndex,
): Catalogue {
  const jobs = new Map<string, KnownJob>()
  const photos = new Map<AnyJobKey, PhotoRequest>()
  for (const { slug, kinds, engines, standard } of services.values()) {
    const request: PhotoRequest = {
      slot: photoSlot(interviews[slug].photos),
      useful: chats[slug].usefulPhotos,
    }
    const trade = kinds[standard]?.profession
    for (const [id, kind] of Object.entries(kinds)) {
      const key: JobKey = `${slug}/${id}`
      const engine = engines[id]
      const { profession } = kind
      const teller = professionWords[profession].one
      if (profession === trade) photos.set(key, request)
      if (engine) jobs.set(key, { key, slug, kind, engine, teller, profession })
    }
  }
  for (const [id, job] of Object.entries<UnpricedJob>(unpricedJobs)) {
    const known = knownUnpriced(id, job)
    jobs.set(known.key, known)
  }
  return {
    services,
    recognisable: recognisableJobs(services),
    job: (key) => jobs.get(key) ?? null,
    standard: (slug) => `${slug}/${services.get(slug)?.standard ?? ''}`,
    place: placeSlot(places),
    time: timeSlot,
    photos: (key) => (key === null ? undefined : photos.get(key)) ?? generalPhotos,
  }
}
