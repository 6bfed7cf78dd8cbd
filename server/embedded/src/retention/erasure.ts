import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

import { recordOf } from '@mestieri/shared/records.ts'

/** The kinds of stored data that can be erased, in the order in which they are printed. */
export const erasableKinds = [
  'conversations',
  'messages',
  'photos',
  'bookings',
  'billing',
  'intents',
  'tokens',
  'notifications',
  'unsubscribes',
] as const

export type ErasableKind = (typeof erasableKinds)[number]

/** Erases rows, and counts them by kind. The caller opens the transaction. */
export interface Eraser {
  /** Erases conversations with their messages and the rows of their photos. */
  threads(threadIds: readonly string[]): void
  /** Erases the rows of other kinds that match a condition. */
  rows(
    kind: Exclude<ErasableKind, 'conversations' | 'messages' | 'photos'>,
    where: string,
    values: Values,
  ): void
  /** How many rows were erased. */
  readonly counts: Readonly<Record<ErasableKind, number>>
  /** The names of the photos whose rows were erased. Delete the files after the transaction. */
  readonly photos: readonly string[]
}

type Values = Record<string, SQLInputValue>

const tables = {
  bookings: 'calendar_events',
  billing: 'billing_data',
  intents: 'payment_intents',
  tokens: 'short_tokens',
  notifications: 'app_notifications',
  unsubscribes: 'unsubscribes',
} as const

export function createEraser(database: DatabaseSync): Eraser {
  const counts = recordOf(erasableKinds, () => 0)
  const photos: string[] = []
  const deletePhotos = database.prepare('DELETE FROM chat_pictures WHERE thread_id = ? RETURNING name')
  const deleteMessages = database.prepare('DELETE FROM chat_messages WHERE thread_id = ?')
  const deleteThread = database.prepare('DELETE FROM chat_threads WHERE thread_id = ?')
  return {
    counts,
    photos,
    threads(threadIds) {
      for (const threadId of threadIds) {
        photos.push(...deletePhotos.all(threadId).map((row) => String(row['name'])))
        counts.messages += Number(deleteMessages.run(threadId).changes)
        counts.conversations += Number(deleteThread.run(threadId).changes)
      }
      counts.photos = photos.length
    },
    rows(kind, where, values) {
      const { changes } = database.prepare(`DELETE FROM ${tables[kind]} WHERE ${where}`).run(values)
      counts[kind] += Number(changes)
    },
  }
}
