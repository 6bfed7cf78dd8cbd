import type { DatabaseSync } from 'node:sqlite'

import { pino } from 'pino'
import type { Test } from 'tap'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import { outboxListing } from '../../src/listings/outbox.ts'
import { createNotifications } from '../../src/notifications/create-notifications.ts'
import type { NotificationSettings } from '../../src/notifications/settings.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { dataFolder } from '../data-folder.ts'
import type { SmtpServer } from './smtp-server.ts'

export const minute = 60_000

/** Settings for email through a server on this computer, without a webhook. */
export const mailTo = ({ port }: Pick<SmtpServer, 'port'>): NotificationSettings => ({
  mail: {
    url: `smtp://127.0.0.1:${port}`,
    from: 'sito@example.it',
    to: ['uno@example.it', 'due@example.it'],
  },
  webhook: null,
})

/** The embedded upstream on a database, with a clock of its own and without a timer. */
export async function buildNotifying(t: Test, settings: NotificationSettings, folder = dataFolder(t)) {
  const database = openDatabase(folder)
  let time = Date.parse('2026-11-20T10:00:00Z')
  const now = () => time
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const delivery = await createNotifications({ database, settings, now, log, every: () => () => {} })
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log,
    now,
    notificationReport: () => delivery?.report() ?? null,
  })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await app.close()
    await delivery?.close()
    database.close()
  }
  t.teardown(close)
  const call = async (name: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url: `/callablesForPortal/${name}`, payload })
    return reply.json()
  }
  const book = (phone = '+393471234567', title = 'Domande') =>
    call('add_calendar_event/', {
      date_time: '2026-11-23T14:00:00.000Z',
      contact_telephone: phone,
      title,
      test_data: true,
    })
  const run = () => delivery?.run()
  return { database, app, lines, call, book, run, close, pass: (ms: number) => (time += ms) }
}

/** Channel, subject, state and attempts of each message in the outbox. */
export function outboxOf(database: DatabaseSync) {
  return outboxListing
    .rows(database)
    .map(({ channel, about, state, attempts }) => [channel, about, state, attempts])
}
