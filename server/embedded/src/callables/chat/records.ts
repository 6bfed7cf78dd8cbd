import type { DatabaseSync } from 'node:sqlite'

/** A conversation as it is stored. */
export interface ThreadRecord {
  readonly threadId: string
  readonly service: string
  /** JSON, see `readState`. */
  readonly state: string
  /** Messages so far. */
  readonly length: number
  /** Pictures so far. */
  readonly pictures: number
}

export interface MessageRecord {
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly isPictureRequest: boolean
  /** File names, in the order in which they came. */
  readonly pictures: readonly string[]
}

/** A question and its answer, with the state that they lead to. */
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
  /** File names of pictures that wait for the message that they belong to. */
  waitingPictures(threadId: string): readonly string[]
  /**
   * Stores a whole turn, in a new thread where there is none of this id: either all of it is there afterwards or
   * nothing is. Pictures that waited for a message belong to this one.
   */
  addTurn(turn: TurnRecord): void
  /**
   * Stores the pictures of a message. One that is not there yet, or is the assistant's, gets them when it comes.
   *
   * @returns false where there is no such thread
   */
  addPictures(threadId: string, messageIndex: number, names: readonly string[]): boolean
}

/** @param now milliseconds since 1970 */
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

  function atomically(work: () => void): void {
    database.exec('BEGIN IMMEDIATE')
    try {
      work()
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

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
        pictures: JSON.parse(String(row['pictures'])) as string[],
      })),
    waitingPictures: (threadId) => waiting.all(threadId).map((row) => String(row['name'])),
    addTurn: (turn) => {
      const at = now()
      atomically(() => {
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
      if (!thread.get(threadId)) return false
      const position = roleAt.get(threadId, messageIndex)?.['role'] === 'user' ? messageIndex : null
      atomically(() => {
        for (const name of names) savePicture.run(name, threadId, position, now())
      })
      return true
    },
  }
}
