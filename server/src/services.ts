import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { CacheState } from '@mestieri/shared/contracts/site/endpoint.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { createMunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'

import type { Config, UpstreamAddress } from './config/config.ts'
import { createMaps } from './maps/map-service.ts'
import { createStaticMapProvider } from './maps/static-provider.ts'
import { createPictureFetcher } from './pictures/fetcher.ts'
import { createPictureHosts } from './pictures/hosts.ts'
import { createPictureTransform } from './pictures/transform.ts'
import { forgottenAfterMs, removeForgottenUploads } from './pictures/upload/forgotten-uploads.ts'
import { createPictureIntake } from './pictures/upload/intake.ts'
import { createPicturePreparer } from './pictures/upload/prepare.ts'
import { createUploadPermits, uploadLimits } from './pictures/upload/upload-permits.ts'
import { affiliateCaches, createAffiliatesService } from './services/affiliates.ts'
import { createBookingsService } from './services/bookings.ts'
import { createBotCheckService } from './services/bot-check.ts'
import { createChatService } from './services/chat.ts'
import { createEmailService } from './services/email.ts'
import { createPaymentsService } from './services/payments.ts'
import { createIntentCache } from './services/payments/intent-cache.ts'
import { createIntentOwners } from './services/payments/intent-owners.ts'
import { createTransferKeys } from './services/payments/transfer-keys.ts'
import { createPictureServices, pictureCaches } from './services/pictures.ts'
import { fetchLimits, pictureDeadline, transformLimits } from './services/pictures/limits.ts'
import { createRefusedSources } from './services/pictures/refused-sources.ts'
import { createSandboxPaymentsService } from './services/sandbox-payments.ts'
import type { Services } from './services/services.ts'
import { createSitemapService, sitemapCache } from './services/sitemap.ts'
import { createTokenService } from './services/token.ts'
import { createCaches, createFailureLog } from './stores/caches.ts'
import { createMemoryIdempotencyStore, recordLimits } from './stores/memory-idempotency-store.ts'
import { createMemorySharedStore, textLimits } from './stores/memory-shared-store.ts'
import type { RedisConnection } from './stores/redis/connection.ts'
import { createReplicaStores } from './stores/redis/replica-stores.ts'
import { createAffiliatesUpstream } from './upstream/affiliates.ts'
import { createBookingsUpstream } from './upstream/bookings.ts'
import { createTokenVerifier } from './upstream/bot-check.ts'
import { type CallableTable, callables as everyCallable } from './upstream/callables.ts'
import { createChatUpstream } from './upstream/chat.ts'
import { createEmailUpstream } from './upstream/email.ts'
import { createPaymentsUpstream } from './upstream/payments.ts'
import { createSandboxPaymentsUpstream } from './upstream/sandbox-payments.ts'
import { createTokenUpstream } from './upstream/token.ts'
import { refusalStatus } from './upstream/transport/fault.ts'
import type { AttemptReport } from './upstream/watch/attempt-report.ts'
import type { UpstreamWatchDeps } from './upstream/watch/watch.ts'
import { createWatchedClient } from './upstream/watch/watched-client.ts'
import { createLimiter } from './work/limiter.ts'
import { measureLimiter } from './work/work-load.ts'

export type { Services } from './services/services.ts'
export type { TraceContext } from './upstream/trace-context.ts'

export interface ServicesOptions {
  readonly config: Pick<
    Config,
    | 'assistantIds'
    | 'chatPicturePaths'
    | 'pictureHosts'
    | 'mapsApiKey'
    | 'mapsStaticUrl'
    | 'publicUrl'
    | 'recaptcha'
    | 'testData'
    | 'trialProductId'
    | 'unsubscribeToken'
  >
  readonly upstream: UpstreamAddress
  /** The location of the embedded upstream's pictures, photos under `chatPath`. Null with another upstream. */
  readonly embeddedPictures: Readonly<Record<'host' | 'socketPath' | 'chatPath', string>> | null
  readonly log: UpstreamWatchDeps['log']
  /** The connection to the store that replicas share. Closing the services does not close it. */
  readonly redis?: RedisConnection | null
  /** Upstream's functions with their deadlines. Default: the real table. */
  readonly callables?: CallableTable
  /** The folder for photos while their upload is processed. Default: the system's temporary folder. */
  readonly uploadFolder?: string
  /** Factor for the size limits of the caches, 0 to 1. Default: 1. */
  readonly cacheScale?: number
  /** Milliseconds since the epoch, for times that people or other systems see. */
  readonly clock?: () => number
  /** Milliseconds of a monotonic clock, for durations: a change of the system's time must not change them. */
  readonly monotonic?: () => number
  /** Resolves after `ms` milliseconds; waits between two attempts of an upstream call. */
  readonly sleep?: (ms: number) => Promise<unknown>
  /** Called with the number of pictures of unknown hosts, or of invalid items, that a response leaves out. */
  readonly onLeftOut?: (what: 'picture' | 'item', count: number) => void
  /** Called for each read of a cache, with the cache's name. */
  readonly onCacheRead?: (cache: string, state: CacheState) => void
  /** Called after each attempt of an upstream call. */
  readonly onUpstreamAttempt?: (report: AttemptReport) => void
}

const photoDecoder = join(import.meta.dirname, 'pictures/upload/decoder.ts')

/** Creates the services and wires their dependencies; the only place that does. */
export function createServices(options: ServicesOptions): Services {
  const { config, upstream, embeddedPictures, log, redis = null, sleep } = options
  const { onLeftOut, onCacheRead } = options
  const { callables = everyCallable, cacheScale = 1, uploadFolder = tmpdir() } = options
  const { clock = Date.now, monotonic = () => performance.now() } = options

  const caches = createCaches({
    scale: cacheScale,
    clock: monotonic,
    ...(onCacheRead ? { onRead: onCacheRead } : {}),
    onFailure: createFailureLog(log),
  })
  const { cacheOf } = caches
  const { client, health, watch } = createWatchedClient({
    address: upstream,
    callables,
    log,
    ...(sleep ? { sleep } : {}),
    wallClock: clock,
    onAttempt: options.onUpstreamAttempt,
    onDrop: (count) => onLeftOut?.('item', count),
  })

  const pictureJobs = measureLimiter(createLimiter(fetchLimits))
  const uploads = measureLimiter({ run: (job) => job() })
  const pictureTransforms = measureLimiter(createLimiter(transformLimits))
  const fetcher = createPictureFetcher({ resolve: lookup, embedded: embeddedPictures })
  const { pictures, chatPictures } = createPictureServices({
    hosts: createPictureHosts({
      hosts: config.pictureHosts,
      chatPaths: config.chatPicturePaths,
      embedded: embeddedPictures,
    }),
    fetcher,
    transform: createPictureTransform(),
    jobs: pictureJobs,
    transforms: pictureTransforms,
    caches: {
      pictures: cacheOf(pictureCaches.pictures),
      chatPictures: cacheOf(pictureCaches.chatPictures),
    },
    deadline: pictureDeadline,
    onRefused: createRefusedSources({ log, onRefused: () => onLeftOut?.('picture', 1) }),
  })

  // Compare with the system's clock, which sets the times of files, and not with `clock`.
  removeForgottenUploads(uploadFolder, Date.now() - forgottenAfterMs).catch((error: unknown) => {
    log.warn({ err: error }, 'photos of an earlier process may be left')
  })
  const localRecords = createMemoryIdempotencyStore({ ...recordLimits, clock: monotonic })
  const replicas = redis && createReplicaStores({ redis, localRecords, clock: monotonic })
  const texts = replicas?.texts ?? createMemorySharedStore({ ...textLimits, clock: monotonic })

  const preparer = createPicturePreparer({ decoder: photoDecoder })
  const chat = createChatService({
    upstream: createChatUpstream(client),
    assistantIds: config.assistantIds,
    pictureAddress: (src) => chatPictures.address(src),
    intake: createPictureIntake({
      folder: uploadFolder,
      permits: createUploadPermits(uploadLimits, monotonic),
      preparer,
    }),
    store: texts,
    refusalStatus,
  })

  const mapProvider =
    config.mapsApiKey === null
      ? null
      : createStaticMapProvider({ apiKey: config.mapsApiKey, baseUrl: config.mapsStaticUrl, log })
  const maps = createMaps({ provider: mapProvider })

  const affiliatesUpstream = createAffiliatesUpstream(client)
  const affiliates = createAffiliatesService({
    upstream: affiliatesUpstream,
    pictureAddress: (src) => pictures.address(src),
    drawMap: (request) => maps.render(request),
    caches: {
      pages: cacheOf(affiliateCaches.pages),
      profiles: cacheOf(affiliateCaches.profiles),
      maps: cacheOf(affiliateCaches.maps),
    },
  })

  const bookings = createBookingsService({
    upstream: createBookingsUpstream(client),
    affiliates: affiliatesUpstream,
    testData: config.testData,
    now: clock,
  })
  const payments = createPaymentsService({
    upstream: createPaymentsUpstream(client),
    intents: createIntentCache({ store: texts }),
    owners: createIntentOwners({ store: texts }),
    makeTransferKey: createTransferKeys({ store: texts, owner: randomUUID(), clock }),
    trialProductId: config.trialProductId,
    refusalStatus,
  })

  const tokenVerifier = config.recaptcha && createTokenVerifier({ recaptcha: config.recaptcha })

  const sandboxUpstream = createSandboxPaymentsUpstream({ address: upstream, log })

  return {
    affiliates,
    bookings,
    botCheck:
      tokenVerifier &&
      createBotCheckService({
        verifier: tokenVerifier,
        hostname: new URL(config.publicUrl).hostname,
        log,
        clock: monotonic,
      }),
    caches,
    chat: { ...chat, savePictures: (...upload) => uploads.run(() => chat.savePictures(...upload)) },
    chatPictures,
    email: createEmailService({ upstream: createEmailUpstream(client, config.unsubscribeToken) }),
    payments,
    pictures,
    sandboxPayments: createSandboxPaymentsService({ upstream: sandboxUpstream, clock }),
    idempotency: replicas?.records ?? localRecords,
    replicas,
    sitemap: createSitemapService({
      upstream: affiliatesUpstream,
      cache: cacheOf(sitemapCache),
      towns: () => createMunicipalitySearch(municipalityList()),
      sleep: (ms) => setTimeout(ms, undefined, { ref: false }),
    }),
    token: createTokenService({ upstream: createTokenUpstream(client) }),
    circuits: () => client.circuits(),
    loads: () => ({
      ...client.loads(),
      uploads: uploads.load(),
      picture_fetches: pictureJobs.load(),
      picture_transforms: pictureTransforms.load(),
    }),
    upstreamHealth: (group) => health.read(group),
    watchUpstream: () => watch.start(),
    async close(grace) {
      watch.close()
      preparer.close()
      caches.close()
      await Promise.all([
        client.close(grace),
        sandboxUpstream.close(),
        fetcher.close(),
        mapProvider?.close(),
        tokenVerifier?.close(),
      ])
    },
  }
}
