import type { DatabaseSync } from 'node:sqlite'

import type { FastifyBaseLogger } from 'fastify'

import type { Sender } from './channel.ts'
import { createDelivery, type Delivery } from './delivery.ts'
import { createEventReader } from './events.ts'
import { type Channel, createOutbox, watchEvents } from './outbox.ts'
import type { NotificationSettings } from './settings.ts'
import { createWebhookSender } from './webhook.ts'

interface NotificationOptions {
  readonly database: DatabaseSync
  readonly settings: NotificationSettings
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly every: (ms: number, run: () => void) => () => void
}

/** Starts to note what comes in, and creates its delivery; null if the owner wants no messages. */
export async function createNotifications(options: NotificationOptions): Promise<Delivery | null> {
  const { database, settings, now } = options
  const senders = new Map<Channel, Sender>()
  if (settings.mail) {
    // Loaded only where it is needed: most sites start without it.
    const { createMailSender } = await import('./mail.ts')
    senders.set('email', createMailSender(settings.mail))
  }
  if (settings.webhook) senders.set('webhook', createWebhookSender(settings.webhook, now))
  if (senders.size === 0) return null
  watchEvents(database, [...senders.keys()])
  return createDelivery({
    ...options,
    senders,
    outbox: createOutbox(database),
    readEvent: createEventReader(database),
  })
}
