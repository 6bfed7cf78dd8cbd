import type { DatabaseSync } from 'node:sqlite'

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'

import type { AssistantModel } from './assistant/model/completions.ts'
import { createAffiliateRecords } from './callables/affiliate-records.ts'
import { affiliateCallables } from './callables/affiliates.ts'
import { bookingCallables } from './callables/bookings.ts'
import { createCalendarRecords } from './callables/calendar-records.ts'
import { chatCallables, chatPicturePath, chatPictureRoutes } from './callables/chat.ts'
import { createChat } from './callables/chat/create-chat.ts'
import { emailCallables, usualUnsubscribeToken } from './callables/email.ts'
import { createTokenRecords } from './callables/token-records.ts'
import { tokenCallables } from './callables/token.ts'
import { paymentRoutes, type RealCards } from './payments/routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { randomToken } from './random-token.ts'

/** Paths under which the two groups of callables lie (contract.md, section 5). */
export const portalPath = '/callablesForPortal'
export const paymentsPath = '/payments'

interface EmbeddedUpstreamDeps {
  /** Migrated, see `openDatabase`. Closing it is up to the caller. */
  readonly database: DatabaseSync
  /** Origin of picture addresses, asked for at each reply: a port may not be known before the app listens. */
  readonly publicOrigin: () => string
  readonly log: FastifyBaseLogger
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** The model that phrases the assistant's answers; null for none. */
  readonly assistantModel?: AssistantModel | null
  /** The real card provider; null for the test mode. */
  readonly cards?: RealCards | null
  /** What callers of the unsubscribe callable have to know. */
  readonly unsubscribeToken?: string
}

/**
 * The upstream that comes with the product (contract.md, section 6): the callables of section 5 over HTTP, from SQLite.
 * Never listens; `startEmbeddedUpstream` does. A callable that it does not have yet is a 404.
 */
export function buildEmbeddedUpstream({
  database,
  publicOrigin,
  log,
  now = Date.now,
  assistantModel = null,
  cards = null,
  unsubscribeToken = usualUnsubscribeToken,
}: EmbeddedUpstreamDeps): FastifyInstance {
  const chat = createChat({ database, now, model: assistantModel, log })
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Nothing here takes long: a socket that is still open at closing time belongs to a client that hangs.
    forceCloseConnections: true,
  })
  app.register(affiliateCallables, {
    prefix: portalPath,
    records: createAffiliateRecords(database),
    pictureAddress: (name) => `${publicOrigin()}/pictures/${encodeURIComponent(name)}`,
  })
  app.register(chatCallables, {
    ...chat,
    prefix: portalPath,
    pictureAddress: (name) => `${publicOrigin()}${chatPicturePath}/${encodeURIComponent(name)}`,
  })
  app.register(bookingCallables, { prefix: portalPath, calendar: createCalendarRecords(database, now) })
  const tokens = createTokenRecords({ database, now, newToken: randomToken })
  app.register(tokenCallables, { prefix: portalPath, tokens })
  app.register(emailCallables, { prefix: portalPath, database, now, token: unsubscribeToken })
  app.register(paymentRoutes, { prefix: paymentsPath, database, now, cards })
  app.register(pictureRoutes)
  app.register(chatPictureRoutes, { pictures: chat.pictures })
  return app
}
