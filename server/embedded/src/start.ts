import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'

import { buildEmbeddedUpstream, paymentsPath, portalPath } from './app.ts'
import type { ModelReport } from './assistant/model/conversationalist.ts'
import type { AssistantModel } from './assistant/model/service/protocol.ts'
import { chatPicturePath } from './callables/chat.ts'
import { usualUnsubscribeToken } from './callables/email.ts'
import { everyUnref } from './every-unref.ts'
import { createNotifications } from './notifications/create-notifications.ts'
import type { NotificationReport } from './notifications/delivery.ts'
import { noNotifications, type NotificationSettings } from './notifications/settings.ts'
import type { StripeSettings } from './payments/stripe/settings.ts'
import { StartError } from './start-error.ts'
import { lockDataDir } from './storage/data-lock.ts'
import { databaseFile, explainStorageError, openDatabase } from './storage/database.ts'
import { countSamples, isSeeded } from './storage/seed-records.ts'
import type { StorageReport } from './storage/storage-faults.ts'

/** Where to listen: on a Unix socket, or on a host and port (0 for any free port). */
export type ListenAddress = { readonly socketPath: string } | { readonly port: number; readonly host: string }

interface StartOptions {
  /** Folder of the database; created if missing. */
  readonly dataDir: string
  /** Whether there are sample professionals; default: yes. Without them, a database that has some is refused. */
  readonly samples?: boolean
  readonly log: FastifyBaseLogger
  readonly listen: ListenAddress
  /** The language model that phrases the assistant's answers; null for the built-in interview alone. */
  readonly assistantModel?: AssistantModel | null
  /** How the owner is told what comes in; default: not at all. */
  readonly notifications?: NotificationSettings
  /** The card provider's account; null for the test mode. */
  readonly stripe?: StripeSettings | null
  /** The fixed token that the unsubscribe callable requires; a published default if not given. */
  readonly unsubscribeToken?: string
  /** The compilers of schemas; default: Fastify's own. */
  readonly schemaController?: FastifyServerOptions['schemaController']
  /** Called once the assistant has learned, which leaves some 40 MiB of garbage. */
  readonly onPrepared?: () => void
  /** Whether the assistant is trained soon after the start; default: yes. Otherwise the first message trains it. */
  readonly prepares?: boolean
}

/**
 * Base URLs of the callables. With a `socketPath`, clients connect to the socket and use only the path of the
 * URLs.
 */
interface CallablesAddress {
  readonly portalUrl: string
  readonly paymentsUrl: string
  readonly socketPath?: string
}

export interface EmbeddedUpstream {
  readonly address: CallablesAddress
  /** `host` or `host:port` of the picture URLs in replies. */
  readonly pictureHost: string
  /** The path on that host below which customers' photos are. */
  readonly chatPicturePath: string
  /** How the assistant's model has done so far; null without a model. */
  readonly modelReport: () => ModelReport | null
  /** How the database and the folder of the photos do. */
  readonly storageReport: () => StorageReport
  /** How the messages to the owner do; null if there are none. */
  readonly notificationReport: () => NotificationReport | null
  /** Stops listening and closes the database. */
  close(): Promise<void>
}

/**
 * Host name in the URLs of a socket. The domain `.localhost` is reserved, so it names no other machine (RFC
 * 6761).
 */
const socketHost = 'embedded.localhost'

async function openFilled({
  dataDir,
  samples,
  log,
}: Required<Pick<StartOptions, 'dataDir' | 'samples' | 'log'>>): Promise<DatabaseSync> {
  const database = openDatabase(dataDir)
  try {
    if (!samples) {
      const count = countSamples(database)
      if (count === 0) return database
      throw new StartError(
        `${path.join(dataDir, databaseFile)} has ${count} sample professionals, and none are wanted: npm run upstream -- remove samples`,
      )
    }
    if (isSeeded(database)) return database
    const { seedSamples } = await import('./seed/seed.ts')
    if (seedSamples(database)) log.info({ dataDir }, 'embedded upstream: sample data written')
    return database
  } catch (error) {
    database.close()
    throw explainStorageError(error, path.join(dataDir, databaseFile))
  }
}

/** Milliseconds after the start. */
const prepareAfterMs = 2000

async function prepare(signal: AbortSignal, onPrepared: () => void): Promise<void> {
  const { loadParts } = await import('./assistant/load.ts')
  await loadParts(signal)
  if (signal.aborted) return
  const { prepareAssistant } = await import('./assistant/prepare.ts')
  await prepareAssistant(signal)
  if (!signal.aborted) onPrepared()
}

/** Loads the provider's library only if it is needed: loading takes a third of a second. */
async function loadCards(settings: StripeSettings | null) {
  if (settings === null) return null
  const { createStripeCards } = await import('./payments/stripe/create-cards.ts')
  return createStripeCards(settings)
}

/** `host:port` that a client on this machine can connect to. */
function reachableHost(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `127.0.0.1:${port}`
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
}

function whyNoPort(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number }
  if (code !== 'EADDRINUSE' || port === undefined) return error.message
  return `port ${port} is in use by another program; for example --port 4001`
}

function listenTextResolver(address: string): string {
  return `embedded upstream listening at ${address}`
}

async function listenAt(
  app: Pick<FastifyInstance, 'listen' | 'addresses'>,
  at: ListenAddress,
): Promise<string> {
  if ('socketPath' in at) {
    await app.listen({ path: at.socketPath, listenTextResolver })
    return socketHost
  }
  await app.listen({ ...at, listenTextResolver })
  const [bound] = app.addresses()
  return reachableHost(at.host, typeof bound === 'object' ? bound.port : at.port)
}

/**
 * Locks the data folder, opens the database, writes the sample data at the first start, and serves the callables.
 *
 * @throws StartError, with a message of one line, if the folder or the file cannot be used, another process serves it, or
 * listening fails
 */
export async function startEmbeddedUpstream({
  dataDir,
  samples = true,
  log,
  listen,
  assistantModel = null,
  notifications = noNotifications,
  stripe = null,
  unsubscribeToken = usualUnsubscribeToken,
  schemaController,
  onPrepared = () => {},
  prepares = true,
}: StartOptions): Promise<EmbeddedUpstream> {
  const cards = await loadCards(stripe)
  const lock = lockDataDir(dataDir)
  let database: DatabaseSync
  try {
    database = await openFilled({ dataDir, samples, log })
  } catch (error) {
    lock.release()
    throw error
  }
  const delivery = await createNotifications({
    database,
    settings: notifications,
    now: Date.now,
    log,
    every: everyUnref,
  })
  let host = socketHost
  const publicOrigin = () => `http://${host}`
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin,
    log,
    assistantModel,
    cards,
    unsubscribeToken,
    schemaController,
    notificationReport: () => delivery?.report() ?? null,
  })
  let preparing: NodeJS.Timeout | undefined
  const closing = new AbortController()
  const close = async () => {
    clearTimeout(preparing)
    closing.abort()
    await app.close()
    await delivery?.close()
    database.close()
    lock.release()
  }
  try {
    host = await listenAt(app, listen)
  } catch (error) {
    await close()
    throw new StartError(`the embedded upstream cannot listen: ${whyNoPort(error)}`, { cause: error })
  }
  delivery?.start()
  // The first message must not wait for it, and neither must the start.
  if (prepares) preparing = setTimeout(() => void prepare(closing.signal, onPrepared), prepareAfterMs).unref()
  const address = {
    portalUrl: `http://${host}${portalPath}`,
    paymentsUrl: `http://${host}${paymentsPath}`,
    ...('socketPath' in listen ? { socketPath: listen.socketPath } : {}),
  }
  const { modelReport, storageReport, notificationReport } = app
  const reports = { modelReport, storageReport, notificationReport }
  return { address, pictureHost: host, chatPicturePath, ...reports, close }
}
