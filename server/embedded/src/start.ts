import path from 'node:path'

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { buildEmbeddedUpstream, paymentsPath, portalPath } from './app.ts'
import type { AssistantModel } from './assistant/model/completions.ts'
import { chatPicturePath } from './callables/chat.ts'
import { usualUnsubscribeToken } from './callables/email.ts'
import { databaseFile, explainStorageError, openDatabase } from './database.ts'
import type { StripeSettings } from './payments/stripe/settings.ts'
import { sowSamples } from './seed/seed.ts'
import { StartError } from './start-error.ts'

/** Where to listen: a Unix socket that nobody else can reach, or a port (0 for a free one). */
export type ListenAt = { readonly socketPath: string } | { readonly port: number; readonly host: string }

interface StartOptions {
  /** Folder of the database; made if missing. */
  readonly dataDir: string
  readonly log: FastifyBaseLogger
  readonly listen: ListenAt
  /** The model that phrases the assistant's answers; without one the interviewer does. */
  readonly assistantModel?: AssistantModel | null
  /** The real card provider's account; without one cards are those of the test mode. */
  readonly stripe?: StripeSettings | null
  /** What callers of the unsubscribe callable have to know; the usual one unless said. */
  readonly unsubscribeToken?: string
}

/** Where the callables are; with a socket path the connection goes there and the URLs name only the paths. */
interface CallablesAddress {
  readonly portalUrl: string
  readonly paymentsUrl: string
  readonly socketPath?: string
}

export interface EmbeddedUpstream {
  readonly address: CallablesAddress
  /** `host` or `host:port` of the picture addresses in replies. */
  readonly pictureHost: string
  /** The path below which that host has customers' photos. */
  readonly chatPicturePath: string
  /** Stops listening and closes the database. */
  close(): Promise<void>
}

/** Stands for the socket in addresses; resolves nowhere (RFC 6761, section 6.3). */
const socketHost = 'embedded.localhost'

function openSown(dataDir: string, log: FastifyBaseLogger) {
  const database = openDatabase(dataDir)
  try {
    if (sowSamples(database)) log.info({ dataDir }, 'embedded upstream: sample data written')
    return database
  } catch (error) {
    database.close()
    throw explainStorageError(error, path.join(dataDir, databaseFile))
  }
}

/** The provider's library is only loaded where it is needed: it takes a third of a second. */
async function loadCards(settings: StripeSettings | null) {
  if (settings === null) return null
  const { createStripeCards } = await import('./payments/stripe/create-cards.ts')
  return createStripeCards(settings)
}

/** Host and port that a client on this machine can connect to. */
function reachableHost(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `127.0.0.1:${port}`
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
}

function listenTextResolver(address: string): string {
  return `embedded upstream listening at ${address}`
}

async function listenAt(app: Pick<FastifyInstance, 'listen' | 'addresses'>, at: ListenAt): Promise<string> {
  if ('socketPath' in at) {
    await app.listen({ path: at.socketPath, listenTextResolver })
    return socketHost
  }
  await app.listen({ ...at, listenTextResolver })
  const [bound] = app.addresses()
  return reachableHost(at.host, typeof bound === 'object' ? bound.port : at.port)
}

/**
 * Opens the database (with the sample data at the first start) and serves it.
 *
 * @throws StartError in one line for the operator: folder or file unusable, or nothing to listen on.
 */
export async function startEmbeddedUpstream({
  dataDir,
  log,
  listen,
  assistantModel = null,
  stripe = null,
  unsubscribeToken = usualUnsubscribeToken,
}: StartOptions): Promise<EmbeddedUpstream> {
  const cards = await loadCards(stripe)
  const database = openSown(dataDir, log)
  let host = socketHost
  const publicOrigin = () => `http://${host}`
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin,
    log,
    assistantModel,
    cards,
    unsubscribeToken,
  })
  const close = async () => {
    await app.close()
    database.close()
  }
  try {
    host = await listenAt(app, listen)
  } catch (error) {
    await close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`the embedded upstream cannot listen: ${reason}`, { cause: error })
  }
  const address = {
    portalUrl: `http://${host}${portalPath}`,
    paymentsUrl: `http://${host}${paymentsPath}`,
    ...('socketPath' in listen ? { socketPath: listen.socketPath } : {}),
  }
  return { address, pictureHost: host, chatPicturePath, close }
}
