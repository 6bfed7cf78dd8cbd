import type { DatabaseSync } from 'node:sqlite'

import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify'

import type { AssistantModel } from './assistant/model/service/protocol.ts'
import { createAffiliateRecords } from './callables/affiliate-records.ts'
import { affiliateCallables } from './callables/affiliates.ts'
import { bookingCallables } from './callables/bookings.ts'
import { createCalendarRecords } from './callables/calendar-records.ts'
import { chatCallables, chatPicturePath, chatPictureRoutes } from './callables/chat.ts'
import { type Chat, createChat } from './callables/chat/create-chat.ts'
import type { VolumeSpace } from './callables/chat/picture-space.ts'
import { emailCallables, usualUnsubscribeToken } from './callables/email.ts'
import { createTokenRecords } from './callables/token-records.ts'
import { tokenCallables } from './callables/token.ts'
import { FaultLogController, handleFaults, requestIdOf } from './fault-handling.ts'
import type { NotificationReport } from './notifications/delivery.ts'
import { paymentRoutes, type CardProvider } from './payments/routes.ts'
import { openProfessionalPictures } from './pictures/professional-pictures.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { randomToken } from './random-token.ts'
import { dailySweep } from './retention/sweep.ts'
import { dataFolder } from './storage/database.ts'
import { createStorageHealth, type StorageReport } from './storage/storage-faults.ts'

/** Base paths of the two groups of callables (contract.md, section 5). */
export const portalPath = '/callablesForPortal'
export const paymentsPath = '/payments'

interface EmbeddedUpstreamDeps {
  /** A migrated database, see `openDatabase`. The caller closes it. */
  readonly database: DatabaseSync
  /** Origin of picture URLs. Called for each reply, because the port can be unknown until the app listens. */
  readonly publicOrigin: () => string
  readonly log: FastifyBaseLogger
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** The language model that phrases the assistant's answers; null for none. */
  readonly assistantModel?: AssistantModel | null
  /** The real card provider; null for the test mode. */
  readonly cards?: CardProvider | null
  /** The fixed token that the unsubscribe callable requires. */
  readonly unsubscribeToken?: string
  /** Reads the space of the volume of the photos; default: that of the file system. */
  readonly volume?: (folder: string) => Promise<VolumeSpace>
  /** How the messages to the owner do; null if there are none. */
  readonly notificationReport?: () => NotificationReport | null
  /** The compilers of schemas; default: Fastify's own. */
  readonly schemaController?: FastifyServerOptions['schemaController']
  /** The timer of the daily sweep. */
  readonly every?: (ms: number, run: () => void) => () => void
}

interface Reports extends Pick<Chat, 'modelReport'> {
  readonly storageReport: () => StorageReport
  readonly notificationReport: () => NotificationReport | null
}

/**
 * Builds the upstream that comes with the product (contract.md, section 6): the callables of section 5 over HTTP,
 * with data in SQLite. It does not listen; `startEmbeddedUpstream` does. An unknown callable is a 404.
 */
export function buildEmbeddedUpstream({
  database,
  publicOrigin,
  log,
  now = Date.now,
  assistantModel = null,
  cards = null,
  unsubscribeToken = usualUnsubscribeToken,
  volume,
  notificationReport = () => null,
  schemaController,
  every,
}: EmbeddedUpstreamDeps): FastifyInstance & Reports {
  const chat = createChat({ database, now, model: assistantModel, log, volume })
  const storage = createStorageHealth(now)
  const { modelReport } = chat
  const app = Fastify({
    loggerInstance: log,
    logController: new FaultLogController(),
    genReqId: requestIdOf,
    ...(schemaController && { schemaController }),
    // All replies are fast, so a connection that is still open at shutdown is idle or belongs to a stuck
    // client.
    forceCloseConnections: true,
  })
  handleFaults(app, storage)
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
  app.register(pictureRoutes, { imported: openProfessionalPictures(dataFolder(database)) })
  const { pictures } = chat
  app.register(dailySweep, { database, pictures, now, log, storage, ...(every && { every }) })
  app.get('/healthz', () => {
    const notifications = notificationReport()
    return {
      status: 'ok',
      assistant: modelReport() ?? { model: 'off' },
      storage: storage.report(),
      ...(notifications && { notifications }),
    }
  })
  app.register(chatPictureRoutes, { pictures })
  return Object.assign(app, { modelReport, storageReport: () => storage.report(), notificationReport })
}
