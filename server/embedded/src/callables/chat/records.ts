import type { DatabaseSync } from 'node:sqlite'

import { parseTexts } from '@mestieri/shared/records.ts'

import { inTransaction } from '../../storage/transaction.ts'

/** A stored conversation. */
export interface ThreadRecord {
  readonly threadId: string
  readonly service: string
  /** The assistant's state as JSON; see `readState`. */
  readonly state: string
  /** The number of messages. */
  readonly length: number
  /** The number of pictures. */
  readonly pictures: number
}

export interface MessageRecord {
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly isPictureRequest: boolean
  /** File names in the order of their upload. */
  readonly pictures: readonly string[]
}

/** A message of the customer and its reply, with the assistant's new state. */
export interface TurnRecord {
  readonly threadId: string
  readonly service: string
  readonly state: string
  readonly campaignData: string | null
  readonly content: string
  readonly reply: string
  readonly asksForPictures: boolean
}

export interface ChatRecords {
  thread(threadId: string): ThreadRecord | null
  messages(threadId: string): readonly MessageRecord[]
  /** The file names of pictures whose message has not arrived yet. */
  waitingPictures(threadId: string): readonly string[]
  /**
   * Stores a turn in one transaction, and creates the thread if it does not exist. Waiting pictures are
   * assigned to the message of this turn.
   */
  addTurn(turn: TurnRecord): void
  /**
   * Stores the pictures of a message. If there is no customer's message at that index, they wait for the next
   * turn. A thread has at most {@link maxThreadPictures}: either all of the pictures fit or none is stored.
   */
  addPictures(
    threadId: string,
    messageIndex: number,
    names: readonly string[],
  ): 'stored' | 'unknown_thread' | 'too_many'
}

/** The maximum number of pictures per thread, so that one conversation cannot fill the disk. */
const maxThreadPictures = 40

/**
 * Creates the {@link ChatRecords} of a database.
 * @param now milliseconds since 1970
 */
export function createChatRecords(database: DatabaseSync, now: () => number): ChatRecords {
  const thread = database.prepare(`SELECT service, state,
    (SELECT count(*) FROM chat_messages AS m WHERE m.thread_id = t.thread_id) AS length,
    (SELECT count(*) FROM chat_pictures AS p WHERE p.thread_id = t.thread_id) AS pictures
    FROM chat_threads AS t WHERE thread_id = ?`)
  const messages = database.prepare(`SELECT role, content, picture_request, (
      SELECT json_group_array(p.name ORDER BY p.picture_id) FROM chat_pictures AS p
      WHERE p.thread_id = m.thread_id AND p.position = m.position
    ) AS pictures FROM chat_messages AS m WHERE thread_id = ? ORDER BY position`)
  const waiting = database.prepare(
    'SELECT name FROM chat_pictures WHERE thread_id = ? AND position IS NULL ORDER BY picture_id',
  )
  const saveThread = database.prepare(`INSERT INTO chat_threads
    (thread_id, service, state, campaign_data, created_at, updated_at)
    VALUES (:thread_id, :service, :state, :campaign_data, :now, :now)
    ON CONFLICT (thread_id) DO UPDATE SET state = :state, updated_at = :now,
      campaign_data = coalesce(campaign_data, :campaign_data)`)
  const saveMessage = database.prepare(`INSERT INTO chat_messages
    (thread_id, position, role, content, picture_request, created_at) VALUES (?, ?, ?, ?, ?, ?)`)
  const claimPictures = database.prepare(
    'UPDATE chat_pictures SET position = ? WHERE thread_id = ? AND position IS NULL',
  )
  const roleAt = database.prepare('SELECT role FROM chat_messages WHERE thread_id = ? AND position = ?')
  const savePicture = database.prepare(
    'INSERT INTO chat_pictures (name, thread_id, position, created_at) VALUES (?, ?, ?, ?)',
  )

  function readThread(threadId: string): ThreadRecord | null {
    const row = thread.get(threadId)
    if (!row) return null
    return {
      threadId,
      service: String(row['service']),
      state: String(row['state']),
      length: Number(row['length']),
      pictures: Number(row['pictures']),
    }
  }

  return {
    thread: readThread,
    messages: (threadId) =>
      messages.all(threadId).map((row) => ({
        role: row['role'] === 'user' ? 'user' : 'assistant',
        content: String(row['content']),
        isPictureRequest: row['picture_request'] === 1,
        pictures: parseTexts(String(row['pictures'])),
      })),
    waitingPictures: (threadId) => waiting.all(threadId).map((row) => String(row['name'])),
    addTurn: (turn) => {
      const at = now()
      inTransaction(database, () => {
        saveThread.run({
          thread_id: turn.threadId,
          service: turn.service,
          state: turn.state,
          campaign_data: turn.campaignData,
          now: at,
        })
        const position = readThread(turn.threadId)?.length ?? 0
        saveMessage.run(turn.threadId, position, 'user', turn.content, 0, at)
        claimPictures.run(position, turn.threadId)
        const asks = turn.asksForPictures ? 1 : 0
        saveMessage.run(turn.threadId, position + 1, 'assistant', turn.reply, asks, at)
      })
    },
    addPictures: (threadId, messageIndex, names) => {
      const position = roleAt.get(threadId, messageIndex)?.['role'] === 'user' ? messageIndex : null
      return inTransaction(database, () => {
        const stored = readThread(threadId)
        if (!stored) return 'unknown_thread'
        if (stored.pictures + names.length > maxThreadPictures) return 'too_many'
        for (const name of names) savePicture.run(name, threadId, position, now())
        return 'stored'
      })
    },
  }
}
